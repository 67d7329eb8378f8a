import { lessCounts, noCounts } from './counts';
import type { Counts, Dimension, Measured, PostFact } from './types';

export const bases = ['published', 'happened'] as const;
/** `published`: all that the posts published within the time have gathered. `happened`: all that came within the time, whenever its post was published. */
export type Basis = (typeof bases)[number];

export type Filters = Readonly<Partial<Record<Dimension, string>>>;

/** Keys under which a post is counted. */
export const keysOf = (fact: PostFact, dimension: Dimension): readonly string[] =>
  dimension === 'tag' ? (fact.tags.length > 0 ? fact.tags : ['']) : [fact.keys[dimension]];

/** Posts that meet all filters. */
export function filtered(facts: readonly PostFact[], filters: Filters): PostFact[] {
  const wanted = Object.entries(filters).filter(([, key]) => key !== undefined) as [Dimension, string][];
  return facts.filter((fact) => wanted.every(([dimension, key]) => keysOf(fact, dimension).includes(key)));
}

interface Span {
  /** Milliseconds; `to` is not included. */
  readonly from: number;
  readonly to: number;
}

/**
 * What counts of each post in a span. By `published` a post counts with all that it had at `asOf`; by `happened` with
 * what came between the two moments; posts without anything in it are left out.
 */
export function measure(facts: readonly PostFact[], span: Span, basis: Basis, asOf: number): Measured[] {
  if (basis === 'published')
    return facts
      .filter(({ at }) => at >= span.from && at < span.to && at <= asOf)
      .map((fact) => ({ fact, counts: fact.countsAt(asOf) }));
  const end = Math.min(span.to, asOf);
  return facts.flatMap((fact) => {
    if (fact.at >= end) return [];
    const counts = gained(fact, span.from, end);
    return counts.views > 0 ? [{ fact, counts }] : [];
  });
}

const gained = (fact: PostFact, from: number, to: number): Counts =>
  from <= fact.at ? fact.countsAt(to) : lessCounts(fact.countsAt(to), fact.countsAt(from));

interface DayOfSeries {
  readonly posts: number;
  readonly counts: Counts;
}

/** The same day by day; `edges` are the days' beginnings and the last one's end. Sums to `measure` of the whole. */
export function measureDays(
  facts: readonly PostFact[],
  edges: readonly number[],
  basis: Basis,
  asOf: number,
): DayOfSeries[] {
  const days = edges.slice(1).map(() => ({ posts: 0, counts: { ...noCounts } as Record<keyof Counts, number> }));
  const add = (index: number, counts: Counts) => {
    const day = days[index]?.counts;
    if (!day) return;
    day.views += counts.views;
    day.finishes += counts.finishes;
    day.likes += counts.likes;
    day.comments += counts.comments;
    day.shares += counts.shares;
    day.follows += counts.follows;
  };
  const [first = 0] = edges;
  const last = edges.at(-1) ?? 0;
  for (const fact of facts) {
    if (fact.at > asOf || fact.at >= last) continue;
    if (fact.at >= first) {
      const own = dayAt(edges, fact.at);
      const day = days[own];
      if (day) day.posts += 1;
      if (basis === 'published') add(own, fact.countsAt(asOf));
    }
    if (basis === 'happened') addGains(fact, edges, asOf, add);
  }
  return days;
}

function dayAt(edges: readonly number[], at: number): number {
  let index = edges.length - 2;
  while (index > 0 && (edges[index] ?? 0) > at) index -= 1;
  return index;
}

function addGains(
  fact: PostFact,
  edges: readonly number[],
  asOf: number,
  add: (index: number, counts: Counts) => void,
): void {
  let before = (edges[0] ?? 0) <= fact.at ? noCounts : fact.countsAt(edges[0] ?? 0);
  for (let index = 0; index + 1 < edges.length; index += 1) {
    const begin = edges[index] ?? 0;
    const end = Math.min(edges[index + 1] ?? 0, asOf);
    if (end <= fact.at) continue;
    if (begin >= asOf) break;
    const after = fact.countsAt(end);
    add(index, lessCounts(after, before));
    before = after;
  }
}
