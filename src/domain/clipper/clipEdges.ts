import { SENTENCE_PAUSE } from './sentencesOf';
import type { ClipMaterial, SentenceRange, Span } from './types';

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

/** What of a clip is shown: all of it, or without the middle of its long pauses; seconds of the source, in order. */
export function shownSpans(material: ClipMaterial, range: SentenceRange, shortensPauses: boolean): readonly Span[] {
  const { start, end } = clipEdges(material, range);
  if (end <= start) return [];
  if (!shortensPauses) return [{ start, end }];
  const spans: Span[] = [];
  let from = start;
  for (let index = range.first; index < range.last; index += 1) {
    const [left, right] = [material.sentences[index], material.sentences[index + 1]];
    if (!left || !right || right.start - left.end < SENTENCE_PAUSE) continue;
    spans.push({ start: from, end: left.end + SHORT_PAUSE / 2 });
    from = right.start - SHORT_PAUSE / 2;
  }
  return [...spans, { start: from, end }];
}

export const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { start, end }) => sum + end - start, 0);
