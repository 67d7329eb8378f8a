import { useDebounce } from 'ahooks';
import { Input, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { LoadFailure } from '@/components/LoadFailure';
import { GridLayout } from '@/components/ui/GridLayout';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { goodsApi } from '@/services/goods/api';
import { formatPrice } from '@/utils/formatPrice';
import { useCompose, useDispatch } from '../ComposeContext';
import { formFromGoods } from '../model/goodsForm';
import styles from './GoodsLibrary.module.css';

const pageSize = 8;

/** Goods that are already in the library. */
export function GoodsLibrary() {
  const t = useT();
  const dispatch = useDispatch();
  const chosenId = useCompose((state) => state.draft.goods.form.id);
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const search = useDebounce(keyword.trim(), { wait: 300 });
  const { data, error, loading, refresh } = useLoad(
    goodsApi.data,
    { page, page_size: pageSize, status: 1, ...(search ? { keyword: search } : {}) },
    { keepPrevious: true },
  );

  return (
    <Panel component="section" vertical gap={12} style={{ minInlineSize: 0 }} aria-label={t('compose.goods.byLibrary')}>
      <Input.Search
        allowClear
        value={keyword}
        aria-label={t('compose.goods.search')}
        placeholder={t('compose.goods.search')}
        onChange={(event) => {
          setKeyword(event.target.value);
          setPage(1);
        }}
      />
      {loading && !data && <Skeleton active paragraph={{ rows: 4 }} />}
      {error && <LoadFailure error={error} onRetry={refresh} />}
      {data?.list.length === 0 && (
        <EmptyState compact title={t(search ? 'compose.goods.nothingFound' : 'compose.goods.libraryEmpty')} />
      )}
      {data && data.list.length > 0 && (
        <GridLayout component="ul" columns="repeat(auto-fill, minmax(160px, 1fr))" gap={12}>
          {data.list.map((goods) => (
            <li key={goods.id}>
              <button
                type="button"
                className={styles.goodsItem}
                aria-pressed={goods.id === chosenId}
                onClick={() => dispatch({ type: 'goods/fill', form: formFromGoods(goods), origin: 'library' })}
              >
                <span className={styles.goodsCover}>
                  {goods.cover !== '' && <img className={styles.goodsImage} src={goods.cover} alt="" loading="lazy" />}
                </span>
                <Text ellipsis={2}>{goods.title}</Text>
                <Text type="secondary" size={13}>
                  {goods.price === '' ? t('compose.goods.noPrice') : formatPrice(goods.price)}
                  {' · '}
                  {t('compose.goods.mediaCount', { count: goods.media.length })}
                </Text>
              </button>
            </li>
          ))}
        </GridLayout>
      )}
      {data && data.paginator.total > pageSize && (
        <Pagination
          size="small"
          align="center"
          current={page}
          pageSize={pageSize}
          total={data.paginator.total}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </Panel>
  );
}
