/** What a provider counts of its merchants. */
export const providerFigures = [
  'merchants',
  'new_merchants',
  'active_merchants',
  'tasks',
  'renders',
  'posts',
  'failures',
  'credits',
  'revenue',
] as const;
export type ProviderFigure = (typeof providerFigures)[number];

/** What the figures are split by: attributes that a merchant has once, so that the parts add up to the whole. */
export const figureDimensions = ['merchant', 'version', 'channel', 'host'] as const;
export type FigureDimension = (typeof figureDimensions)[number];

/**
 * How the entries of a figure are counted: `stock` = all that there are at the end of the range, `distinct` = one per
 * merchant within it, `sum` = everything within it.
 */
const countings: Readonly<Record<ProviderFigure, 'stock' | 'distinct' | 'sum'>> = {
  merchants: 'stock',
  new_merchants: 'sum',
  active_merchants: 'distinct',
  tasks: 'sum',
  renders: 'sum',
  posts: 'sum',
  failures: 'sum',
  credits: 'sum',
  revenue: 'sum',
};

/** Something that counts for a figure. */
export interface FigureEntry {
  readonly figure: ProviderFigure;
  readonly merchant_id: string;
  /** Milliseconds. */
  readonly at: number;
  /** 1 of what is counted, credits of a ledger line (what comes back is negative), fen of what was paid. */
  readonly amount: number;
}

/** Milliseconds; `to` itself no longer belongs to it. */
export interface MomentRange {
  readonly from: number;
  readonly to: number;
}

/** The entries that a figure is the sum of, in the order given: the list behind it. */
export function entriesBehind<E extends FigureEntry>(
  figure: ProviderFigure,
  entries: readonly E[],
  { from, to }: MomentRange,
): E[] {
  const counting = countings[figure];
  const own = entries.filter(
    (entry) => entry.figure === figure && entry.at < to && (counting === 'stock' || entry.at >= from),
  );
  if (counting !== 'distinct') return own;
  const latest = new Map<string, E>();
  for (const entry of own)
    if ((latest.get(entry.merchant_id)?.at ?? 0) <= entry.at) latest.set(entry.merchant_id, entry);
  return [...latest.values()];
}

const sumOf = (entries: readonly FigureEntry[]): number => entries.reduce((sum, { amount }) => sum + amount, 0);

type ProviderFigures = Readonly<Record<ProviderFigure, number>>;

/** All figures of a range; each is the sum of `entriesBehind`. */
export function figuresIn(entries: readonly FigureEntry[], range: MomentRange): ProviderFigures {
  const sums = providerFigures.map((figure) => [figure, sumOf(entriesBehind(figure, entries, range))] as const);
  return Object.fromEntries(sums) as Record<ProviderFigure, number>;
}

/**
 * The figures day by day.
 * @param edges moments at which the days begin and the last one ends, one more than days
 */
export function figuresByDay(entries: readonly FigureEntry[], edges: readonly number[]): ProviderFigures[] {
  return edges.slice(1).map((to, index) => figuresIn(entries, { from: edges[index] ?? to, to }));
}

interface FigureGroup {
  readonly key: string;
  readonly figures: ProviderFigures;
}

/** The figures of each group of merchants; over all groups they add up to `figuresIn`. @param keyOf group of a merchant */
export function figuresBy(
  entries: readonly FigureEntry[],
  range: MomentRange,
  keyOf: (merchantId: string) => string,
): FigureGroup[] {
  const groups = new Map<string, FigureEntry[]>();
  for (const entry of entries) {
    const key = keyOf(entry.merchant_id);
    const known = groups.get(key);
    if (known) known.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups].map(([key, own]) => ({ key, figures: figuresIn(own, range) }));
}
