import { Button, Flex } from 'antd';
import { SimulatedTag } from '@/blocks/publishing';
import { PageLink } from '@/components/PageLink';
import { defineResource } from '@/components/resource/defineResource';
import type { ResourceColumn, ResourceQuery, ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { platformName } from '@/domain/platforms';
import { postCommentStates } from '@/domain/postComments';
import { formatMinute } from '@/hooks/useDates';
import type { Translate } from '@/hooks/useT';
import { postCommentApi } from '@/services/post_comment/api';
import type { PostComment, PostCommentSums } from '@/services/post_comment/schema';

interface PostCommentsActions {
  readonly onAnswer: (row: PostComment) => void;
  /** Several at a time; `clear` ends the selection. */
  readonly onAnswerAll: (rows: readonly PostComment[], clear: () => void) => void;
  readonly onIgnore: (rows: readonly PostComment[], clear?: () => void) => void;
  readonly onRestore: (row: PostComment) => void;
  readonly onSums: (sums: PostCommentSums) => void;
}

const stateTones = { new: 'warn', answered: 'good', ignored: 'plain' } as const;

const StateTag = ({ state, t }: { readonly state: PostComment['state']; readonly t: Translate }) => (
  <ToneTag tone={stateTones[state]}>{t(`postComment.state.${state}`)}</ToneTag>
);

/** What was written, by whom, and what was answered. */
function Words({ row, t }: { readonly row: PostComment; readonly t: Translate }) {
  return (
    <Flex vertical gap={4}>
      <span>
        <Text type="secondary">{`${row.name}${t('postComment.colon')}`}</Text>
        {row.text}
      </span>
      {row.answer && <Text type="secondary">{t('postComment.answeredBy', { name: row.by, text: row.answer })}</Text>}
      {row.has_lead && (
        <PageLink to={`/service/lead?source=comment&keyword=${encodeURIComponent(row.name)}`}>
          {t('postComment.lead')}
        </PageLink>
      )}
    </Flex>
  );
}

const place = ({ platform, account_name }: PostComment): string => `${platformName(platform)} · ${account_name}`;

interface CommentActionsProps extends Pick<PostCommentsActions, 'onAnswer' | 'onIgnore' | 'onRestore'> {
  readonly row: PostComment;
  readonly tools: ResourceTools<PostComment>;
}

function CommentActions({ row, tools: { t, can }, onAnswer, onIgnore, onRestore }: CommentActionsProps) {
  if (!can('save')) return null;
  return (
    <Flex gap={4} wrap>
      {row.state === 'new' && (
        <>
          <Button
            type="link"
            size="small"
            aria-label={`${t('postComment.answer')} ${row.name}`}
            onClick={() => onAnswer(row)}
          >
            {t('postComment.answer')}
          </Button>
          <Button
            type="link"
            size="small"
            aria-label={`${t('postComment.ignore')} ${row.name}`}
            onClick={() => onIgnore([row])}
          >
            {t('postComment.ignore')}
          </Button>
        </>
      )}
      {row.state === 'ignored' && (
        <Button
          type="link"
          size="small"
          aria-label={`${t('postComment.restore')} ${row.name}`}
          onClick={() => onRestore(row)}
        >
          {t('postComment.restore')}
        </Button>
      )}
    </Flex>
  );
}

const commentColumns: readonly ResourceColumn<PostComment>[] = [
  { key: 'text', title: 'postComment.text', fixed: true, render: (row, { t }) => <Words row={row} t={t} /> },
  {
    key: 'post',
    title: 'postComment.post',
    width: 240,
    render: (row) => (
      <Flex vertical>
        <PageLink keepsText to={`/publish/calendar?item=${row.post_id}`}>
          {row.post_title}
        </PageLink>
        <Text type="secondary" size="small">
          {place(row)}
        </Text>
      </Flex>
    ),
  },
  {
    key: 'state',
    title: 'postComment.state',
    width: 96,
    render: ({ state }, { t }) => <StateTag state={state} t={t} />,
  },
  {
    key: 'created_at',
    title: 'postComment.createdAt',
    sortable: true,
    width: 152,
    render: ({ created_at }) => <Text tabular>{formatMinute(created_at)}</Text>,
  },
];

/** Comments below posts, those that wait first to be seen. */
export const postCommentsResource = ({ onAnswerAll, onSums, ...actions }: PostCommentsActions) =>
  defineResource<PostComment>({
    key: 'post_comment',
    title: 'postComment.pageTitle',
    subtitle: 'postComment.subtitle',
    tag: <SimulatedTag about="numbers" />,
    search: 'postComment.search',
    nameOf: ({ name }) => name,
    actions: { save: 'post_comment.save' },
    calls: {
      data: async (query: ResourceQuery, options) => {
        const page = await postCommentApi.data(query as Parameters<typeof postCommentApi.data>[0], options);
        onSums(page.sums);
        return page;
      },
    },
    filters: [
      {
        key: 'state',
        label: 'postComment.state',
        options: postCommentStates.map((value) => ({ value, label: `postComment.state.${value}` as const })),
      },
      {
        key: 'platform',
        label: 'postComment.platform',
        options: 'fromList',
      },
      { key: 'handled_by', label: 'postComment.handledBy', options: 'fromList', isRare: true },
      { key: 'handled', label: 'postComment.handledOn', options: 'fromList', isRare: true },
    ],
    columns: commentColumns,
    rowActions: (row, tools) => <CommentActions row={row} tools={tools} {...actions} />,
    actionsWidth: 128,
    batchActions: (rows, { t, can }, clear) => {
      if (!can('save')) return null;
      const waiting = rows.filter(({ state }) => state === 'new');
      return (
        <>
          <Button disabled={waiting.length === 0} onClick={() => onAnswerAll(waiting, clear)}>
            {t('postComment.bulk.open', { count: waiting.length })}
          </Button>
          <Button onClick={() => actions.onIgnore(waiting, clear)}>{t('postComment.ignore')}</Button>
        </>
      );
    },
    cardShape: 'text',
    defaultView: 'table',
    card: (row, tools) => (
      <Flex vertical gap={8} style={{ padding: 16 }}>
        <Flex justify="space-between" gap={8} wrap>
          <StateTag state={row.state} t={tools.t} />
          <Text type="secondary" tabular>
            {formatMinute(row.created_at)}
          </Text>
        </Flex>
        <Words row={row} t={tools.t} />
        <Text type="secondary" size="small">
          {`${place(row)} · ${row.post_title}`}
        </Text>
        <CommentActions row={row} tools={tools} {...actions} />
      </Flex>
    ),
    empty: { title: 'postComment.emptyTitle', description: 'postComment.emptyText' },
  });
