import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { defineResource } from '@/components/resource/defineResource';
import { TextCard } from '@/components/resource/TextCard';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { statementStates } from '@/domain/channels';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import { channelApi } from '@/services/channel/api';
import type { ChannelStatement } from '@/services/channel/schema';
import { Money, StatementTag } from './StatementTag';

export interface StatementActions {
  readonly onOpen: (statement: ChannelStatement) => void;
  readonly onSettle: (statement: ChannelStatement, state: 'settled' | 'open') => void;
  readonly onPay: (statement: ChannelStatement) => void;
}

function Actions({ row, onSettle, onPay }: StatementActions & { readonly row: ChannelStatement }) {
  const t = useT();
  const can = useCan();
  return (
    <Flex wrap>
      {row.can_settle && can('channel.settle') && (
        <Button type="link" size="small" onClick={() => onSettle(row, 'settled')}>
          {t('channel.settle')}
        </Button>
      )}
      {row.state === 'settled' && can('channel.pay') && (
        <Button type="link" size="small" onClick={() => onPay(row)}>
          {t('channel.pay')}
        </Button>
      )}
      {row.state === 'settled' && can('channel.settle') && (
        <Button type="link" size="small" onClick={() => onSettle(row, 'open')}>
          {t('channel.unsettle')}
        </Button>
      )}
    </Flex>
  );
}

/** When it was settled and paid, in words. */
function Progress({ row }: { readonly row: ChannelStatement }) {
  const t = useT();
  if (row.paid_at) return t('channel.paidAt', { at: formatMinute(row.paid_at), voucher: row.voucher });
  if (row.settled_at) return t('channel.settledAt', { at: formatMinute(row.settled_at), by: row.settled_by ?? '' });
  return <Text type="tertiary">{t(row.can_settle ? 'channel.canSettle' : 'channel.running')}</Text>;
}

/** The commission statements of all channels by month. */
export const statementsResource = (actions: StatementActions, toolbar: () => ReactNode) =>
  defineResource<ChannelStatement>({
    key: 'platform.channel.statements',
    title: 'channel.tab.statements',
    subtitle: 'channel.statementsHint',
    search: 'channel.search',
    nameOf: ({ channel_name, month }) => `${channel_name} ${month}`,
    actions: {},
    calls: {
      data: (query, options) => channelApi.statements(query as Parameters<typeof channelApi.statements>[0], options),
    },
    filters: [
      {
        key: 'state',
        label: 'channel.state',
        options: statementStates.map((value) => ({ value, label: `channel.state.${value}` as const })),
      },
      { key: 'channel', label: 'channel.name', options: 'fromList' },
    ],
    columns: [
      {
        key: 'channel_name',
        title: 'channel.name',
        fixed: true,
        sortable: true,
        width: 160,
        render: (row) => <PlainButton onClick={() => actions.onOpen(row)}>{row.channel_name}</PlainButton>,
      },
      { key: 'month', title: 'channel.month', sortable: true, width: 104, render: ({ month }) => month },
      { key: 'lines', title: 'channel.lines', align: 'end', width: 88, render: ({ lines }) => lines },
      {
        key: 'amount',
        title: 'channel.amount',
        align: 'end',
        sortable: true,
        width: 136,
        render: ({ amount }) => <Money fen={amount} />,
      },
      { key: 'state', title: 'channel.state', width: 104, render: ({ state }) => <StatementTag state={state} /> },
      { key: 'progress', title: 'channel.progress', render: (row) => <Progress row={row} /> },
    ],
    rowActions: (row) => <Actions row={row} {...actions} />,
    actionsWidth: 168,
    toolbar,
    cardShape: 'text',
    defaultView: 'table',
    card: (row) => (
      <TextCard
        title={<PlainButton onClick={() => actions.onOpen(row)}>{`${row.channel_name} · ${row.month}`}</PlainButton>}
        state={<StatementTag state={row.state} />}
      >
        <Money fen={row.amount} />
        <Progress row={row} />
        <Actions row={row} {...actions} />
      </TextCard>
    ),
    empty: { title: 'channel.statementsEmpty', description: 'channel.statementsEmptyText' },
  });
