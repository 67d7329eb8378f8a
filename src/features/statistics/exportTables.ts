import { actionsOf, type Dimension, dimensions, metricValue, rankMetrics } from '@/domain/statistics';
import type { Translate } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { type SheetCell, type SheetToWrite, writeSheet } from '@/lib/sheets';
import { type StatisticsOverview, statisticsApi } from '@/services/statistics/api';
import type { BreakdownRow } from '@/services/statistics/schema';
import { hourText, labelOf } from './labels';
import type { StatisticsQuery } from './statisticsState';

/** A share of one that a sheet shows in per cent. */
const share = (value: number | undefined): SheetCell =>
  value === undefined ? '' : { value: Number(value.toFixed(4)), isPercent: true };

const rounded = (value: number | undefined, digits = 4): number | string =>
  value === undefined ? '' : Number(value.toFixed(digits));

async function allRows(scope: StatisticsQuery, by: Dimension): Promise<BreakdownRow[]> {
  const rows: BreakdownRow[] = [];
  for (let page = 1; ; page += 1) {
    const { list, paginator } = await statisticsApi.breakdown({ ...scope, by, page, page_size: 500 }, shownByCaller);
    rows.push(...list);
    if (page >= paginator.numPages) return rows;
  }
}

function daySheet(t: Translate, { current, previous }: StatisticsOverview): SheetToWrite {
  const names = (['posts', 'views', 'finish_rate', 'likes', 'comments', 'shares', 'follows'] as const).map((one) =>
    t(`statistics.metric.${one}`),
  );
  const rowOf = ({ date, posts, counts }: StatisticsOverview['current']['days'][number]) => [
    date,
    posts,
    counts.views,
    share(metricValue(counts, 'finish_rate')),
    counts.likes,
    counts.comments,
    counts.shares,
    counts.follows,
  ];
  const sum = (label: string, side: StatisticsOverview['current']) => rowOf({ ...side, date: label });
  return {
    name: t('statistics.sheet.days'),
    columns: [t('statistics.day'), ...names].map((title) => ({ title })),
    rows: [sum(t('statistics.now'), current), sum(t('statistics.before'), previous), ...current.days.map(rowOf)],
  };
}

function rowsSheet(t: Translate, by: Dimension, rows: readonly BreakdownRow[]): SheetToWrite {
  const titles = [
    t(`statistics.by.${by}`),
    t('statistics.postCount'),
    t('statistics.metric.views'),
    t('statistics.beforeViews'),
    t('statistics.metric.share'),
    t('statistics.metric.median_views'),
    t('statistics.metric.mean_views'),
    t('statistics.metric.finish_rate'),
    t('statistics.metric.interaction_rate'),
    t('statistics.metric.likes'),
    t('statistics.metric.comments'),
    t('statistics.metric.shares'),
    t('statistics.metric.follows'),
  ];
  return {
    name: t(`statistics.by.${by}`),
    columns: titles.map((title, index) => ({ title, width: index === 0 ? 32 : 12 })),
    rows: rows.map((row) => [
      labelOf(t, by, row),
      row.posts,
      row.counts.views,
      row.previous?.counts.views ?? '',
      share(row.share),
      row.median_views,
      rounded(row.mean_views, 1),
      share(metricValue(row.counts, 'finish_rate')),
      share(row.counts.views > 0 ? actionsOf(row.counts) / row.counts.views : undefined),
      row.counts.likes,
      row.counts.comments,
      row.counts.shares,
      row.counts.follows,
    ]),
  };
}

async function rankingSheet(t: Translate, scope: StatisticsQuery): Promise<SheetToWrite> {
  const all = await Promise.all(
    rankMetrics.map(async (metric) => ({
      metric,
      ...(await statisticsApi.ranking({ ...scope, metric }, shownByCaller)),
    })),
  );
  return {
    name: t('statistics.ranking'),
    columns: [
      t('statistics.rankBy'),
      t('statistics.by.framework'),
      t('statistics.sample'),
      t('statistics.value'),
      t('statistics.low'),
      t('statistics.high'),
      t('statistics.verdict'),
    ].map((title, index) => ({ title, width: index === 1 || index === 6 ? 24 : 12 })),
    rows: all.flatMap(({ metric, groups }) =>
      groups.map(({ label, posts, interval, verdict }) => [
        t(`statistics.rank.${metric}`),
        label,
        posts,
        ...[interval?.value, interval?.low, interval?.high].map((value) =>
          metric.endsWith('_rate') ? share(value) : rounded(value),
        ),
        t(`statistics.verdict.${verdict}`),
      ]),
    ),
  };
}

async function hoursSheet(t: Translate, scope: StatisticsQuery): Promise<SheetToWrite> {
  const { cells } = await statisticsApi.hours(scope, shownByCaller);
  return {
    name: t('statistics.hours'),
    columns: [
      t('statistics.weekday'),
      t('statistics.by.hour'),
      t('statistics.metric.posts'),
      t('statistics.rank.relative'),
    ].map((title) => ({ title })),
    rows: [...cells]
      .sort((a, b) => a.weekday - b.weekday || a.hour - b.hour)
      .map(({ weekday, hour, posts, times }) => [
        t(`statistics.weekday.${weekday as 1}`),
        hourText(hour),
        posts,
        rounded(times, 2),
      ]),
  };
}

/** An Excel file of everything that the page shows: days, each dimension in full, ranking, hours. */
export async function exportTables(t: Translate, scope: StatisticsQuery): Promise<Blob> {
  const overview = await statisticsApi.sums(scope, shownByCaller);
  const byDimension = await Promise.all(dimensions.map(async (by) => rowsSheet(t, by, await allRows(scope, by))));
  const last = await Promise.all([rankingSheet(t, scope), hoursSheet(t, scope)]);
  return writeSheet([daySheet(t, overview), ...byDimension, ...last]);
}
