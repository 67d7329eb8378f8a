import { BulbOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { FactSources } from '@/blocks/facts';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { MAX_ANSWER } from '@/domain/postComments';
import { useAction } from '@/hooks/useAction';
import { useOnePress } from '@/hooks/useOnePress';
import { useT } from '@/hooks/useT';
import { postCommentApi } from '@/services/post_comment/api';
import type { PostComment } from '@/services/post_comment/schema';

interface AnswerDialogProps {
  readonly comment: PostComment;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** An answer to a comment, written or taken from what the goods are known to be. */
export function AnswerDialog({ comment, onDone, onClose }: AnswerDialogProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { pressOf, options } = useOnePress();
  const answer = useAction(postCommentApi.answer, { ...options, messages: { done: 'postComment.answered' } });
  const suggest = useAction(postCommentApi.suggest);
  const problem = () => {
    if (text.trim() === '') return t('postComment.needed');
    return text.trim().length > MAX_ANSWER ? t('postComment.tooLong', { max: MAX_ANSWER }) : undefined;
  };
  const submit = async () => {
    setIsAsked(true);
    if (problem()) return;
    const content = { id: comment.id, text };
    if (await answer.run({ ...content, request_id: pressOf(content) })) onDone();
  };
  const take = async () => {
    const found = await suggest.run({ id: comment.id });
    if (found) setText(found.result.text);
  };
  return (
    <Modal
      open
      title={t('postComment.answerTo', { name: comment.name })}
      okText={t('postComment.send')}
      confirmLoading={answer.isPending}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        <Panel vertical gap={4}>
          <span>{comment.text}</span>
          <Text type="secondary" size="small">
            {comment.post_title}
          </Text>
        </Panel>
        <div>
          <Button icon={<BulbOutlined />} loading={suggest.isPending} onClick={() => void take()}>
            {t('postComment.suggest')}
          </Button>
        </div>
        <Text type="secondary" size="small">
          {t(comment.goods_id ? 'postComment.fromGoods' : 'postComment.noGoods')}
        </Text>
        <FactSources goodsId={comment.goods_id || undefined}>
          <ComplianceTextArea
            value={text}
            platform={comment.platform}
            countTo={MAX_ANSWER}
            aria-label={t('postComment.answerText')}
            placeholder={t('postComment.answerHint')}
            onChange={setText}
          />
        </FactSources>
        <div role="alert">{isAsked && problem() && <Alert type="error" showIcon title={problem()} />}</div>
      </Flex>
    </Modal>
  );
}
