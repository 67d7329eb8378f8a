import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { PhoneText } from '@/blocks/PhoneText';
import { defineResource } from '@/components/resource/defineResource';
import { TextCard } from '@/components/resource/TextCard';
import type { ResourceQuery, ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { orderSources, orderStates } from '@/domain/orders';
import { formatMinute } from '@/hooks/useDates';
import { useMoney } from '@/hooks/useMoney';
import { type Translate, useT } from '@/hooks/useT';
import { orderApi } from '@/services/order/api';
import type { Order, OrderSums } from '@/services/order/schema';

interface OrdersActions {
  readonly onOpen: (row: Order) => void;
  readonly onSums: (sums: OrderSums) => void;
  readonly toolbar: () => ReactNode;
}

const stateTones = {
  pending: 'warn',
  paid: 'busy',
  shipped: 'plain',
  done: 'good',
  canceled: 'plain',
  refunded: 'bad',
} as const;

export const OrderStateTag = ({ state, t }: { readonly state: Order['state']; readonly t: Translate }) => (
  <ToneTag tone={stateTones[state]}>{t(`order.state.${state}`)}</ToneTag>
);

const linesOf = ({ lines }: Order): string => lines.map(({ title, count }) => `${title} × ${count}`).join('，');

/** Orders of a merchant, with the sums of what the filter lets through. */
export const ordersResource = ({ onOpen, onSums, toolbar }: OrdersActions) => {
  const openButton = (row: Order, { t }: ResourceTools<Order>) => (
    <Button type="link" size="small" aria-label={`${t('order.open')} ${row.number}`} onClick={() => onOpen(row)}>
      {t('order.open')}
    </Button>
  );
  return defineResource<Order>({
    key: 'order',
    title: 'order.pageTitle',
    subtitle: 'order.subtitle',
    search: 'order.search',
    nameOf: ({ number }) => number,
    actions: {},
    calls: {
      data: async (query: ResourceQuery, options) => {
        const page = await orderApi.data(query as Parameters<typeof orderApi.data>[0], options);
        onSums(page.sums);
        return page;
      },
    },
    filters: [
      {
        key: 'state',
        label: 'order.state',
        options: orderStates.map((value) => ({ value, label: `order.state.${value}` as const })),
      },
      {
        key: 'source',
        label: 'order.source',
        options: orderSources.map((value) => ({ value, label: `order.source.${value}` as const })),
      },
      { key: 'days', label: 'order.createdAt', options: 'fromList' },
    ],
    columns: [
      {
        key: 'number',
        title: 'order.number',
        fixed: true,
        sortable: true,
        width: 144,
        render: (row) => <PlainButton onClick={() => onOpen(row)}>{row.number}</PlainButton>,
      },
      { key: 'name', title: 'order.customer', width: 200, render: (row) => <OrderPhone order={row} /> },
      { key: 'lines', title: 'order.lines', render: (row) => <Text type="secondary">{linesOf(row)}</Text> },
      {
        key: 'total',
        title: 'order.total',
        sortable: true,
        width: 168,
        align: 'end',
        render: (row) => <OrderMoney order={row} />,
      },
      { key: 'source', title: 'order.source', width: 96, render: ({ source }, { t }) => t(`order.source.${source}`) },
      {
        key: 'state',
        title: 'order.state',
        width: 104,
        render: ({ state }, { t }) => <OrderStateTag state={state} t={t} />,
      },
      {
        key: 'created_at',
        title: 'order.createdAt',
        sortable: true,
        width: 152,
        render: ({ created_at }) => <Text tabular>{formatMinute(created_at)}</Text>,
      },
    ],
    rowActions: openButton,
    actionsWidth: 88,
    toolbar,
    cardShape: 'text',
    defaultView: 'table',
    card: (row, tools) => (
      <TextCard title={row.number} state={<OrderStateTag state={row.state} t={tools.t} />}>
        <OrderPhone order={row} />
        <Text type="secondary">{linesOf(row)}</Text>
        <OrderMoney order={row} />
        <Flex>{openButton(row, tools)}</Flex>
      </TextCard>
    ),
    empty: { title: 'order.emptyTitle', description: 'order.emptyText' },
  });
};

/** Who ordered. */
const OrderPhone = ({ order: { name, phone } }: { readonly order: Pick<Order, 'name' | 'phone'> }) => (
  <PhoneText label={name} phone={phone} name={name} />
);

/** What an order came to, and what was given back of it. */
function OrderMoney({ order: { total, refunded } }: { readonly order: Pick<Order, 'total' | 'refunded'> }) {
  const t = useT();
  const money = useMoney();
  return (
    <span>
      <Text tabular strong>
        {money(total)}
      </Text>
      {refunded > 0 && (
        <Text type="secondary" size="small">
          {' '}
          {t('order.refundedOf', { money: money(refunded) })}
        </Text>
      )}
    </span>
  );
}
