import { type ClipWord, clipWords } from './clipWords';
import { GUARD, quietest, REACH } from './cutPoints';
import { SENTENCE_PAUSE } from './sentencesOf';
import type { ClipEdits, ClipMaterial, SentenceRange, Span } from './types';

/** Kept before the first and behind the last word, so that none is clipped, seconds. */
const LEAD = 0.08;
const TAIL = 0.15;
/** A shot shorter than this at an edge is seen as a flash, seconds. */
const FLASH = 0.5;
/** What is left of a pause that is shortened, seconds. */
const SHORT_PAUSE = 0.35;

/**
 * Where a clip begins and ends, seconds: at whole sentences, and off shot changes that would flash up at its edges, as
 * far as the words beside it leave room.
 */
export function clipEdges({ sentences, shotChanges, duration }: ClipMaterial, { first, last }: SentenceRange): Span {
  const [head, tail] = [sentences[first], sentences[last]];
  if (!head || !tail) return { start: 0, end: 0 };
  const floor = sentences[first - 1]?.end ?? 0;
  const ceiling = sentences[last + 1]?.start ?? duration;
  let start = Math.max(floor, head.start - LEAD);
  const early = shotChanges.find((time) => time > start && time < start + FLASH);
  if (early !== undefined) {
    if (early <= head.start) start = early;
    else if (early - FLASH >= floor) start = early - FLASH;
  }
  let end = Math.min(ceiling, tail.end + TAIL);
  const late = shotChanges.findLast((time) => time < end && time > end - FLASH);
  if (late !== undefined) {
    if (late >= tail.end) end = late;
    else if (late + FLASH <= ceiling) end = late + FLASH;
  }
  return { start, end };
}

/** Nothing was removed. */
export const noEdits: ClipEdits = { removed: [], pauses: {}, lead: 0, tail: 0 };

/**
 * What of a clip is shown, seconds of the source, in the order in which it is shown: without the words that were removed
 * and without the middle of its long pauses where they are shortened. Cuts lie where it is quiet, and never beyond the
 * middle of a word beside them; none when no word is left. A recording of a script is shown in the order of the script:
 * a line that was said again at the end comes back to its place.
 */
export function shownSpans(
  material: ClipMaterial,
  range: SentenceRange,
  shortensPauses: boolean,
  edits: ClipEdits = noEdits,
): readonly Span[] {
  const runs = runsOfScript(material, range, edits);
  if (runs.length < 2) return spansInOrder(material, range, shortensPauses, edits);
  const words = clipWords(material.sentences, range);
  return runs.flatMap((run) => {
    const others = words.filter(({ sentence }) => !run.has(sentence)).map(({ key }) => key);
    return spansInOrder(material, range, shortensPauses, { ...edits, removed: [...edits.removed, ...others] });
  });
}

/** Kept sentences in the order of their script, broken where the next one was said before; empty without a script. */
function runsOfScript({ sentences }: ClipMaterial, range: SentenceRange, { removed }: ClipEdits): Set<number>[] {
  const gone = new Set(removed);
  const lineOf = (index: number): number => sentences[index]?.take?.line ?? -1;
  const numbers = clipWords(sentences, range)
    .filter(({ key }) => !gone.has(key))
    .map(({ sentence }) => sentence);
  const order = [...new Set(numbers)];
  if (order.some((index) => lineOf(index) < 0)) return [];
  const runs: Set<number>[] = [];
  let before = Number.POSITIVE_INFINITY;
  for (const index of order.toSorted((a, b) => lineOf(a) - lineOf(b) || a - b)) {
    if (index < before) runs.push(new Set());
    runs.at(-1)?.add(index);
    before = index;
  }
  return runs;
}

function spansInOrder(
  material: ClipMaterial,
  range: SentenceRange,
  shortensPauses: boolean,
  edits: ClipEdits,
): readonly Span[] {
  const words = clipWords(material.sentences, range);
  const removed = new Set(edits.removed);
  const isKept = ({ key }: ClipWord): boolean => !removed.has(key);
  const [head, tail] = [words.findIndex(isKept), words.findLastIndex(isKept)];
  const [first, last] = [words[head], words[tail]];
  if (!first || !last) return [];
  const edges = clipEdges(material, range);
  const spans: Span[] = [];
  let from = head === 0 ? Math.max(0, edges.start - edits.lead) : cutBetween(material, words, head - 1, head).into;
  let before = head;
  for (let index = head + 1; index <= tail; index += 1) {
    const [left, right] = [words[before], words[index]];
    if (!left || !right || !isKept(right)) continue;
    const hasGap = index > before + 1;
    const isShort = isPause(left, right) && (edits.pauses[left.key] ?? (shortensPauses ? 'short' : 'kept')) === 'short';
    if (hasGap || isShort) {
      const cut = hasGap ? cutBetween(material, words, before, index) : shortPause(left, right);
      if (cut.into > cut.out) {
        if (cut.out > from) spans.push({ start: from, end: cut.out });
        from = cut.into;
      }
    }
    before = index;
  }
  const isWhole = tail === words.length - 1;
  const end = isWhole
    ? Math.min(material.duration, edges.end + edits.tail)
    : cutBetween(material, words, tail, tail + 1).out;
  return end > from ? [...spans, { start: from, end }] : spans;
}

/** Whether the speaker stops between two words so long that it can be shortened. */
export const isPause = (left: Span, right: Span): boolean => right.start - left.end >= SENTENCE_PAUSE;

const shortPause = (left: Span, right: Span): Cut => ({
  out: left.end + SHORT_PAUSE / 2,
  into: right.start - SHORT_PAUSE / 2,
});

interface Cut {
  /** The clip leaves the source here, and comes back there. */
  readonly out: number;
  readonly into: number;
}

/** Where the clip leaves behind a kept word and comes back before the next one, what lies between removed. */
function cutBetween({ levels, sentences }: ClipMaterial, words: readonly ClipWord[], left: number, right: number): Cut {
  const [before, after] = [words[left], words[right]];
  if (!before || !after) return { out: 0, into: 0 };
  // Next to the kept ones; where nothing lies between (an edge of the clip), each other.
  const [next, previous] = [words[left + 1] ?? after, words[right - 1] ?? before];
  const reachOf = ({ sentence }: ClipWord): number => (sentences[sentence]?.words ? GUARD : REACH);
  const out = quietest(levels, before.end, {
    start: Math.max(middle(before), before.end - reachOf(before)),
    end: Math.min(middle(next), before.end + SHORT_PAUSE / 2 + (next.start > before.end ? 0 : REACH)),
  });
  const into = quietest(levels, after.start, {
    start: Math.max(middle(previous), after.start - SHORT_PAUSE / 2 - (previous.end < after.start ? 0 : REACH)),
    end: Math.min(middle(after), after.start + reachOf(after)),
  });
  return { out, into };
}

const middle = ({ start, end }: Span): number => (start + end) / 2;

export const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { start, end }) => sum + end - start, 0);
