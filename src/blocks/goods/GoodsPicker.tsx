import { useDebounce } from 'ahooks';
import { Flex, Select } from 'antd';
import { useState } from 'react';
import { Thumb } from '@/components/Thumb';
import { Text } from '@/components/ui/Text';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { goodsApi } from '@/services/goods/api';
import type { Goods } from '@/services/goods/schema';
import { formatPrice } from '@/utils/formatPrice';
import styles from './GoodsPicker.module.css';

interface GoodsPickerProps {
  /** For a label. */
  readonly id?: string;
  readonly value?: string | undefined;
  /** The record is undefined when the choice was taken back. */
  readonly onChange?: (goodsId: string | undefined, goods?: Goods) => void;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly className?: string;
}

const pageSize = 20;

interface Option {
  readonly value: string;
  readonly label: string;
  readonly goods: Goods;
  readonly isCurrent: boolean;
}

/** Chooses a goods of the library: search by name or brand, the one in the header first. */
export function GoodsPicker({ id, value, onChange, disabled = false, placeholder, className }: GoodsPickerProps) {
  const t = useT();
  const currentId = useCurrentGoods()?.id;
  const [keyword, setKeyword] = useState('');
  const search = useDebounce(keyword.trim(), { wait: 250 });
  const { data, error, loading } = useLoad(
    goodsApi.data,
    { page: 1, page_size: pageSize, status: 1, ...(search ? { keyword: search } : {}) },
    { keepPrevious: true },
  );
  const listed = data?.list ?? [];
  // What is chosen, and what the header names, may lie beyond the first page.
  const wanted = [value, search ? undefined : currentId].filter(
    (one) => one !== undefined && !listed.some((goods) => goods.id === one),
  );
  const { data: extra = [], loading: isFinding } = useLoad(
    async () => {
      const found = await Promise.all(
        wanted.map((one) => goodsApi.info({ id: one ?? '' }, shownByCaller).catch(() => undefined)),
      );
      return found.filter((goods) => goods !== undefined);
    },
    { ready: data !== undefined && wanted.length > 0, refreshDeps: [wanted.join()] },
  );
  const all = [...listed, ...extra.filter((goods) => wanted.includes(goods.id))];
  const ordered = [...all].sort((a, b) => Number(b.id === currentId) - Number(a.id === currentId));
  const options = ordered.map(
    (goods): Option => ({ value: goods.id, label: goods.title, goods, isCurrent: goods.id === currentId }),
  );

  const isNaming = (data === undefined && error === undefined) || isFinding;

  return (
    <Select<string, Option>
      id={id}
      className={className}
      classNames={{ root: styles.picker }}
      value={value ?? null}
      allowClear
      disabled={disabled}
      loading={loading}
      options={options}
      aria-label={t('goods.pick')}
      placeholder={placeholder ?? t('goods.pickHint')}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      // The id says nothing to anybody while the name is on its way, or when the goods are gone.
      labelRender={({ label, value: chosen }) =>
        options.some((option) => option.value === chosen) ? label : t(isNaming ? 'common.loading' : 'goods.pickGone')
      }
      notFoundContent={error ? messageOf(error) : t(search ? 'goods.pickNothing' : 'goods.emptyTitle')}
      optionRender={({ data: option }) => <GoodsLine {...option} />}
      onChange={(next: string | null | undefined) => {
        setKeyword('');
        onChange?.(
          next ?? undefined,
          all.find((goods) => goods.id === next),
        );
      }}
    />
  );
}

function GoodsLine({ goods, isCurrent }: Option) {
  const t = useT();
  return (
    <Flex component="span" gap={8} align="center" style={{ paddingBlock: 4 }}>
      <Thumb src={goods.cover} width={32} />
      <Flex component="span" vertical style={{ minInlineSize: 0 }}>
        <Text ellipsis>{goods.title}</Text>
        <Text type="secondary" size="small">
          {goods.price ? formatPrice(goods.price) : t('goods.noPrice')}
          {isCurrent && ` · ${t('goods.isCurrent')}`}
        </Text>
      </Flex>
    </Flex>
  );
}
