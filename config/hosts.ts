/** Hosts that the brief names (ruling 2). Each can be set at build time by an environment variable. */
const env = (name: string, fallback: string): string => process.env[name] || fallback;

export const hosts = {
  /** API base. The default is answered by mock/ on the page's own origin. */
  api: env('API_HOST', '/api'),
  /** Says what others have changed (lib/liveChanges); empty = nobody does. */
  websocket: env('WS_HOST', ''),
  /** Origin of stored files; empty = take the upload authorization's own host. */
  storage: env('STORAGE_HOST', ''),
  /** Origin that takes uploads, where that is neither this site's, nor the API's, nor that of stored files. */
  upload: env('UPLOAD_HOST', ''),
  /** Further origins of images and videos, separated by spaces: where the API answers with other sites' own addresses. */
  media: env('MEDIA_HOSTS', ''),
  /** Where paths for the phone lead: QR sign-in, shooting plan. These three are this site when empty (lib/hostUrl). */
  mobile: env('MOBILE_HOST', ''),
  /** Where paths for connecting an account lead. */
  socialMedia: env('SOCIAL_MEDIA_HOST', ''),
  /** Where paths of posts and of their confirmation lead. */
  publish: env('PUBLISH_HOST', ''),
} as const;

/** Further configuration that must never be a literal in src/ (ruling 24). */
export const settings = {
  /** The app that WeChat's consent page names. */
  wechatAppId: env('WECHAT_APP_ID', 'wx0000000000000000'),
  signatureChecksum: env('SIGNATURE_CHECKSUM', 'framework-studio'),
  /** `one`: 1/true succeed; `zero`: 0/true succeed (ruling 1). */
  apiSuccessDialect: env('API_SUCCESS_DIALECT', 'one') === 'zero' ? ('zero' as const) : ('one' as const),
  /** Quick sign-in with demo accounts; development and preview against the mock only. */
  demoAccounts: env('DEMO_ACCOUNTS', process.env.NODE_ENV === 'production' ? '' : 'on') === 'on',
} as const;

export type Hosts = typeof hosts;
export type Settings = typeof settings;
