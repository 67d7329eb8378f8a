import { spokenLength } from '../../engine/captions/spoken';
import { segmentWords } from '../../utils/segmentWords';
import { findFillers } from './fillers';
import type { FillerKind } from './fillers.data';
import type { SentenceRange, Span, SpokenSentence, TimedWord } from './types';

/** A piece of a sentence that is removed or kept as a whole. */
export interface ClipWord extends Span {
  /** `sentence.word`, both from 0; the same words of the same material keep it. */
  readonly key: string;
  readonly sentence: number;
  /** With the marks behind it; empty for sound without a transcript. */
  readonly text: string;
  readonly filler?: FillerKind;
}

/** A speaker who stops so long within a sentence has paused, seconds. */
const BREATH = 0.25;
const letters = /[\p{L}\p{N}]/u;

/** The words of a run of sentences, in order, with their times; estimated by length where nobody measured them. */
export const clipWords = (sentences: readonly SpokenSentence[], { first, last }: SentenceRange): readonly ClipWord[] =>
  sentences.slice(first, last + 1).flatMap((sentence, index) => wordsIn(sentence, first + index));

function wordsIn(sentence: SpokenSentence, number: number): readonly ClipWord[] {
  const { text, start, end } = sentence;
  if (!letters.test(text)) return [{ key: `${number}.0`, sentence: number, text, start, end }];
  const offsets = timedOffsets(sentence);
  const pauses = new Set(
    offsets
      .slice(1)
      .flatMap(({ from, start: begins }, index) => (begins - (offsets[index]?.end ?? begins) >= BREATH ? [from] : [])),
  );
  const timeAt = edgeTimes(sentence, offsets);
  return pieces(text, pauses).map(({ from, to, filler }, index) => ({
    key: `${number}.${index}`,
    sentence: number,
    text: text.slice(from, to),
    start: timeAt(from, 'start'),
    end: timeAt(to, 'end'),
    ...(filler ? { filler } : {}),
  }));
}

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly filler?: FillerKind;
}

/** Words, each with the marks behind it; a filler is one word. */
function pieces(text: string, pauses: ReadonlySet<number>): readonly Piece[] {
  const fillers = findFillers(text, pauses);
  const edges = new Set([0]);
  let at = 0;
  for (const { text: word } of segmentWords(text)) {
    at += word.length;
    edges.add(at);
  }
  for (const { from, to } of fillers) {
    edges.add(from);
    edges.add(to);
    for (const edge of edges) if (edge > from && edge < to) edges.delete(edge);
  }
  const found: { from: number; to: number; filler?: FillerKind }[] = [];
  const order = [...edges].filter((edge) => edge < text.length).toSorted((a, b) => a - b);
  order.forEach((from, index) => {
    const to = order[index + 1] ?? text.length;
    const open = found.at(-1);
    const filler = fillers.find((range) => range.from === from)?.kind;
    if (open && !filler && !letters.test(text.slice(from, to))) open.to = to;
    else found.push({ from, to, ...(filler ? { filler } : {}) });
  });
  // Marks that open a sentence belong to its first word.
  const [head, next] = found;
  if (head && next && !letters.test(text.slice(head.from, head.to))) found.splice(0, 2, { ...next, from: 0 });
  return found;
}

interface TimedOffset extends Span {
  readonly from: number;
  readonly to: number;
}

/** Where the measured words stand in the text; none where they are not its words. */
function timedOffsets({ text, words = [], start, end }: SpokenSentence): readonly TimedOffset[] {
  const found: TimedOffset[] = [];
  let at = 0;
  for (const word of words) {
    const core = word.text.replace(/[^\p{L}\p{N}]/gu, '');
    if (core === '') continue;
    const from = text.indexOf(core, at);
    if (from < 0) return [];
    at = from + core.length;
    const begins = Math.max(found.at(-1)?.end ?? start, word.start);
    found.push({ from, to: at, start: begins, end: Math.min(end, Math.max(begins, word.end)) });
  }
  return found;
}

/** Time of the border at a character: by the measured words, else by its share of what is spoken. */
function edgeTimes({ text, start, end }: SpokenSentence, offsets: readonly TimedOffset[]) {
  const shareOf = (from: number, to: number, at: number): number => {
    const whole = spokenLetters(text.slice(from, to));
    return whole > 0 ? spokenLetters(text.slice(from, at)) / whole : 0;
  };
  return (at: number, side: 'start' | 'end'): number => {
    if (offsets.length === 0) return start + shareOf(0, text.length, at) * (end - start);
    const word = side === 'start' ? offsets.find(({ to }) => to > at) : offsets.findLast(({ from }) => from < at);
    if (!word) return side === 'start' ? end : start;
    const inside = Math.min(word.to, Math.max(word.from, at));
    return word.start + shareOf(word.from, word.to, inside) * (word.end - word.start);
  };
}

/** Syllables without the silence of marks: words lie beside one another. */
const spokenLetters = (text: string): number => spokenLength(text.replace(/\p{P}/gu, ' '));

/** The measured words of two pieces that become one sentence; undefined where one of them has none. */
export const joinWords = (
  before: readonly TimedWord[] | undefined,
  after: readonly TimedWord[] | undefined,
): readonly TimedWord[] | undefined => (before && after ? [...before, ...after] : undefined);
