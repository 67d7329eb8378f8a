import { BulbOutlined } from '@ant-design/icons';
import { Avatar, Flex, InputNumber } from 'antd';
import { StructurePane } from '@/blocks/framework-editor';
import { LogoField } from '@/blocks/LogoField';
import { plansOf } from '@/blocks/PlansField';
import { defineResource } from '@/components/resource/defineResource';
import type { ControlProps, ResourceForm } from '@/components/resource/types';
import ShareBar from '@/components/ShareBar';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import {
  type CreativeTemplateProblem,
  creativeTemplateLimits,
  creativeTemplateProblems,
} from '@/domain/creativeTemplates';
import { segmentShares } from '@/domain/frameworks';
import { type Translate, useT } from '@/hooks/useT';
import type { InputOf } from '@/services/contract';
import { platformCreativeTemplateApi } from '@/services/platform_creative_template/api';
import type {
  OwnCreativeTemplate,
  platform_creative_templateContract,
} from '@/services/platform_creative_template/schema';
import { ProviderRecordsPage } from './ProviderRecordsPage';
import { RecordActions, recordCalls, stateColumn, stateFilter, updatedColumn } from './RecordActions';
import { recordLook } from './recordLook';
import { newStructure, type Structure, StructureField, structureOf } from './StructureField';
import {
  categoryColumn,
  categoryField,
  categoryFilter,
  plansField,
  priceColumn,
  priceField,
  priceOf,
} from './shelfParts';
import type { OpenRecordDialog } from './types';

interface CreativeTemplateValues {
  title: string;
  icon: string;
  category_id: string | undefined;
  industries: string[];
  price: number;
  plans: string[];
  order: number;
  structure: Structure;
}

type CreativeTemplateBody = InputOf<(typeof platform_creative_templateContract)['save']>;

const publishKey = 'platform_creative_template.publish';
const FIRST_ORDER = 100;

/** How many frameworks of how many merchants come from a template. */
const usesOf = (t: Translate, { used_frameworks, used_merchants }: OwnCreativeTemplate): string =>
  used_frameworks === 0
    ? t('creativeTemplate.unused')
    : t('creativeTemplate.uses', { frameworks: used_frameworks, merchants: used_merchants });

const industriesOf = (t: Translate, { industries }: OwnCreativeTemplate): string =>
  industries.length === 0 ? t('creativeTemplate.allIndustries') : industries.join('、');

function IconField(props: ControlProps) {
  return <LogoField {...props} label={useT()('creativeTemplate.icon')} fallback={<BulbOutlined />} />;
}

function OrderField({ id, value, onChange }: ControlProps) {
  return (
    <InputNumber<number>
      {...(id ? { id } : {})}
      style={{ inlineSize: '100%' }}
      min={0}
      max={creativeTemplateLimits.order}
      precision={0}
      value={value}
      onChange={(order) => onChange?.(order ?? FIRST_ORDER)}
    />
  );
}

const TemplateIcon = ({ icon }: { readonly icon: string }) => (
  <Avatar
    shape="square"
    src={icon || undefined}
    icon={<BulbOutlined />}
    alt=""
    style={{ background: 'var(--ant-color-primary-bg)', color: 'var(--ant-color-primary)' }}
  />
);

function bodyOf({ structure, ...values }: CreativeTemplateValues, row: OwnCreativeTemplate | undefined) {
  const { title, icon, category_id, industries, price, plans, order } = values;
  const { summary, fits, platforms, seconds, reference, segments } = structure;
  return {
    ...(row && { id: row.id }),
    ...(category_id ? { category_id } : {}),
    ...{ title, icon, industries, price, plans, order, summary, reference },
    ...{ fits: [...fits], platforms: [...platforms] },
    seconds: [seconds[0], seconds[1]] as [number, number],
    segments: segments.map((segment) => ({ ...segment })),
  };
}

const creativeTemplateForm: ResourceForm<OwnCreativeTemplate, CreativeTemplateValues, CreativeTemplateBody> = {
  createTitle: 'creativeTemplate.create',
  editTitle: 'creativeTemplate.edit',
  width: 1080,
  initial: (row) => ({
    title: row?.title ?? '',
    icon: row?.icon ?? '',
    category_id: row?.category_id,
    industries: [...(row?.industries ?? [])],
    price: row?.price ?? 0,
    plans: [...(row?.plans ?? [])],
    order: row?.order ?? FIRST_ORDER,
    structure: row ? structureOf(row) : newStructure,
  }),
  toBody: bodyOf,
  copyField: 'title',
  fields: [
    {
      name: 'title',
      label: 'shelf.name',
      kind: 'text',
      required: true,
      max: creativeTemplateLimits.title,
      half: true,
    },
    categoryField,
    {
      name: 'industries',
      label: 'creativeTemplate.industries',
      help: 'creativeTemplate.industriesHelp',
      kind: 'tags',
      max: creativeTemplateLimits.industries,
      maxLength: creativeTemplateLimits.industry,
      half: true,
    },
    priceField('shelf.priceOnceHelp'),
    plansField,
    {
      name: 'order',
      label: 'creativeTemplate.order',
      help: 'creativeTemplate.orderHelp',
      kind: 'custom',
      control: <OrderField />,
      half: true,
    },
    { name: 'icon', label: 'creativeTemplate.icon', kind: 'custom', control: <IconField />, half: true },
    { name: 'structure', label: 'creativeTemplate.structure', kind: 'custom', control: <StructureField /> },
  ],
};

/** Thinking frameworks that a provider keeps for its merchants. */
const creativeTemplateResource = (onOpen: OpenRecordDialog<OwnCreativeTemplate>) =>
  defineResource<OwnCreativeTemplate, CreativeTemplateValues, CreativeTemplateBody>({
    key: 'template.creative',
    title: 'creativeTemplate.pageTitle',
    subtitle: 'creativeTemplate.subtitle',
    search: 'creativeTemplate.search',
    nameOf: ({ title }) => title,
    actions: { save: 'platform_creative_template.save', remove: 'platform_creative_template.delete' },
    calls: recordCalls(platformCreativeTemplateApi),
    removedMessage: 'creativeTemplate.removed',
    filters: [stateFilter, categoryFilter],
    columns: [
      {
        key: 'title',
        title: 'shelf.name',
        fixed: true,
        sortable: true,
        render: (row, { edit }) => (
          <Flex gap={12} align="center">
            <TemplateIcon icon={row.icon} />
            <Flex vertical flex={1} gap={4} style={{ minInlineSize: 0 }}>
              <PlainButton onClick={() => edit(row)}>{row.title}</PlainButton>
              <ShareBar isSmall shares={segmentShares(row)} />
            </Flex>
          </Flex>
        ),
      },
      categoryColumn,
      stateColumn,
      {
        key: 'industries',
        title: 'creativeTemplate.industries',
        width: 160,
        render: (row, { t }) => industriesOf(t, row),
      },
      priceColumn,
      {
        key: 'order',
        title: 'creativeTemplate.order',
        width: 88,
        align: 'end',
        sortable: true,
        render: ({ order }) => order,
      },
      {
        key: 'used_frameworks',
        title: 'creativeTemplate.used',
        width: 168,
        sortable: true,
        render: (row, { t }) => usesOf(t, row),
      },
      updatedColumn,
    ],
    ...recordLook<OwnCreativeTemplate>({
      actions: (row, tools) => <RecordActions row={row} tools={tools} onOpen={onOpen} publishKey={publishKey} />,
      summary: ({ summary }) => summary,
      facts: (row, { t }) => [row.category, industriesOf(t, row), priceOf(t, row), plansOf(t, row), usesOf(t, row)],
      drawing: (row) => <ShareBar shares={segmentShares(row)} />,
    }),
    form: creativeTemplateForm,
    empty: { title: 'creativeTemplate.emptyTitle', description: 'creativeTemplate.emptyText' },
  });

const hints = { publish: 'creativeTemplate.publishHint', withdraw: 'creativeTemplate.withdrawHint' } as const;

const preview = (row: OwnCreativeTemplate) => (
  <Flex vertical gap={12}>
    <Text type="secondary">{row.summary}</Text>
    <StructurePane framework={row} />
  </Flex>
);

function problemSentence(t: Translate, problem: CreativeTemplateProblem): string {
  if (problem.code === 'noSummary') return t('creativeTemplate.problem.noSummary');
  if (problem.code === 'noPurpose') return t('creativeTemplate.problem.noPurpose', { at: problem.at });
  const { code, segment, value } = problem.problem;
  const sentence = t(`frameworks.problem.${code}`, { value });
  return segment === undefined ? sentence : t('creativeTemplate.problem.inSegment', { at: segment + 1, sentence });
}

/** Thinking frameworks that merchants take into their own. */
export function CreativeTemplatesPage() {
  const t = useT();
  return (
    <ProviderRecordsPage
      resourceOf={creativeTemplateResource}
      publish={platformCreativeTemplateApi.publish}
      withdraw={platformCreativeTemplateApi.withdraw}
      preview={preview}
      problemsOf={(row) => creativeTemplateProblems(row).map((problem) => problemSentence(t, problem))}
      usesOf={(row) => t('creativeTemplate.usesNow', { uses: usesOf(t, row) })}
      hints={hints}
    />
  );
}
