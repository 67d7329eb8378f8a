import { addDays } from '@/domain/publishing/zone';
import { type Advice, adviceFor, weekRange } from '@/domain/statistics';
import { useLoad } from '@/hooks/useLoad';
import { merchantZone } from '@/lib/merchantZone';
import { shownByCaller } from '@/lib/request';
import {
  type StatisticsHours,
  type StatisticsOverview,
  type StatisticsRanking,
  statisticsApi,
} from '@/services/statistics/api';
import type { BreakdownRow } from '@/services/statistics/schema';

/** Posts are few in a week: frameworks and hours are judged over eight. */
const weeksBack = 7;

export interface Report {
  readonly sums: StatisticsOverview;
  readonly ranking: StatisticsRanking;
  readonly hours: StatisticsHours;
  /** Most views first. */
  readonly posts: readonly BreakdownRow[];
  readonly accounts: readonly BreakdownRow[];
  readonly advice: readonly Advice[];
}

async function load(week: string): Promise<Report> {
  const range = weekRange(week) ?? { from: '', to: '' };
  const scope = { ...range, zone: merchantZone() };
  const eight = { ...scope, from: addDays(range.from, -7 * weeksBack) };
  const before = { ...scope, from: addDays(range.from, -7), to: addDays(range.to, -7) };
  const rows = async (query: typeof scope, by: 'post' | 'account' | 'hour') =>
    (await statisticsApi.breakdown({ ...query, by, page_size: 500 }, shownByCaller)).list;
  const [sums, ranking, hours, posts, accounts, accountsBefore, usedHours] = await Promise.all([
    statisticsApi.sums(scope, shownByCaller),
    statisticsApi.ranking(eight, shownByCaller),
    statisticsApi.hours(eight, shownByCaller),
    rows(scope, 'post'),
    rows(scope, 'account'),
    rows(before, 'account'),
    rows(scope, 'hour'),
  ]);
  const advice = adviceFor({
    ranking,
    hours,
    usedHours: new Map(usedHours.map(({ key, posts: count }) => [Number(key), count])),
    accounts: accountsBefore.map(({ key, posts: count }) => ({
      key,
      before: count,
      posts: accounts.find((one) => one.key === key)?.posts ?? 0,
    })),
  });
  return { sums, ranking, hours, posts, accounts: [...accounts, ...accountsBefore], advice };
}

export const useReport = (week: string) => useLoad(() => load(week), { refreshDeps: [week] });
