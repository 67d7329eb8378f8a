/** Numbers from 0 up to 1. */
export type RandomSource = () => number;

/** The same numbers for the same seed on every machine (mulberry32, public domain). */
export function seededRandom(seed: number): RandomSource {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The items in an order by chance; they are left as they are. */
export function shuffle<T>(items: readonly T[], random: RandomSource): T[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ item }) => item);
}
