/** Brand tokens of the brief (point 9). The only file with literal colors. */
export const brand = {
  primary: '#6956EB',
  secondary: '#ffc300',
  link: '#454698',
  /** The default brand color elsewhere (brief point 9: daybreak blue). */
  daybreak: '#1677ff',
} as const;

/**
 * Colors that a provider may choose for its brand (brief, point 9).
 * @public the brand editor reads it
 */
export const themeColorList = [
  { key: 'brand', color: '#6956EB' },
  { key: 'daybreak', color: '#1677ff' },
  { key: 'dust', color: '#F5222D' },
  { key: 'volcano', color: '#FA541C' },
  { key: 'sunset', color: '#FAAD14' },
  { key: 'cyan', color: '#13C2C2' },
  { key: 'green', color: '#52C41A' },
  { key: 'geekblue', color: '#2F54EB' },
  { key: 'purple', color: '#722ED1' },
] as const;

/** Shared antd tokens; shell/theme derives light and dark from them. */
export const tokens = {
  colorPrimary: brand.primary,
  colorLink: brand.link,
  borderRadius: 8,
  wireframe: false,
} as const;

/** antd's own quiet and status colors miss the contrast of 4.5 : 1 for small text on a light ground. */
export const lightTokens = {
  colorTextTertiary: 'rgba(0, 0, 0, 0.6)',
  colorTextDescription: 'rgba(0, 0, 0, 0.6)',
  colorTextPlaceholder: 'rgba(0, 0, 0, 0.56)',
  colorSuccess: '#237804',
  colorSuccessBg: '#f6ffed',
  colorSuccessBorder: '#b7eb8f',
  colorWarning: '#965800',
  colorWarningBg: '#fffbe6',
  colorWarningBorder: '#ffe58f',
  colorError: '#cf1322',
  colorErrorBg: '#fff2f0',
  colorErrorBorder: '#ffccc7',
  colorInfo: '#0958d9',
  colorInfoBg: '#e6f4ff',
  colorInfoBorder: '#91caff',
} as const;

/** Dark mode: a ground with a touch of the brand instead of plain black. */
export const darkTokens = {
  colorBgBase: '#0e0e13',
  colorErrorBg: '#190a0b',
  colorTextTertiary: 'rgba(255, 255, 255, 0.62)',
  colorTextDescription: 'rgba(255, 255, 255, 0.62)',
  colorTextPlaceholder: 'rgba(255, 255, 255, 0.55)',
} as const;

/** Grounds on which a brand's color must be legible: white text on its buttons, its links on dark cards. */
export const grounds = { light: '#ffffff', dark: '#1c1c26' } as const;

/** Boxes and circles that are ticked on dark cards: 3 : 1, where antd's own border has 1.7 : 1. */
export const darkControlBorder = 'rgba(255, 255, 255, 0.4)';

/** For marks on images and illustrations, handed to CSS as --app-accent. */
export const accent = brand.secondary;
