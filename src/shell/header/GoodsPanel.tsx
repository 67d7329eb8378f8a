import { CheckOutlined, ShoppingOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { Avatar, Button, Skeleton } from 'antd';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { writeCurrentGoods } from '@/lib/session';
import { goodsApi } from '@/services/goods/api';
import styles from './header.module.css';

interface GoodsPanelProps {
  readonly currentId: string | undefined;
  readonly onDone: () => void;
}

const shown = 8;

/** Active goods to work on, newest first. */
export function GoodsPanel({ currentId, onDone }: GoodsPanelProps) {
  const t = useT();
  const { setInitialState } = useModel('@@initialState');
  const { data, error, refresh } = useLoad(() =>
    goodsApi.data({ status: 1, page: 1, page_size: shown }, { skipErrorHandler: true }),
  );
  if (error) {
    return (
      <div className={styles.panel}>
        <p>{t('shell.goods_failed')}</p>
        <Button onClick={refresh}>{t('common.retry')}</Button>
      </div>
    );
  }
  if (!data) return <Skeleton className={styles.panel} active />;
  if (data.list.length === 0) return <p className={styles.panel}>{t('shell.goods_empty')}</p>;
  return (
    <ul className={styles.panel}>
      {data.list.map(({ id, title, cover }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.option}
            aria-pressed={id === currentId}
            onClick={() => {
              writeCurrentGoods({ id, title, cover });
              void setInitialState((state) => state && { ...state, currentGoodsId: id });
              onDone();
            }}
          >
            <Avatar shape="square" size={32} src={cover || undefined} icon={<ShoppingOutlined />} alt="" />
            <span className={styles.optionTitle}>{title}</span>
            {id === currentId ? <CheckOutlined /> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
