import type { FrameworkContent } from './types';

/** A framework's segments as parts of its time, for bars drawn to scale. */
export const segmentShares = (
  framework: Pick<FrameworkContent, 'segments'>,
): { key: string; label: string; share: number; hint: string }[] =>
  framework.segments.map(({ roleName, share, purpose }, index) => ({
    // two segments may share a name
    key: `${index}-${roleName}`,
    label: roleName,
    share,
    hint: purpose,
  }));

/** Shares are kept in whole hundredths, so that they always sum to exactly one and read as whole percent. */
const hundred = 100;

/** The least that a segment may take: below it there is no time for a sentence. */
export const minShare = 0.02;
export const minSegments = 2;
export const maxSegments = 12;
/** How far a sum may be off before it is an error rather than rounding. */
const shareTolerance = 0.005;

const least = Math.round(minShare * hundred);

export const sumOfShares = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0);

export const isWhole = (shares: readonly number[]): boolean => Math.abs(sumOfShares(shares) - 1) <= shareTolerance;

const asShares = (parts: readonly number[]): number[] => parts.map((part) => part / hundred);

/**
 * Shares that sum to exactly 1 in the same proportions, in hundredths, none below `minShare`. What is not a positive
 * number counts as the least. An empty list stays empty.
 * @param shares at most 50: more cannot each have the least
 */
export function normalizeShares(shares: readonly number[]): number[] {
  if (shares.length === 0) return [];
  const given = shares.map((share) => (Number.isFinite(share) && share > 0 ? share : 0));
  const total = sumOfShares(given);
  const even = 1 / given.length;
  // everybody gets the least, the rest is dealt out in proportion
  const room = hundred - least * given.length;
  const wished = given.map((share) => Math.max(0, (total > 0 ? share / total : even) * hundred - least));
  const wishedSum = sumOfShares(wished);
  const exact = wished.map((wish) => (wishedSum > 0 ? (wish / wishedSum) * room : room * even));
  const parts = exact.map(Math.floor);
  // the largest remainders get what rounding left over
  const order = exact.map((value, index) => ({ index, rest: value - Math.floor(value) }));
  // of remainders that differ by rounding only, the larger share's goes first: larger stays larger
  const alike = 1e9;
  order.sort(
    (a, b) =>
      Math.round((b.rest - a.rest) * alike) || (given[b.index] ?? 0) - (given[a.index] ?? 0) || a.index - b.index,
  );
  let left = room - sumOfShares(parts);
  for (const { index } of order) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return asShares(parts.map((part) => part + least));
}

const partsOf = (shares: readonly number[]): number[] =>
  (isWhole(shares) ? shares : normalizeShares(shares)).map((share) => Math.round(share * hundred));

/** In whole hundredths that sum to 100 again, should rounding have moved the sum. */
function exactParts(shares: readonly number[]): number[] {
  const parts = partsOf(shares);
  return sumOfShares(parts) === hundred ? parts : normalizeShares(shares).map((share) => Math.round(share * hundred));
}

/**
 * Moves the border between segment `border` and the next one. The two share what they had; the sum stays 1, the order
 * stays, neither falls below `minShare`, the others do not change.
 * @param delta share to move the border by; negative = to the front
 */
export function moveBorder(shares: readonly number[], border: number, delta: number): number[] {
  const parts = exactParts(shares);
  const before = parts[border];
  const after = parts[border + 1];
  if (before === undefined || after === undefined || !Number.isFinite(delta)) return asShares(parts);
  const wished = Math.round(delta * hundred);
  const step = Math.max(Math.min(0, least - before), Math.min(Math.max(0, after - least), wished));
  parts[border] = before + step;
  parts[border + 1] = after - step;
  return asShares(parts);
}

/** Room for a new segment at `index`: half of the longest one goes to it. */
export function insertShare(shares: readonly number[], index: number): number[] {
  if (shares.length === 0) return [1];
  const parts = exactParts(shares);
  const longest = parts.indexOf(Math.max(...parts));
  const half = Math.floor((parts[longest] ?? 0) / 2);
  parts[longest] = (parts[longest] ?? 0) - half;
  parts.splice(index, 0, half);
  return normalizeShares(asShares(parts));
}

/** Takes a segment out; the others grow in proportion. */
export const removeShare = (shares: readonly number[], index: number): number[] =>
  normalizeShares(shares.filter((_, at) => at !== index));
