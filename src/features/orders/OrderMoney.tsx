import { Text } from '@/components/ui/Text';
import { useMoney } from '@/hooks/useMoney';
import { useT } from '@/hooks/useT';
import type { Order } from '@/services/order/schema';

/** What an order came to, and what was given back of it. */
export function OrderMoney({ order: { total, refunded } }: { readonly order: Pick<Order, 'total' | 'refunded'> }) {
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
