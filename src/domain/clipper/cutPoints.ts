import type { Span } from './types';

/** Levels a second in `ClipMaterial.levels`. */
export const LEVELS_PER_SECOND = 100;
/** A cut may move so far to where it is quieter, seconds. */
export const REACH = 0.3;
/** A word whose time was measured is not cut into by more than this, seconds. */
export const GUARD = 0.04;
/** Decibels that a second of distance has to gain: of two valleys alike the nearer one. */
const DISTANCE = 20;

/**
 * The quietest moment near a time, within a window; the time itself (moved into the window) where nobody listened.
 *
 * @param levels decibels below full scale, so that more is quieter
 */
export function quietest(levels: ArrayLike<number> | undefined, time: number, { start, end }: Span): number {
  const wanted = Math.min(Math.max(time, start), Math.max(start, end));
  if (!levels || end <= start) return wanted;
  const from = Math.max(0, Math.ceil(start * LEVELS_PER_SECOND));
  const to = Math.min(levels.length - 1, Math.floor(end * LEVELS_PER_SECOND));
  let best = wanted;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let index = from; index <= to; index += 1) {
    // The middle of three: one sample at a crossing of zero is no valley.
    const level =
      ((levels[index - 1] ?? levels[index] ?? 0) + (levels[index] ?? 0) + (levels[index + 1] ?? levels[index] ?? 0)) /
      3;
    const at = index / LEVELS_PER_SECOND;
    const score = level - Math.abs(at - wanted) * DISTANCE;
    if (score > bestScore) {
      best = at;
      bestScore = score;
    }
  }
  return best;
}
