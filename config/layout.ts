/** Layout constants of the brief, points 8 and 9. */
export const layout = {
  title: '灵框',
  navTheme: 'light',
  layout: 'mix',
  contentWidth: 'Fluid',
  fixedHeader: true,
  fixSiderbar: true,
  siderWidth: 216,
  copyrightYear: 2020,
  errorPath: '/exception',
  loginPath: '/login',
  backFallback: '/workbench',
  providerHome: '/platform/brand',
  /** Not redirected on a 403 or on a failed user look-up. */
  publicPaths: ['/', '/login', '/register', '/changelog'],
  /** What lies below these is public too: business cards are opened by strangers. */
  publicFolders: ['/card/'],
} as const;

/** Chunk load time-out of the brief, point 2, in milliseconds. */
export const chunkLoadTimeout = 120_000;
