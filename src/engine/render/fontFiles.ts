/** A family's files by weight. Every URL is a literal: the bundler emits the file and puts its address in. */
type FontFiles = Readonly<Record<number, () => readonly string[]>>;

/** Chinese first, then Latin: see `fontLoader`. Fetched only when a text needs them (1.1–2.7 MB a Chinese file, 15 KB a Latin one). */
export const fontFiles: Readonly<Record<string, FontFiles>> = {
  'Noto Sans SC': {
    400: () => [
      new URL('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff2', import.meta.url).href,
      new URL('@fontsource/noto-sans-sc/files/noto-sans-sc-latin-400-normal.woff2', import.meta.url).href,
    ],
    700: () => [
      new URL('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff2', import.meta.url).href,
      new URL('@fontsource/noto-sans-sc/files/noto-sans-sc-latin-700-normal.woff2', import.meta.url).href,
    ],
    900: () => [
      new URL('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-900-normal.woff2', import.meta.url).href,
      new URL('@fontsource/noto-sans-sc/files/noto-sans-sc-latin-900-normal.woff2', import.meta.url).href,
    ],
  },
  'ZCOOL KuaiLe': {
    400: () => [
      new URL('@fontsource/zcool-kuaile/files/zcool-kuaile-chinese-simplified-400-normal.woff2', import.meta.url).href,
      new URL('@fontsource/zcool-kuaile/files/zcool-kuaile-latin-400-normal.woff2', import.meta.url).href,
    ],
  },
  'ZCOOL QingKe HuangYou': {
    400: () => [
      new URL(
        '@fontsource/zcool-qingke-huangyou/files/zcool-qingke-huangyou-chinese-simplified-400-normal.woff2',
        import.meta.url,
      ).href,
      new URL('@fontsource/zcool-qingke-huangyou/files/zcool-qingke-huangyou-latin-400-normal.woff2', import.meta.url)
        .href,
    ],
  },
  'Ma Shan Zheng': {
    400: () => [
      new URL('@fontsource/ma-shan-zheng/files/ma-shan-zheng-chinese-simplified-400-normal.woff2', import.meta.url)
        .href,
      new URL('@fontsource/ma-shan-zheng/files/ma-shan-zheng-latin-400-normal.woff2', import.meta.url).href,
    ],
  },
  'Noto Serif SC': {
    400: () => [
      new URL('@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-400-normal.woff2', import.meta.url)
        .href,
      new URL('@fontsource/noto-serif-sc/files/noto-serif-sc-latin-400-normal.woff2', import.meta.url).href,
    ],
    700: () => [
      new URL('@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-700-normal.woff2', import.meta.url)
        .href,
      new URL('@fontsource/noto-serif-sc/files/noto-serif-sc-latin-700-normal.woff2', import.meta.url).href,
    ],
  },
};

/** The weight that is nearest among those that the family has; undefined for a family that we do not carry. */
export function nearestWeight(family: string, weight: number): number | undefined {
  const weights = Object.keys(fontFiles[family] ?? {}).map(Number);
  return weights.sort((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0];
}
