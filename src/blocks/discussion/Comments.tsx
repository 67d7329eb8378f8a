import { Button, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { LoadFailure } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { commentApi } from '@/services/comment/api';
import type { CommentType } from '@/services/comment/schema';
import { Composer } from './Composer';
import { ThreadView } from './ThreadView';
import { type CommentsState, useComments } from './useComments';

interface CommentsProps {
  readonly type: CommentType;
  readonly id: string;
  /** Given where the numbers are shown elsewhere too; else loaded here. */
  readonly source?: CommentsState;
  /** Only what is said about this part; new threads begin there. */
  readonly anchor?: string | undefined;
  /** The part's words, kept with a new thread. */
  readonly quote?: string | undefined;
  /** Leads to the part that a thread is about. */
  readonly onAnchor?: (anchor: string) => void;
}

/** What people say about a record: threads with answers, mentions and an end. */
export function Comments(props: CommentsProps) {
  return props.source ? <Board {...props} source={props.source} /> : <Loaded {...props} />;
}

function Loaded(props: CommentsProps) {
  return <Board {...props} source={useComments(props.type, props.id)} />;
}

function Board({ type, id, source, anchor, quote = '', onAnchor }: CommentsProps & { readonly source: CommentsState }) {
  const t = useT();
  const can = useCan();
  const [showsDone, setShowsDone] = useState(false);
  const { threads, isLoading, error, refresh } = source;
  const here = threads.filter(({ first }) => anchor === undefined || first.anchor === anchor);
  const done = here.filter(({ first }) => first.is_resolved);
  const shown = showsDone ? here : here.filter(({ first }) => !first.is_resolved);

  const begin = async (text: string, mentions: string[]) => {
    await commentApi.save({
      type,
      target_id: id,
      anchor: anchor ?? '',
      quote: quote.slice(0, 500),
      text,
      mentions,
    });
    refresh();
  };
  if (isLoading) return <Skeleton active avatar paragraph={{ rows: 2 }} />;
  if (error) {
    return <LoadFailure error={error} onRetry={refresh} />;
  }
  return (
    <Flex component="section" vertical gap={16} aria-label={t('discussion.title')}>
      {can('comment.save') && <Composer label={t('discussion.write')} send={begin} />}
      {here.length === 0 && (
        <Text component="p" type="secondary" size="small">
          {t('discussion.none')}
        </Text>
      )}
      {shown.length > 0 && (
        <Flex component="ul" vertical gap={12}>
          {shown.map((thread) => (
            <ThreadView key={thread.first.id} thread={thread} onChange={refresh} onAnchor={onAnchor} />
          ))}
        </Flex>
      )}
      {done.length > 0 && (
        <Button type="link" size="small" onClick={() => setShowsDone(!showsDone)}>
          {t(showsDone ? 'discussion.hideDone' : 'discussion.showDone', { count: done.length })}
        </Button>
      )}
    </Flex>
  );
}
