import type { EraseRegion, EraseSpan } from './types';

/** A thousandth of a second: less than an image lasts, more than containers round. */
const NEAR = 1e-3;

/** Whether a region is at work on an image that begins at a time. */
export const isActive = ({ spans }: Pick<EraseRegion, 'spans'>, time: number): boolean =>
  spans === null || spans.some(({ start, end }) => time >= start - NEAR && time < end - NEAR);

/** Whether any region is at work anywhere from `start` to `end`. */
export const isTouched = (regions: readonly EraseRegion[], start: number, end: number): boolean =>
  regions.some(
    ({ spans, method }) =>
      method === 'crop' || spans === null || spans.some((span) => span.start < end + NEAR && span.end > start - NEAR),
  );

/** In order, none overlapping, none empty, within the video; those closer than `gap` seconds are one. */
export function tidySpans(spans: readonly EraseSpan[], duration: number, gap = 0): readonly EraseSpan[] {
  const tidy: EraseSpan[] = [];
  const within = spans
    .map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(duration, end) }))
    .filter(({ start, end }) => end - start > NEAR)
    .sort((a, b) => a.start - b.start);
  for (const span of within) {
    const last = tidy.at(-1);
    if (last && span.start <= last.end + gap)
      tidy[tidy.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else tidy.push(span);
  }
  return tidy;
}

/** Seconds from a time to the nearest that a region is at work at; 0 while it is. */
export const distanceTo = ({ spans }: Pick<EraseRegion, 'spans'>, time: number): number =>
  spans === null
    ? 0
    : spans.reduce(
        (least, { start, end }) => Math.min(least, Math.max(0, start - time, time - end)),
        Number.POSITIVE_INFINITY,
      );
