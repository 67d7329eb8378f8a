import { CopyOutlined, RedoOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { Can } from '@/components/Can';
import type { AnswerContent } from '@/domain/conversation';
import { useCopy } from '@/hooks/useCopy';
import { useT } from '@/hooks/useT';
import type { ChatMessage } from '@/services/chat/schema';
import { BranchSwitch } from './BranchSwitch';
import { MakeRecords } from './MakeRecords';

interface AnswerActionsProps {
  readonly talkId: string;
  readonly message: ChatMessage;
  readonly question: ChatMessage | undefined;
  readonly versions: readonly ChatMessage[];
  readonly text: string;
  readonly content: AnswerContent;
  readonly isBusy: boolean;
  readonly onRegenerate: (message: ChatMessage) => void;
  readonly onShow: (messageId: string) => void;
}

export function AnswerActions(props: AnswerActionsProps) {
  const { talkId, message, question, versions, text, content, isBusy, onRegenerate, onShow } = props;
  const t = useT();
  const copy = useCopy();
  return (
    <Flex gap="8px 4px" align="center" wrap>
      <BranchSwitch versions={versions} current={message.id} isDisabled={isBusy} onShow={onShow} />
      {text && (
        <Button size="small" type="text" icon={<CopyOutlined aria-hidden />} onClick={() => void copy(text)}>
          {t('common.copy')}
        </Button>
      )}
      <Can action="chat.send">
        <Button
          size="small"
          type="text"
          icon={<RedoOutlined aria-hidden />}
          disabled={isBusy}
          onClick={() => onRegenerate(message)}
        >
          {t('assistant.regenerate')}
        </Button>
      </Can>
      {text && <MakeRecords talkId={talkId} message={message} question={question} content={content} />}
    </Flex>
  );
}
