import { useCallback, useMemo } from 'react';
import { ChartFigure, type ChartLook, type ChartOption, nameAxis, tooltipPart } from '@/blocks/charts';
import { type Dimension, metrics, metricValue } from '@/domain/statistics';
import { useT } from '@/hooks/useT';
import type { BreakdownRow } from '@/services/statistics/schema';
import { useIsNarrow } from './Choice';
import { labelOf } from './labels';
import type { BreakdownSort, StatisticsQuery } from './statisticsState';
import { useFormats } from './useFormats';

interface Props {
  readonly by: Dimension;
  /** What the table is sorted by is drawn. */
  readonly sort: BreakdownSort;
  readonly rows: readonly BreakdownRow[];
  readonly scope: StatisticsQuery;
  readonly onDrill: ((key: string) => void) | undefined;
}

const plain: readonly BreakdownSort[] = ['posts', 'mean_views', 'median_views', 'share'];
const barHeight = { alone: 28, pair: 36 } as const;

function nowOf(row: BreakdownRow, sort: BreakdownSort): number | undefined {
  if (plain.includes(sort)) return row[sort as 'posts' | 'mean_views' | 'median_views' | 'share'];
  const metric = metrics.find((one) => one === sort);
  return metric && metricValue(row.counts, metric);
}

/** The time before knows counts and rates, no middles and shares. */
function beforeOf({ previous }: BreakdownRow, sort: BreakdownSort): number | undefined {
  if (sort === 'posts') return previous?.posts;
  const metric = metrics.find((one) => one === sort);
  return metric && previous && metricValue(previous.counts, metric);
}

/** The rows of the table as bars, each beside what it was before. */
export function Bars({ by, sort, rows, scope, onDrill }: Props) {
  const t = useT();
  const formats = useFormats();
  const isNarrow = useIsNarrow();
  const metric = t(`statistics.metric.${sort}`);
  const bars = useMemo(
    () =>
      rows.map((row) => ({
        key: row.key,
        name: labelOf(t, by, row),
        now: nowOf(row, sort),
        before: beforeOf(row, sort),
      })),
    [rows, by, sort, t],
  );
  const hasBefore = bars.some(({ before }) => before !== undefined);
  const option = useCallback(
    (look: ChartLook): ChartOption => ({
      grid: { top: hasBefore ? 32 : 8, bottom: 4, left: 8, right: 72, containLabel: true },
      ...(hasBefore
        ? { legend: { top: 0, left: 0, itemWidth: 14, itemHeight: 8, textStyle: { color: look.text } } }
        : {}),
      tooltip: {
        ...tooltipPart(look),
        axisPointer: { type: 'shadow' },
        valueFormatter: (value) => formats.of(sort, typeof value === 'number' ? value : undefined),
      },
      xAxis: { type: 'value', show: false },
      yAxis: nameAxis(
        look,
        bars.map(({ name }) => name),
        isNarrow ? 96 : 220,
      ),
      series: [
        {
          name: t('statistics.now'),
          type: 'bar',
          data: bars.map(({ now }) => now ?? null),
          barMaxWidth: 14,
          barGap: '20%',
          color: look.primary,
          itemStyle: { borderRadius: [0, 4, 4, 0] },
          label: {
            show: true,
            position: 'right',
            color: look.text,
            formatter: ({ value }) => formats.of(sort, typeof value === 'number' ? value : undefined),
          },
        },
        ...(hasBefore
          ? [
              {
                name: t('statistics.before'),
                type: 'bar' as const,
                data: bars.map(({ before }) => before ?? null),
                barMaxWidth: 6,
                color: look.quiet,
                itemStyle: { opacity: 0.5, borderRadius: [0, 3, 3, 0] },
              },
            ]
          : []),
      ],
    }),
    [bars, formats, hasBefore, isNarrow, sort, t],
  );
  const files = { by: t(`statistics.by.${by}`), metric, from: scope.from, to: scope.to };
  return (
    <ChartFigure
      option={option}
      height={bars.length * (hasBefore ? barHeight.pair : barHeight.alone) + (hasBefore ? 40 : 16)}
      name={t('statistics.barsFile', files)}
      label={t('statistics.barsLabel', { ...files, count: bars.length })}
      points={bars.map(({ name, now }) => `${name} ${formats.of(sort, now)}`)}
      {...(onDrill
        ? {
            onPick: (index: number) => {
              const bar = bars[index];
              if (bar) onDrill(bar.key);
            },
          }
        : {})}
    />
  );
}
