import type { Counts, Metric } from './types';

export const noCounts: Counts = { views: 0, finishes: 0, likes: 0, comments: 0, shares: 0, follows: 0 };

// spelt out: these run a hundred thousand times for a merchant with many posts
const addCounts = (a: Counts, b: Counts): Counts => ({
  views: a.views + b.views,
  finishes: a.finishes + b.finishes,
  likes: a.likes + b.likes,
  comments: a.comments + b.comments,
  shares: a.shares + b.shares,
  follows: a.follows + b.follows,
});
export const lessCounts = (a: Counts, b: Counts): Counts => ({
  views: a.views - b.views,
  finishes: a.finishes - b.finishes,
  likes: a.likes - b.likes,
  comments: a.comments - b.comments,
  shares: a.shares - b.shares,
  follows: a.follows - b.follows,
});
export const sumCounts = (list: Iterable<Counts>): Counts => {
  let sum = noCounts;
  for (const counts of list) sum = addCounts(sum, counts);
  return sum;
};

/** Likes, comments and shares together. */
export const actionsOf = ({ likes, comments, shares }: Counts): number => likes + comments + shares;

const share = (part: number, whole: number): number | undefined => (whole > 0 ? part / whole : undefined);

/** The number of a metric; a rate without views is unknown, not 0. */
export function metricValue(counts: Counts, metric: Metric): number | undefined {
  if (metric === 'finish_rate') return share(counts.finishes, counts.views);
  if (metric === 'interaction_rate') return share(actionsOf(counts), counts.views);
  return counts[metric];
}

export const isRate = (metric: Metric): boolean => metric === 'finish_rate' || metric === 'interaction_rate';
