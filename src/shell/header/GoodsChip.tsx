import { DownOutlined, ShoppingOutlined } from '@ant-design/icons';
import { Link, useAccess } from '@umijs/max';
import { Avatar, Button, Popover, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/lazyPart';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { useT } from '@/hooks/useT';
import styles from './header.module.css';

const GoodsPanel = lazyPart(() => import('./GoodsPanel').then((module) => ({ default: module.GoodsPanel })));

interface GoodsChipProps {
  /** Image only. */
  readonly isCompact: boolean;
}

/** The goods that the user works on, and the way to another. */
export function GoodsChip({ isCompact }: GoodsChipProps) {
  const t = useT();
  const goods = useCurrentGoods();
  const { canVisit } = useAccess();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      content={
        <Suspense fallback={<Skeleton active />}>
          <GoodsPanel currentId={goods?.id} onDone={close} />
          {canVisit({ name: 'creative.goods' }) ? (
            <Link to="/creative/goods" onClick={close}>
              {t('shell.goods_manage')}
            </Link>
          ) : null}
        </Suspense>
      }
    >
      <Button
        type="text"
        className={styles.goods}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={goods ? t('shell.goods_current', { title: goods.title }) : t('shell.goods_choose')}
      >
        <Avatar shape="square" size={24} src={goods?.cover || undefined} icon={<ShoppingOutlined />} alt="" />
        {isCompact ? null : <span className={styles.goodsTitle}>{goods?.title ?? t('shell.goods_choose')}</span>}
        <DownOutlined style={{ fontSize: 12 }} />
      </Button>
    </Popover>
  );
}
