import { Button, Flex, Segmented, Table, type TableColumnsType } from 'antd';
import { LoadFailure } from '@/components/LoadFailure';
import { Panel } from '@/components/ui/Panel';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { type FigureDimension, figureDimensions, providerFigures } from '@/domain/providerFigures';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import type { ResultOf } from '@/services/contract';
import { dashboardApi } from '@/services/dashboard/api';
import type { dashboardContract } from '@/services/dashboard/schema';
import type { ChangeDashboard, DashboardScope, DashboardState } from './dashboardState';
import { useFigureFormat } from './useFigureFormat';

export type FigureRow = ResultOf<(typeof dashboardContract)['breakdown']>['list'][number];

interface FigureBreakdownProps {
  readonly state: DashboardState;
  readonly scope: DashboardScope;
  readonly onChange: ChangeDashboard;
}

/** All figures by one dimension; a row narrows the page to it. */
export function FigureBreakdown({ state, scope, onChange }: FigureBreakdownProps) {
  const t = useT();
  const format = useFigureFormat();
  const { by, figure, filters } = state;
  const { data, error, loading, refresh } = useLoad(dashboardApi.breakdown, { ...scope, by }, { keepPrevious: true });
  const rows = [...(data?.list ?? [])].sort((a, b) => b.figures[figure] - a.figures[figure]);
  const columns: TableColumnsType<FigureRow> = [
    {
      key: 'label',
      title: t(`dashboard.by.${by}`),
      fixed: 'start',
      width: 160,
      render: (_, { key, label }) => (
        <PlainButton onClick={() => onChange({ filters: { ...filters, [by]: key } })}>
          {label || t('dashboard.noChannel')}
        </PlainButton>
      ),
    },
    ...providerFigures.map((one) => ({
      key: one,
      title: t(`dashboard.figure.${one}`),
      align: 'end' as const,
      className: one === figure ? 'ant-table-column-sort' : '',
      render: (_: unknown, { key, figures }: FigureRow) => (
        <Button
          type="text"
          size="small"
          // Its figure ends where the column's title ends.
          style={{ marginInlineEnd: -7 }}
          aria-label={t('dashboard.cell', { name: t(`dashboard.figure.${one}`), value: format.of(one, figures[one]) })}
          onClick={() => onChange({ figure: one, filters: { ...filters, [by]: key } })}
        >
          {format.of(one, figures[one])}
        </Button>
      ),
    })),
  ];
  return (
    <Panel vertical gap={12}>
      <Flex gap="8px 16px" justify="space-between" align="center" wrap>
        <Text component="h2" strong size="large">
          {t('dashboard.breakdown')}
        </Text>
        <Segmented<FigureDimension>
          aria-label={t('dashboard.breakdown')}
          value={by}
          options={figureDimensions.map((value) => ({ value, label: t(`dashboard.by.${value}`) }))}
          onChange={(value) => onChange({ by: value })}
        />
      </Flex>
      <Text type="secondary">{t(by === 'host' ? 'dashboard.hostHint' : 'dashboard.breakdownHint')}</Text>
      {error && !data ? (
        <LoadFailure error={error} onRetry={refresh} />
      ) : (
        <Table<FigureRow>
          rowKey="key"
          size="small"
          columns={columns}
          dataSource={rows}
          loading={loading && !data}
          scroll={{ x: 1040 }}
          pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
          locale={{ emptyText: t('dashboard.nothing') }}
        />
      )}
    </Panel>
  );
}
