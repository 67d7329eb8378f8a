import { joinWords } from './clipWords';
import { signs } from './signs.data';
import type { Span, SpokenSentence } from './types';

/** A pause as long as this ends a sentence, seconds. */
export const SENTENCE_PAUSE = 0.7;
/** Transcripts without punctuation and pauses: a sentence is no longer than this, seconds. */
const LONGEST_SENTENCE = 15;
/** Sound without a pause, music under it: cut where the image changes when it is longer than this, seconds. */
const LONGEST_SOUND = 12;
/** Shorter sounds are a cough, seconds. */
const SHORTEST_SOUND = 0.25;

const joined = (before: string, after: string): string =>
  /[\p{Script=Latin}\d]$/u.test(before) && /^[\p{Script=Latin}\d]/u.test(after) ? `${before} ${after}` : before + after;

/**
 * Sentences of a transcript whose pieces (subtitles, recognized segments) break them anywhere: joined up to a mark that
 * ends a sentence, a pause, or the length that one breath has at most. Pieces without words and beyond the video are left
 * out, pieces over one another follow one another.
 *
 * @param pieces seconds of the video, in any order
 * @param duration of the video, seconds
 */
export function sentencesOf(pieces: readonly SpokenSentence[], duration: number): readonly SpokenSentence[] {
  const found: SpokenSentence[] = [];
  let open: SpokenSentence | undefined;
  const close = (): void => {
    if (open) found.push(open.words ? open : { start: open.start, end: open.end, text: open.text });
    open = undefined;
  };
  for (const piece of pieces.toSorted((a, b) => a.start - b.start)) {
    const text = piece.text.replace(/\s+/g, ' ').trim();
    const begin = Math.max(0, piece.start, open?.end ?? found.at(-1)?.end ?? 0);
    const end = Math.min(duration, piece.end);
    if (text === '' || end <= begin) continue;
    if (open && (begin - open.end >= SENTENCE_PAUSE || end - open.start > LONGEST_SENTENCE)) close();
    open = open
      ? { start: open.start, end, text: joined(open.text, text), words: joinWords(open.words, piece.words) }
      : { start: begin, end, text, words: piece.words };
    if (signs.end.test(text)) close();
  }
  close();
  return found;
}

/**
 * What stands for sentences where nobody wrote down what is said: the sound between the pauses; where there are none for
 * long, such as under music, up to the next shot.
 *
 * @param silences pauses of the video, seconds, in order
 */
export function soundsOf(
  silences: readonly Span[],
  shotChanges: readonly number[],
  duration: number,
): readonly SpokenSentence[] {
  const sounds: SpokenSentence[] = [];
  let at = 0;
  for (const { start, end } of [...silences, { start: duration, end: duration }]) {
    if (start - at >= SHORTEST_SOUND) sounds.push(...atShots({ start: at, end: start }, shotChanges));
    at = Math.max(at, end);
  }
  return sounds;
}

function atShots({ start, end }: Span, shotChanges: readonly number[]): SpokenSentence[] {
  if (end - start <= LONGEST_SOUND) return [{ start, end, text: '' }];
  const inside = shotChanges.filter((time) => time - start > SHORTEST_SOUND && end - time > SHORTEST_SOUND);
  const borders = [start, ...inside, end];
  return inside.length === 0
    ? [{ start, end, text: '' }]
    : borders.slice(1).map((to, index) => ({ start: borders[index] ?? start, end: to, text: '' }));
}
