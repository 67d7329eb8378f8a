import type { Ticks } from '../time/ticks';
import type { Keyframe } from './schema';

const curves: Readonly<Record<Keyframe['easing'], (t: number) => number>> = {
  linear: (t) => t,
  'ease-in': (t) => t * t * t,
  'ease-out': (t) => 1 - (1 - t) ** 3,
  'ease-in-out': (t) => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2),
  hold: () => 0,
};

/** Eased progress for a linear one, both 0–1. */
export const ease = (easing: Keyframe['easing'], progress: number): number => curves[easing](progress);

/**
 * Value of a curve at `at` (relative to the clip's start, like the keyframes, which must be in order of time). Before
 * the first and after the last keyframe their values hold. A keyframe's easing shapes the way to the next one.
 * Undefined when there is none.
 */
export function keyframeValue(frames: readonly Keyframe[], at: Ticks): number | undefined {
  let low = 0;
  let high = frames.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const frame = frames[middle];
    if (frame && frame.at <= at) low = middle + 1;
    else high = middle;
  }
  const left = frames[low - 1];
  const right = frames[low];
  if (!left) return right?.value;
  if (!right) return left.value;
  const progress = (at - left.at) / (right.at - left.at);
  return left.value + (right.value - left.value) * ease(left.easing, progress);
}
