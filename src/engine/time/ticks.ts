/**
 * Time in the engine: integer ticks, 120 000 a second, which every common frame rate divides
 * (23.976 → 5005, 24 → 5000, 25 → 4800, 29.97 → 4004, 30 → 4000, 50 → 2400, 60 → 2000 ticks a frame).
 * Seconds and microseconds occur only at the media edge.
 */
export type Ticks = number & { readonly __unit: 'ticks' };

export const TICKS_PER_SECOND = 120_000;

/** Checked constructor: rounds to the nearest whole tick; throws RangeError on NaN or infinity. */
export function ticks(value: number): Ticks {
  if (!Number.isFinite(value)) throw new RangeError(`not a time: ${value}`);
  return Math.round(value) as Ticks;
}

export const ZERO = 0 as Ticks;

export const fromSeconds = (seconds: number): Ticks => ticks(seconds * TICKS_PER_SECOND);
export const toSeconds = (time: Ticks): number => time / TICKS_PER_SECOND;
export const toMicroseconds = (time: Ticks): number => Math.round((time * 1_000_000) / TICKS_PER_SECOND);
export const addTicks = (a: Ticks, b: Ticks): Ticks => (a + b) as Ticks;
export const subTicks = (a: Ticks, b: Ticks): Ticks => (a - b) as Ticks;
export const minTicks = (a: Ticks, b: Ticks): Ticks => Math.min(a, b) as Ticks;
export const maxTicks = (a: Ticks, b: Ticks): Ticks => Math.max(a, b) as Ticks;
