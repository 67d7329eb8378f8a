import { Flex, Table, type TableColumnsType } from 'antd';
import type { SorterResult } from 'antd/es/table/interface';
import { Text } from '@/components/ui/Text';
import { changeOf, type Dimension, dimensions, metricValue } from '@/domain/statistics';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { statisticsApi } from '@/services/statistics/api';
import type { BreakdownRow } from '@/services/statistics/schema';
import { Bars } from './Bars';
import styles from './Breakdown.module.css';
import { ChangeText } from './ChangeText';
import { Choice, useIsNarrow } from './Choice';
import { Panel } from './Panel';
import { RowName } from './RowName';
import { type BreakdownSort, breakdownSorts, type StatisticsQuery, type StatisticsState } from './statisticsState';
import { useFormats } from './useFormats';
import type { ChangeStatistics } from './useStatisticsState';

interface Props {
  readonly state: StatisticsState;
  readonly scope: StatisticsQuery;
  readonly onChange: ChangeStatistics;
}

const pageSize = 10;

/** The numbers by a dimension, with the size of each sample. */
export function Breakdown({ state, scope, onChange }: Props) {
  const t = useT();
  const { by, sort, order, page } = state;
  const { data, loading, error, refresh } = useLoad(
    statisticsApi.breakdown,
    { ...scope, by, sort, order, page, page_size: pageSize },
    { keepPrevious: true },
  );
  const drill = (key: string) => onChange({ filters: { ...state.filters, [by]: key } });
  const columns = useColumns(state, drill);
  const rows = data?.list ?? [];
  return (
    <Panel
      title={t('statistics.breakdown')}
      hint={t(by === 'tag' ? 'statistics.tagHint' : 'statistics.breakdownHint')}
      error={data ? undefined : error}
      onRetry={refresh}
      actions={
        <Choice<Dimension>
          label={t('statistics.dimension')}
          value={by}
          options={dimensions.map((one) => ({ value: one, label: t(`statistics.by.${one}`) }))}
          onChange={(one) => onChange({ by: one })}
        />
      }
    >
      {rows.length > 1 && (
        <Bars by={by} sort={sort} rows={rows} scope={scope} onDrill={by === 'post' ? undefined : drill} />
      )}
      <Table<BreakdownRow>
        className={styles.breakdown}
        rowKey="key"
        size="small"
        columns={columns}
        dataSource={data?.list}
        loading={loading}
        scroll={{ x: 1080 }}
        pagination={{
          current: page,
          pageSize,
          total: data?.paginator.total ?? 0,
          showSizeChanger: false,
          hideOnSinglePage: true,
        }}
        locale={{ emptyText: t('statistics.nothing') }}
        onChange={(pages, _, sorter) => {
          const { field, order: way } = (Array.isArray(sorter) ? sorter[0] : sorter) as SorterResult<BreakdownRow>;
          const next = breakdownSorts.find((one) => one === field) ?? 'views';
          const isSame = next === sort && (way === 'ascend' ? 'asc' : 'desc') === order;
          onChange({ sort: next, order: way === 'ascend' ? 'asc' : 'desc', page: isSame ? (pages.current ?? 1) : 1 });
        }}
      />
    </Panel>
  );
}

function useColumns(state: StatisticsState, drill: (key: string) => void): TableColumnsType<BreakdownRow> {
  const t = useT();
  const formats = useFormats();
  const isNarrow = useIsNarrow();
  const { by, sort, order } = state;
  const number = (field: BreakdownSort, read: (row: BreakdownRow) => number | undefined) => ({
    dataIndex: field,
    title: t(`statistics.metric.${field}`),
    align: 'end' as const,
    sorter: true,
    sortOrder: field === sort ? (order === 'asc' ? ('ascend' as const) : ('descend' as const)) : null,
    sortDirections: ['descend' as const, 'ascend' as const],
    showSorterTooltip: false,
    render: (_: unknown, row: BreakdownRow) => formats.of(field, read(row)),
  });
  // a post is published once: by publish date the time before knows nothing of it
  const hasBefore = by !== 'post' || state.basis === 'happened';
  const change: TableColumnsType<BreakdownRow>[number] = {
    key: 'change',
    title: t('statistics.against'),
    width: 150,
    render: (_, row) =>
      row.previous ? (
        <ChangeText
          kind="views"
          change={changeOf(
            { value: row.counts.views, posts: row.posts },
            { value: row.previous.counts.views, posts: row.previous.posts },
          )}
        />
      ) : (
        <Text type="secondary" size="small">
          —
        </Text>
      ),
  };
  return [
    {
      key: 'name',
      title: t(`statistics.by.${by}`),
      fixed: 'start',
      width: isNarrow ? 168 : 240,
      render: (_, row) => <RowName by={by} row={row} onDrill={() => drill(row.key)} />,
    },
    ...(by === 'post' ? [] : [number('posts', (row) => row.posts)]),
    number('views', (row) => row.counts.views),
    ...(hasBefore ? [change] : []),
    {
      ...number('share', (row) => row.share),
      width: 130,
      render: (_, row) => (
        <Flex gap={8} align="center">
          <div className={styles.shareBar}>
            <div className={styles.shareFill} style={{ width: `${Math.min(100, row.share * 100)}%` }} />
          </div>
          {formats.percent(row.share)}
        </Flex>
      ),
    },
    ...(by === 'post' ? [] : [number('median_views', (row) => row.median_views)]),
    number('finish_rate', (row) => metricValue(row.counts, 'finish_rate')),
    number('interaction_rate', (row) => metricValue(row.counts, 'interaction_rate')),
    number('likes', (row) => row.counts.likes),
    number('follows', (row) => row.counts.follows),
    ...(by === 'account'
      ? [
          {
            key: 'followers',
            title: t('statistics.followers'),
            align: 'end' as const,
            render: (_: unknown, { followers }: BreakdownRow) =>
              followers
                ? t('statistics.followersCell', {
                    now: formats.count(followers.now),
                    net: formats.count(followers.net),
                  })
                : '—',
          },
        ]
      : []),
  ];
}
