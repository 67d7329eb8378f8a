import { smallSample } from './change';
import { actionsOf } from './counts';
import { groupsOf } from './groups';
import {
  betweenVariance,
  defaultLevel,
  type Interval,
  logInterval,
  logRatio,
  type PooledPart,
  pooledRate,
  rateDifference,
} from './intervals';
import { relativePosts } from './settled';
import type { Dimension, Measured } from './types';

export const rankMetrics = ['finish_rate', 'interaction_rate', 'views', 'relative'] as const;
/** `relative`: views by the account's own median. */
export type RankMetric = (typeof rankMetrics)[number];

export const verdicts = ['above', 'below', 'open', 'few'] as const;
/** Against the whole: the interval lies above it, below it, over it; or the sample is too small to say. */
export type Verdict = (typeof verdicts)[number];

interface Ranked {
  readonly key: string;
  readonly posts: number;
  readonly views: number;
  /** Undefined where a single post gives none. */
  readonly interval?: Interval | undefined;
  /** Of rates: independent observations that the sample is worth. */
  readonly effective?: number | undefined;
  readonly verdict: Verdict;
}

/** `a` is better than `b`, and the interval of the difference says so. */
interface Better {
  readonly a: string;
  readonly b: string;
  /** Of rates the difference, else how many times as much. */
  readonly difference: Interval;
}

export interface Ranking {
  readonly groups: readonly Ranked[];
  readonly better: readonly Better[];
  /** Of all groups together. */
  readonly overall?: number | undefined;
  /** Posts that went into it. */
  readonly posts: number;
}

interface Sample {
  readonly key: string;
  readonly posts: number;
  readonly views: number;
  readonly parts: readonly PooledPart[];
  readonly values: readonly number[];
}

interface Estimate {
  readonly interval: Interval | undefined;
  readonly effective: number | undefined;
}

interface Method {
  readonly estimate: (sample: Omit<Sample, 'key'>, level?: number) => Estimate;
  /** Undefined or an interval that includes "no difference" unless a is really better. */
  readonly better: (a: Sample, b: Sample, level: number) => Interval | undefined;
}

const floors = { views: 1, relative: 0.01 } as const;

function rateMethod(between: number): Method {
  const estimate: Method['estimate'] = ({ parts }, level) => {
    const rate = pooledRate(parts, between, level);
    return { interval: rate && { value: rate.value, low: rate.low, high: rate.high }, effective: rate?.effective };
  };
  return {
    estimate,
    better(a, b, level) {
      const [first, second] = [estimate(a, level).interval, estimate(b, level).interval];
      const difference = first && second && rateDifference(first, second);
      return difference && difference.low > 0 ? difference : undefined;
    },
  };
}

const sizeMethod = (floor: number): Method => ({
  estimate: ({ values }, level) => ({ interval: logInterval(values, floor, level), effective: undefined }),
  better(a, b, level) {
    const times = logRatio(a.values, b.values, floor, level);
    return times && times.low > 1 ? times : undefined;
  },
});

function samplesOf(posts: readonly Measured[], dimension: Dimension, metric: RankMetric): Sample[] {
  const relative = metric === 'relative' ? relativePosts(posts) : [];
  const times = new Map(relative.map((one) => [one.post.fact.id, one.times]));
  const counted = metric === 'relative' ? posts.filter(({ fact }) => times.has(fact.id)) : posts;
  return groupsOf(counted, dimension)
    .filter(({ key }) => key !== '')
    .map((group) => ({
      key: group.key,
      posts: group.posts.length,
      views: group.counts.views,
      parts: group.posts.map(({ counts }) => ({
        hits: metric === 'finish_rate' ? counts.finishes : Math.min(actionsOf(counts), counts.views),
        total: counts.views,
      })),
      values: group.posts.map(({ fact, counts }) => (metric === 'relative' ? (times.get(fact.id) ?? 0) : counts.views)),
    }));
}

function verdictOf(posts: number, interval: Interval | undefined, overall: number | undefined): Verdict {
  if (posts < smallSample || !interval || overall === undefined) return 'few';
  if (interval.low > overall) return 'above';
  return interval.high < overall ? 'below' : 'open';
}

/**
 * Groups ordered by the lower end of their interval: what is surely reached, so that a lucky single post does not lead.
 * Give it settled posts (see settledPosts).
 */
export function rankGroups(posts: readonly Measured[], dimension: Dimension, metric: RankMetric): Ranking {
  const samples = samplesOf(posts, dimension, metric);
  const isRate = metric === 'finish_rate' || metric === 'interaction_rate';
  const method = isRate ? rateMethod(betweenVariance(samples.map(({ parts }) => parts))) : sizeMethod(floors[metric]);
  const all = samples.flatMap(({ values }) => values);
  const overall = method.estimate({
    posts: all.length,
    views: 0,
    parts: samples.flatMap(({ parts }) => parts),
    values: all,
  }).interval?.value;
  const groups = samples
    .map((sample): Ranked => {
      const { interval, effective } = method.estimate(sample);
      const { key, posts: size, views } = sample;
      return { key, posts: size, views, interval, effective, verdict: verdictOf(size, interval, overall) };
    })
    .sort((a, b) => (b.interval?.low ?? -1) - (a.interval?.low ?? -1) || b.posts - a.posts);
  return { groups, better: betterPairs(samples, groups, method), overall, posts: all.length };
}

/** Pairs where one is surely better. So many comparisons share one risk of error (Bonferroni). */
function betterPairs(samples: readonly Sample[], groups: readonly Ranked[], method: Method): Better[] {
  const enough = groups.filter(({ posts }) => posts >= smallSample).map(({ key }) => key);
  const byKey = new Map(samples.map((sample) => [sample.key, sample]));
  const pairs = enough.flatMap((a) => enough.filter((b) => b !== a).map((b) => [a, b] as const));
  const level = 1 - (1 - defaultLevel) / Math.max(1, pairs.length / 2);
  return pairs.flatMap(([a, b]) => {
    const [first, second] = [byKey.get(a), byKey.get(b)];
    const difference = first && second && method.better(first, second, level);
    return difference ? [{ a, b, difference }] : [];
  });
}
