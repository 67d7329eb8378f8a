import { median } from './middle';
import type { Measured, PostFact } from './types';

/**
 * Posts are compared by what they had after the same time: an old post has had longer to gather. By then a post has
 * nearly all that it will get.
 */
export const settledHours = 72;

interface Settled {
  /** With their counts after that time. */
  readonly posts: readonly Measured[];
  /** Posts that are not that old yet. */
  readonly young: number;
}

export function settledPosts(facts: readonly PostFact[], asOf: number): Settled {
  const after = settledHours * 3_600_000;
  const posts = facts
    .filter(({ at }) => at + after <= asOf)
    .map((fact) => ({ fact, counts: fact.countsAt(fact.at + after) }));
  return { posts, young: facts.filter(({ at }) => at <= asOf && at + after > asOf).length };
}

/** Fewer posts than this, and an account has no usual size yet. */
const fewestOfAccount = 3;

interface Relative {
  readonly post: Measured;
  /** Views by the account's own median: 1 = as usual. */
  readonly times: number;
}

/** Each post against its own account's median, so that big accounts do not decide. Posts of accounts without one are left out. */
export function relativePosts(posts: readonly Measured[]): Relative[] {
  const byAccount = new Map<string, number[]>();
  for (const { fact, counts } of posts) {
    const views = byAccount.get(fact.keys.account);
    if (views) views.push(counts.views);
    else byAccount.set(fact.keys.account, [counts.views]);
  }
  const usual = new Map(
    [...byAccount].filter(([, views]) => views.length >= fewestOfAccount).map(([key, views]) => [key, median(views)]),
  );
  return posts.flatMap((post) => {
    const own = usual.get(post.fact.keys.account) ?? 0;
    return own > 0 ? [{ post, times: post.counts.views / own }] : [];
  });
}
