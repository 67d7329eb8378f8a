import type { Ticks } from '../time/ticks';
import type { Keyframe } from './schema';

/** About a tenth beyond the goal, then back. */
const OVERSHOOT = 1.70158;

/** Four falls, each from a quarter of the height of the one before. */
function bounce(t: number): number {
  const falls = [
    { until: 1 / 2.75, at: 0, floor: 0 },
    { until: 2 / 2.75, at: 1.5 / 2.75, floor: 0.75 },
    { until: 2.5 / 2.75, at: 2.25 / 2.75, floor: 0.9375 },
    { until: 1, at: 2.625 / 2.75, floor: 0.984375 },
  ];
  const fall = falls.find(({ until }) => t < until);
  return fall ? 7.5625 * (t - fall.at) ** 2 + fall.floor : 1;
}

const curves: Readonly<Record<Keyframe['easing'], (t: number) => number>> = {
  linear: (t) => t,
  'ease-in': (t) => t * t * t,
  'ease-out': (t) => 1 - (1 - t) ** 3,
  'ease-in-out': (t) => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2),
  back: (t) => 1 + OVERSHOOT * (t - 1) ** 2 + (OVERSHOOT + 1) * (t - 1) ** 3,
  bounce,
  elastic: (t) =>
    t <= 0 || t >= 1 ? Math.round(t) : 2 ** (-10 * t) * Math.sin((t * 10 - 0.75) * ((2 * Math.PI) / 3)) + 1,
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
