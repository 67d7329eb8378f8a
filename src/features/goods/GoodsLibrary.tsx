import { useSearchParams } from '@umijs/max';
import type { FormRule, InputProps } from 'antd';
import { Flex, Form, Input, Tooltip } from 'antd';
import type { Rule } from 'antd/es/form';
import { Suspense, useState } from 'react';
import { WantedImages } from '@/blocks/goods/GoodsFormFields';
import { useRefusedVideo } from '@/blocks/media/conversions/useRefusedVideo';
import { lazyPart } from '@/components/lazyPart';
import { defineResource } from '@/components/resource/defineResource';
import { useFormBusy } from '@/components/resource/formBusy';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { Thumb } from '@/components/Thumb';
import { ToneTag } from '@/components/ToneTag';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { MediaUpload, type MediaUploadProps } from '@/components/upload/MediaUpload';
import { goodsGaps, goodsLimits } from '@/domain/goods';
import { productName } from '@/domain/writing/productName';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import type { MessageId, Translate } from '@/hooks/useT';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { clearCurrentGoods, readCurrentGoods } from '@/lib/session';
import { fileApi } from '@/services/file/api';
import { goodsApi } from '@/services/goods/api';
import type { Goods } from '@/services/goods/schema';
import { formatPrice } from '@/utils/formatPrice';
import { ClaimPoints, ClaimText, GoodsSpecs, useGoodsForm } from './ClaimField';
import { EditableCell } from './EditableCell';
import { GoodsActions } from './GoodsActions';
import { GoodsCard } from './GoodsCard';
import { GoodsDetails } from './GoodsDetails';
import styles from './GoodsLibrary.module.css';
import { GoodsStatus } from './GoodsStatus';
import { type GoodsBody, type GoodsValues, goodsBody, goodsValues } from './goodsForm';
import { ImportMenu } from './ImportMenu';

/** Not too many selling points, none too long. */
const pointsRule = (t: Translate): Rule => ({
  validator: async (_, value: readonly string[] = []) => {
    const label = t('goods.sellingPoints');
    if (value.length > goodsLimits.sellingPoints) {
      throw new Error(t('resource.tooManyTags', { label, max: goodsLimits.sellingPoints }));
    }
    const long = value.find((point) => [...point].length > goodsLimits.sellingPoint);
    if (long)
      throw new Error(t('resource.tagTooLong', { tag: `${long.slice(0, 12)}…`, max: goodsLimits.sellingPoint }));
  },
});

/** A text of at most so many characters, counted as the counter below the field and the server count. */
const lengthRule = (t: Translate, label: MessageId, max: number): FormRule => ({
  validator: async (_rule, value: unknown) => {
    if (typeof value === 'string' && value.length > max)
      throw new Error(t('resource.tooLong', { label: t(label), max }));
  },
});

/** What the goods are called in speech; the field shows what is said while it is empty. */
function SpokenNameInput(props: InputProps) {
  const form = Form.useFormInstance<GoodsValues>();
  const title = Form.useWatch('title', form) ?? '';
  const brand = Form.useWatch('brand', form) ?? '';
  return <Input {...props} placeholder={title && productName(title, brand)} />;
}

/** The tile of the file says what went wrong; no toast on top. */
const recordFile: MediaUploadProps['record'] = (file) => fileApi.save(file, shownByCaller);

/** The goods' images and clips; saving the form waits for what is still on its way. */
function GoodsMediaInput(props: Pick<MediaUploadProps, 'id' | 'value' | 'onChange'>) {
  const { form } = useGoodsForm();
  return (
    <Flex vertical gap={8}>
      <MediaUpload {...props} max={60} record={recordFile} {...useRefusedVideo()} onBusyChange={useFormBusy()} />
      {form && <WantedImages images={form.images} names={(props.value ?? []).map(({ name = '' }) => name)} />}
    </Flex>
  );
}

/** Whether words of a goods may not be claimed in its category, and which. */
function ClaimsTag({ goods }: { readonly goods: Goods }) {
  const t = useT();
  const claims = goods.claims ?? [];
  if (claims.length === 0) return <Text type="secondary">{t('goods.claimsNone')}</Text>;
  return (
    <Tooltip title={claims.slice(0, 12).join('、')}>
      <span>
        <ToneTag tone="bad">{t('goods.claimsCount', { count: claims.length })}</ToneTag>
      </span>
    </Tooltip>
  );
}

const goodsResource = defineResource<Goods, GoodsValues, GoodsBody>({
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
    remove: async (body, options) => {
      await goodsApi.delete(body, options);
      // What is deleted is no longer worked on.
      if (body.ids.includes(readCurrentGoods()?.id ?? '')) clearCurrentGoods();
    },
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
    {
      key: 'claims',
      label: 'goods.claimsFilter',
      options: [
        { value: 'yes', label: 'goods.claimsYes' },
        { value: 'no', label: 'goods.claimsNo' },
      ],
    },
    {
      key: 'priced',
      label: 'goods.priced',
      options: [
        { value: 'yes', label: 'goods.pricedYes' },
        { value: 'no', label: 'goods.pricedNo' },
      ],
    },
    {
      key: 'images',
      label: 'goods.pictured',
      options: [
        { value: 'yes', label: 'goods.picturedYes' },
        { value: 'no', label: 'goods.picturedNo' },
      ],
    },
    { key: 'gap', label: 'goods.gap', options: goodsGaps.map((gap) => ({ value: gap, label: `goods.gap.${gap}` })) },
  ],
  statusActions: [
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
        <EditableCell goods={goods} field="title" label="goods.name" tools={tools}>
          <PlainButton className={styles.name} onClick={() => tools.edit(goods)}>
            <Thumb src={goods.cover} width={48} />
            <span>
              <Text strong ellipsis={2} className={styles.nameText}>
                {goods.title}
              </Text>
              {goods.brand && (
                <Text type="secondary" size="small">
                  {goods.brand}
                </Text>
              )}
            </span>
          </PlainButton>
        </EditableCell>
      ),
    },
    {
      key: 'price',
      title: 'goods.price',
      width: 136,
      align: 'end',
      sortable: true,
      render: (goods, tools) => (
        <EditableCell goods={goods} field="price" label="goods.price" tools={tools}>
          {goods.price ? (
            <Text strong tabular>
              {formatPrice(goods.price)}
            </Text>
          ) : (
            <Text type="secondary">{tools.t('goods.noPrice')}</Text>
          )}
        </EditableCell>
      ),
    },
    {
      key: 'category',
      title: 'goods.category',
      width: 144,
      sortable: true,
      render: (goods, tools) => (
        <EditableCell goods={goods} field="category" label="goods.category" tools={tools}>
          {goods.category || <Text type="secondary">{tools.t('goods.noCategory')}</Text>}
        </EditableCell>
      ),
    },
    {
      key: 'offer',
      title: 'goods.offer',
      width: 160,
      hiddenByDefault: true,
      render: (goods, tools) => (
        <EditableCell goods={goods} field="offer" label="goods.offer" tools={tools}>
          {goods.offer || <Text type="secondary">{tools.t('goods.noOffer')}</Text>}
        </EditableCell>
      ),
    },
    { key: 'claims', title: 'goods.claims', width: 112, render: (goods) => <ClaimsTag goods={goods} /> },
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
      hiddenByDefault: true,
      sortable: true,
      render: (goods) => <Text type="secondary">{formatMinute(goods.created_at)}</Text>,
    },
  ],
  card: (goods, tools) => <GoodsCard goods={goods} tools={tools} />,
  rowActions: (goods, tools) => <GoodsActions goods={goods} tools={tools} />,
  toolbar: (tools) => <ImportMenu tools={tools} />,
  form: {
    createTitle: 'goods.create',
    editTitle: 'goods.edit',
    width: 720,
    initial: goodsValues,
    toBody: goodsBody,
    copyField: 'title',
    fields: [
      {
        name: 'media',
        label: 'goods.media',
        help: 'goods.mediaHelp',
        kind: 'custom',
        control: <GoodsMediaInput />,
      },
      {
        name: 'title',
        label: 'goods.name',
        kind: 'custom',
        required: true,
        rules: (t) => [
          { whitespace: true, message: t('resource.required', { label: t('goods.name') }) },
          lengthRule(t, 'goods.name', goodsLimits.title),
        ],
        control: <ClaimText isOneLine countTo={goodsLimits.title} />,
      },
      {
        name: 'spoken_name',
        label: 'goods.spokenName',
        help: 'goods.spokenNameHelp',
        kind: 'custom',
        rules: (t) => [lengthRule(t, 'goods.spokenName', goodsLimits.spokenName)],
        control: <SpokenNameInput />,
      },
      { name: 'price', label: 'goods.price', kind: 'money', half: true },
      {
        name: 'category',
        label: 'goods.category',
        kind: 'choice',
        suggestionsFrom: 'category_choice',
        max: 40,
        half: true,
      },
      { name: 'brand', label: 'goods.brand', kind: 'text', max: 60, half: true },
      {
        name: 'offer',
        label: 'goods.offer',
        kind: 'custom',
        rules: (t) => [lengthRule(t, 'goods.offer', goodsLimits.offer)],
        control: <ClaimText isOneLine countTo={goodsLimits.offer} />,
      },
      {
        name: 'selling_points',
        label: 'goods.sellingPoints',
        help: 'goods.sellingPointsHelp',
        kind: 'custom',
        rules: (t) => [pointsRule(t)],
        control: <ClaimPoints />,
      },
      {
        name: 'description',
        label: 'goods.description',
        kind: 'custom',
        rules: (t) => [lengthRule(t, 'goods.description', goodsLimits.description)],
        control: <ClaimText countTo={goodsLimits.description} />,
      },
      { name: 'specs', label: 'goods.specs', kind: 'custom', control: <GoodsSpecs /> },
      { name: 'link', label: 'goods.link', kind: 'text', max: 2000, placeholder: 'goods.linkHint' },
    ],
  },
  empty: { title: 'goods.emptyTitle', description: 'goods.emptyText' },
});

const SheetImport = lazyPart(() => import('./import/SheetImport').then((module) => ({ default: module.SheetImport })));
const LinkImport = lazyPart(() => import('./import/LinkImport').then((module) => ({ default: module.LinkImport })));

/** The goods of the merchant: the list, one goods in its drawer, and the dialogs that `?import=` opens. */
export function GoodsLibrary() {
  const [params, setParams] = useSearchParams();
  const [version, setVersion] = useState(0);
  const canSave = useCan()('goods.save');
  const kind = canSave ? params.get('import') : null;
  const close = () => {
    const next = new URLSearchParams(params);
    next.delete('import');
    setParams(next);
  };
  const dialog = { onClose: close, onChanged: () => setVersion((now) => now + 1) };
  return (
    <>
      <ResourcePage resource={goodsResource} version={version} />
      <GoodsDetails />
      <Suspense fallback={null}>
        {kind === 'sheet' && <SheetImport {...dialog} />}
        {kind === 'link' && <LinkImport {...dialog} />}
      </Suspense>
    </>
  );
}
