import { type Interval, logInterval } from './intervals';
import { median } from './middle';
import { relativePosts } from './settled';
import type { Measured } from './types';

interface HourCell {
  /** 1 = Monday … 7 = Sunday. */
  readonly weekday: number;
  readonly hour: number;
  readonly posts: number;
  /** Median of views by the account's own median: 1 = as usual. */
  readonly times: number;
}

interface HourOfDay {
  readonly hour: number;
  readonly posts: number;
  readonly times: number;
  readonly interval?: Interval | undefined;
}

export interface BestHours {
  /** Only hours at which something was published. */
  readonly cells: readonly HourCell[];
  readonly hours: readonly HourOfDay[];
  /** Hours worth using, best first. */
  readonly best: readonly HourOfDay[];
  readonly posts: number;
  /** Posts of accounts that have too few posts to know what is usual. */
  readonly leftOut: number;
}

/** Fewer posts than this in an hour, and it is not recommended. */
export const fewestOfHour = 3;

type Clock = (at: number) => { readonly hour: number; readonly weekday: number };

function collect<K>(entries: readonly (readonly [K, number])[]): Map<K, number[]> {
  const lists = new Map<K, number[]>();
  for (const [key, value] of entries) {
    const list = lists.get(key);
    if (list) list.push(value);
    else lists.set(key, [value]);
  }
  return lists;
}

/** When posts do better than their account usually does. Give it settled posts. */
export function bestHours(posts: readonly Measured[], clock: Clock): BestHours {
  const placed = relativePosts(posts).map(({ post, times }) => ({ ...clock(post.fact.at), times }));
  const cells = [...collect(placed.map((one) => [one.weekday * 24 + one.hour, one.times] as const))].map(
    ([key, times]) => ({
      weekday: Math.floor(key / 24),
      hour: key % 24,
      posts: times.length,
      times: median(times),
    }),
  );
  const hours = [...collect(placed.map((one) => [one.hour, one.times] as const))]
    .map(([hour, times]) => ({ hour, posts: times.length, times: median(times), interval: logInterval(times, 0.01) }))
    .sort((a, b) => a.hour - b.hour);
  const best = hours
    .filter(({ posts: count, times }) => count >= fewestOfHour && times > 1)
    .sort((a, b) => (b.interval?.low ?? 0) - (a.interval?.low ?? 0));
  return { cells, hours, best, posts: placed.length, leftOut: posts.length - placed.length };
}
