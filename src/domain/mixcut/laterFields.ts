/**
 * What a later release has added to a record: a tab that was opened before passes it on as it is, and saves it again.
 *
 * @param known fields that this release reads, or writes anew with each save
 */
export const laterFields = (
  record: Readonly<Record<string, unknown>>,
  known: readonly string[],
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !known.includes(field)));
