/**
 * Rows for names that stand above a chart side by side, so that none covers another.
 *
 * @param at places of the names, ascending
 * @param gap what a name needs, in the same measure
 * @returns for each the row 0 or 1; undefined = no room, its line stands without a name
 */
export function rowsOfLabels(at: readonly number[], gap: number): (0 | 1 | undefined)[] {
  const ends = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return at.map((place) => {
    const row = ([0, 1] as const).find((one) => place - (ends[one] ?? 0) >= gap);
    if (row !== undefined) ends[row] = place;
    return row;
  });
}
