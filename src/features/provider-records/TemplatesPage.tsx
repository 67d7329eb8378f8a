import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Skeleton } from 'antd';
import { useMemo } from 'react';
import { plansOf } from '@/blocks/PlansField';
import { ProjectPlayer } from '@/blocks/ProjectPlayer';
import { problemSentence } from '@/blocks/video-templates/problemSentence';
import { LoadFailure } from '@/components/LoadFailure';
import { PageLink } from '@/components/PageLink';
import { defineResource } from '@/components/resource/defineResource';
import type { ResourceColumn } from '@/components/resource/types';
import { Thumb } from '@/components/Thumb';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { MAX_SHELF_SUMMARY, MAX_SHELF_TITLE } from '@/domain/templates/shelf';
import { templateFromProject } from '@/domain/templates/templateFromProject';
import { parseProject } from '@/engine/project/parseProject';
import { projectJson } from '@/engine/project/projectJson';
import { useLoad } from '@/hooks/useLoad';
import type { Translate } from '@/hooks/useT';
import { useT } from '@/hooks/useT';
import type { InputOf } from '@/services/contract';
import { platformTemplateApi } from '@/services/platform_template/api';
import type { platform_templateContract, ShelfTemplate } from '@/services/platform_template/schema';
import { ProviderRecordsPage } from './ProviderRecordsPage';
import { RecordActions, RecordState, recordCalls, stateColumn, stateFilter, updatedColumn } from './RecordActions';
import { recordLook } from './recordLook';
import {
  categoryColumn,
  categoryField,
  categoryFilter,
  plansField,
  priceColumn,
  priceField,
  priceOf,
} from './shelfParts';
import { type TemplateContent, TemplateField } from './TemplateField';
import type { OpenRecordDialog } from './types';

interface TemplateValues {
  title: string;
  summary: string;
  category_id: string | undefined;
  price: number;
  plans: string[];
  content: TemplateContent;
}

type TemplateBody = InputOf<(typeof platform_templateContract)['save']>;

const publishKey = 'platform_template.publish';
const editorPage = '/template/editor';

const factsOf = (t: Translate, { facts }: ShelfTemplate): string =>
  facts.width === 0 ? t('shelf.noContent') : t('shelf.facts', { ...facts, seconds: facts.seconds.toFixed(1) });
function bodyOf(
  { title, summary, category_id, price, plans, content }: TemplateValues,
  row: ShelfTemplate | undefined,
) {
  const { cover, document, open } = content;
  const made = document && templateFromProject(document, open);
  return {
    ...(row && { id: row.id }),
    ...{ title, summary, price, plans, cover },
    ...(category_id ? { category_id } : {}),
    ...(made && { document: projectJson({ ...made.document, title }), fields: { ...made.fields } }),
  };
}

const templateColumns: readonly ResourceColumn<ShelfTemplate>[] = [
  {
    key: 'title',
    title: 'shelf.name',
    fixed: true,
    sortable: true,
    render: (row, { t, edit }) => (
      <Flex gap={12} align="center">
        <Thumb src={row.cover} ratio={3 / 4} width={36} />
        <Flex vertical style={{ minInlineSize: 0 }}>
          <PlainButton onClick={() => edit(row)}>{row.title}</PlainButton>
          <Text type="tertiary" size="small">
            {[row.category, factsOf(t, row)].filter(Boolean).join(' · ')}
          </Text>
        </Flex>
      </Flex>
    ),
  },
  {
    ...stateColumn,
    render: (row, { t }) => (
      <Flex vertical gap={4} align="start">
        <RecordState state={row.state} />
        {row.has_changes && (
          <Text type="secondary" size="small">
            {t('shelf.changed')}
          </Text>
        )}
      </Flex>
    ),
  },
  priceColumn,
  // Stands below the name; whoever sorts by it shows it.
  { ...categoryColumn, hiddenByDefault: true },
  {
    key: 'used',
    title: 'shelf.used',
    width: 104,
    align: 'end',
    sortable: true,
    render: ({ used }) => used,
  },
  updatedColumn,
];

/** Video templates of a provider. */
const templateResource = (onOpen: OpenRecordDialog<ShelfTemplate>) =>
  defineResource<ShelfTemplate, TemplateValues, TemplateBody>({
    key: 'template.list',
    title: 'shelf.pageTitle',
    subtitle: 'shelf.subtitle',
    search: 'shelf.search',
    nameOf: ({ title }) => title,
    actions: { save: 'platform_template.save', remove: 'platform_template.delete' },
    calls: recordCalls(platformTemplateApi),
    removedMessage: 'shelf.removed',
    filters: [stateFilter, categoryFilter],
    columns: templateColumns,
    ...recordLook<ShelfTemplate>({
      actions: (row, tools) => (
        <RecordActions
          row={row}
          tools={tools}
          onOpen={onOpen}
          publishKey={publishKey}
          editor={{ to: `${editorPage}?id=${encodeURIComponent(row.id)}`, drawer: 'shelf.details' }}
        />
      ),
      summary: (row, { t }) => factsOf(t, row),
      facts: (row, { t }) => [
        row.category,
        priceOf(t, row),
        plansOf(t, row),
        t('shelf.usedTimes', { count: row.used }),
      ],
      image: ({ cover }) => <Thumb src={cover} ratio={3 / 4} width={56} />,
    }),
    toolbar: ({ t, can }) =>
      can('save') && (
        <PageLink to={editorPage}>
          <Button type="primary" icon={<PlusOutlined />} tabIndex={-1}>
            {t('shelf.createInEditor')}
          </Button>
        </PageLink>
      ),
    actionsWidth: 264,
    form: {
      isCreateSecond: true,
      createTitle: 'shelf.create',
      editTitle: 'shelf.edit',
      width: 1080,
      initial: (row) => ({
        title: row?.title ?? '',
        summary: row?.summary ?? '',
        category_id: row?.category_id,
        price: row?.price ?? 0,
        plans: [...(row?.plans ?? [])],
        content: { id: row?.id, cover: row?.cover ?? '', document: undefined, open: {} },
      }),
      toBody: bodyOf,
      copyField: 'title',
      fields: [
        { name: 'title', label: 'shelf.name', kind: 'text', required: true, max: MAX_SHELF_TITLE, half: true },
        { name: 'summary', label: 'shelf.summary', kind: 'text', max: MAX_SHELF_SUMMARY, half: true },
        categoryField,
        priceField('shelf.priceHelp'),
        plansField,
        { name: 'content', label: 'shelf.content', kind: 'custom', control: <TemplateField /> },
      ],
    },
    empty: {
      title: 'shelf.emptyTitle',
      description: 'shelf.emptyText',
      action: { label: 'shelf.createInEditor', href: editorPage, right: 'platform_template.save' },
    },
  });

const hints = { publish: 'shelf.publishHint', withdraw: 'shelf.withdrawHint' } as const;

/** Video templates that merchants find in their gallery. */
export function TemplatesPage() {
  const t = useT();
  return (
    <ProviderRecordsPage
      resourceOf={templateResource}
      publish={platformTemplateApi.publish}
      withdraw={platformTemplateApi.withdraw}
      preview={({ id }: ShelfTemplate) => <TemplatePreview id={id} />}
      problemsOf={({ problems }) => problems.map((problem) => problemSentence(t, problem))}
      hints={hints}
    />
  );
}

/** As it plays while nobody has filled it. */
function TemplatePreview({ id }: { readonly id: string }) {
  const { data, error, refresh } = useLoad(platformTemplateApi.info, { id });
  const project = useMemo(() => data?.document && parseProject(data.document), [data]);
  if (error) return <LoadFailure error={error} onRetry={refresh} />;
  return data ? <ProjectPlayer project={project} /> : <Skeleton active />;
}
