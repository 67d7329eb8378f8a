import { CheckOutlined, SearchOutlined, ShoppingOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { useDebounce } from 'ahooks';
import { Avatar, Button, Input, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { BusinessError } from '@/lib/request/errors';
import { clearCurrentGoods, readCurrentGoods, writeCurrentGoods } from '@/lib/session';
import { goodsApi } from '@/services/goods/api';
import styles from './header.module.css';

interface GoodsPanelProps {
  readonly currentId: string | undefined;
  readonly onDone: () => void;
}

const shown = 8;

/** Active goods to work on, newest first; searched by name, brand or category. A current one that was deleted is let go. */
export function GoodsPanel({ currentId, onDone }: GoodsPanelProps) {
  const t = useT();
  const { setInitialState } = useModel('@@initialState');
  const [keyword, setKeyword] = useState('');
  const search = useDebounce(keyword.trim(), { wait: 250 });
  const { data, error, refresh } = useLoad(
    goodsApi.data,
    { status: 1, page: 1, page_size: shown, ...(search ? { keyword: search } : {}) },
    { keepPrevious: true },
  );
  useEffect(() => {
    if (!currentId) return;
    // Another one may have been chosen before the answer comes.
    const letGo = () => readCurrentGoods()?.id === currentId && clearCurrentGoods();
    goodsApi.info({ id: currentId }, shownByCaller).then(
      (goods) => goods.status === -1 && letGo(),
      (problem: unknown) => problem instanceof BusinessError && letGo(),
    );
  }, [currentId]);
  if (error) {
    return (
      <div className={styles.panel}>
        <p>{t('shell.goods_failed')}</p>
        <Button onClick={refresh}>{t('common.retry')}</Button>
      </div>
    );
  }
  if (!data) return <Skeleton className={styles.panel} active />;
  if (data.list.length === 0 && !search) return <p className={styles.panel}>{t('shell.goods_empty')}</p>;
  return (
    <>
      <Input
        allowClear
        style={{ marginBlockEnd: 8 }}
        prefix={<SearchOutlined aria-hidden />}
        value={keyword}
        aria-label={t('goods.search')}
        placeholder={t('goods.search')}
        onChange={(event) => setKeyword(event.target.value)}
      />
      {data.list.length === 0 && <p className={styles.panel}>{t('goods.pickNothing')}</p>}
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
    </>
  );
}
