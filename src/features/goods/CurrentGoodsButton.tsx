import { CheckCircleFilled } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { Button } from 'antd';
import { Text } from '@/components/ui/Text';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { useT } from '@/hooks/useT';
import { writeCurrentGoods } from '@/lib/session';
import type { Goods } from '@/services/goods/schema';
import styles from './Goods.module.css';

/** Makes a goods the one that new work starts from, or says that it is. */
export function CurrentGoodsButton({ goods }: { readonly goods: Goods }) {
  const t = useT();
  const { setInitialState } = useModel('@@initialState');
  const current = useCurrentGoods();
  if (current?.id === goods.id) {
    return (
      <Text type="secondary" size="small" className={styles.current}>
        <CheckCircleFilled aria-hidden /> {t('goods.isCurrent')}
      </Text>
    );
  }
  const choose = () => {
    writeCurrentGoods({ id: goods.id, title: goods.title, cover: goods.cover });
    setInitialState((before) => before && { ...before, currentGoodsId: goods.id });
  };
  return (
    <Button type="link" size="small" className={styles.action} onClick={choose}>
      {t('goods.makeCurrent')}
    </Button>
  );
}
