import { PageLink } from '@/components/PageLink';
import { GridLayout } from '@/components/ui/GridLayout';
import { useT } from '@/hooks/useT';
import type { GoodsOverview } from '@/services/goods/schema';
import styles from './Merchant.module.css';

/** The catalogue in numbers; each leads to the goods that it counts. */
export function Figures({ overview }: { readonly overview: GoodsOverview }) {
  const t = useT();
  const { total, on, claims, without } = overview;
  const figures = [
    { key: 'total', value: total, label: t('merchantGoods.total'), to: '/creative/goods', tone: 'plain' },
    { key: 'on', value: on, label: t('merchantGoods.on'), to: '/creative/goods?status=1', tone: 'plain' },
    { key: 'claims', value: claims, label: t('merchantGoods.claims'), to: '/creative/goods?claims=yes', tone: 'bad' },
    {
      key: 'images',
      value: without.images ?? 0,
      label: t('merchantGoods.noImages'),
      to: '/creative/goods?gap=images',
      tone: 'warn',
    },
    {
      key: 'points',
      value: without.points ?? 0,
      label: t('merchantGoods.noPoints'),
      to: '/creative/goods?gap=points',
      tone: 'warn',
    },
    {
      key: 'price',
      value: without.price ?? 0,
      label: t('merchantGoods.noPrice'),
      to: '/creative/goods?gap=price',
      tone: 'warn',
    },
  ];
  return (
    <GridLayout columns="repeat(auto-fit, minmax(128px, 1fr))" gap={12}>
      {figures.map(({ key, value, label, to, tone }) => (
        <PageLink keepsText key={key} to={to} className={styles.figure} data-tone={value > 0 ? tone : 'plain'}>
          <strong>{value}</strong>
          <span>{label}</span>
        </PageLink>
      ))}
    </GridLayout>
  );
}
