import { useSearchParams } from '@umijs/max';
import { Button, Flex } from 'antd';
import type { ResourceTools } from '@/components/resource/types';
import { Thumb } from '@/components/Thumb';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import type { Goods } from '@/services/goods/schema';
import { formatPrice } from '@/utils/formatPrice';
import { CurrentGoodsButton } from './CurrentGoodsButton';
import styles from './GoodsCard.module.css';
import { GoodsStatus } from './GoodsStatus';
import { withDetail } from './withDetail';

/** A goods where there is no room for a table, or where one would rather look than read. */
export function GoodsCard({ goods, tools }: { readonly goods: Goods; readonly tools: ResourceTools<Goods> }) {
  const { t } = tools;
  const [params, setParams] = useSearchParams();
  return (
    <>
      <button type="button" className={styles.cardCover} onClick={() => tools.edit(goods)} aria-label={goods.title}>
        <Thumb src={goods.cover} ratio={1} />
      </button>
      <Flex vertical gap={4} flex={1} style={{ padding: 12 }}>
        <PlainButton
          className={styles.cardName}
          aria-label={t('goods.detailsOf', { name: goods.title })}
          onClick={() => setParams(withDetail(params, goods.id))}
        >
          <Text strong ellipsis={2}>
            {goods.title}
          </Text>
        </PlainButton>
        <Flex gap={8} align="center" justify="space-between" style={{ marginBlockStart: 'auto' }}>
          <Text strong tabular>
            {goods.price ? formatPrice(goods.price) : t('goods.noPrice')}
          </Text>
          <GoodsStatus goods={goods} tools={tools} />
        </Flex>
        <Flex gap={8} align="center" justify="space-between">
          <CurrentGoodsButton goods={goods} />
          {tools.can('remove') && (
            <Button type="text" size="small" onClick={() => void tools.remove([goods])}>
              {t('common.delete')}
            </Button>
          )}
        </Flex>
      </Flex>
    </>
  );
}
