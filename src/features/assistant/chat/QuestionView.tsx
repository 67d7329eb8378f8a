import { CopyOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Flex, Input, Tag } from 'antd';
import { memo, useState } from 'react';
import { Can } from '@/components/Can';
import { useCopy } from '@/hooks/useCopy';
import { useT } from '@/hooks/useT';
import type { ChatMessage } from '@/services/chat/schema';
import { BranchSwitch } from './BranchSwitch';
import styles from './chat.module.css';
import { kindLabels } from './kindLabels';

interface QuestionViewProps {
  readonly message: ChatMessage;
  readonly versions: readonly ChatMessage[];
  readonly isBusy: boolean;
  readonly onShow: (messageId: string) => void;
  readonly onEdit: (message: ChatMessage, text: string) => void;
}

/** A question; edited, it stands beside what it was, with an answer of its own. */
export const QuestionView = memo(function QuestionView(props: QuestionViewProps) {
  const { message, versions, isBusy, onShow, onEdit } = props;
  const t = useT();
  const copy = useCopy();
  const [edited, setEdited] = useState<string>();
  if (edited !== undefined)
    return (
      <Flex vertical gap={8} style={{ inlineSize: 'min(560px, 64vw)' }}>
        <Input.TextArea
          autoFocus
          aria-label={t('assistant.edit.label')}
          autoSize={{ minRows: 2, maxRows: 10 }}
          value={edited}
          onChange={(event) => setEdited(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setEdited(undefined)}
        />
        <Flex gap={8} justify="flex-end">
          <Button size="small" onClick={() => setEdited(undefined)}>
            {t('common.cancel')}
          </Button>
          <Button
            size="small"
            type="primary"
            disabled={isBusy || edited.trim() === ''}
            onClick={() => {
              setEdited(undefined);
              onEdit(message, edited);
            }}
          >
            {t('assistant.edit.send')}
          </Button>
        </Flex>
      </Flex>
    );
  return (
    <div className={styles.question}>
      {message.mentions.length > 0 && (
        <Flex gap={4} wrap className={styles.chips}>
          {message.mentions.map(({ type, id, title }) => (
            <Tag key={`${type}:${id}`}>
              {t(kindLabels[type])} · {title}
            </Tag>
          ))}
        </Flex>
      )}
      <div className={styles.questionText}>{message.text}</div>
      <Flex gap={4} align="center" justify="flex-end" style={{ marginBlockStart: 4 }}>
        <BranchSwitch versions={versions} current={message.id} isDisabled={isBusy} onShow={onShow} />
        <Button
          size="small"
          type="text"
          icon={<CopyOutlined />}
          aria-label={t('assistant.question.copy')}
          onClick={() => void copy(message.text)}
        />
        <Can action="chat.send">
          <Button
            size="small"
            type="text"
            icon={<EditOutlined />}
            aria-label={t('assistant.question.edit')}
            disabled={isBusy}
            onClick={() => setEdited(message.text)}
          />
        </Can>
      </Flex>
    </div>
  );
});
