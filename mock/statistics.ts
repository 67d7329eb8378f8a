import {
  bestHours,
  type Dimension,
  eachDay,
  groupsOf,
  type Measured,
  measure,
  measureDays,
  metricValue,
  rankGroups,
  settledPosts,
  sumCounts,
} from '../src/domain/statistics';
import { type BreakdownRow, statisticsContract } from '../src/services/statistics/schema';
import './_data/framework';
import './_data/goods';
import './_data/publish';
import './_data/script';
import './_data/topic';
import { paged } from './_core/paging';
import { type Context, serve } from './_core/serve';
import { groupChoice } from './_groups/madeFilter';
import type { Fact } from './_groups/statistics/facts';
import { nameOf } from './_groups/statistics/names';
import { accountsOf, type Looked, look, netFollowers, type Side } from './_groups/statistics/scope';

type Sort = keyof Pick<BreakdownRow, 'posts' | 'mean_views' | 'median_views' | 'share'>;
const plainSorts: readonly string[] = ['posts', 'mean_views', 'median_views', 'share'] satisfies Sort[];

function sumsOf({ facts, basis }: Looked, side: Side) {
  const posts = measure(facts, side, basis, side.asOf);
  const days = measureDays(facts, side.edges, basis, side.asOf);
  return {
    ...side.range,
    posts: posts.length,
    counts: sumCounts(posts.map(({ counts }) => counts)),
    days: eachDay(side.range).map((date, index) => ({ date, ...(days[index] ?? { posts: 0, counts: sumCounts([]) }) })),
  };
}

/** Rows of a dimension, each beside what it was in the time before. */
function rowsOf(ctx: Context, looked: Looked, by: Dimension): BreakdownRow[] {
  const { facts, current, previous, basis } = looked;
  const before = new Map(
    groupsOf(measure(facts, previous, basis, previous.asOf), by).map((group) => [group.key, group]),
  );
  const accounts = by === 'account' ? accountsOf(ctx, {}) : [];
  return groupsOf(measure(facts, current, basis, current.asOf), by).flatMap((group): BreakdownRow[] => {
    const [first] = group.posts as readonly (Measured & { readonly fact: Fact })[];
    if (!first) return [];
    const old = before.get(group.key);
    const account = accounts.find(({ id }) => id === group.key);
    return [
      {
        key: group.key,
        ...nameOf(ctx, by, group.key, first.fact),
        posts: group.posts.length,
        counts: group.counts,
        mean_views: group.meanViews,
        median_views: group.medianViews,
        share: group.share,
        ...(old ? { previous: { posts: old.posts.length, counts: old.counts } } : {}),
        ...(account ? { followers: { now: account.followers, net: netFollowers(facts, [account], current) } } : {}),
      },
    ];
  });
}

function sortValue(row: BreakdownRow, sort: string): number {
  if (plainSorts.includes(sort)) return row[sort as Sort];
  return metricValue(row.counts, sort as Parameters<typeof metricValue>[1]) ?? -1;
}

/** Posts published in the days, after the same 72 hours. */
function settledIn({ facts, current }: Looked) {
  return settledPosts(
    facts.filter(({ at }) => at >= current.from && at < current.to),
    current.asOf,
  );
}

export default serve(statisticsContract, {
  sums(ctx, scope) {
    const looked = look(ctx, scope);
    const accounts = accountsOf(ctx, scope);
    return {
      as_of: new Date(looked.current.asOf).toISOString(),
      current: sumsOf(looked, looked.current),
      previous: sumsOf(looked, looked.previous),
      all_posts: looked.allPosts,
      followers: {
        now: accounts.reduce((sum, { followers, disconnected_at }) => sum + (disconnected_at ? 0 : followers), 0),
        net: netFollowers(looked.facts, accounts, looked.current),
        previous_net: netFollowers(looked.facts, accounts, looked.previous),
      },
    };
  },

  breakdown(ctx, { by, sort, order, page, page_size, ...scope }) {
    const sign = order === 'asc' ? 1 : -1;
    const rows = rowsOf(ctx, look(ctx, scope), by)
      .map((row) => ({ ...row, id: row.key }))
      .sort((a, b) => sign * (sortValue(a, sort) - sortValue(b, sort)) || a.key.localeCompare(b.key));
    const group = groupChoice(ctx, scope.member);
    // A group that is filtered by is no row of its own: the screen reads here what it is called.
    const maps = group.map(({ value, label }) => ({ maps: { member: { [value]: label } } }))[0];
    return { ...paged(rows, { page, page_size }, {}), ...maps };
  },

  ranking(ctx, { by, metric, ...scope }) {
    const looked = look(ctx, scope);
    const { posts, young } = settledIn(looked);
    const ranking = rankGroups(posts, by, metric);
    const factOf = new Map(looked.facts.map((fact) => [fact.id, fact]));
    const labels = new Map(
      groupsOf(posts, by).map(({ key, posts: [first] }) => {
        const fact = factOf.get(first?.fact.id ?? '');
        return [key, fact ? nameOf(ctx, by, key, fact).label : key];
      }),
    );
    return {
      ...ranking,
      groups: ranking.groups.map((group) => ({ ...group, label: labels.get(group.key) ?? group.key })),
      better: [...ranking.better],
      young,
    };
  },

  hours(ctx, scope) {
    const looked = look(ctx, scope);
    const { posts, young } = settledIn(looked);
    const { leftOut, cells, hours, best, posts: count } = bestHours(posts, looked.clock);
    return { cells: [...cells], hours: [...hours], best: [...best], posts: count, left_out: leftOut, young };
  },
});
