import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findingDetail, findingWords } from '@/blocks/exports/findingWords';
import { reasonWords } from '@/blocks/media/reasonWords';
import { codecName } from '@/domain/videos';
import { isReasonCode } from '@/engine/media/diagnose';
import type { Translate } from '@/hooks/useT';
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

it('quotes in zh-CN by one pair of marks', () => {
  expect(Object.entries<string>(zhCN).filter(([, text]) => /[「」『』"]/.test(text))).toEqual([]);
});

/** Values by which a sentence would say an engineer's word that no message holds. */
const technicalPlace = /\{(?:codec|videoCodec|audioCodec|encoder|decoder|profile)\}/;

it.each([
  ['zh-CN', zhCN],
  ['zh-TW', zhTW],
] as const)('messages in %s have no place for such a word', (_language, messages) => {
  const found = Object.entries<string>(messages).filter(([, text]) => technicalPlace.test(text));
  expect(found).toEqual([]);
});

const translate = ((id: keyof typeof zhCN, values: Readonly<Record<string, string | number>> = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
    String(zhCN[id]),
  )) as unknown as Translate;

/** What each place of a message is filled with where a file is described by its codecs. */
const technical = { codec: 'HEVC / H.265', videoCodec: 'avc', audioCodec: 'aac', what: '10 bit · H.265' };
const idsOf = (area: string) =>
  Object.keys(zhCN)
    .filter((id) => id.startsWith(area))
    .map((id) => id.slice(area.length));

it.each(idsOf('render.finding.'))('the finding %s says what it means, its codec only in a tooltip', (code) => {
  const finding = { code, values: { name: '样片.mov', ...technical } } as Parameters<typeof findingWords>[0];
  expect(findingWords(finding, translate)).not.toMatch(forbidden);
  if (code !== 'plan') expect(findingDetail(finding, translate)).toContain('H.265');
});

it.each(idsOf('mediaReasons.code.').filter(isReasonCode))('the reason %s names no codec', (code) => {
  expect(reasonWords({ code, container: 'mov', codec: 'HEVC / H.265' }, translate)).not.toMatch(forbidden);
});

/** Tables of codecs' names in what draws screens, and why they are no sentence. */
const tables: Readonly<Record<string, string>> = {
  'domain/videos/facts.ts': 'codecName: lines of details and tooltips',
};
const codecLiteral = /(['"`])[^'"`\n]*(?:H\.?26[456]|HEVC|\bAAC\b|\bVP[89]\b|\bAV1\b|eSpeak|FFmpeg)[^'"`\n]*\1/;

/** Sources of screens; the engine's own names reach them by values, which the tests above watch. */
function screenSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return screenSources(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

it('no screen keeps a table of codecs of its own', () => {
  const root = join(__dirname, '..');
  const areas = ['blocks', 'components', 'domain', 'features', 'hooks', 'lib', 'pages', 'shell', 'utils'];
  const found = areas
    .flatMap((area) => screenSources(join(root, area)))
    .filter((path) => codecLiteral.test(readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')))
    .map((path) => relative(root, path));
  expect(found).toEqual(Object.keys(tables));
  expect(codecName('hevc')).toBe('H.265');
});
