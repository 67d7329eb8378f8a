import { mean, variance } from './middle';
import { tQuantile, zQuantile } from './quantiles';

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How sure an interval is. */
export const defaultLevel = 0.95;

/**
 * Wilson's interval of a rate: keeps within 0–1 and is honest for small samples, where ±1.96 σ is not.
 *
 * @param rate 0–1
 * @param n size of the sample, need not be whole (an effective one); 0 = nothing known
 */
export function wilson(rate: number, n: number, level = defaultLevel): Interval {
  if (n <= 0) return { value: rate, low: 0, high: 1 };
  const z = zQuantile(level);
  const square = (z * z) / n;
  const center = (rate + square / 2) / (1 + square);
  const half = (z / (1 + square)) * Math.sqrt((rate * (1 - rate)) / n + square / (4 * n));
  return { value: rate, low: Math.max(0, center - half), high: Math.min(1, center + half) };
}

export interface PooledPart {
  /** Of `total`, e.g. views that reached the end. */
  readonly hits: number;
  readonly total: number;
}

/**
 * Variance of the true rates between posts, beyond what chance within each post makes (by moments, within groups). The
 * views of one post are alike, so a hundred thousand views of three posts are nearer to three observations than to a
 * hundred thousand.
 */
export function betweenVariance(groups: readonly (readonly PooledPart[])[]): number {
  let squares = 0;
  let chance = 0;
  let freedom = 0;
  for (const all of groups) {
    const parts = all.filter(({ total }) => total > 0);
    if (parts.length < 2) continue;
    const rates = parts.map(({ hits, total }) => hits / total);
    const center = mean(rates);
    squares += rates.reduce((sum, rate) => sum + (rate - center) ** 2, 0);
    // each post's own chance, as far as it shows in the squares about the group's mean
    chance += parts.reduce((sum, { total }) => sum + (center * (1 - center)) / total, 0) * (1 - 1 / parts.length);
    freedom += parts.length - 1;
  }
  return freedom > 0 ? Math.max(0, (squares - chance) / freedom) : 0;
}

interface PooledRate extends Interval {
  /** Independent observations that the sample is worth. */
  readonly effective: number;
}

/**
 * Wilson's interval of a rate pooled over posts, with the sample scaled to what it is worth given how much posts differ.
 * With `between` = 0 it is plain Wilson over all views.
 */
export function pooledRate(
  parts: readonly PooledPart[],
  between: number,
  level = defaultLevel,
): PooledRate | undefined {
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  if (total === 0) return undefined;
  const rate = parts.reduce((sum, part) => sum + part.hits, 0) / total;
  const chance = Math.max(rate * (1 - rate), 1e-9);
  const spread = parts.reduce((sum, part) => sum + (part.total / total) ** 2, 0) * between;
  const effective = chance / (chance / total + spread);
  return { ...wilson(rate, effective, level), effective };
}

/** t interval of a mean; undefined below two values. */
export function meanInterval(values: readonly number[], level = defaultLevel): Interval | undefined {
  if (values.length < 2) return undefined;
  const value = mean(values);
  const half = tQuantile(level, values.length - 1) * Math.sqrt(variance(values) / values.length);
  return { value, low: value - half, high: value + half };
}

const logsOf = (values: readonly number[], floor: number): number[] =>
  values.map((value) => Math.log(Math.max(value, floor)));

/**
 * Interval of the typical value of something that is spread by factors rather than by sums, as views are: t interval of
 * the logarithms' mean, taken back. The value is the geometric mean.
 *
 * @param floor what a value counts with at least, so that a 0 has a logarithm
 */
export function logInterval(values: readonly number[], floor = 1, level = defaultLevel): Interval | undefined {
  const interval = meanInterval(logsOf(values, floor), level);
  return interval && { value: Math.exp(interval.value), low: Math.exp(interval.low), high: Math.exp(interval.high) };
}

/** Difference of two rates by Newcombe's method, from their intervals. */
export function rateDifference(a: Interval, b: Interval): Interval {
  const value = a.value - b.value;
  return {
    value,
    low: value - Math.hypot(a.value - a.low, b.high - b.value),
    high: value + Math.hypot(a.high - a.value, b.value - b.low),
  };
}

/** How many times as much `a` has as `b`, by Welch's t on logarithms; undefined when either has fewer than two values. */
export function logRatio(
  a: readonly number[],
  b: readonly number[],
  floor = 1,
  level = defaultLevel,
): Interval | undefined {
  if (a.length < 2 || b.length < 2) return undefined;
  const [first, second] = [logsOf(a, floor), logsOf(b, floor)];
  const [partA, partB] = [variance(first) / a.length, variance(second) / b.length];
  const error = partA + partB;
  const value = mean(first) - mean(second);
  if (error === 0) return { value: Math.exp(value), low: Math.exp(value), high: Math.exp(value) };
  const freedom = error ** 2 / (partA ** 2 / (a.length - 1) + partB ** 2 / (b.length - 1));
  const half = tQuantile(level, freedom) * Math.sqrt(error);
  return { value: Math.exp(value), low: Math.exp(value - half), high: Math.exp(value + half) };
}
