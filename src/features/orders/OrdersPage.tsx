import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Can } from '@/components/Can';
import { ExportButton } from '@/components/resource/ExportButton';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { SumCards } from '@/components/resource/SumCards';
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
  const [openedId, setOpenedId] = useState<string>();
  const [isNew, setIsNew] = useState(false);
  const [sums, setSums] = useState<OrderSums>();
  const [version, setVersion] = useState(0);
  const reload = () => setVersion((before) => before + 1);
  const resource = useMemo(
    () =>
      ordersResource({
        onOpen: ({ id }) => setOpenedId(id),
        onSums: setSums,
        toolbar: () => (
          <>
            <ExportButton
              action="order.export"
              label="order.export"
              running="order.exporting"
              call={orderApi.export}
              filters={['state', 'source', 'days']}
              save={({ list }) => saveOrders(t, list)}
            />
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

function Sums({ sums: { count, paid, refunded, toShip } }: { readonly sums: OrderSums }) {
  const money = useMoney();
  return (
    <SumCards
      sums={[
        ['order.sums.count', String(count)],
        ['order.sums.toShip', String(toShip)],
        ['order.sums.paid', money(paid)],
        ['order.sums.refunded', money(refunded)],
      ]}
    />
  );
}
