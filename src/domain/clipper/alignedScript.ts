import { spokenLength } from '../../engine/captions/spoken';
import { segmentWords } from '../../utils/segmentWords';
import type { Span, SpokenSentence, TimedWord } from './types';

/** One time that a sentence of a script was said, as the alignment found it. */
export interface SentenceTake extends Span {
  readonly sentence: number;
  /** Which part of it was said, 0–1. */
  readonly from: number;
  readonly to: number;
  /** When each tenth of the sentence had been said, 11 times. */
  readonly tenths: readonly number[];
}

/** A take that says so much of its sentence is a whole one. */
export const WHOLE_TAKE = 0.8;

const isWholeTake = ({ from, to }: SentenceTake): boolean => to - from >= WHOLE_TAKE;

/**
 * The last good take of each sentence, in the order of the script: the last one that says all of it, else the one that
 * says most. Sentences that were never said are left out.
 */
export function bestTakes(takes: readonly SentenceTake[]): readonly SentenceTake[] {
  const numbers = [...new Set(takes.map(({ sentence }) => sentence))].toSorted((a, b) => a - b);
  return numbers.flatMap((number) => {
    const own = takes.filter(({ sentence }) => sentence === number).toSorted((a, b) => a.start - b.start);
    const fullest = own.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
    return own.findLast(isWholeTake) ?? fullest ?? [];
  });
}

/** Less of a sentence than this is a slip of the comparison. */
const SHORTEST_SHARE = 0.15;

/** All takes as sentences, in the order of the recording: what was broken off with the words that were said of it. */
export const spokenTakes = (sentences: readonly string[], takes: readonly SentenceTake[]): readonly SpokenSentence[] =>
  takes
    .filter(({ from, to, start, end }) => to - from >= SHORTEST_SHARE && end > start)
    .toSorted((a, b) => a.start - b.start)
    .map((take) => spokenTake(sentences[take.sentence] ?? '', take));

/** A sentence, as far as a take says it, with the times of its words. */
function spokenTake(text: string, take: SentenceTake): SpokenSentence {
  const { start, end, tenths, sentence, from, to } = take;
  // The last word ends with the take: the mark behind it is silence, which the take does not hold.
  const whole = spokenLength(text.replace(/[\p{P}\s]+$/u, ''));
  const isWhole = isWholeTake(take);
  const timeAt = (share: number): number => {
    const place = Math.min(1, share) * (tenths.length - 1);
    const [low, high] = [tenths[Math.floor(place)] ?? start, tenths[Math.ceil(place)] ?? end];
    return Math.min(end, Math.max(start, low + (high - low) * (place - Math.floor(place))));
  };
  const words: TimedWord[] = [];
  let said = '';
  let at = 0;
  for (const { text: word, isWord } of segmentWords(text)) {
    const next = at + spokenLength(word);
    const middle = whole > 0 ? (at + next) / 2 / whole : 0;
    if (isWhole || (middle >= take.from && middle <= take.to)) {
      said += word;
      if (isWord && whole > 0) words.push({ text: word, start: timeAt(at / whole), end: timeAt(next / whole) });
    }
    at = next;
  }
  return { text: said, start, end, words, take: { line: sentence, share: to - from } };
}
