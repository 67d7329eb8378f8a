import { formatMinute } from '@/hooks/useDates';
import type { Translate } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { writeSheet } from '@/lib/sheets';
import type { Order } from '@/services/order/schema';

const columns = [
  'number',
  'createdAt',
  'customer',
  'phone',
  'address',
  'lines',
  'total',
  'refunded',
  'source',
  'state',
  'tracking',
] as const;

/** Orders to the downloads as a workbook: money as numbers, everything else as text, whatever it begins with. */
export async function saveOrders(t: Translate, orders: readonly Order[]): Promise<void> {
  const blob = await writeSheet({
    name: t('order.pageTitle'),
    columns: columns.map((key) => ({
      title: t(`order.${key}`),
      width: key === 'lines' || key === 'address' ? 40 : 18,
    })),
    rows: orders.map((order) => [
      order.number,
      formatMinute(order.created_at),
      order.name,
      order.phone,
      order.address,
      order.lines.map(({ title, count }) => `${title} × ${count}`).join('\n'),
      order.total / 100,
      order.refunded / 100,
      t(`order.source.${order.source}`),
      t(`order.state.${order.state}`),
      order.tracking,
    ]),
  });
  saveBlob(blob, `${t('order.pageTitle')}.xlsx`);
}
