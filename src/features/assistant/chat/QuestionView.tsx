import { CopyOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Input, Tag } from 'antd';
import { memo, useState } from 'react';
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
  const [edited, setEdited] = useState<string>();
  if (edited !== undefined)
    return (
      <div className={styles.editing}>
        <Input.TextArea
          autoFocus
          aria-label={t('assistant.edit.label')}
          autoSize={{ minRows: 2, maxRows: 10 }}
          value={edited}
          onChange={(event) => setEdited(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setEdited(undefined)}
        />
        <div className={styles.editFooter}>
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
        </div>
      </div>
    );
  return (
    <div className={styles.question}>
      {message.mentions.length > 0 && (
        <div className={styles.chips}>
          {message.mentions.map(({ type, id, title }) => (
            <Tag key={`${type}:${id}`}>
              {t(kindLabels[type])} · {title}
            </Tag>
          ))}
        </div>
      )}
      <div className={styles.questionText}>{message.text}</div>
      <div className={styles.questionActions}>
        <BranchSwitch versions={versions} current={message.id} isDisabled={isBusy} onShow={onShow} />
        <Button
          size="small"
          type="text"
          icon={<CopyOutlined />}
          aria-label={t('assistant.question.copy')}
          onClick={() => void navigator.clipboard.writeText(message.text).catch(() => undefined)}
        />
        <Button
          size="small"
          type="text"
          icon={<EditOutlined />}
          aria-label={t('assistant.question.edit')}
          disabled={isBusy}
          onClick={() => setEdited(message.text)}
        />
      </div>
    </div>
  );
});
