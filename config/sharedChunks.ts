interface SplitChunks {
  readonly cacheGroups?: Readonly<Record<string, object>>;
}

/** The part of webpack-chain's `optimization` that is used here. */
interface Optimization {
  readonly splitChunks: { entries(): SplitChunks | undefined } & ((value: SplitChunks) => unknown);
}

/**
 * What several pages share gets a chunk of its own for each set of pages. Umi names these by the names of their chunks;
 * workers have none, so that two sets of workers get one name, which webpack refuses. Without a name webpack finds its
 * own.
 */
export function unnamedSharedChunks(optimization: Optimization): void {
  const split = optimization.splitChunks.entries();
  const shared = split?.cacheGroups?.shared;
  if (!shared) return;
  optimization.splitChunks({ ...split, cacheGroups: { ...split.cacheGroups, shared: { ...shared, name: undefined } } });
}
