import { Card, Flex, Select } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import {
  ChartFigure,
  type ChartLook,
  type ChartOption,
  dayAxis,
  nameAxis,
  tooltipPart,
  valueAxis,
} from '@/blocks/charts';
import { GridLayout } from '@/components/ui/GridLayout';
import { type TeamFigure, teamFigures } from '@/domain/teamReport';
import { useT } from '@/hooks/useT';
import type { TeamReport } from '@/services/team_report/schema';

interface TeamReportChartsProps {
  readonly report: TeamReport;
  /** How each member of the report is called, in its order. */
  readonly names: readonly string[];
}

const TREND_HEIGHT = 220;
const BAR_HEIGHT = 32;

/** One figure of the report at a time: day by day, and member beside member. */
export function TeamReportCharts({ report, names }: TeamReportChartsProps) {
  const t = useT();
  const [figure, setFigure] = useState<TeamFigure>('scripts');
  const name = t(`team.report.figure.${figure}`);
  const { days, by_day, members } = report;
  const counts = by_day[figure];
  const total = counts.reduce((sum, count) => sum + count, 0);
  const bars = useMemo(
    () =>
      members
        .map(({ figures }, index) => ({ name: names[index] ?? '', value: figures[figure] }))
        .filter(({ value }) => value > 0)
        .toSorted((a, b) => b.value - a.value),
    [members, names, figure],
  );
  const trend = useCallback(
    (look: ChartLook): ChartOption => ({
      grid: { top: 16, bottom: 4, left: 8, right: 16, containLabel: true },
      tooltip: tooltipPart(look),
      xAxis: dayAxis(
        look,
        days.map((day) => day.slice(5)),
      ),
      yAxis: { ...valueAxis(look), minInterval: 1 },
      series: [{ name, type: 'bar', barMaxWidth: 24, color: look.primary, data: [...counts] }],
    }),
    [days, counts, name],
  );
  const split = useCallback(
    (look: ChartLook): ChartOption => ({
      grid: { top: 8, bottom: 4, left: 8, right: 48, containLabel: true },
      tooltip: { ...tooltipPart(look), axisPointer: { type: 'shadow' } },
      xAxis: { type: 'value', show: false },
      yAxis: nameAxis(
        look,
        bars.map((bar) => bar.name),
        96,
      ),
      series: [
        {
          name,
          type: 'bar',
          data: bars.map(({ value }) => value),
          barMaxWidth: 16,
          color: look.primary,
          itemStyle: { borderRadius: [0, 4, 4, 0] },
          label: { show: true, position: 'right', color: look.text },
        },
      ],
    }),
    [bars, name],
  );
  return (
    <Flex vertical gap={12}>
      <Select<TeamFigure>
        style={{ inlineSize: 160 }}
        aria-label={t('team.report.chosen')}
        value={figure}
        options={teamFigures.map((value) => ({ value, label: t(`team.report.figure.${value}`) }))}
        onChange={setFigure}
      />
      <GridLayout columns="repeat(auto-fit, minmax(min(100%, 400px), 1fr))" gap={16} align="start">
        <Card title={t('team.report.byDay')} size="small">
          <ChartFigure
            name={`${t('team.report.title')} ${name}`}
            label={t('team.report.byDayChart', { figure: name, total })}
            height={TREND_HEIGHT}
            option={trend}
            points={days.map((day, index) => `${day} ${counts[index] ?? 0}`)}
            table={{
              columns: [t('team.report.day'), name],
              rows: days.map((day, index) => [day, String(counts[index] ?? 0)]),
            }}
          />
        </Card>
        {!report.is_own && bars.length > 0 && (
          <Card title={t('team.report.byMember')} size="small">
            <ChartFigure
              name={`${t('team.report.byMember')} ${name}`}
              label={t('team.report.byMemberChart', { figure: name, total })}
              height={bars.length * BAR_HEIGHT + 16}
              option={split}
              points={bars.map((bar) => `${bar.name} ${bar.value}`)}
            />
          </Card>
        )}
      </GridLayout>
    </Flex>
  );
}
