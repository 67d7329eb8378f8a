import { Drawer, Flex, Table } from 'antd';
import { LoadFailure } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import type { ApiCall } from '@/lib/request/types';
import type { ChannelStatement, ChannelStatementDetail, CommissionLine } from '@/services/channel/schema';
import { StatementTag } from './StatementTag';
import { useMoney } from './useMoney';

interface StatementDrawerProps {
  readonly statement: ChannelStatement;
  /** The provider's call, or that of the channel itself. */
  readonly load: ApiCall<{ id: string }, ChannelStatementDetail>;
  readonly onClose: () => void;
}

/** The payments that a statement is the sum of. */
export function StatementDrawer({ statement, load, onClose }: StatementDrawerProps) {
  const t = useT();
  const { data, error, loading, refresh } = useLoad(load, { id: statement.id }, { fresh: true });
  return (
    <Drawer
      open
      size={800}
      title={t('channel.statementOf', { name: statement.channel_name, month: statement.month })}
      extra={<StatementTag state={data?.state ?? statement.state} />}
      onClose={onClose}
    >
      {error && !data ? (
        <LoadFailure error={error} onRetry={refresh} onLeave={onClose} />
      ) : (
        <Flex vertical gap={12}>
          <Text type="secondary">{t('channel.linesHint')}</Text>
          <CommissionLines
            list={data?.list ?? []}
            amount={data?.amount ?? statement.amount}
            isLoading={loading && !data}
          />
        </Flex>
      )}
    </Drawer>
  );
}

interface CommissionLinesProps {
  readonly list: readonly CommissionLine[];
  /** Fen. */
  readonly amount: number;
  readonly isLoading: boolean;
}

function CommissionLines({ list, amount, isLoading }: CommissionLinesProps) {
  const t = useT();
  const { money, percent } = useMoney();
  return (
    <Table<CommissionLine>
      rowKey="id"
      size="small"
      loading={isLoading}
      dataSource={list}
      scroll={{ x: 640 }}
      pagination={false}
      columns={[
        { key: 'at', title: t('channel.at'), width: 144, render: (_, { at }) => formatMinute(at) },
        { key: 'merchant', title: t('channel.merchantName'), dataIndex: 'merchant_name' },
        { key: 'title', title: t('channel.bought'), dataIndex: 'title', width: 112 },
        {
          key: 'paid',
          title: t('channel.merchantPaid'),
          align: 'end',
          width: 112,
          render: (_, { paid }) => money(paid),
        },
        {
          key: 'rate',
          title: t('channel.rate'),
          width: 136,
          render: (_, { level, rate }) => `${t(`channel.level.${level as 1 | 2 | 3}`)} ${percent(rate)}`,
        },
        {
          key: 'amount',
          title: t('channel.amount'),
          align: 'end',
          width: 112,
          render: (_, line) => money(line.amount),
        },
      ]}
      summary={() => (
        <Table.Summary.Row>
          <Table.Summary.Cell index={0} colSpan={5}>
            {t('channel.sum')}
          </Table.Summary.Cell>
          <Table.Summary.Cell index={5} align="right">
            <Text strong tabular>
              {money(amount)}
            </Text>
          </Table.Summary.Cell>
        </Table.Summary.Row>
      )}
    />
  );
}
