import { Flex } from 'antd';
import { PlansField, plansOf } from '@/blocks/PlansField';
import { Text } from '@/components/ui/Text';
import type { MessageId, Translate } from '@/hooks/useT';
import { CategoryField } from './CategoryField';
import { PriceField } from './PriceField';

/** What lists and forms of shelves have in common: a category, and on what terms merchants take what stands there. */

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

export const categoryFilter = { key: 'category_id', label: 'shelf.category', options: 'fromList' } as const;

export const categoryColumn = {
  key: 'category',
  title: 'shelf.category',
  width: 120,
  sortable: true,
  render: ({ category }: { readonly category: string }) => category,
} as const;

export const categoryField = {
  name: 'category_id',
  label: 'shelf.category',
  kind: 'custom',
  control: <CategoryField />,
  half: true,
} as const;

export const plansField = {
  name: 'plans',
  label: 'shelf.plans',
  help: 'shelf.plansHelp',
  kind: 'custom',
  control: <PlansField />,
  half: true,
} as const;

/** @param help says how often it is paid */
export const priceField = <H extends MessageId>(help: H) =>
  ({ name: 'price', label: 'shelf.price', help, kind: 'custom', control: <PriceField />, half: true }) as const;
