import { piecesByGroup } from './pieces';
import type { MixGroup } from './types';

interface Combinations {
  /** Choices of each position in order, then of each extra (scripts, titles) that has any. */
  readonly factors: readonly number[];
  /** Their product; 0 without any clip. */
  readonly total: bigint;
}

/** How many different videos the clips give: a recording that stands twice in a group is one choice. */
export function countCombinations(groups: readonly MixGroup[], extras: readonly number[] = []): Combinations {
  const clips = piecesByGroup(groups).map((pieces) => new Set(pieces.map(({ footage }) => footage)).size);
  if (clips.length === 0) return { factors: [], total: 0n };
  const factors = [...clips, ...extras.filter((count) => count > 0)];
  return { factors, total: factors.reduce((product, factor) => product * BigInt(factor), 1n) };
}

/** The product as people read it: `6 × 5 × 4`. */
export const formatFactors = (factors: readonly number[]): string => factors.join(' × ');

const LONGEST_DIGITS = 15;

/** Digits in threes; beyond fifteen digits rounded down to a power of ten: `1.09 × 10^92`. */
export function formatTotal(total: bigint): string {
  const digits = total.toString();
  if (digits.length <= LONGEST_DIGITS) return digits.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${digits[0]}.${digits.slice(1, 3)} × 10^${digits.length - 1}`;
}
