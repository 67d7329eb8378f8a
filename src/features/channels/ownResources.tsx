import { Flex, Tag } from 'antd';
import { defineResource } from '@/components/resource/defineResource';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { statementStates } from '@/domain/channels';
import { formatDay } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import type { ChannelStatement } from '@/services/channel/schema';
import { promotionApi } from '@/services/promotion/api';
import type { Partner } from '@/services/promotion/schema';
import { Money, StatementProgress, StatementTag } from './statementCells';

/** The statements of the merchant's own channel: to read, the provider settles and pays. */
export const ownStatementsResource = (onOpen: (statement: ChannelStatement) => void) =>
  defineResource<ChannelStatement>({
    key: 'promotion.channel.statements',
    title: 'channel.tab.statements',
    subtitle: 'channel.own.statementsHint',
    nameOf: ({ month }) => month,
    actions: {},
    calls: {
      data: (query, options) =>
        promotionApi.statements(query as Parameters<typeof promotionApi.statements>[0], options),
    },
    filters: [
      {
        key: 'state',
        label: 'channel.state',
        options: statementStates.map((value) => ({ value, label: `channel.state.${value}` as const })),
      },
    ],
    columns: [
      {
        key: 'month',
        title: 'channel.month',
        fixed: true,
        sortable: true,
        width: 120,
        render: (row) => <PlainButton onClick={() => onOpen(row)}>{row.month}</PlainButton>,
      },
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
      { key: 'progress', title: 'channel.progress', render: (row) => <StatementProgress row={row} /> },
    ],
    cardShape: 'text',
    defaultView: 'table',
    card: (row) => (
      <Flex vertical gap={8} style={{ padding: 16 }}>
        <Flex justify="space-between" gap={8}>
          <PlainButton onClick={() => onOpen(row)}>{row.month}</PlainButton>
          <StatementTag state={row.state} />
        </Flex>
        <Money fen={row.amount} />
        <StatementProgress row={row} />
      </Flex>
    ),
    empty: { title: 'channel.statementsEmpty', description: 'channel.own.statementsEmptyText' },
  });

const LevelTag = ({ level }: { readonly level: number }) => (
  <Tag variant="filled">{useT()(`channel.own.level.${level as 1 | 2 | 3}`)}</Tag>
);

/** Merchants of the merchant's own channel. @param onSum told what those that the filter lets through have earned, fen */
export const partnersResource = (onSum: (sum: number) => void) =>
  defineResource<Partner>({
    key: 'promotion.partner',
    title: 'menu.promotion.partner',
    subtitle: 'channel.own.partnersHint',
    search: 'channel.own.search',
    nameOf: ({ name }) => name,
    actions: {},
    calls: {
      data: async (query, options) => {
        const page = await promotionApi.partners(query as Parameters<typeof promotionApi.partners>[0], options);
        onSum(page.sum);
        return page;
      },
    },
    filters: [
      {
        key: 'level',
        label: 'channel.own.level',
        options: ([1, 2, 3] as const).map((value) => ({
          value: String(value),
          label: `channel.own.level.${value}` as const,
        })),
      },
    ],
    columns: [
      {
        key: 'name',
        title: 'channel.merchantName',
        fixed: true,
        sortable: true,
        width: 200,
        render: ({ name }) => name,
      },
      { key: 'level', title: 'channel.own.level', width: 136, render: ({ level }) => <LevelTag level={level} /> },
      { key: 'channel_name', title: 'channel.broughtBy', width: 160, render: ({ channel_name }) => channel_name },
      { key: 'version', title: 'channel.version', width: 104, render: ({ version }) => version },
      {
        key: 'created_at',
        title: 'channel.own.joined',
        sortable: true,
        width: 128,
        render: ({ created_at }) => formatDay(created_at),
      },
      {
        key: 'earned',
        title: 'channel.own.earned',
        align: 'end',
        sortable: true,
        width: 136,
        render: ({ earned }) => <Money fen={earned} />,
      },
    ],
    cardShape: 'text',
    defaultView: 'table',
    card: ({ name, level, channel_name, earned, created_at }) => (
      <Flex vertical gap={8} style={{ padding: 16 }}>
        <Flex justify="space-between" gap={8}>
          <Text strong>{name}</Text>
          <LevelTag level={level} />
        </Flex>
        <Money fen={earned} />
        <Text type="secondary" size="small">
          {channel_name} · {formatDay(created_at)}
        </Text>
      </Flex>
    ),
    empty: { title: 'channel.own.partnersEmpty', description: 'channel.own.partnersEmptyText' },
  });
