import { Flex } from 'antd';
import { useCallback } from 'react';
import { ChartFigure, type ChartLook, type ChartOption, dayAxis, tooltipPart, valueAxis } from '@/blocks/charts';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import type { ProviderFigure } from '@/domain/providerFigures';
import { useT } from '@/hooks/useT';
import type { DashboardSums } from './FigureTiles';
import { useFigureFormat } from './useFigureFormat';

interface FigureTrendProps {
  readonly data: DashboardSums;
  readonly figure: ProviderFigure;
}

/** One figure day by day. */
export function FigureTrend({ data: { days, figures, previous }, figure }: FigureTrendProps) {
  const t = useT();
  const format = useFigureFormat();
  const name = t(`dashboard.figure.${figure}`);
  const option = useCallback(
    (look: ChartLook): ChartOption => ({
      grid: { top: 16, bottom: 4, left: 8, right: 24, containLabel: true },
      tooltip: {
        ...tooltipPart(look),
        valueFormatter: (value) => format.of(figure, typeof value === 'number' ? value : 0),
      },
      xAxis: dayAxis(
        look,
        days.map(({ date }) => format.day(date)),
      ),
      yAxis: { ...valueAxis(look, (value) => format.of(figure, value)), minInterval: 1 },
      series: [
        figure === 'merchants'
          ? {
              name,
              type: 'line',
              step: 'end',
              symbol: 'none',
              color: look.primary,
              data: days.map((day) => day.figures[figure]),
            }
          : { name, type: 'bar', barMaxWidth: 24, color: look.primary, data: days.map((day) => day.figures[figure]) },
      ],
    }),
    [days, figure, format, name],
  );
  const first = days[0]?.date ?? '';
  const last = days.at(-1)?.date ?? '';
  return (
    <Panel vertical gap={8}>
      <Flex vertical>
        <Text component="h2" strong size="large">
          {t('dashboard.trendOf', { name })}
        </Text>
        <Text type="secondary">{t(`dashboard.hint.${figure}`)}</Text>
      </Flex>
      <ChartFigure
        option={option}
        height={280}
        name={t('dashboard.trendFile', { name, from: first, to: last })}
        label={t('dashboard.trendLabel', {
          name,
          from: format.longDay(first),
          to: format.longDay(last),
          value: format.of(figure, figures[figure]),
          before: format.of(figure, previous.figures[figure]),
        })}
        points={days.map((day) => `${format.longDay(day.date)} ${format.of(figure, day.figures[figure])}`)}
        table={{
          columns: [t('dashboard.day'), name],
          rows: days.map((day) => [day.date, format.of(figure, day.figures[figure])]),
        }}
      />
    </Panel>
  );
}
