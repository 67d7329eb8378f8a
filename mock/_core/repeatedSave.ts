interface SavedRow {
  readonly id: string;
  readonly revision?: number;
}

interface SaveInput {
  readonly id?: string | undefined;
  readonly revision?: number | undefined;
}

/**
 * A client whose answer got lost sends its save again under the same name. Done already, it is not done twice: no second
 * record, no conflict with oneself.
 * @param saveId name of the save that comes in
 * @param saveIdOf name of the save that made a row what it is
 * @returns the row as that save made it
 */
export function repeatedSave<R extends SavedRow>(
  rows: readonly R[],
  { id, revision }: SaveInput,
  saveId: unknown,
  saveIdOf: (row: R) => unknown,
): R | undefined {
  if (typeof saveId !== 'string' || saveId === '') return undefined;
  const row = rows.find((one) => (id === undefined || one.id === id) && saveIdOf(one) === saveId);
  // An update under a name that the record has from an earlier save is another update.
  const isRepeated = id === undefined || (revision !== undefined && row?.revision === revision + 1);
  return isRepeated ? row : undefined;
}
