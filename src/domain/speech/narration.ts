import { splitSentences } from '../../engine/captions/splitSentences';
import { isSpeakable } from '../../engine/captions/spoken';
import { pauseMark } from './readAloud.data';

/** Longest pause that a mark may ask for, seconds. */
const longestPause = 10;

/** A sentence and the silence after it. */
export interface NarrationLine {
  readonly text: string;
  /** Seconds asked for by marks behind it; 0 = none. */
  readonly pause: number;
}

/** A text without its pause marks. */
export const withoutPauses = (text: string): string => text.replace(pauseMark, '').replace(/[^\S\n]{2,}/g, ' ');

/**
 * Cuts a text into the sentences that are spoken one by one. A pause mark ends a piece, also in the middle of a sentence;
 * marks in a row add up. Pieces without a letter or digit are left out. A pause before the first word is dropped.
 */
export function narrationLines(text: string): readonly NarrationLine[] {
  const lines: { text: string; pause: number }[] = [];
  let at = 0;
  const take = (piece: string): void => {
    for (const sentence of splitSentences(piece)) if (isSpeakable(sentence)) lines.push({ text: sentence, pause: 0 });
  };
  for (const mark of text.matchAll(pauseMark)) {
    take(text.slice(at, mark.index));
    at = mark.index + mark[0].length;
    const last = lines.at(-1);
    if (last) last.pause = Math.min(longestPause, last.pause + Number(mark[1]));
  }
  take(text.slice(at));
  return lines;
}
