import { Link } from '@umijs/max';
import { Button } from 'antd';
import dayjs from 'dayjs';
import { defineResource } from '@/components/resource/defineResource';
import { Thumb } from '@/components/thumb/Thumb';
import { goodsApi } from '@/services/goods/api';
import type { Goods } from '@/services/goods/schema';
import { CurrentGoodsButton } from './CurrentGoodsButton';
import styles from './Goods.module.css';
import { GoodsCard } from './GoodsCard';
import { GoodsMediaInput } from './GoodsMediaInput';
import { GoodsStatus } from './GoodsStatus';
import { type GoodsBody, type GoodsValues, goodsBody, goodsValues } from './goodsForm';
import { SpecsInput } from './SpecsInput';

export const goodsResource = defineResource<Goods, GoodsValues, GoodsBody>({
  key: 'goods',
  title: 'goods.title',
  subtitle: 'goods.subtitle',
  search: 'goods.search',
  nameOf: (goods) => goods.title,
  actions: { save: 'goods.save', status: 'goods.status', remove: 'goods.delete' },
  calls: {
    data: goodsApi.data,
    info: goodsApi.info,
    save: goodsApi.save,
    status: goodsApi.status,
    remove: goodsApi.delete,
    restore: ({ ids }, options) => goodsApi.status({ ids, status: 1 }, options),
  },
  filters: [
    {
      key: 'status',
      label: 'goods.status',
      options: [
        { value: '1', label: 'goods.on' },
        { value: '0', label: 'goods.off' },
      ],
    },
    { key: 'category', label: 'goods.category', options: 'fromList' },
  ],
  statusActs: [
    { status: 1, label: 'goods.batchOn' },
    { status: 0, label: 'goods.batchOff' },
  ],
  columns: [
    {
      key: 'title',
      title: 'goods.name',
      fixed: true,
      sortable: true,
      render: (goods, tools) => (
        <button type="button" className={styles.name} onClick={() => tools.edit(goods)}>
          <Thumb src={goods.cover} width={48} />
          <span>
            <span className={styles.nameText}>{goods.title}</span>
            {goods.brand && <span className={styles.brand}>{goods.brand}</span>}
          </span>
        </button>
      ),
    },
    {
      key: 'price',
      title: 'goods.price',
      width: 120,
      align: 'end',
      sortable: true,
      render: (goods, { t }) =>
        goods.price ? (
          <span className={styles.price}>¥{goods.price}</span>
        ) : (
          <span className={styles.muted}>{t('goods.noPrice')}</span>
        ),
    },
    { key: 'category', title: 'goods.category', width: 120, render: (goods) => goods.category },
    {
      key: 'selling_points',
      title: 'goods.sellingPoints',
      width: 112,
      align: 'end',
      render: (goods) => goods.selling_points.length,
    },
    {
      key: 'media',
      title: 'goods.media',
      width: 112,
      align: 'end',
      hiddenByDefault: true,
      render: (goods) => goods.media.length,
    },
    {
      key: 'status',
      title: 'goods.status',
      width: 96,
      render: (goods, tools) => <GoodsStatus goods={goods} tools={tools} />,
    },
    {
      key: 'created_at',
      title: 'goods.created',
      width: 152,
      sortable: true,
      render: (goods) => <span className={styles.muted}>{dayjs(goods.created_at).format('YYYY-MM-DD HH:mm')}</span>,
    },
  ],
  card: (goods, tools) => <GoodsCard goods={goods} tools={tools} />,
  rowActs: (goods, tools) => (
    <span className={styles.acts}>
      <CurrentGoodsButton goods={goods} />
      {tools.can('remove') && (
        <Button type="text" size="small" onClick={() => void tools.remove([goods])}>
          {tools.t('common.delete')}
        </Button>
      )}
    </span>
  ),
  toolbar: ({ t, can }) =>
    can('save') && (
      <Link to="/compose/post">
        <Button tabIndex={-1}>{t('goods.fromLink')}</Button>
      </Link>
    ),
  form: {
    createTitle: 'goods.create',
    editTitle: 'goods.edit',
    width: 720,
    initial: goodsValues,
    toBody: goodsBody,
    fields: [
      {
        name: 'media',
        label: 'goods.media',
        help: 'goods.mediaHelp',
        kind: 'custom',
        control: <GoodsMediaInput />,
      },
      { name: 'title', label: 'goods.name', kind: 'text', required: true, max: 120 },
      { name: 'price', label: 'goods.price', kind: 'money', half: true },
      { name: 'category', label: 'goods.category', kind: 'choice', suggestionsFrom: 'category', max: 40, half: true },
      { name: 'brand', label: 'goods.brand', kind: 'text', max: 60, half: true },
      { name: 'offer', label: 'goods.offer', kind: 'text', max: 200, half: true, placeholder: 'goods.offerHint' },
      {
        name: 'selling_points',
        label: 'goods.sellingPoints',
        help: 'goods.sellingPointsHelp',
        kind: 'tags',
        max: 20,
        maxLength: 100,
      },
      { name: 'description', label: 'goods.description', kind: 'textarea', max: 5000 },
      { name: 'specs', label: 'goods.specs', kind: 'custom', control: <SpecsInput /> },
      { name: 'link', label: 'goods.link', kind: 'text', max: 2000, placeholder: 'goods.linkHint' },
    ],
  },
  empty: { title: 'goods.emptyTitle', description: 'goods.emptyText' },
});
