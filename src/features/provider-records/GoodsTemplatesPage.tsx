import { Flex } from 'antd';
import { plansOf } from '@/blocks/PlansField';
import { defineResource } from '@/components/resource/defineResource';
import type { ResourceForm } from '@/components/resource/types';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import {
  type GoodsProperty,
  type GoodsTemplateProblem,
  goodsTemplateLimits,
  goodsTemplateProblems,
} from '@/domain/goodsTemplates';
import { type Translate, useT } from '@/hooks/useT';
import type { InputOf } from '@/services/contract';
import { platformGoodsTemplateApi } from '@/services/platform_goods_template/api';
import type { OwnGoodsTemplate, platform_goods_templateContract } from '@/services/platform_goods_template/schema';
import { CategoryField } from './CategoryField';
import { GoodsTemplatePreview, PropertiesField } from './PropertiesField';
import { ProviderRecordsPage } from './ProviderRecordsPage';
import { RecordActions, recordCalls, stateColumn, stateFilter, updatedColumn } from './RecordActions';
import { recordLook } from './recordLook';
import { plansField } from './shelfParts';
import type { OpenRecordDialog } from './types';

interface GoodsTemplateValues {
  title: string;
  category_id: string | undefined;
  plans: string[];
  fields: GoodsProperty[];
  points: string[];
  images: string[];
}

type GoodsTemplateBody = InputOf<(typeof platform_goods_templateContract)['save']>;

const publishKey = 'platform_goods_template.publish';

const propertyNames = ({ fields }: OwnGoodsTemplate): string => fields.map(({ name }) => name).join('、');
/** How many goods of how many merchants have something of a template. */
const usesOf = (t: Translate, { used_goods, used_merchants }: OwnGoodsTemplate): string =>
  used_goods === 0
    ? t('goodsTemplate.unused')
    : t('goodsTemplate.uses', { goods: used_goods, merchants: used_merchants });

const goodsTemplateForm: ResourceForm<OwnGoodsTemplate, GoodsTemplateValues, GoodsTemplateBody> = {
  createTitle: 'goodsTemplate.create',
  editTitle: 'goodsTemplate.edit',
  width: 1080,
  initial: (row) => ({
    title: row?.title ?? '',
    category_id: row?.category_id,
    plans: [...(row?.plans ?? [])],
    fields: [...(row?.fields ?? [])],
    points: [...(row?.points ?? [])],
    images: [...(row?.images ?? [])],
  }),
  toBody: ({ title, category_id, plans, fields, points, images }, row) => ({
    ...(row && { id: row.id }),
    ...(category_id ? { category_id } : {}),
    ...{ title, plans, points, images },
    fields: fields.map((field) => ({ ...field, choices: [...field.choices] })),
  }),
  copyField: 'title',
  fields: [
    {
      name: 'title',
      label: 'goodsTemplate.name',
      kind: 'text',
      required: true,
      max: goodsTemplateLimits.title,
      half: true,
    },
    {
      name: 'category_id',
      label: 'goodsTemplate.category',
      help: 'goodsTemplate.categoryHelp',
      kind: 'custom',
      control: <CategoryField />,
      half: true,
    },
    {
      name: 'points',
      label: 'goodsTemplate.points',
      help: 'goodsTemplate.tagsHelp',
      kind: 'tags',
      max: goodsTemplateLimits.points,
      maxLength: goodsTemplateLimits.point,
      half: true,
    },
    {
      name: 'images',
      label: 'goodsTemplate.images',
      help: 'goodsTemplate.tagsHelp',
      kind: 'tags',
      max: goodsTemplateLimits.images,
      maxLength: goodsTemplateLimits.image,
      half: true,
    },
    plansField,
    { name: 'fields', label: 'goodsTemplate.fields', kind: 'custom', control: <PropertiesField /> },
  ],
};

/** Forms of a provider for its merchants' goods, by category. */
const goodsTemplateResource = (onOpen: OpenRecordDialog<OwnGoodsTemplate>) =>
  defineResource<OwnGoodsTemplate, GoodsTemplateValues, GoodsTemplateBody>({
    key: 'template.product',
    title: 'goodsTemplate.pageTitle',
    subtitle: 'goodsTemplate.subtitle',
    search: 'goodsTemplate.search',
    nameOf: ({ title }) => title,
    actions: { save: 'platform_goods_template.save', remove: 'platform_goods_template.delete' },
    calls: recordCalls(platformGoodsTemplateApi),
    removedMessage: 'goodsTemplate.removed',
    filters: [stateFilter, { key: 'category_id', label: 'goodsTemplate.category', options: 'fromList' }],
    columns: [
      {
        key: 'title',
        title: 'goodsTemplate.name',
        fixed: true,
        sortable: true,
        render: (row, { edit }) => (
          <Flex vertical style={{ minInlineSize: 0 }}>
            <PlainButton onClick={() => edit(row)}>{row.title}</PlainButton>
            <Text type="tertiary" size="small" ellipsis>
              {propertyNames(row)}
            </Text>
          </Flex>
        ),
      },
      {
        key: 'category',
        title: 'goodsTemplate.category',
        width: 120,
        sortable: true,
        render: ({ category }) => category,
      },
      stateColumn,
      { key: 'plans', title: 'shelf.plans', width: 128, render: (row, { t }) => plansOf(t, row) },
      {
        key: 'used_goods',
        title: 'goodsTemplate.used',
        width: 184,
        sortable: true,
        render: (row, { t }) => usesOf(t, row),
      },
      updatedColumn,
    ],
    ...recordLook<OwnGoodsTemplate>({
      actions: (row, tools) => <RecordActions row={row} tools={tools} onOpen={onOpen} publishKey={publishKey} />,
      summary: propertyNames,
      facts: (row, { t }) => [row.category, plansOf(t, row), usesOf(t, row)],
    }),
    form: goodsTemplateForm,
    empty: { title: 'goodsTemplate.emptyTitle', description: 'goodsTemplate.emptyText' },
  });

const hints = { publish: 'goodsTemplate.publishHint', withdraw: 'goodsTemplate.withdrawHint' } as const;

const preview = ({ fields, points, images }: OwnGoodsTemplate) => (
  <GoodsTemplatePreview fields={fields} points={points} images={images} />
);

function problemSentence(t: Translate, problem: GoodsTemplateProblem): string {
  const { code, ...values } = problem;
  return t(`goodsTemplate.problem.${code}`, values);
}

/** Forms that merchants fill in for goods of a category. */
export function GoodsTemplatesPage() {
  const t = useT();
  return (
    <ProviderRecordsPage
      resourceOf={goodsTemplateResource}
      publish={platformGoodsTemplateApi.publish}
      withdraw={platformGoodsTemplateApi.withdraw}
      preview={preview}
      problemsOf={({ category_id, fields }) =>
        goodsTemplateProblems(category_id, fields).map((problem) => problemSentence(t, problem))
      }
      usesOf={(row) => t('goodsTemplate.usesNow', { uses: usesOf(t, row) })}
      hints={hints}
    />
  );
}
