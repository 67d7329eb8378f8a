/** In place of the hook by which antd's components write the style sheets that `noStyles` keeps out of the page. */
export const STYLE_PREFIX = 'style';
export const uniqueHash = (): string => '';
export const parseStyle = (): [string, Record<string, string>] => ['', {}];
export const normalizeStyle = (): string => '';
export const extract = (): null => null;
export default function useStyleRegister(): void {}
