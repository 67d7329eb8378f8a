import { useDebounce } from 'ahooks';
import { Select } from 'antd';
import { useState } from 'react';
import { cardLimits } from '@/domain/cards';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import type { OwnCard } from '@/services/card/schema';
import { goodsApi } from '@/services/goods/api';

export type ChosenGoods = OwnCard['goods'][number];

interface CardGoodsFieldProps {
  readonly id?: string;
  readonly value?: readonly string[];
  readonly onChange?: (ids: readonly string[]) => void;
  /** What the stored card shows. */
  readonly known: readonly ChosenGoods[];
  /** What is known of everything that can be chosen, for the preview. */
  readonly onChosen: (goods: readonly ChosenGoods[]) => void;
}

const PAGE_SIZE = 20;

/** The goods that a card shows, in the order in which they were chosen. */
export function CardGoodsField({ id, value = [], onChange, known, onChosen }: CardGoodsFieldProps) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const [seen, setSeen] = useState(known);
  const search = useDebounce(keyword.trim(), { wait: 250 });
  const { data, error, loading } = useLoad(
    goodsApi.data,
    { page: 1, page_size: PAGE_SIZE, status: 1, ...(search ? { keyword: search } : {}) },
    { keepPrevious: true },
  );
  const listed = data?.list ?? [];
  const all = [...listed, ...seen.filter((one) => listed.every((goods) => goods.id !== one.id))];
  return (
    <Select<string[]>
      mode="multiple"
      {...(id ? { id } : {})}
      value={[...value]}
      maxCount={cardLimits.goods}
      loading={loading}
      placeholder={t('goods.pickHint')}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      notFoundContent={error ? messageOf(error) : t(search ? 'goods.pickNothing' : 'goods.emptyTitle')}
      options={all.map((goods) => ({ value: goods.id, label: goods.title }))}
      onChange={(ids) => {
        const chosen = all.filter((goods) => ids.includes(goods.id));
        setSeen(chosen);
        onChosen(chosen);
        onChange?.(ids);
      }}
    />
  );
}
