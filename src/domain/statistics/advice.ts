import { smallSample } from './change';
import type { BestHours } from './hours';
import type { Ranking } from './rank';

/** What to do next week, with the numbers that it follows from. Texts: locales, statistics.advice.<code>. */
export type Advice =
  | {
      readonly code: 'use';
      readonly key: string;
      readonly low: number;
      readonly high: number;
      readonly overall: number;
      readonly posts: number;
    }
  | {
      readonly code: 'drop';
      readonly key: string;
      readonly low: number;
      readonly high: number;
      readonly overall: number;
      readonly posts: number;
    }
  | {
      readonly code: 'try';
      readonly key: string;
      readonly value: number;
      readonly overall: number;
      readonly posts: number;
      readonly more: number;
    }
  | {
      readonly code: 'hour';
      readonly hour: number;
      readonly times: number;
      readonly posts: number;
      readonly used: number;
    }
  | { readonly code: 'silent'; readonly key: string; readonly before: number }
  | { readonly code: 'start'; readonly posts: number };

interface AdviceInput {
  /** Frameworks by finish rate, over the weeks up to and with this one. */
  readonly ranking: Pick<Ranking, 'groups' | 'posts' | 'overall'>;
  readonly hours: Pick<BestHours, 'best'>;
  /** Posts of this week by hour of day. */
  readonly usedHours: ReadonlyMap<number, number>;
  /** Posts by account, this week and the one before. */
  readonly accounts: readonly { readonly key: string; readonly posts: number; readonly before: number }[];
}

const mostTries = 1;

/** Only what the numbers bear out; with too few posts the advice is to make more. */
export function adviceFor({ ranking, hours, usedHours, accounts }: AdviceInput): Advice[] {
  if (ranking.posts < smallSample) return [{ code: 'start', posts: ranking.posts }];
  const { overall = 0, groups } = ranking;
  const known = groups.flatMap(({ interval, ...group }) => (interval ? [{ ...group, ...interval }] : []));
  const use = known.filter(({ verdict }) => verdict === 'above').slice(0, 2);
  const drop = known.filter(({ verdict }) => verdict === 'below').slice(-1);
  const tries = known
    .filter(({ verdict, value }) => verdict === 'few' && value > overall)
    .sort((a, b) => b.value - a.value)
    .slice(0, mostTries);
  const best = hours.best.filter(({ interval }) => (interval?.low ?? 0) > 1).slice(0, 1);
  return [
    ...use.map(({ key, low, high, posts }) => ({ code: 'use' as const, key, low, high, overall, posts })),
    ...best.map(({ hour, times, posts }) => ({
      code: 'hour' as const,
      hour,
      times,
      posts,
      used: usedHours.get(hour) ?? 0,
    })),
    ...drop.map(({ key, low, high, posts }) => ({ code: 'drop' as const, key, low, high, overall, posts })),
    ...tries.map(({ key, value, posts }) => ({
      code: 'try' as const,
      key,
      value,
      overall,
      posts,
      more: smallSample - posts,
    })),
    ...accounts
      .filter(({ posts, before }) => posts === 0 && before > 1)
      .sort((a, b) => b.before - a.before)
      .slice(0, 1)
      .map(({ key, before }) => ({ code: 'silent' as const, key, before })),
  ];
}
