import { useAccess } from '@umijs/max';
import { Card, Flex } from 'antd';
import { useCallback, useMemo } from 'react';
import { ChartFigure, type ChartLook, type ChartOption, dayAxis, tooltipPart, valueAxis } from '@/blocks/charts';
import { PageLink } from '@/components/PageLink';
import { Text } from '@/components/ui/Text';
import type { DaySpan } from '@/domain/daySpans';
import { isMoney, listBehind, type ReportArea, type ReportFigure, reportAreas } from '@/domain/serviceReport';
import { useMoney } from '@/hooks/useMoney';
import { useT } from '@/hooks/useT';
import type { ServiceReport } from '@/services/service_report/schema';

interface AreaReportProps {
  readonly area: ReportArea;
  readonly report: ServiceReport;
  readonly span: DaySpan;
}

const HEIGHT = 200;

/** Figures of an area with their run day by day: counts as bars, money as lines with an axis of its own. */
export function AreaReport({ area, report, span }: AreaReportProps) {
  const t = useT();
  const money = useMoney();
  const canOpen = useAccess().canVisit({ name: `service.${area}` });
  const { days } = report;
  const figures = useMemo(() => {
    const keys: readonly ReportFigure[] = reportAreas[area];
    return report.figures.filter(({ key }) => keys.includes(key));
  }, [report, area]);
  const shown = useCallback(
    (key: ReportFigure, value: number): string => (isMoney(key) ? money(value) : String(value)),
    [money],
  );
  const option = useCallback(
    (look: ChartLook): ChartOption => ({
      grid: { top: 36, bottom: 4, left: 8, right: 16, containLabel: true },
      legend: { top: 0, left: 0, itemWidth: 14, textStyle: { color: look.text } },
      tooltip: tooltipPart(look),
      xAxis: dayAxis(
        look,
        days.map((day) => day.slice(5)),
      ),
      yAxis: [
        { ...valueAxis(look), minInterval: 1 },
        { ...valueAxis(look, money), show: figures.some(({ key }) => isMoney(key)), splitLine: { show: false } },
      ],
      series: figures.map(({ key, by_day }, index) => {
        const common = {
          name: t(`serviceReport.figure.${key}`),
          data: [...by_day],
          color: [look.primary, look.good, look.bad][index] ?? look.accent,
          tooltip: { valueFormatter: (value: unknown) => shown(key, Number(value)) },
        };
        return isMoney(key)
          ? { ...common, type: 'line' as const, yAxisIndex: 1, symbolSize: 6, showSymbol: days.length < 2 }
          : { ...common, type: 'bar' as const, barMaxWidth: 16 };
      }),
    }),
    [days, figures, money, shown, t],
  );
  const title = t(`serviceReport.area.${area}`);
  return (
    <Card title={title} size="small">
      <Flex vertical gap={12}>
        <Flex gap={24} wrap>
          {figures.map(({ key, value, previous }) => (
            <Flex key={key} vertical>
              <Text type="secondary" size="small">
                {t(`serviceReport.figure.${key}`)}
              </Text>
              <Figure
                text={shown(key, value)}
                label={t(`serviceReport.figure.${key}`)}
                // Nothing is nothing to look through.
                to={canOpen && value !== 0 ? listBehind(area, key, span) : undefined}
              />
              <Text type="tertiary" size="small" tabular>
                {t('serviceReport.previous', { value: shown(key, previous) })}
              </Text>
            </Flex>
          ))}
        </Flex>
        <ChartFigure
          name={title}
          label={t('serviceReport.chart', { name: title })}
          height={HEIGHT}
          option={option}
          points={days.map((day, index) =>
            [
              day,
              ...figures.map(
                ({ key, by_day }) => `${t(`serviceReport.figure.${key}`)} ${shown(key, by_day[index] ?? 0)}`,
              ),
            ].join(' '),
          )}
          table={{
            columns: [t('serviceReport.day'), ...figures.map(({ key }) => t(`serviceReport.figure.${key}`))],
            rows: days.map((day, index) => [day, ...figures.map(({ key, by_day }) => shown(key, by_day[index] ?? 0))]),
          }}
        />
      </Flex>
    </Card>
  );
}

interface FigureProps {
  readonly text: string;
  readonly label: string;
  /** The list behind it; undefined where one may not open it, or there is nothing in it. */
  readonly to: string | undefined;
}

function Figure({ text, label, to }: FigureProps) {
  const t = useT();
  const value = (
    <Text size={20} strong tabular>
      {text}
    </Text>
  );
  if (!to) return value;
  return (
    <PageLink keepsText to={to} aria-label={t('serviceReport.openList', { name: label, value: text })}>
      {value}
    </PageLink>
  );
}
