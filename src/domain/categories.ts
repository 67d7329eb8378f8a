/** Characters of a category's name. */
export const MAX_CATEGORY_NAME = 20;
/** A list that is longer helps nobody to choose. */
export const MAX_CATEGORIES = 60;

/** As names are compared: "美妆 护肤" and "美妆护肤" are one. */
const comparable = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();

/** Whether two names stand for one category. */
export const isSameCategory = (one: string, other: string): boolean => comparable(one) === comparable(other);

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The category that has a name already, however it is spaced or cased. @param ownId of the one that is renamed */
export const findSameName = <C extends Named>(categories: readonly C[], name: string, ownId?: string): C | undefined =>
  categories.find((one) => one.id !== ownId && isSameCategory(one.name, name));

interface Merged {
  readonly id: string;
  readonly merged_into?: string | undefined;
}

/**
 * Where the users of a category are now: merges are followed to their end. A loop, which only a broken state could hold,
 * ends where it began.
 */
export function followMerges<C extends Merged>(categories: readonly C[], id: string): C | undefined {
  const seen = new Set<string>();
  let found = categories.find((one) => one.id === id);
  while (found?.merged_into !== undefined && !seen.has(found.id)) {
    seen.add(found.id);
    const next = found.merged_into;
    found = categories.find((one) => one.id === next);
  }
  return found;
}
