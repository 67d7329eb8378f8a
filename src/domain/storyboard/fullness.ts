import type { Focus } from './types';

/** Places that are tried for a window. */
const STEPS = 24;
/** A middle that is at least this full, as a share of the fullest window, is kept: people put their subject there. */
const FULL_ENOUGH = 0.91;

/** How much stands out between `x` and `x + width`, on average of the columns; 1 where nobody looked. */
export function fullness({ columns = [] }: Focus, x: number, width: number): number {
  const within = columns.filter(
    (_, at) => (at + 0.5) / columns.length >= x && (at + 0.5) / columns.length <= x + width,
  );
  return within.length === 0 ? 1 : within.reduce((sum, value) => sum + value, 0) / within.length;
}

/**
 * Left border of the window over a wider subject in which most stands out, so that a bag at the side of a room is seen
 * and not the wall in its middle. The middle one where no other is clearly fuller, or nobody looked.
 *
 * @param width of the window, share of the picture's
 */
export function fullestLeft(focus: Focus, width: number): number {
  const first = Math.max(0, focus.x);
  const last = Math.min(1, focus.x + focus.width) - width;
  const middle = (first + last) / 2;
  if (last <= first) return Math.min(1 - width, Math.max(0, middle));
  const fullnessAt = (x: number): number => fullness(focus, x, width);
  const places = Array.from({ length: STEPS + 1 }, (_, step) => first + ((last - first) * step) / STEPS);
  const fullest = places.reduce((best, x) => (fullnessAt(x) > fullnessAt(best) ? x : best), middle);
  return fullnessAt(middle) >= FULL_ENOUGH * fullnessAt(fullest) ? middle : fullest;
}
