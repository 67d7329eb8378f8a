import { ClockCircleOutlined } from '@ant-design/icons';
import { Avatar, Button, Flex, Popconfirm } from 'antd';
import { Fragment, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { formatShortMinute } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import { commentApi } from '@/services/comment/api';
import type { Comment } from '@/services/comment/schema';
import { formatDuration } from '@/utils/formatDuration';
import styles from './Comments.module.css';
import { Composer, useMembers } from './Composer';
import type { Thread } from './useComments';

interface ThreadViewProps {
  readonly thread: Thread;
  readonly onChange: () => void;
  readonly onAnchor?: ((anchor: string) => void) | undefined;
  /** Leads to the moment of a video that the thread is about. */
  readonly onTime?: () => void;
  /** It is the one that is looked at. */
  readonly isShown?: boolean;
}

/** A comment with its answers. */
export function ThreadView(props: ThreadViewProps) {
  const { thread, onChange, onAnchor, onTime, isShown = false } = props;
  const { first, answers } = thread;
  const t = useT();
  const can = useCan();
  const [isAnswering, setAnswering] = useState(false);
  const deletion = useAction(commentApi.delete);
  const resolution = useAction(commentApi.resolve);
  const remove = async (comment: Comment) => {
    if (await deletion.run({ id: comment.id })) onChange();
  };
  const toggleResolved = async () => {
    if (await resolution.run({ id: first.id, is_resolved: !first.is_resolved })) onChange();
  };
  const answer = async (text: string, mentions: string[]) => {
    const { type, target_id, id } = first;
    await commentApi.save({ type, target_id, parent_id: id, text, mentions });
    setAnswering(false);
    onChange();
  };
  return (
    <Flex
      component="li"
      vertical
      gap={8}
      className={`${styles.thread} ${first.is_resolved ? styles.resolved : ''} ${isShown ? styles.shown : ''}`}
      aria-current={isShown || undefined}
    >
      {first.at !== undefined && onTime && (
        <Button
          size="small"
          color="default"
          variant="filled"
          className={styles.moment}
          icon={<ClockCircleOutlined aria-hidden />}
          aria-label={t('discussion.toTime', { time: formatDuration(first.at) })}
          onClick={onTime}
        >
          {formatDuration(first.at)}
        </Button>
      )}
      {first.quote && (
        <button type="button" className={styles.quote} onClick={() => onAnchor?.(first.anchor)} disabled={!onAnchor}>
          {first.quote}
        </button>
      )}
      {[first, ...answers].map((comment) => (
        <CommentItem
          key={comment.id}
          comment={comment}
          isFirst={comment === first}
          onDelete={() => void remove(comment)}
        />
      ))}
      {first.is_resolved && (
        <Text component="p" type="secondary" size="small">
          {t('discussion.resolvedBy', { name: first.resolved_by })}
        </Text>
      )}
      {can('comment.save') && !isAnswering && (
        <Flex gap={4} justify="flex-end">
          <Button size="small" type="text" onClick={() => setAnswering(true)}>
            {t('discussion.answer')}
          </Button>
          <Button size="small" type="text" onClick={() => void toggleResolved()}>
            {t(first.is_resolved ? 'discussion.reopen' : 'discussion.resolve')}
          </Button>
        </Flex>
      )}
      {isAnswering && (
        <Composer label={t('discussion.answer')} send={answer} onCancel={() => setAnswering(false)} isFocused />
      )}
    </Flex>
  );
}

interface CommentItemProps {
  readonly comment: Comment;
  readonly isFirst: boolean;
  readonly onDelete: () => void;
}

function CommentItem({ comment, isFirst, onDelete }: CommentItemProps) {
  const t = useT();
  const { author, text, created_at, can_delete } = comment;
  return (
    <div className={isFirst ? styles.comment : `${styles.comment} ${styles.answer}`}>
      <Avatar size={28} src={author.avatar || undefined} alt="">
        {author.name.slice(0, 1)}
      </Avatar>
      <div style={{ flex: 1, minInlineSize: 0 }}>
        <Flex gap={8} align="center" style={{ minBlockSize: 24 }}>
          <b>{author.name}</b>
          <Text dateTime={created_at} component="time" type="secondary" size="small">
            {formatShortMinute(created_at)}
          </Text>
          {can_delete && (
            <Popconfirm title={t(isFirst ? 'discussion.deleteThread' : 'discussion.deleteOne')} onConfirm={onDelete}>
              <Button size="small" type="text" style={{ marginInlineStart: 'auto' }}>
                {t('common.delete')}
              </Button>
            </Popconfirm>
          )}
        </Flex>
        <p className={styles.text}>
          <WithMentions text={text} />
        </p>
      </div>
    </div>
  );
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The names that were mentioned stand out. */
function WithMentions({ text }: { readonly text: string }) {
  const { data } = useMembers();
  const names = (data?.list ?? []).map(({ name }) => escaped(name)).sort((a, b) => b.length - a.length);
  if (names.length === 0) return text;
  const parts = text.split(new RegExp(`(@(?:${names.join('|')}))`));
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed text
      <span key={index} className={styles.mention}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed text
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
