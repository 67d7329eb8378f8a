import { Flex, Switch } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { ChartFigure, type ChartLook, type ChartOption, dayAxis, tooltipPart, valueAxis } from '@/blocks/charts';
import { occasionsBetween } from '@/domain/occasions';
import { isRate, type Metric, metrics, metricValue } from '@/domain/statistics';
import { useT } from '@/hooks/useT';
import type { StatisticsOverview } from '@/services/statistics/api';
import { Choice, useIsNarrow } from './Choice';
import { rowsOfLabels } from './festivalLabels';
import { Panel } from './Panel';
import { useFormats } from './useFormats';

interface Props {
  readonly data: StatisticsOverview;
  readonly metric: Metric;
  readonly onPick: (metric: Metric) => void;
}

const shownKinds: readonly string[] = ['festival', 'ecommerce'];

/** CSS pixels: what a festival's name needs, and how wide the days are drawn at least. */
const nameWidth = 60;
const plotWidth = { narrow: 260, wide: 800 } as const;

type TrendDays = ReturnType<typeof useTrendDays>;

/** A metric of each day, and of the same day of the time before. */
function useTrendDays({ current, previous }: StatisticsOverview, metric: Metric) {
  return useMemo(
    () =>
      current.days.map((day, index) => ({
        date: day.date,
        now: metricValue(day.counts, metric),
        beforeDate: previous.days[index]?.date ?? '',
        before: previous.days[index] && metricValue(previous.days[index].counts, metric),
      })),
    [current, previous, metric],
  );
}

/** Festivals at their day; `row` is the height of its name, undefined = there is no room for it. */
function useFestivals({ from, to }: StatisticsOverview['current'], days: TrendDays, isNarrow: boolean) {
  return useMemo(() => {
    const shown = occasionsBetween(from, to)
      .filter(({ kind }) => shownKinds.includes(kind))
      .map(({ date, name: festival }) => ({ festival, at: days.findIndex((day) => day.date === date) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
    const rows = rowsOfLabels(
      shown.map(({ at }) => at),
      (days.length * nameWidth) / (isNarrow ? plotWidth.narrow : plotWidth.wide),
    );
    return shown.map((one, index) => ({ ...one, row: rows[index] }));
  }, [from, to, days, isNarrow]);
}

/** One metric day by day, beside the time before, with festivals marked. */
export function Trend({ data, metric, onPick }: Props) {
  const t = useT();
  const formats = useFormats();
  const [isCompared, setCompared] = useState(true);
  const { current, previous } = data;
  // a time before in which nothing was published is no comparison but a line on the ground
  const hasBefore = isCompared && (previous.posts > 0 || previous.counts.views > 0);
  const name = t(`statistics.metric.${metric}`);
  const days = useTrendDays(data, metric);
  const festivals = useFestivals(current, days, useIsNarrow());
  const option = useCallback(
    (look: ChartLook): ChartOption => ({
      grid: { top: 72, bottom: 4, left: 8, right: 24, containLabel: true },
      legend: { top: 0, left: 0, itemWidth: 18, textStyle: { color: look.text } },
      tooltip: {
        ...tooltipPart(look),
        valueFormatter: (value) => formats.of(metric, typeof value === 'number' ? value : undefined),
      },
      xAxis: dayAxis(
        look,
        days.map(({ date }) => formats.day(date)),
      ),
      yAxis: valueAxis(look, (value) => (isRate(metric) ? formats.percent(value, 0) : formats.count(value))),
      series: [
        {
          name: t('statistics.now'),
          type: 'line',
          data: days.map(({ now }) => now ?? null),
          symbol: 'circle',
          symbolSize: 5,
          showSymbol: days.length < 32,
          lineStyle: { width: 2 },
          color: look.primary,
          markLine: {
            silent: true,
            symbol: 'none',
            lineStyle: { color: look.accent, type: 'dotted' },
            label: { color: look.text, formatter: '{b}', position: 'end', rotate: 0, fontSize: 11 },
            data: festivals.map(({ festival, at, row }) => ({
              name: festival,
              xAxis: at,
              label: { show: row !== undefined, distance: 4 + (row ?? 0) * 16 },
            })),
          },
        },
        ...(hasBefore
          ? [
              {
                name: t('statistics.before'),
                type: 'line' as const,
                data: days.map(({ before }) => before ?? null),
                symbol: 'none',
                lineStyle: { width: 1.5, type: 'dashed' as const },
                color: look.quiet,
              },
            ]
          : []),
      ],
    }),
    [days, festivals, formats, hasBefore, metric, t],
  );
  const text = (value: number | undefined): string => formats.of(metric, value);
  return (
    <Panel
      title={t('statistics.trend')}
      hint={t('statistics.trendHint')}
      actions={
        <>
          <Flex component="span" gap={8} align="center" wrap>
            <Switch size="small" checked={isCompared} onChange={setCompared} aria-label={t('statistics.compare')} />
            {t('statistics.compare')}
          </Flex>
          <Choice<Metric>
            label={t('statistics.metric')}
            value={metric}
            options={metrics.map((one) => ({ value: one, label: t(`statistics.metric.${one}`) }))}
            onChange={onPick}
          />
        </>
      }
    >
      <ChartFigure
        option={option}
        height={300}
        name={t('statistics.trendFile', { metric: name, from: current.from, to: current.to })}
        label={t('statistics.trendLabel', {
          metric: name,
          from: formats.longDay(current.from),
          to: formats.longDay(current.to),
          value: text(metricValue(current.counts, metric)),
        })}
        points={days.map(({ date, now }) => `${formats.longDay(date)} ${text(now)}`)}
        table={{
          columns: [t('statistics.day'), name, t('statistics.beforeDay'), t('statistics.before')],
          rows: days.map(({ date, now, beforeDate, before }) => [date, text(now), beforeDate, text(before)]),
        }}
      />
    </Panel>
  );
}
