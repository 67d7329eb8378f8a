import { Button, Descriptions, Drawer, Flex, Modal, Table, Timeline } from 'antd';
import { useState } from 'react';
import { PhoneText } from '@/blocks/PhoneText';
import { LoadState } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { canTurnOrder, type OrderLine, refundLeft } from '@/domain/orders';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useMoney } from '@/hooks/useMoney';
import { useT } from '@/hooks/useT';
import { orderApi } from '@/services/order/api';
import type { Order } from '@/services/order/schema';
import { CancelDialog, RefundDialog, ShipDialog } from './OrderDialogs';
import { OrderStateTag } from './ordersResource';

interface OrderDrawerProps {
  readonly orderId: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** An order: what was ordered, what it came to, what happened, and what can be done next. */
export function OrderDrawer({ orderId, onChanged, onClose }: OrderDrawerProps) {
  const t = useT();
  const { data: order, error, refresh } = useLoad(orderApi.info, { id: orderId });
  return (
    <Drawer
      open
      size={640}
      title={order ? t('order.detailOf', { number: order.number }) : t('order.pageTitle')}
      onClose={onClose}
    >
      <LoadState data={order} error={error} onRetry={refresh} onLeave={onClose} rows={10} />
      {order && (
        <Flex vertical gap={24}>
          <Head
            order={order}
            onChanged={() => {
              refresh();
              onChanged();
            }}
          />
          <Lines order={order} />
          <section aria-label={t('order.history')}>
            <Flex vertical gap={12}>
              <Text component="h3" strong>
                {t('order.history')}
              </Text>
              <Timeline
                items={[...order.history].reverse().map(({ at, by, kind, text }, index) => ({
                  key: `${at}-${index}`,
                  content: (
                    <Flex vertical>
                      <span>
                        <b>{by.name}</b> {t(`order.entry.${kind}`)} {text}
                      </span>
                      <Text type="tertiary" size="small">
                        {formatMinute(at)}
                      </Text>
                    </Flex>
                  ),
                }))}
              />
            </Flex>
          </section>
        </Flex>
      )}
    </Drawer>
  );
}

type Dialog = 'ship' | 'refund' | 'cancel';

function Head({ order, onChanged }: { readonly order: Order; readonly onChanged: () => void }) {
  const t = useT();
  const can = useCan();
  const [modal, holder] = Modal.useModal();
  const [dialog, setDialog] = useState<Dialog>();
  const turn = useAction(orderApi.status, { messages: { done: 'order.updated' } });
  const set = async (state: 'paid' | 'done') => {
    if (await turn.run({ id: order.id, state })) onChanged();
  };
  const ask = (state: 'paid' | 'done') =>
    modal.confirm({
      title: t(`order.confirm.${state}`),
      content: t(`order.confirm.${state}Text`),
      onOk: () => set(state),
    });
  const { state } = order;
  const close = () => setDialog(undefined);
  const finish = () => {
    close();
    onChanged();
  };
  const shared = { order, onClose: close, onDone: finish };
  return (
    <Flex vertical gap={16}>
      {holder}
      <Flex gap={8} align="center" wrap>
        <OrderStateTag state={state} t={t} />
        {can('order.save') && canTurnOrder(state, 'paid') && (
          <Button onClick={() => ask('paid')}>{t('order.markPaid')}</Button>
        )}
        {can('order.save') && (state === 'paid' || state === 'shipped') && (
          <Button type={state === 'paid' ? 'primary' : 'default'} onClick={() => setDialog('ship')}>
            {t(state === 'paid' ? 'order.ship' : 'order.reship')}
          </Button>
        )}
        {can('order.save') && canTurnOrder(state, 'done') && (
          <Button onClick={() => ask('done')}>{t('order.markDone')}</Button>
        )}
        {can('order.refund') && refundLeft(order) > 0 && (
          <Button onClick={() => setDialog('refund')}>{t('order.refund')}</Button>
        )}
        {can('order.save') && canTurnOrder(state, 'canceled') && (
          <Button danger onClick={() => setDialog('cancel')}>
            {t('order.cancel')}
          </Button>
        )}
      </Flex>
      <Descriptions
        size="small"
        column={1}
        items={[
          {
            key: 'customer',
            label: t('order.customer'),
            children: <PhoneText label={order.name} phone={order.phone} name={order.name} />,
          },
          ...(order.address ? [{ key: 'address', label: t('order.address'), children: order.address }] : []),
          { key: 'source', label: t('order.source'), children: t(`order.source.${order.source}`) },
          ...(order.carrier
            ? [
                {
                  key: 'tracking',
                  label: t(`order.carrier.${order.carrier}`),
                  children: <Text tabular>{order.tracking}</Text>,
                },
              ]
            : []),
          ...(order.note ? [{ key: 'note', label: t('order.note'), children: order.note }] : []),
        ]}
      />
      {dialog === 'ship' && <ShipDialog {...shared} />}
      {dialog === 'refund' && <RefundDialog {...shared} />}
      {dialog === 'cancel' && <CancelDialog {...shared} />}
    </Flex>
  );
}

function Lines({ order }: { readonly order: Order }) {
  const t = useT();
  const money = useMoney();
  const sums = [
    ['order.discount', -order.discount],
    ['order.freight', order.freight],
    ['order.total', order.total],
    ['order.refunded', -order.refunded],
  ] as const;
  return (
    <Flex vertical gap={8}>
      <Table<OrderLine>
        size="small"
        rowKey="goods_id"
        pagination={false}
        dataSource={order.lines}
        scroll={{ x: 320 }}
        columns={[
          { title: t('order.goods'), dataIndex: 'title' },
          { title: t('order.price'), align: 'end', render: (_, { price }) => <Text tabular>{money(price)}</Text> },
          { title: t('order.count'), align: 'end', render: (_, { count }) => <Text tabular>{count}</Text> },
          {
            title: t('order.sum'),
            align: 'end',
            render: (_, { price, count }) => <Text tabular>{money(price * count)}</Text>,
          },
        ]}
      />
      {sums
        .filter(([label, value]) => value !== 0 || label === 'order.total')
        .map(([label, value]) => (
          <Flex key={label} justify="space-between">
            <Text {...(label === 'order.total' ? { strong: true } : { type: 'secondary' as const })}>{t(label)}</Text>
            <Text tabular strong={label === 'order.total'}>
              {money(value)}
            </Text>
          </Flex>
        ))}
    </Flex>
  );
}
