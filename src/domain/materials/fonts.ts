/** A family that the product carries; its files stand in engine/render/fontFiles. */
interface BuiltInFont {
  readonly id: string;
  readonly family: string;
  readonly weights: readonly number[];
  readonly licence: 'OFL-1.1';
  /** Whom the licence names. */
  readonly holder: string;
  readonly source: string;
}

const ofl = (id: string, family: string, weights: readonly number[], holder: string, source: string): BuiltInFont => ({
  id,
  family,
  weights,
  licence: 'OFL-1.1',
  holder,
  source,
});

/** All under the SIL Open Font License: free for commercial videos. */
export const builtInFonts: readonly BuiltInFont[] = [
  ofl(
    'noto-sans',
    'Noto Sans SC',
    [400, 700, 900],
    'Google / Adobe',
    'https://fonts.google.com/noto/specimen/Noto+Sans+SC',
  ),
  ofl(
    'noto-serif',
    'Noto Serif SC',
    [400, 700],
    'Google / Adobe',
    'https://fonts.google.com/noto/specimen/Noto+Serif+SC',
  ),
  ofl(
    'kuaile',
    'ZCOOL KuaiLe',
    [400],
    'The ZCOOL KuaiLe Project Authors',
    'https://github.com/googlefonts/zcool-kuaile',
  ),
  ofl(
    'huangyou',
    'ZCOOL QingKe HuangYou',
    [400],
    'The ZCOOL QingKe HuangYou Project Authors',
    'https://github.com/googlefonts/zcool-qingke-huangyou',
  ),
  ofl(
    'mashan',
    'Ma Shan Zheng',
    [400],
    'The MaShanZheng Project Authors',
    'https://github.com/googlefonts/mashanzheng',
  ),
];
