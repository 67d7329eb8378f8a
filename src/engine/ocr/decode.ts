import type { ReadText } from './types';

interface Chances {
  /** Row by row from left to right, a chance for each character. */
  readonly data: ArrayLike<number>;
  /** How many rows, and how many characters each. */
  readonly steps: number;
  readonly count: number;
}

/** The network's character for "nothing here". */
const BLANK = 0;

/** @returns the characters of a file with one on each line, as the network counts them: nothing first, the space last */
export const alphabetOf = (file: string): readonly string[] => ['', ...file.replace(/\r?\n$/, '').split(/\r?\n/), ' '];

/** Takes the likeliest character of each step; the same one twice in a row is one, unless nothing stands between. */
export function decode({ data, steps, count }: Chances, alphabet: readonly string[]): ReadText {
  let text = '';
  let last = BLANK;
  let [sum, characters] = [0, 0];
  for (let step = 0; step < steps; step += 1) {
    const from = step * count;
    let best = 0;
    for (let index = 1; index < count; index += 1)
      if ((data[from + index] as number) > (data[from + best] as number)) best = index;
    if (best !== BLANK && best !== last) {
      text += alphabet[best] ?? '';
      sum += data[from + best] as number;
      characters += 1;
    }
    last = best;
  }
  return { text: text.trim(), confidence: characters === 0 ? 0 : sum / characters };
}
