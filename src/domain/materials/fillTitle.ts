import { placeholdersOf, slotOf } from '../frameworks';
import { spokenNameOf } from '../writing/productName';
import { titlePatterns } from './patterns.data';

/** What a goods record gives for its titles. */
interface TitleGoods {
  readonly title: string;
  readonly brand: string;
  readonly spoken_name?: string | undefined;
  readonly category: string;
  readonly price: string;
  readonly offer: string;
  readonly selling_points: readonly string[];
  readonly specs: readonly { readonly name: string; readonly value: string }[];
}

/** Words for the braces of title patterns, by the word in the braces. */
type TitleWords = Readonly<Record<string, string>>;

/** A selling point as a title says it: its first clause. */
const clause = (text: string | undefined): string => (text ?? '').split(/[，,。；;：:]/)[0]?.trim() ?? '';

/** The word in the braces that stands for a slot or for itself. */
function wordFor(word: string, goods: TitleGoods): string {
  const [first, second] = goods.selling_points;
  switch (slotOf(word)) {
    case 'it':
      return spokenNameOf(goods);
    case 'name':
      return goods.category || spokenNameOf(goods);
    case 'fact':
      return clause(first);
    case 'benefit':
      return clause(second ?? first);
    case 'spec':
      return goods.specs[0] ? `${goods.specs[0].name}${goods.specs[0].value}` : '';
    case 'offer':
      return clause(goods.offer);
    case 'price':
      return goods.price ? `${goods.price.replace(/\.00$/, '')}\u5143` : '';
    default:
      return '';
  }
}

/** Words in braces of all patterns, each once, in the order of their frequency. */
export function titleBlanks(): readonly string[] {
  const counts = new Map<string, number>();
  for (const { pattern } of titlePatterns)
    for (const word of placeholdersOf(pattern)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
}

/** The word in braces for how many things a title counts. */
const COUNT = '\u6570\u5b57';
/** Fewer are not counted in a title. */
const MIN_COUNT = 2;

/**
 * What goods fill in by themselves; a word that they have nothing for is missing. A title counts as many things as the
 * goods have selling points.
 */
export function wordsOfGoods(goods: TitleGoods): TitleWords {
  return Object.fromEntries(
    titleBlanks().flatMap((word) => {
      const points = goods.selling_points.length;
      const found = word === COUNT && points >= MIN_COUNT ? String(points) : wordFor(word, goods);
      return found ? [[word, found]] : [];
    }),
  );
}

export interface FilledTitle {
  readonly text: string;
  /** Words in braces that nothing was known for. */
  readonly missing: readonly string[];
}

/** A pattern with its words in place; what is not known keeps its braces. */
export function fillTitle(pattern: string, words: TitleWords): FilledTitle {
  const missing: string[] = [];
  const text = pattern.replace(/\{([^{}]{1,20})\}/g, (braces, raw: string) => {
    const word = raw.trim();
    const known = Object.hasOwn(words, word) ? words[word]?.trim() : '';
    if (known) return known;
    if (!missing.includes(word)) missing.push(word);
    return braces;
  });
  return { text, missing };
}
