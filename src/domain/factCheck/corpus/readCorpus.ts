import type { KnownGoods } from '../sourcesOf';
import { documentSources, sourcesOf } from '../sourcesOf';
import type { FactSource, FactVerdict } from '../types';
import { blindCorpus } from './blind.data';
import { everydayCorpus } from './everyday.data';
import { foreignCorpus } from './foreign.data';
import { moreCorpus } from './more.data';
import { oppositesCorpus } from './opposites.data';
import { corpus } from './sentences.data';
import { strangersCorpus } from './strangers.data';
import { tradesCorpus } from './trades.data';
import { unseenCorpus } from './unseen.data';

interface Marked {
  readonly from: number;
  readonly to: number;
  readonly kind: string;
  readonly verdict: FactVerdict;
}

/** Parts that are looked at to better the rules, and those of which only the figures are: see `neverListed`. */
export type CorpusPart =
  | 'dev'
  | 'more'
  | 'heldOut'
  | 'blind'
  | 'trades'
  | 'everyday'
  | 'otherTrades'
  | 'unseen'
  | 'foreign'
  | 'foreignHeldOut'
  | 'strangers'
  | 'opposites'
  | 'oppositesHeldOut';

/** Parts whose misses nobody sees. */
export const neverListed: ReadonlySet<CorpusPart> = new Set([
  'unseen',
  'otherTrades',
  'foreignHeldOut',
  'strangers',
  'oppositesHeldOut',
]);

export interface CorpusSentence {
  readonly part: CorpusPart;
  readonly goods: string;
  readonly text: string;
  readonly claims: readonly Marked[];
  readonly sources: readonly FactSource[];
}

const GOODS_OF_DEV = 6;
const TRADES_LOOKED_AT = 14;
const FOREIGN_LOOKED_AT = 16;

function claimsOf(line: string): Pick<CorpusSentence, 'text' | 'claims'> {
  const claims: Marked[] = [];
  let text = '';
  let at = 0;
  for (const match of line.matchAll(/\{([^|{}]+)\|(\w+)\|(\w+)\}/g)) {
    const [whole, words = '', kind = '', verdict = ''] = match;
    text += line.slice(at, match.index);
    claims.push({ from: text.length, to: text.length + words.length, kind, verdict: verdict as FactVerdict });
    text += words;
    at = match.index + whole.length;
  }
  return { text: text + line.slice(at), claims };
}

function sourcesFrom(head: readonly string[]): readonly FactSource[] {
  const all = (name: string): string[] =>
    head.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  const one = (name: string): string => all(name)[0] ?? '';
  const goods: KnownGoods = {
    title: one('title'),
    price: one('price'),
    brand: one('brand'),
    description: all('description').join('\n'),
    selling_points: all('point'),
    specs: all('spec').map((line) => {
      const [name = '', ...value] = line.split('=');
      return { name, value: value.join('=') };
    }),
    offer: all('offer').join('\n'),
  };
  return [...sourcesOf(goods), ...all('document').flatMap((text) => documentSources('', text))];
}

/** The sentences of a data file, each with what is known of its goods. */
export const sentencesOf = (source: string, partOf: (index: number) => CorpusPart): CorpusSentence[] =>
  source
    .split(/^# /m)
    .slice(1)
    .flatMap((block, index) => {
      const lines = block.split('\n').map((line) => line.trim());
      const [goods = ''] = lines;
      const gap = lines.indexOf('');
      const sources = sourcesFrom(lines.slice(1, gap));
      return lines
        .slice(gap)
        .filter(Boolean)
        .map((line): CorpusSentence => ({ part: partOf(index), goods, sources, ...claimsOf(line) }));
    });

/** The sentences with what is to be found in them. */
export const readCorpus = (): CorpusSentence[] => [
  ...sentencesOf(corpus, (index) => (index < GOODS_OF_DEV ? 'dev' : 'heldOut')),
  ...sentencesOf(moreCorpus, () => 'more'),
  ...sentencesOf(blindCorpus, () => 'blind'),
  ...sentencesOf(everydayCorpus, () => 'everyday'),
  ...sentencesOf(tradesCorpus, (index) => (index < TRADES_LOOKED_AT ? 'trades' : 'otherTrades')),
  ...sentencesOf(unseenCorpus, () => 'unseen'),
  ...sentencesOf(foreignCorpus, (index) => (index < FOREIGN_LOOKED_AT ? 'foreign' : 'foreignHeldOut')),
  ...sentencesOf(strangersCorpus, () => 'strangers'),
  ...sentencesOf(oppositesCorpus, (index) => (index % 2 === 0 ? 'opposites' : 'oppositesHeldOut')),
];
