import { WHOLE_TAKE } from './alignedScript';
import { signs } from './signs.data';
import type { SpokenSentence } from './types';

/** Sentences that say the same, by their index; all but `kept` can go. */
export interface RepeatedTakes {
  readonly takes: readonly number[];
  /** The last one that was spoken to its end. */
  readonly kept: number;
}

/** So many sentences may lie between two takes of one: an excuse, a remark to the camera. */
const REACH = 2;
/** Share of the letters, in order, that two takes have in common. */
const ALIKE = 0.75;
/** A beginning that was broken off has at least so many letters, nearly all of them said again. */
const SHORTEST_START = 3;
const START_ALIKE = 0.85;
/** A take that is broken off is shorter than this share of the longest. */
const WHOLE = 0.8;
const longestCompared = 200;

const lettersOf = (text: string): readonly string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]/gu) ?? []
  ).slice(0, longestCompared);

/** Length of the longest run of letters that both have in order, gaps allowed. */
function commonLetters(a: readonly string[], b: readonly string[]): number {
  let row = new Uint16Array(b.length + 1);
  for (const letter of a) {
    const next = new Uint16Array(b.length + 1);
    b.forEach((other, index) => {
      next[index + 1] = letter === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0);
    });
    row = next;
  }
  return row[b.length] ?? 0;
}

/** 0–1: how much of the longer of two sentences the other one says, letter by letter. */
export function sentenceLikeness(a: string, b: string): number {
  const [left, right] = [lettersOf(a), lettersOf(b)];
  const longer = Math.max(left.length, right.length);
  return longer === 0 ? 0 : commonLetters(left, right) / longer;
}

/**
 * Whether a later sentence says an earlier one again: nearly the same letters, or the earlier one is its broken-off
 * beginning. Sentences that differ by a number or an opposite are two sentences.
 */
export function isRepeat(earlier: string, later: string): boolean {
  const [before, after] = [lettersOf(earlier), lettersOf(later)];
  if (before.length < SHORTEST_START || after.length < SHORTEST_START) return false;
  const isStart =
    before.length < after.length &&
    commonLetters(before, after.slice(0, before.length + 2)) / before.length >= START_ALIKE;
  const compared = isStart ? after.slice(0, before.length + 2).join('') : after.join('');
  const signsOf = (text: string): string => (text.match(signs.contrast) ?? []).join('');
  const [said, again] = [signsOf(before.join('')), signsOf(compared)];
  if (isStart) return again.startsWith(said);
  return said === again && commonLetters(before, after) / Math.max(before.length, after.length) >= ALIKE;
}

/**
 * Sentences that were said more than once, and which take of each is to be kept; in order, none in two of them. Aligned
 * with a script, its own lines tell: what the script says twice is no repeat, however far apart takes of one line lie.
 */
export function repeatedTakes(sentences: readonly SpokenSentence[]): readonly RepeatedTakes[] {
  if (sentences.length > 0 && sentences.every(({ take }) => take)) return takesOfLines(sentences);
  const found: RepeatedTakes[] = [];
  const used = new Set<number>();
  sentences.forEach(({ text }, first) => {
    if (used.has(first)) return;
    const takes = [first];
    for (let next = first + 1; next <= (takes.at(-1) ?? first) + 1 + REACH && next < sentences.length; next += 1) {
      const other = sentences[next]?.text ?? '';
      const before = sentences[takes.at(-1) ?? first]?.text ?? text;
      if (!used.has(next) && (isRepeat(before, other) || isRepeat(text, other) || isBrokenOff(other, text)))
        takes.push(next);
    }
    if (takes.length < 2) return;
    for (const take of takes) used.add(take);
    const lengths = takes.map((take) => lettersOf(sentences[take]?.text ?? '').length);
    const longest = Math.max(...lengths);
    const kept = takes.findLast((_, index) => (lengths[index] ?? 0) >= longest * WHOLE) ?? first;
    found.push({ takes, kept });
  });
  return found;
}

/** Takes of the same line of a script; kept is the last whole one, else the one that says most. */
function takesOfLines(sentences: readonly SpokenSentence[]): readonly RepeatedTakes[] {
  const byLine = new Map<number, number[]>();
  sentences.forEach(({ take }, index) => {
    if (take) byLine.set(take.line, [...(byLine.get(take.line) ?? []), index]);
  });
  const shareOf = (index: number): number => sentences[index]?.take?.share ?? 0;
  return [...byLine.values()].flatMap((takes) => {
    const [first] = takes;
    if (first === undefined || takes.length < 2) return [];
    const fullest = takes.reduce((best, take) => (shareOf(take) > shareOf(best) ? take : best), first);
    return [{ takes, kept: takes.findLast((take) => shareOf(take) >= WHOLE_TAKE) ?? fullest }];
  });
}

/** A later take that stops early: the beginning of the earlier one. */
const isBrokenOff = (later: string, earlier: string): boolean =>
  lettersOf(later).length >= SHORTEST_START + 1 &&
  lettersOf(later).length < lettersOf(earlier).length &&
  !/[。！!]$/u.test(later) &&
  isRepeat(later, earlier);
