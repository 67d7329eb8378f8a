import Bubble, { type BubbleListProps } from '@ant-design/x/es/bubble';
import { Alert, Button } from 'antd';
import { useCallback } from 'react';
import { siblingsOf } from '@/domain/conversation';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { useT } from '@/hooks/useT';
import type { ChatMessage } from '@/services/chat/schema';
import { talks } from '../model/session';
import { shownMessages, type Talk } from '../model/talk';
import { AnswerView, Waiting } from './AnswerView';
import chatStyles from './chat.module.css';
import { QuestionView } from './QuestionView';
import styles from './Thread.module.css';

const roles: BubbleListProps['role'] = {
  user: { placement: 'end', variant: 'filled', shape: 'corner' },
  ai: { placement: 'start', variant: 'borderless' },
};

/** The branch of a conversation that is read. The list sticks to its end only while one is there. */
export function Thread({ talk }: { readonly talk: Talk }) {
  const t = useT();
  const goodsId = useCurrentGoods()?.id;
  const { id, messages, pending, running } = talk;
  const isBusy = running !== undefined;
  const onShow = useCallback((messageId: string) => talks.show(id, messageId), [id]);
  const onRegenerate = useCallback(
    (message: ChatMessage) => talks.regenerate(id, message.parent_id, goodsId),
    [id, goodsId],
  );
  const onGoOn = useCallback((message: ChatMessage) => talks.goOn(id, message.id, goodsId), [id, goodsId]);
  const onEdit = useCallback(
    ({ parent_id, mentions }: ChatMessage, text: string) =>
      talks.send(id, { text, mentions, parentId: parent_id, ...(goodsId ? { goodsId } : {}) }),
    [id, goodsId],
  );
  const shown = shownMessages(talk);
  const items: BubbleListProps['items'] = shown.map((message) => ({
    key: message.id,
    role: message.role === 'user' ? 'user' : 'ai',
    content:
      message.role === 'user' ? (
        <QuestionView {...{ message, isBusy, onShow, onEdit }} versions={siblingsOf(messages, message)} />
      ) : (
        <AnswerView
          {...{ message, isBusy, onShow, onRegenerate, onGoOn }}
          talkId={id}
          versions={siblingsOf(messages, message)}
          question={messages.find((other) => other.id === message.parent_id)}
        />
      ),
  }));
  if (pending) {
    items.push({
      key: 'pending',
      role: 'user',
      content: <div className={chatStyles.questionText}>{pending.text}</div>,
    });
    items.push({
      key: 'pending-answer',
      role: 'ai',
      content:
        pending.failure === undefined ? (
          <Waiting />
        ) : (
          <Alert
            type="error"
            showIcon
            title={t('assistant.notSent')}
            description={pending.failure || undefined}
            action={
              <Button size="small" onClick={() => talks.sendPending(id)}>
                {t('common.retry')}
              </Button>
            }
          />
        ),
    });
  } else if (isBusy && !running.answerId) items.push({ key: 'waiting', role: 'ai', content: <Waiting /> });
  if (talk.notice)
    items.push({ key: 'notice', role: 'ai', content: <Alert type="error" showIcon title={talk.notice} /> });
  return (
    <section className={styles.thread} aria-label={t('assistant.thread')}>
      <Bubble.List className={styles.bubbles} autoScroll items={items} role={roles} />
    </section>
  );
}
