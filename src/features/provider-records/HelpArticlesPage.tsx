import { defineResource } from '@/components/resource/defineResource';
import type { ResourceTools } from '@/components/resource/types';
import { PlainButton } from '@/components/ui/PlainButton';
import { type HelpTopic, helpArticleLimits, helpArticleProblems, helpTopics } from '@/domain/helpArticles';
import type { ProviderRecordState } from '@/domain/providerRecords';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import type { InputOf } from '@/services/contract';
import { platformArticleApi } from '@/services/platform_article/api';
import type { OwnArticle, platform_articleContract } from '@/services/platform_article/schema';
import { ArticleField, ArticlePreview, TopicSelect } from './ArticleField';
import { ProviderRecordsPage } from './ProviderRecordsPage';
import { problemRules, problemSentence } from './problems';
import { RecordActions, recordCalls, stateColumn, stateFilter, updatedColumn } from './RecordActions';
import { recordLook } from './recordLook';
import type { OpenRecordDialog } from './types';

interface ArticleValues {
  title: string;
  summary: string;
  topic: HelpTopic;
  text: string;
  /** Not a field: what is published must stay whole. */
  state: ProviderRecordState;
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
    label: t(`providerRecord.article.${key}`),
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
const helpArticleResource = (onOpen: OpenRecordDialog<OwnArticle>) =>
  defineResource<OwnArticle, ArticleValues, ArticleBody>({
    key: 'platform.article',
    title: 'providerRecord.article.pageTitle',
    subtitle: 'providerRecord.article.subtitle',
    search: 'providerRecord.article.search',
    nameOf: ({ title }) => title,
    actions: { save: 'platform_article.save', remove: 'platform_article.delete' },
    calls: recordCalls(platformArticleApi),
    removedMessage: 'providerRecord.article.removed',
    filters: [
      {
        key: 'topic',
        label: 'providerRecord.article.topic',
        options: helpTopics.map((value) => ({ value, label: `help.topic.${value}` as const })),
      },
      stateFilter,
    ],
    columns: [
      {
        key: 'title',
        title: 'providerRecord.title',
        fixed: true,
        sortable: true,
        render: (row, { edit }) => <PlainButton onClick={() => edit(row)}>{row.title}</PlainButton>,
      },
      {
        key: 'topic',
        title: 'providerRecord.article.topic',
        width: 120,
        render: ({ topic }, { t }) => t(`help.topic.${topic}`),
      },
      stateColumn,
      {
        key: 'position',
        title: 'providerRecord.article.order',
        width: 128,
        render: ({ position, topic_count }, { t }) =>
          t('providerRecord.article.position', { position, count: topic_count }),
      },
      updatedColumn,
    ],
    ...recordLook<OwnArticle>({
      actions: (row, tools) => <ArticleActions row={row} tools={tools} onOpen={onOpen} />,
      summary: ({ summary }) => summary,
      facts: ({ topic, position, topic_count }, { t }) => [
        t(`help.topic.${topic}`),
        t('providerRecord.article.position', { position, count: topic_count }),
      ],
    }),
    form: {
      createTitle: 'providerRecord.article.create',
      editTitle: 'providerRecord.article.edit',
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
        { name: 'title', label: 'providerRecord.title', kind: 'text', required: true, max: helpArticleLimits.title },
        {
          name: 'summary',
          label: 'providerRecord.summary',
          kind: 'text',
          max: helpArticleLimits.summary,
          rules: rulesOf('summary'),
        },
        {
          name: 'topic',
          label: 'providerRecord.article.topic',
          kind: 'custom',
          required: true,
          control: <TopicSelect />,
        },
        {
          name: 'text',
          label: 'providerRecord.article.text',
          kind: 'custom',
          control: <ArticleField />,
          rules: rulesOf('text'),
        },
      ],
    },
    empty: { title: 'providerRecord.article.emptyTitle', description: 'providerRecord.article.emptyText' },
  });

const hints = {
  publish: 'providerRecord.article.publishHint',
  withdraw: 'providerRecord.article.withdrawHint',
} as const;

const preview = ({ summary, text }: OwnArticle) => <ArticlePreview summary={summary} text={text} />;

/** What merchants read in the learning center. */
export function HelpArticlesPage() {
  const t = useT();
  return (
    <ProviderRecordsPage
      resourceOf={helpArticleResource}
      publish={platformArticleApi.publish}
      withdraw={platformArticleApi.withdraw}
      preview={preview}
      problemsOf={(row) => helpArticleProblems(row).map((problem) => problemSentence(t, problem, helpArticleLimits))}
      hints={hints}
    />
  );
}
