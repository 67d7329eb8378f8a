import { z } from 'zod';
import { platformIds } from '../../domain/platforms/types';
import { bases } from '../../domain/statistics/measure';
import { rankMetrics, verdicts } from '../../domain/statistics/rank';
import { dimensions, metrics } from '../../domain/statistics/types';
import { DEFAULT_ZONE } from '../../utils/timeZone';
import { get, pageOf, timestamp } from '../contract';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const key = z.string().max(80);

/**
 * What is looked at. Days are those of `zone`, both included, at most 400; `happened` counts what came within the days,
 * `published` all that the posts published within them have gathered so far. Filters: '' = belongs to none.
 */
export const statisticsScope = z.object({
  from: day,
  to: day,
  /** IANA name. */
  zone: z.string().min(1).max(60).default(DEFAULT_ZONE),
  basis: z.enum(bases).default('published'),
  post: key.optional(),
  video: key.optional(),
  framework: key.optional(),
  goods: key.optional(),
  topic: key.optional(),
  tag: key.optional(),
  account: key.optional(),
  platform: key.optional(),
  member: key.optional(),
  hour: key.optional(),
});

const count = z.number().int();

const counts = z.object({
  views: count,
  /** Views that reached the end. */
  finishes: count,
  likes: count,
  comments: count,
  shares: count,
  /** Followers whom the posts brought. */
  follows: count,
});

const seriesDay = z.object({ date: day, posts: count, counts });
const side = z.object({ from: day, to: day, posts: count, counts, days: z.array(seriesDay) });

const breakdownRow = z.object({
  key,
  /** Name as it is now; of something that is gone its last known one; '' for what belongs to none. */
  label: z.string(),
  cover: z.string(),
  platform: z.enum(platformIds).optional(),
  /** Whether it can still be opened. */
  exists: z.boolean(),
  posts: count,
  counts,
  mean_views: z.number(),
  median_views: z.number(),
  /** Of all views, 0–1. */
  share: z.number(),
  /** The time before; absent when nothing of it counted. */
  previous: z.object({ posts: count, counts }).optional(),
  /** Of posts. */
  published_at: timestamp.optional(),
  /** Of accounts: followers at the end, and gained less lost within the days. */
  followers: z.object({ now: count, net: count }).optional(),
});
export type BreakdownRow = z.infer<typeof breakdownRow>;

const interval = z.object({ value: z.number(), low: z.number(), high: z.number() });

export const statisticsContract = {
  sums: get('/statistics/sums', {
    summary: 'Sums and days of a time and of the time before; the time before is counted up to the same age',
    input: statisticsScope,
    result: z.object({
      as_of: timestamp,
      current: side,
      previous: side,
      /** Published posts of the merchant at any time, whatever the filters. */
      all_posts: count,
      /** Followers of the accounts (of the filtered account or platform): now, and gained less lost within the days. */
      followers: z.object({ now: count, net: count, previous_net: count }),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['publish.statistics', 'publish.report'] },
  }),
  breakdown: get('/statistics/breakdown', {
    summary: 'The same by a dimension, sorted and paged',
    input: statisticsScope.extend({
      by: z.enum(dimensions),
      page: z.coerce.number().int().min(1).default(1),
      page_size: z.coerce.number().int().min(1).max(500).default(20),
      sort: z.enum([...metrics, 'posts', 'mean_views', 'median_views', 'share']).default('views'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    result: pageOf(breakdownRow),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['publish.statistics', 'publish.report'] },
  }),
  ranking: get('/statistics/ranking', {
    summary: 'Groups of posts published in the days with 95 % intervals, by what each post had after 72 hours',
    input: statisticsScope.extend({
      by: z.enum(['framework', 'goods', 'topic', 'tag', 'video']).default('framework'),
      metric: z.enum(rankMetrics).default('finish_rate'),
    }),
    result: z.object({
      groups: z.array(
        z.object({
          key,
          label: z.string(),
          posts: count,
          views: count,
          interval: interval.optional(),
          effective: z.number().optional(),
          verdict: z.enum(verdicts),
        }),
      ),
      better: z.array(z.object({ a: key, b: key, difference: interval })),
      overall: z.number().optional(),
      posts: count,
      /** Posts that are not 72 hours old. */
      young: count,
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['publish.statistics', 'publish.report'] },
  }),
  hours: get('/statistics/hours', {
    summary: 'When posts do better than their account usually does, weekday by hour of the zone',
    input: statisticsScope,
    result: z.object({
      cells: z.array(z.object({ weekday: count, hour: count, posts: count, times: z.number() })),
      hours: z.array(z.object({ hour: count, posts: count, times: z.number(), interval: interval.optional() })),
      best: z.array(z.object({ hour: count, posts: count, times: z.number(), interval: interval.optional() })),
      posts: count,
      /** Posts of accounts with fewer than three. */
      left_out: count,
      young: count,
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['publish.statistics', 'publish.report'] },
  }),
};
