/** Versions of a brand that are kept beside the live one. */
export const BRAND_HISTORY = 10;

/**
 * The versions before, once another brand has gone live.
 * @param history the latest first
 * @param replaced what was live until now
 * @param restored id of the version that went live again: it is no version before any more
 */
export const nextHistory = <V extends { readonly id: string }>(
  history: readonly V[],
  replaced: V,
  restored?: string,
): readonly V[] => [replaced, ...history.filter(({ id }) => id !== restored)].slice(0, BRAND_HISTORY);
