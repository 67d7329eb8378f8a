import { useDeferredValue } from 'react';

/** More than a screen holds. */
const AT_ONCE = 40;

/**
 * The rows of a list that can be long, each of which takes long to draw: the first ones at once, all of them as soon as
 * they are drawn, between which the page answers. A list that grows row by row is always whole.
 */
export function useRowsInTurn<T>(rows: readonly T[]): readonly T[] {
  const isLong = rows.length > AT_ONCE;
  const isWhole = useDeferredValue(isLong, false);
  return isLong && !isWhole ? rows.slice(0, AT_ONCE + 1) : rows;
}
