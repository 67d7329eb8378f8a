import zhCN from '../../locales/zh-CN';
import zhTW from '../../locales/zh-TW';

/** Words of engineers and statisticians, which a merchant cannot act on. */
const forbidden =
  /H\.?26[45]|HEVC|\bAAC\b|WebCodecs|FFmpeg|eSpeak|Wilson|Bonferroni|[tT] 分[布佈]|95% ?[区區][间間]|[内內][置建][规規][则則]|[写寫]手|[冻凍][结結]|分不出高低|不(?:[占佔花]|消耗)[额額]度|[编編][码碼]器/;

/** Where the merchant meets the word himself, and why it has to be that one. */
const allowed: Readonly<Record<string, string>> = {
  'mediaReasons.way.export-capcut': 'the name of the choice in the other app’s export dialog',
  'mediaReasons.way.mac-quicktime': 'the name of the choice in the other app’s export dialog',
  'mediaReasons.way.iphone-compatible': 'the name of the choice in the other app’s export dialog',
};

it.each([
  ['zh-CN', zhCN],
  ['zh-TW', zhTW],
] as const)('messages in %s keep to the merchant’s words', (_language, messages) => {
  const found = Object.entries<string>(messages).filter(([id, text]) => forbidden.test(text) && !(id in allowed));
  expect(found).toEqual([]);
});

it('excuses no message that needs none', () => {
  const idle = Object.keys(allowed).filter((id) => !forbidden.test((zhCN as Record<string, string>)[id] ?? ''));
  expect(idle).toEqual([]);
});
