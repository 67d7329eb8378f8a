import * as data from './sellingWords.data';
import { type Word, wordsOf } from './words';
import { determiners } from './words.data';

/** UTF-16 offsets. */
interface Range {
  readonly from: number;
  readonly to: number;
}

const selling = new Map(
  data.sellingWords
    .split(/\s+/)
    .filter(Boolean)
    .map((word, rank) => [word, rank] as const),
);
const longestSelling = Math.max(...Array.from(selling.keys(), (word) => word.length));
const degree = new RegExp(`^(?:${data.degrees})$`);
const price = new RegExp(`[¥￥$]\\s?\\d|[\\d${data.tellingNumerals}](?:${data.priceUnits})`);
const amount = new RegExp(`[\\d${data.tellingNumerals}]`);
const determined = new RegExp(`^[${determiners}]`);
const leadIn = new RegExp(`^(?:${data.leadIns})`);

/**
 * What stands out in a caption by itself, one stretch at most: a quoted phrase, else a price, else a number with its
 * unit, else the strongest word of a selling point. Never a function word.
 */
export function keywordOf(text: string): Range | undefined {
  const quoted = quotedIn(text);
  if (quoted) return quoted;
  const words = locatedWords(text);
  return amountIn(words) ?? sellingWordIn(text, words) ?? degreeIn(words);
}

interface LocatedWord extends Word, Range {}

function locatedWords(text: string): readonly LocatedWord[] {
  let at = 0;
  return wordsOf(text).map((word) => {
    const from = at;
    at += word.text.length;
    return { ...word, from, to: at };
  });
}

function quotedIn(text: string): Range | undefined {
  const quoted = /[\u201c\u300c\u300e\u300a]([^\u201d\u300d\u300f\u300b]+)[\u201d\u300d\u300f\u300b]/.exec(text)?.[1];
  if (!quoted) return undefined;
  const from = text.indexOf(quoted);
  return { from, to: from + quoted.length };
}

function amountIn(words: readonly LocatedWord[]): Range | undefined {
  const [strongest] = words
    .map((word) => ({ word, strength: strengthOf(word) }))
    .filter(({ strength }) => strength > 0)
    .toSorted((a, b) => b.strength - a.strength);
  if (!strongest) return undefined;
  const { text, from, to } = strongest.word;
  return { from: from + (leadIn.exec(text)?.[0].length ?? 0), to };
}

function strengthOf({ text, kinds }: Word): number {
  if (determined.test(text)) return 0;
  if (!kinds.has('quantity') && !/[¥￥$%]/.test(text)) return 0;
  if (price.test(text)) return 3;
  if (/\d/.test(text)) return 2;
  return amount.test(text) ? 1 : 0;
}

/** Whole words only: sun protection is a selling point, its cream is the goods. */
function sellingWordIn(text: string, words: readonly LocatedWord[]): Range | undefined {
  const ends = new Set(words.map(({ to }) => to));
  // The lists join adverbs: the negation of a selling point may be the end of one.
  const starts = words.flatMap(({ from, to, kinds }) =>
    kinds.has('adverb') && to - from > 1 ? [from, to - 1] : [from],
  );
  let found: (Range & { readonly rank: number }) | undefined;
  for (const from of starts)
    for (let to = Math.min(text.length, from + longestSelling); to > from + 1; to -= 1) {
      const rank = ends.has(to) ? selling.get(text.slice(from, to)) : undefined;
      if (rank !== undefined && (!found || rank < found.rank)) found = { from, to, rank };
    }
  return found && { from: found.from, to: found.to };
}

function degreeIn(words: readonly LocatedWord[]): Range | undefined {
  const index = words.findIndex(({ text }) => degree.test(text));
  const [word, next] = [words[index], words[index + 1]];
  if (!word || !next || !/^\p{sc=Han}{1,3}$/u.test(next.text) || next.kinds.has('particle')) return undefined;
  return { from: word.from, to: next.to };
}
