import { CloseOutlined } from '@ant-design/icons';
import { Alert, Button, Drawer, Flex, Progress, Spin } from 'antd';
import { useState } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { FactSources } from '@/blocks/facts';
import { ToneTag } from '@/components/ToneTag';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { MAX_ANSWER, MAX_BULK_ANSWERS } from '@/domain/postComments';
import { useT } from '@/hooks/useT';
import type { PostComment } from '@/services/post_comment/schema';
import { type AnswerDraft, answerProblem, useBulkAnswers } from './useBulkAnswers';

interface BulkAnswerDrawerProps {
  /** Those that wait for an answer. */
  readonly comments: readonly PostComment[];
  readonly onClose: () => void;
}

/** Answers to several comments, looked through before they are sent. */
export function BulkAnswerDrawer({ comments, onClose }: BulkAnswerDrawerProps) {
  const t = useT();
  const [chosen] = useState(() => comments.slice(0, MAX_BULK_ANSWERS));
  const { drafts, isSending, write, remove, send, stop } = useBulkAnswers(chosen);
  const [isAsked, setIsAsked] = useState(false);
  const count = (state: AnswerDraft['state']): number => drafts.filter((draft) => draft.state === state).length;
  const open = drafts.filter(({ state }) => state !== 'sent');
  const incomplete = open.filter(({ text }) => answerProblem(text));
  const isSuggesting = count('suggesting') > 0;
  const close = () => {
    stop();
    onClose();
  };
  const submit = () => {
    setIsAsked(true);
    if (incomplete.length === 0) void send();
  };
  const label = count('failed') > 0 ? 'postComment.bulk.retry' : 'postComment.bulk.send';
  return (
    <Drawer
      open
      size={720}
      title={t('postComment.bulk.title', { count: drafts.length })}
      mask={{ closable: false }}
      onClose={close}
      footer={
        <Flex gap={12} align="center" justify="space-between" wrap>
          <div role="status">
            {t('postComment.bulk.progress', { sent: count('sent'), count: drafts.length, failed: count('failed') })}
          </div>
          <Flex gap={8}>
            {isSending && <Button onClick={stop}>{t('postComment.bulk.stop')}</Button>}
            {open.length === 0 && !isSending ? (
              <Button type="primary" onClick={close}>
                {t('postComment.bulk.close')}
              </Button>
            ) : (
              // It keeps its place while it sends: the second click of two must not meet another button.
              <Button type="primary" loading={isSending} disabled={isSuggesting} onClick={submit}>
                {t(label, { count: open.length })}
              </Button>
            )}
          </Flex>
        </Flex>
      }
    >
      <Flex vertical gap={16}>
        {comments.length > chosen.length && (
          <Alert type="info" showIcon title={t('postComment.bulk.most', { max: MAX_BULK_ANSWERS })} />
        )}
        <Text type="secondary">{t('postComment.bulk.hint')}</Text>
        <Progress
          aria-label={t('postComment.bulk.progressLabel')}
          percent={drafts.length === 0 ? 0 : Math.round((count('sent') / drafts.length) * 100)}
        />
        <div role="alert">
          {isAsked && incomplete.length > 0 && !isSending && (
            <Alert type="error" showIcon title={t('postComment.bulk.incomplete', { count: incomplete.length })} />
          )}
        </div>
        {drafts.map((draft) => (
          <DraftPanel
            key={draft.comment.id}
            draft={draft}
            isLocked={isSending}
            showsProblem={isAsked}
            onWrite={(text) => write(draft.comment.id, text)}
            onRemove={() => remove(draft.comment.id)}
          />
        ))}
      </Flex>
    </Drawer>
  );
}

interface DraftPanelProps {
  readonly draft: AnswerDraft;
  readonly isLocked: boolean;
  readonly showsProblem: boolean;
  readonly onWrite: (text: string) => void;
  readonly onRemove: () => void;
}

function DraftPanel({
  draft: { comment, text, state, reason },
  isLocked,
  showsProblem,
  onWrite,
  onRemove,
}: DraftPanelProps) {
  const t = useT();
  const problem = answerProblem(text);
  return (
    <Panel vertical gap={8}>
      <Flex gap={8} justify="space-between" align="start">
        <span>
          <Text type="secondary">{`${comment.name}${t('postComment.colon')}`}</Text>
          {comment.text}
        </span>
        {state === 'sent' && <ToneTag tone="good">{t('postComment.bulk.sent')}</ToneTag>}
        {state === 'failed' && <ToneTag tone="bad">{t('postComment.bulk.failed')}</ToneTag>}
        {(state === 'suggesting' || state === 'sending') && <Spin size="small" />}
        {(state === 'ready' || state === 'failed') && !isLocked && (
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('postComment.bulk.remove', { name: comment.name })}
            onClick={onRemove}
          />
        )}
      </Flex>
      <Text type="secondary" size="small">
        {`${comment.post_title} · ${t(comment.goods_id ? 'postComment.fromGoods' : 'postComment.noGoods')}`}
      </Text>
      {state === 'sent' ? (
        <span>{text}</span>
      ) : (
        <FactSources goodsId={comment.goods_id || undefined}>
          <ComplianceTextArea
            value={text}
            platform={comment.platform}
            countTo={MAX_ANSWER}
            disabled={isLocked}
            aria-label={t('postComment.bulk.answerTo', { name: comment.name })}
            placeholder={t('postComment.answerHint')}
            onChange={onWrite}
          />
        </FactSources>
      )}
      <div role="alert">
        {reason && <Text type="danger">{reason}</Text>}
        {!reason && showsProblem && problem && state !== 'sent' && (
          <Text type="danger">{t(problem, { max: MAX_ANSWER })}</Text>
        )}
      </div>
    </Panel>
  );
}
