import { breathsOf } from '../../engine/captions/breaths';
import { splitSentences } from '../../engine/captions/splitSentences';
import { lengthOf } from './clipEdges';
import type { Span, SpokenSentence } from './types';

/** A sentence within so much speech of a pause ends at it, seconds. */
const NEAR_PAUSE = 0.6;
/** Characters of some 15 seconds; scripts without punctuation are cut where one would breathe. */
const LONGEST_SENTENCE = 60;

/** Sentences of a pasted script, in order; none for a text without a letter or digit. */
export const scriptSentences = (script: string): readonly string[] =>
  splitSentences(script)
    .flatMap((sentence) => breathsOf(sentence, LONGEST_SENTENCE))
    .filter((sentence) => countLetters(sentence) > 0);

const countLetters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * When each sentence of a script is said, approximately: by its share of the letters over the time in which there is
 * sound, its edges moved to a pause nearby. Every sentence of the script is there, in order, none over another.
 *
 * @param sounds of the video, seconds, in order
 */
export function spreadScript(script: string, sounds: readonly Span[]): readonly SpokenSentence[] {
  const sentences = scriptSentences(script);
  const total = lengthOf(sounds);
  if (sentences.length === 0 || total <= 0) return [];
  const ends: number[] = [];
  let spoken = 0;
  for (const { start, end } of sounds) {
    spoken += end - start;
    ends.push(spoken);
  }
  const letters = sentences.map(countLetters);
  const perLetter = spoken / letters.reduce((sum, count) => sum + count, 0);
  const lengths = letters.map((count) => count * perLetter);
  let said = 0;
  let from = 0;
  return sentences.map((text, index) => {
    said += lengths[index] ?? 0;
    // Less than half of either sentence, so that none loses all of its time.
    const reach = Math.min(NEAR_PAUSE, (lengths[index] ?? 0) / 2, (lengths[index + 1] ?? 0) / 2);
    const to = index === sentences.length - 1 ? spoken : nearest(ends, said, reach);
    const sentence = { start: startAt(sounds, ends, from), end: endAt(sounds, ends, to), text };
    from = to;
    return sentence;
  });
}

function nearest(ends: readonly number[], time: number, reach: number): number {
  let found = time;
  let distance = reach;
  for (const end of ends) {
    if (Math.abs(end - time) >= distance) continue;
    found = end;
    distance = Math.abs(end - time);
  }
  return found;
}

/** Where a sentence begins before which so much was spoken: behind the pause, if there is one. */
function startAt(sounds: readonly Span[], ends: readonly number[], spoken: number): number {
  const index = ends.findIndex((end) => end > spoken);
  return (sounds[index]?.start ?? 0) + spoken - (ends[index - 1] ?? 0);
}

/** Where a sentence ends after which so much was spoken: before the pause, if there is one. */
function endAt(sounds: readonly Span[], ends: readonly number[], spoken: number): number {
  const index = ends.findIndex((end) => end >= spoken);
  return (sounds[index]?.end ?? 0) - ((ends[index] ?? 0) - spoken);
}
