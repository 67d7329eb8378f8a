import { InputNumber } from 'antd';
import type { ControlProps } from '@/components/resource/types';
import { MAX_SHELF_PRICE } from '@/domain/templates/shelf';
import { useT } from '@/hooks/useT';

/** Credits; 0 = free. */
export function PriceField({ id, value, onChange }: ControlProps) {
  const t = useT();
  return (
    <InputNumber<number>
      {...(id ? { id } : {})}
      style={{ inlineSize: '100%' }}
      min={0}
      max={MAX_SHELF_PRICE}
      precision={0}
      value={value}
      suffix={t('shelf.credits')}
      onChange={(price) => onChange?.(price ?? 0)}
    />
  );
}
