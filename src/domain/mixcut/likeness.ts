import type { MixVersion } from './types';

/** Weighted seconds that each footage is seen in a version. */
export type FootageSeconds = ReadonlyMap<string, number>;

export function footageSeconds(version: MixVersion): FootageSeconds {
  const seconds = new Map<string, number>();
  for (const piece of version) {
    seconds.set(piece.footage, (seconds.get(piece.footage) ?? 0) + piece.seconds * piece.weight);
  }
  return seconds;
}

export const totalSeconds = (seconds: FootageSeconds): number => [...seconds.values()].reduce((sum, n) => sum + n, 0);

/** Likeness of two versions by what they show; see {@link likeness}. */
export function footageLikeness(left: FootageSeconds, right: FootageSeconds): number {
  const shorter = Math.min(totalSeconds(left), totalSeconds(right));
  if (shorter <= 0) return 0;
  let shared = 0;
  for (const [footage, seconds] of left) shared += Math.min(seconds, right.get(footage) ?? 0);
  return Math.min(1, shared / shorter);
}

/**
 * How much two versions are alike, 0 (nothing in common) to 1 (one holds all of the other). For each footage the
 * weighted seconds that both show of it, wherever it stands, are summed and divided by the weighted seconds of the
 * shorter version. A second of the opening weighs two, any other one. Two parts of one recording count as the same, so
 * the figure is never below what a viewer sees again.
 */
export const likeness = (left: MixVersion, right: MixVersion): number =>
  footageLikeness(footageSeconds(left), footageSeconds(right));

export interface MixPair {
  /** Indices of the versions, the smaller one first. */
  readonly first: number;
  readonly second: number;
  readonly likeness: number;
}

/** All pairs of a plan, each once: `first` runs faster. */
export function likenessPairs(versions: readonly MixVersion[]): readonly MixPair[] {
  const shown = versions.map(footageSeconds);
  return shown.flatMap((right, second) =>
    shown.slice(0, second).map((left, first) => ({ first, second, likeness: footageLikeness(left, right) })),
  );
}

/** One of {@link likenessPairs}, by the indices of its versions in any order; undefined for a version and itself. */
export function pairAt(pairs: readonly MixPair[], one: number, other: number): MixPair | undefined {
  const [first, second] = [Math.min(one, other), Math.max(one, other)];
  return first === second || first < 0 ? undefined : pairs[(second * (second - 1)) / 2 + first];
}

/**
 * The most alike of the pairs around a place of the map: a finger covers many cells of a large one.
 *
 * @param reach cells to each side
 */
export function pairNear(
  pairs: readonly MixPair[],
  { row, column, reach }: { readonly row: number; readonly column: number; readonly reach: number },
): MixPair | undefined {
  let best = pairAt(pairs, row, column);
  for (let y = row - reach; y <= row + reach; y += 1) {
    for (let x = column - reach; x <= column + reach; x += 1) {
      const pair = pairAt(pairs, y, x);
      if (pair && pair.likeness > (best?.likeness ?? -1)) best = pair;
    }
  }
  return best;
}

/** The two versions that are most alike; undefined with fewer than two. */
export const worstPair = (versions: readonly MixVersion[]): MixPair | undefined =>
  likenessPairs(versions).reduce<MixPair | undefined>(
    (worst, pair) => (!worst || pair.likeness > worst.likeness ? pair : worst),
    undefined,
  );

/** The footage that two versions share, by the weighted seconds that both show of it, most first. */
export function sharedFootage(left: MixVersion, right: MixVersion): readonly string[] {
  const [one, other] = [footageSeconds(left), footageSeconds(right)];
  const secondsOf = (footage: string): number => Math.min(one.get(footage) ?? 0, other.get(footage) ?? 0);
  return [...one.keys()].filter((footage) => secondsOf(footage) > 0).toSorted((a, b) => secondsOf(b) - secondsOf(a));
}
