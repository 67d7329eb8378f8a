import { useState } from 'react';

interface Choice<T> {
  /** In the order of the clicks. */
  readonly chosen: readonly T[];
  readonly toggle: (item: T) => void;
  /** Adds what has just arrived; it never takes anything back. */
  readonly take: (item: T) => void;
}

/**
 * What is chosen in a picker, up to `max`. Where only one is wanted, the next click takes the place of the last.
 * @param keyOf tells one item from another; give a function that stays the same
 */
export function useChoice<T>(keyOf: (item: T) => string, max: number): Choice<T> {
  const [chosen, setChosen] = useState<readonly T[]>([]);
  const toggle = (item: T) => setChosen((all) => toggled(all, item, keyOf, max));
  const take = (item: T) =>
    setChosen((all) => (all.some((one) => keyOf(one) === keyOf(item)) ? all : [...all, item].slice(-max)));
  return { chosen, toggle, take };
}

function toggled<T>(all: readonly T[], item: T, keyOf: (item: T) => string, max: number): readonly T[] {
  const without = all.filter((one) => keyOf(one) !== keyOf(item));
  if (without.length < all.length) return without;
  if (max === 1) return [item];
  return all.length >= max ? all : [...all, item];
}
