import { sumCounts } from './counts';
import { keysOf } from './measure';
import { median } from './middle';
import type { Counts, Dimension, Measured } from './types';

interface Group {
  readonly key: string;
  readonly posts: readonly Measured[];
  readonly counts: Counts;
  readonly meanViews: number;
  readonly medianViews: number;
  /** Of all views of the whole; tags of one post each have them all, so shares of tags add up to more than 1. */
  readonly share: number;
}

/** Posts put together by a dimension, most views first. */
export function groupsOf(posts: readonly Measured[], dimension: Dimension): Group[] {
  const byKey = new Map<string, Measured[]>();
  for (const post of posts) {
    for (const key of new Set(keysOf(post.fact, dimension))) {
      const list = byKey.get(key);
      if (list) list.push(post);
      else byKey.set(key, [post]);
    }
  }
  const all = posts.reduce((sum, { counts }) => sum + counts.views, 0);
  return [...byKey]
    .map(([key, list]) => {
      const counts = sumCounts(list.map((post) => post.counts));
      return {
        key,
        posts: list,
        counts,
        meanViews: counts.views / list.length,
        medianViews: median(list.map((post) => post.counts.views)),
        share: all > 0 ? counts.views / all : 0,
      };
    })
    .sort((a, b) => b.counts.views - a.counts.views || a.key.localeCompare(b.key));
}
