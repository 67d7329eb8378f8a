import { Flex, Input, Table } from 'antd';
import { useState } from 'react';
import { LoadFailure } from '@/components/LoadFailure';
import { PageLink } from '@/components/PageLink';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import type { ProviderFigure } from '@/domain/providerFigures';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { dashboardApi } from '@/services/dashboard/api';
import type { DashboardEntry } from '@/services/dashboard/schema';
import type { DashboardScope } from './dashboardState';
import { useFigureFormat } from './useFigureFormat';

const PAGE_SIZE = 10;

interface FigureListProps {
  readonly figure: ProviderFigure;
  readonly scope: DashboardScope;
}

/** What a figure counts, one by one; below it the sum, which is the figure. */
export function FigureList({ figure, scope }: FigureListProps) {
  const t = useT();
  const format = useFigureFormat();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const query = { ...scope, figure, page, page_size: PAGE_SIZE, ...(keyword ? { keyword } : {}) };
  const { data, error, loading, refresh } = useLoad(dashboardApi.data, query, { keepPrevious: true });
  return (
    <Panel vertical gap={12}>
      <Flex gap="8px 16px" justify="space-between" align="center" wrap>
        <Text component="h2" strong size="large">
          {t('dashboard.behind', { name: t(`dashboard.figure.${figure}`) })}
        </Text>
        <Input.Search
          allowClear
          style={{ inlineSize: 240 }}
          aria-label={t('dashboard.search')}
          placeholder={t('dashboard.search')}
          onSearch={(text) => {
            setKeyword(text.trim());
            setPage(1);
          }}
        />
      </Flex>
      {error && !data ? (
        <LoadFailure error={error} onRetry={refresh} />
      ) : (
        <Table<DashboardEntry>
          rowKey={({ kind, id }) => `${kind} ${id}`}
          size="small"
          loading={loading}
          dataSource={data?.list}
          scroll={{ x: 640 }}
          locale={{ emptyText: t('dashboard.nothing') }}
          pagination={{
            current: page,
            pageSize: PAGE_SIZE,
            total: data?.paginator.total ?? 0,
            showSizeChanger: false,
            hideOnSinglePage: true,
            onChange: setPage,
          }}
          columns={[
            {
              key: 'kind',
              title: t('dashboard.kind'),
              width: 96,
              render: (_, { kind }) => t(`dashboard.kind.${kind}`),
            },
            { key: 'title', title: t('dashboard.title'), dataIndex: 'title', ellipsis: true },
            {
              key: 'merchant',
              title: t('dashboard.by.merchant'),
              width: 168,
              render: (_, { merchant_name }) => (
                <PageLink keepsText to={`/platform/merchant?keyword=${encodeURIComponent(merchant_name)}`}>
                  {merchant_name}
                </PageLink>
              ),
            },
            { key: 'at', title: t('dashboard.at'), width: 160, render: (_, { at }) => formatMinute(at) },
            {
              key: 'amount',
              title: t(figure === 'revenue' ? 'dashboard.money' : 'dashboard.amount'),
              align: 'end',
              width: 112,
              render: (_, { amount }) => format.of(figure, amount),
            },
          ]}
          summary={() =>
            data && (
              <Table.Summary.Row>
                <Table.Summary.Cell index={0} colSpan={4}>
                  {t('dashboard.sumOf', { count: data.paginator.total })}
                </Table.Summary.Cell>
                <Table.Summary.Cell index={4} align="right">
                  <Text strong tabular>
                    {format.of(figure, data.sum)}
                  </Text>
                </Table.Summary.Cell>
              </Table.Summary.Row>
            )
          }
        />
      )}
    </Panel>
  );
}
