import { termsOf } from './terms';

/** A passage as a text cites it, `[number]`. */
export interface CitedPassage {
  readonly number: number;
  /** Of the document. */
  readonly id: string;
  readonly passage: string;
  readonly title: string;
  readonly path: readonly string[];
  readonly page?: number;
  readonly text: string;
}

export const citeMark = (number: number): string => `[${number}]`;

/** From this share of shared pairs on a line counts as resting on a passage. */
const likeEnough = 0.6;

const pairsOf = (text: string): Set<string> =>
  new Set(termsOf(text).flatMap((term) => (term.isPair || [...term.text].length > 1 ? [term.text] : [])));

/**
 * Which lines of a text rest on which passage, by the words they share: line number (from 0) → citation number.
 * Lines that only share what every line shares are left out.
 */
export function citedLines(
  lines: readonly string[],
  passages: readonly CitedPassage[],
): { readonly line: number; readonly number: number }[] {
  const known = passages.map(({ number, text }) => ({ number, pairs: pairsOf(text) }));
  return lines.flatMap((line, index) => {
    const own = [...pairsOf(line)];
    if (own.length < 5) return [];
    const rated = known
      .map(({ number, pairs }) => ({ number, share: own.filter((pair) => pairs.has(pair)).length / own.length }))
      .sort((left, right) => right.share - left.share);
    const [best] = rated;
    return best && best.share >= likeEnough ? [{ line: index, number: best.number }] : [];
  });
}
