import { readOutPattern } from './readAloud.data';
import { speakable } from './speakable';

/** A word that is to be said otherwise than it is written: 多音字 by a homophone, a brand by its sound. */
export interface Reading {
  readonly word: string;
  readonly said: string;
}

/** A text with its readings put in; longer words go first, and what was put in is not touched again. */
export function withReadings(text: string, readings: readonly Reading[]): string {
  const known = new Map(readings.filter(({ word }) => word !== '').map(({ word, said }) => [word, said]));
  if (known.size === 0) return text;
  const words = [...known.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(words.map((word) => word.replace(/[.*+?^$(){}|[\]\\]/g, '\\$&')).join('|'), 'g');
  return text.replace(pattern, (word) => known.get(word) ?? word);
}

/** Something in a text that is said otherwise than it is written. */
interface ReadOut extends Reading {
  /** How often it stands there. */
  readonly count: number;
}

/** What of a text is read by rule: numbers, units, money, and words in other letters; each once, in order. */
export function readOuts(text: string): readonly ReadOut[] {
  const found = new Map<string, ReadOut>();
  for (const [word] of text.matchAll(readOutPattern)) {
    const known = found.get(word);
    found.set(word, { word, said: known?.said ?? speakable(word), count: (known?.count ?? 0) + 1 });
  }
  return [...found.values()];
}
