import { Flex } from 'antd';
import { defineResource } from '@/components/resource/defineResource';
import type { ResourceTools } from '@/components/resource/types';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { type HelpTopic, helpArticleLimits, helpArticleProblems, helpTopics } from '@/domain/helpArticles';
import type { ProviderTextState } from '@/domain/providerTexts';
import { useAction } from '@/hooks/useAction';
import type { InputOf } from '@/services/contract';
import { platformArticleApi } from '@/services/platform_article/api';
import type { OwnArticle, platform_articleContract } from '@/services/platform_article/schema';
import { ArticleField, TopicSelect } from './ArticleField';
import { problemRules } from './problems';
import { RecordActions, RecordState, recordCalls, stateColumn, stateFilter, updatedColumn } from './RecordActions';
import type { OpenRecordDialog } from './types';

interface ArticleValues {
  title: string;
  summary: string;
  topic: HelpTopic;
  text: string;
  /** Not a field: what is published must stay whole. */
  state: ProviderTextState;
}

type ArticleBody = InputOf<(typeof platform_articleContract)['save']>;

const rulesOf = problemRules({
  limits: helpArticleLimits,
  problemsOf: (textOf) =>
    helpArticleProblems({ title: textOf('title'), summary: textOf('summary'), text: textOf('text') }),
});

interface ArticleActionsProps {
  readonly row: OwnArticle;
  readonly tools: ResourceTools<OwnArticle>;
  readonly onOpen: OpenRecordDialog<OwnArticle>;
}

function ArticleActions({ row, tools, onOpen }: ArticleActionsProps) {
  const { t, can, refresh } = tools;
  const { id, position, topic_count } = row;
  const move = useAction(platformArticleApi.move, { invalidates: ['audit'] });
  const moveTo = async (next: number) => {
    if (await move.run({ id, position: next })) refresh();
  };
  const item = (key: 'up' | 'down', next: number) => ({
    key,
    label: t(`providerText.article.${key}`),
    disabled: next < 1 || next > topic_count,
    onClick: () => void moveTo(next),
  });
  return (
    <RecordActions
      row={row}
      tools={tools}
      onOpen={onOpen}
      publishKey="platform_article.publish"
      more={can('save') ? [item('up', position - 1), item('down', position + 1)] : []}
    />
  );
}

/** Help articles of a provider. */
export const helpArticleResource = (onOpen: OpenRecordDialog<OwnArticle>) =>
  defineResource<OwnArticle, ArticleValues, ArticleBody>({
    key: 'platform.article',
    title: 'providerText.article.pageTitle',
    subtitle: 'providerText.article.subtitle',
    search: 'providerText.article.search',
    nameOf: ({ title }) => title,
    actions: { save: 'platform_article.save', remove: 'platform_article.delete' },
    calls: recordCalls(platformArticleApi),
    removedMessage: 'providerText.article.removed',
    filters: [
      {
        key: 'topic',
        label: 'providerText.article.topic',
        options: helpTopics.map((value) => ({ value, label: `help.topic.${value}` as const })),
      },
      stateFilter,
    ],
    columns: [
      {
        key: 'title',
        title: 'providerText.title',
        fixed: true,
        sortable: true,
        render: (row, { edit }) => <PlainButton onClick={() => edit(row)}>{row.title}</PlainButton>,
      },
      {
        key: 'topic',
        title: 'providerText.article.topic',
        width: 120,
        render: ({ topic }, { t }) => t(`help.topic.${topic}`),
      },
      stateColumn,
      {
        key: 'position',
        title: 'providerText.article.order',
        width: 128,
        render: ({ position, topic_count }, { t }) =>
          t('providerText.article.position', { position, count: topic_count }),
      },
      updatedColumn,
    ],
    rowActions: (row, tools) => <ArticleActions row={row} tools={tools} onOpen={onOpen} />,
    actionsWidth: 200,
    cardShape: 'text',
    defaultView: 'table',
    card: (row, tools) => (
      <Flex vertical gap={8} style={{ padding: 16 }}>
        <Flex justify="space-between" gap={8}>
          <Text strong>{row.title}</Text>
          <RecordState state={row.state} />
        </Flex>
        <Text type="secondary">{row.summary}</Text>
        <Text type="tertiary" size="small">
          {tools.t(`help.topic.${row.topic}`)} ·{' '}
          {tools.t('providerText.article.position', { position: row.position, count: row.topic_count })}
        </Text>
        <ArticleActions row={row} tools={tools} onOpen={onOpen} />
      </Flex>
    ),
    form: {
      createTitle: 'providerText.article.create',
      editTitle: 'providerText.article.edit',
      width: 1080,
      initial: (row) => ({
        title: row?.title ?? '',
        summary: row?.summary ?? '',
        topic: row?.topic ?? 'start',
        text: row?.text ?? '',
        state: row?.state ?? 'draft',
      }),
      toBody: ({ title, summary, topic, text }, row) => ({ ...(row && { id: row.id }), title, summary, topic, text }),
      copyField: 'title',
      fields: [
        { name: 'title', label: 'providerText.title', kind: 'text', required: true, max: helpArticleLimits.title },
        {
          name: 'summary',
          label: 'providerText.summary',
          kind: 'text',
          max: helpArticleLimits.summary,
          rules: rulesOf('summary'),
        },
        {
          name: 'topic',
          label: 'providerText.article.topic',
          kind: 'custom',
          required: true,
          control: <TopicSelect />,
        },
        {
          name: 'text',
          label: 'providerText.article.text',
          kind: 'custom',
          control: <ArticleField />,
          rules: rulesOf('text'),
        },
      ],
    },
    empty: { title: 'providerText.article.emptyTitle', description: 'providerText.article.emptyText' },
  });
