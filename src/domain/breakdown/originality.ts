import type { Span } from './types';

/** A run of words that stands in both texts. */
interface SharedRun extends Span {
  readonly text: string;
  /** Where it stands in the source. */
  readonly source: Span;
}

export interface Originality {
  /** Share of the text that runs of the source make up, 0–1. */
  readonly overlap: number;
  /** Longest first. */
  readonly runs: readonly SharedRun[];
  readonly level: 'own' | 'near' | 'copied';
}

/** Shorter runs are common speech. */
const SHORTEST_RUN = 6;
const MOST_RUNS = 20;

interface Letters {
  readonly letters: string;
  /** Place of each letter in the text. */
  readonly places: readonly number[];
}

/** Letters and digits alone, lower case: commas do not make a text one's own. */
function lettersOf(text: string): Letters {
  const places: number[] = [];
  let letters = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (!/[\p{L}\p{N}]/u.test(letter)) continue;
    letters += letter.length === 1 ? (letter.toLowerCase()[0] ?? letter) : letter;
    places.push(at);
  }
  return { letters, places };
}

/**
 * How much of a text repeats its source word for word: runs of at least six letters that stand in both, found by their
 * n-grams and grown as far as they go. Marks and spaces are passed over.
 */
export function originalityOf(text: string, source: string): Originality {
  const own = lettersOf(text);
  const other = lettersOf(source);
  const grams = new Map<string, number[]>();
  for (let at = 0; at + SHORTEST_RUN <= other.letters.length; at += 1) {
    const gram = other.letters.slice(at, at + SHORTEST_RUN);
    const known = grams.get(gram);
    if (!known) grams.set(gram, [at]);
    else if (known.length < 40) known.push(at);
  }
  const runs: SharedRun[] = [];
  let covered = 0;
  for (let at = 0; at + SHORTEST_RUN <= own.letters.length; ) {
    const starts = grams.get(own.letters.slice(at, at + SHORTEST_RUN));
    if (!starts) {
      at += 1;
      continue;
    }
    let [length, start] = [0, 0];
    for (const candidate of starts) {
      let grown = SHORTEST_RUN;
      while (at + grown < own.letters.length && own.letters[at + grown] === other.letters[candidate + grown])
        grown += 1;
      if (grown > length) [length, start] = [grown, candidate];
    }
    runs.push(runOf(text, own, at, other, start, length));
    covered += length;
    at += length;
  }
  const overlap = own.letters.length === 0 ? 0 : covered / own.letters.length;
  return {
    overlap,
    runs: runs.sort((a, b) => b.text.length - a.text.length).slice(0, MOST_RUNS),
    level: overlap < 0.12 ? 'own' : overlap < 0.35 ? 'near' : 'copied',
  };
}

function runOf(text: string, own: Letters, at: number, other: Letters, start: number, length: number): SharedRun {
  const from = own.places[at] ?? 0;
  const to = (own.places[at + length - 1] ?? from) + 1;
  const source = { from: other.places[start] ?? 0, to: (other.places[start + length - 1] ?? 0) + 1 };
  return { from, to, text: text.slice(from, to), source };
}
