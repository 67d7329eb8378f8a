import { DownloadOutlined, PlusOutlined } from '@ant-design/icons';
import { StatisticCard } from '@ant-design/pro-components';
import { useSearchParams } from '@umijs/max';
import { Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { Can } from '@/components/Can';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { useAction } from '@/hooks/useAction';
import { useMoney } from '@/hooks/useMoney';
import { useT } from '@/hooks/useT';
import { orderApi } from '@/services/order/api';
import type { OrderSums } from '@/services/order/schema';
import { NewOrderDialog } from './NewOrderDialog';
import { OrderDrawer } from './OrderDrawer';
import { ordersResource } from './ordersResource';
import { saveOrders } from './saveOrders';

/** What customers ordered: sent, paid back, and what it comes to. */
export function OrdersPage() {
  const t = useT();
  const [params] = useSearchParams();
  const [openedId, setOpenedId] = useState<string>();
  const [isNew, setIsNew] = useState(false);
  const [sums, setSums] = useState<OrderSums>();
  const [version, setVersion] = useState(0);
  const reload = () => setVersion((before) => before + 1);
  const exporting = useAction(orderApi.export, { messages: { running: 'order.exporting' } });
  const exportAll = async () => {
    const filter = Object.fromEntries(
      ['keyword', 'state', 'source'].flatMap((key) => {
        const value = params.get(key);
        return value ? [[key, value]] : [];
      }),
    );
    const answer = await exporting.run(filter);
    if (answer) await saveOrders(t, answer.result.list);
  };
  const latest = useRef({ exportAll });
  latest.current = { exportAll };
  const resource = useMemo(
    () =>
      ordersResource({
        onOpen: ({ id }) => setOpenedId(id),
        onSums: setSums,
        toolbar: () => (
          <>
            <Can action="order.export">
              <Button icon={<DownloadOutlined />} onClick={() => void latest.current.exportAll()}>
                {t('order.export')}
              </Button>
            </Can>
            <Can action="order.save">
              <Button type="primary" icon={<PlusOutlined />} onClick={() => setIsNew(true)}>
                {t('order.create')}
              </Button>
            </Can>
          </>
        ),
      }),
    [t],
  );
  return (
    <>
      <ResourcePage resource={resource} version={version} intro={sums && <Sums sums={sums} />} />
      {openedId && <OrderDrawer orderId={openedId} onChanged={reload} onClose={() => setOpenedId(undefined)} />}
      {isNew && (
        <NewOrderDialog
          onDone={(id) => {
            setIsNew(false);
            setOpenedId(id);
            reload();
          }}
          onClose={() => setIsNew(false)}
        />
      )}
    </>
  );
}

/** Of all that the filter lets through, not of the page alone. */
function Sums({ sums: { count, paid, refunded, toShip } }: { readonly sums: OrderSums }) {
  const t = useT();
  const money = useMoney();
  const cards = [
    ['order.sums.count', String(count)],
    ['order.sums.toShip', String(toShip)],
    ['order.sums.paid', money(paid)],
    ['order.sums.refunded', money(refunded)],
  ] as const;
  return (
    <StatisticCard.Group style={{ marginBlockEnd: 16 }} wrap>
      {cards.map(([title, value]) => (
        <StatisticCard
          key={title}
          colSpan={{ xs: 12, md: 6 }}
          statistic={{ title: t(title), value, formatter: (shown) => String(shown) }}
        />
      ))}
    </StatisticCard.Group>
  );
}
