import { DownloadOutlined } from '@ant-design/icons';
import { useSearchParams } from '@umijs/max';
import { Button, Flex, Select, Table } from 'antd';
import { useMemo } from 'react';
import { DaySpanPicker, defaultSpan } from '@/blocks/DaySpanPicker';
import { LoadState } from '@/components/LoadFailure';
import { PageLink } from '@/components/PageLink';
import { PageHead } from '@/components/resource/PageHead';
import { Text } from '@/components/ui/Text';
import { type DaySpan, readSpan, spanText } from '@/domain/daySpans';
import { listOfFigure, rightOfFigure, type TeamFigure, teamFigures } from '@/domain/teamReport';
import { useCan } from '@/hooks/useCan';
import { useCanVisit } from '@/hooks/useCanVisit';
import { useLoad } from '@/hooks/useLoad';
import { type Translate, useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { writeSheet } from '@/lib/sheets';
import { teamReportApi } from '@/services/team_report/api';
import type { TeamReport } from '@/services/team_report/schema';
import { TeamReportCharts } from './TeamReportCharts';

interface ReportRow {
  readonly key: string;
  readonly name: string;
  /** Id of the member or group that the lists are filtered by; undefined = everybody, '' = nobody is named. */
  readonly who: string | undefined;
  readonly isSum: boolean;
  readonly figures: TeamReport['members'][number]['figures'];
}

/** Members, then those who left, then the sum of all. */
function rowsOf(t: Translate, { members, sum }: TeamReport, groupId: string | undefined): ReportRow[] {
  const nameOf = ({ id, name, is_former }: TeamReport['members'][number]): string => {
    if (id === '') return t('team.report.nobody');
    return is_former ? t('team.report.former', { name }) : name;
  };
  const rows = members.map((member) => ({
    key: member.id || 'nobody',
    name: nameOf(member),
    who: member.id,
    isSum: false,
    figures: member.figures,
  }));
  return sum ? [...rows, { key: 'sum', name: t('team.report.sum'), who: groupId, isSum: true, figures: sum }] : rows;
}

/** What each member of the team did in some days; each figure leads to the list that it is the length of. */
export function TeamReportPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const span = readSpan(params.get('days') ?? '') ?? defaultSpan();
  const groupId = params.get('group') || undefined;
  const { data, error, refresh } = useLoad(
    teamReportApi.info,
    { days: spanText(span), ...(groupId === undefined ? {} : { group_id: groupId }) },
    { keepPrevious: true },
  );
  const change = (next: DaySpan, group: string | undefined) =>
    setParams(new URLSearchParams({ days: spanText(next), ...(group === undefined ? {} : { group }) }));
  const rows = useMemo(() => (data ? rowsOf(t, data, groupId) : []), [t, data, groupId]);
  const names = useMemo(() => rows.map(({ name }) => name), [rows]);
  return (
    <Flex vertical gap={16}>
      <PageHead
        title={t('team.report.title')}
        subtitle={t(data?.is_own ? 'team.report.subtitleOwn' : 'team.report.subtitle')}
      >
        <Button icon={<DownloadOutlined />} disabled={!data} onClick={() => void saveReport(t, rows, span)}>
          {t('team.report.export')}
        </Button>
      </PageHead>
      <DaySpanPicker value={span} onChange={(next) => change(next, groupId)}>
        {data && (data.groups.length > 0 || groupId !== undefined) && (
          <Select
            allowClear
            aria-label={t('team.group.filter')}
            placeholder={t('team.report.allGroups')}
            style={{ minInlineSize: 140 }}
            value={groupId}
            options={data.groups.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(group: string | undefined) => change(span, group)}
          />
        )}
      </DaySpanPicker>
      <LoadState data={data} error={error} onRetry={refresh} rows={6} />
      {data && <TeamReportCharts report={data} names={names} />}
      {data && (
        <Table<ReportRow>
          size="middle"
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={rows}
          columns={[
            {
              key: 'name',
              title: t('team.report.member'),
              fixed: 'left',
              render: (_, { name, isSum }) => <Text strong={isSum}>{name}</Text>,
            },
            ...teamFigures.map((figure) => ({
              key: figure,
              title: t(`team.report.figure.${figure}`),
              align: 'end' as const,
              render: (_: unknown, row: ReportRow) => <Figure figure={figure} row={row} span={span} />,
            })),
          ]}
        />
      )}
    </Flex>
  );
}

interface FigureProps {
  readonly figure: TeamFigure;
  readonly row: ReportRow;
  readonly span: DaySpan;
}

/** A link where the reader may open the list and the list can tell whose it is. */
function Figure({ figure, row, span }: FigureProps) {
  const t = useT();
  const can = useCan();
  const canVisit = useCanVisit();
  const value = row.figures[figure];
  const right = rightOfFigure(figure);
  const to = listOfFigure(figure, row.who, span);
  const shown = (
    <Text tabular strong={row.isSum}>
      {value}
    </Text>
  );
  // Nothing is nothing to look through.
  if (value === 0 || row.who === '' || !canVisit(to) || (right !== undefined && !can(right))) return shown;
  const name = `${row.name} ${t(`team.report.figure.${figure}`)}`;
  return (
    <PageLink
      keepsText
      to={to}
      aria-label={t('team.report.openList', { name, value })}
      style={{ textDecoration: 'underline' }}
    >
      {shown}
    </PageLink>
  );
}

async function saveReport(t: Translate, rows: readonly ReportRow[], span: DaySpan): Promise<void> {
  const blob = await writeSheet({
    name: t('team.report.title'),
    columns: [
      { title: t('team.report.member'), width: 20 },
      ...teamFigures.map((figure) => ({ title: t(`team.report.figure.${figure}`), width: 12 })),
    ],
    rows: rows.map(({ name, figures }) => [name, ...teamFigures.map((figure) => figures[figure])]),
  });
  saveBlob(blob, `${t('team.report.title')} ${span.from} ${span.to}.xlsx`);
}
