import { matchesIn } from '../matchesIn';
import { foldShared } from './normalize';
import { type ContactPattern, contactPatterns, leadLength, signPatterns, withDigits } from './patterns';
import type { Entry } from './types';
import { wordCategories } from './words';

export interface ContactFind {
  /** UTF-16 positions in the text. */
  readonly from: number;
  readonly to: number;
  readonly entry: Entry;
  /** The words at fault, where these are less than what is found. */
  readonly words?: readonly [from: number, to: number];
}

const diversion = wordCategories.find(({ id }) => id === 'diversion');

const entryOf = ({ word, kind }: Pick<ContactPattern, 'word' | 'kind'>): Entry => ({
  word,
  category: 'diversion',
  categoryName: diversion?.name ?? '',
  level: diversion?.level ?? 'high',
  reason: diversion?.reason ?? '',
  basis: diversion?.basis ?? '',
  suggestions: [],
  contact: kind,
});

const entries: readonly Entry[] = contactPatterns.map(entryOf);
const signs = signPatterns.map((sign) => ({ pattern: sign.pattern, entry: entryOf(sign) }));

/** Contacts written with signs that folding hides: ➕V, 🐧群. */
export const signsIn = (text: string): ContactFind[] =>
  signs.flatMap(({ pattern, entry }) =>
    matchesIn(text, pattern).map(({ index, 0: match }) => ({ from: index, to: index + match.length, entry })),
  );

/** Numbers, addresses and names that lead off the platform, within runs of letters and digits. */
export function contactsIn(text: string, runs: readonly number[]): ContactFind[] {
  const finds: ContactFind[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    // Symbols may stand between the word and its number: a few more characters than the word has.
    const offset = Math.max(0, (runs[at] ?? 0) - leadLength * 2, at === 0 ? 0 : (runs[at - 1] ?? 0));
    const end = runs[at + 1] ?? 0;
    const { text: plain, starts, ends } = foldShared(text.slice(offset, end));
    let numbers: string | undefined;
    for (let index = 0; index < contactPatterns.length; index += 1) {
      const { pattern, needs, readsNumerals } = contactPatterns[index] as ContactPattern;
      if (readsNumerals) numbers ??= withDigits(plain);
      const searched = readsNumerals ? (numbers ?? plain) : plain;
      const entry = entries[index];
      if (!entry || !needs.test(searched)) continue;
      for (const match of matchesIn(searched, pattern)) {
        const from = offset + (starts[match.index] ?? 0);
        const to = offset + (ends[match.index + match[0].length - 1] ?? 0);
        if (to > (runs[at] ?? 0)) finds.push({ from, to, entry });
      }
    }
  }
  return finds;
}
