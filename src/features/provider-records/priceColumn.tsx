import { Flex } from 'antd';
import { plansOf } from '@/blocks/PlansField';
import { Text } from '@/components/ui/Text';
import type { Translate } from '@/hooks/useT';

interface Priced {
  /** Credits. */
  readonly price: number;
  readonly plans: readonly string[];
}

export const priceOf = (t: Translate, { price }: Pick<Priced, 'price'>): string =>
  price === 0 ? t('shelf.free') : t('shelf.priceOf', { price });

/** Column of what a use costs, and below it whom it is offered to: one column of two keeps the list within a laptop. */
export const priceColumn = {
  key: 'price',
  title: 'shelf.price',
  width: 136,
  align: 'end',
  sortable: true,
  render: (row: Priced, { t }: { readonly t: Translate }) => (
    <Flex vertical align="end">
      {priceOf(t, row)}
      <Text type="tertiary" size="small">
        {plansOf(t, row)}
      </Text>
    </Flex>
  ),
} as const;
