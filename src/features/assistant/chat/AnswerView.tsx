import { Alert, Button } from 'antd';
import { memo, useMemo, useState } from 'react';
import { ComplianceBar, useCompliance } from '@/blocks/compliance';
import { AnswerCites } from '@/blocks/knowledge';
import { WriterBadge } from '@/blocks/writing';
import { Markdown } from '@/components/markdown/Markdown';
import { readAnswer } from '@/domain/conversation';
import { useT } from '@/hooks/useT';
import type { ChatMessage } from '@/services/chat/schema';
import { useLive } from '../model/session';
import { AnswerActions } from './AnswerActions';
import styles from './chat.module.css';
import { citeSources } from './citeSources';
import { Sources } from './Sources';
import { Steps } from './Steps';

interface AnswerHandlers {
  readonly onRegenerate: (message: ChatMessage) => void;
  readonly onGoOn: (message: ChatMessage) => void;
  readonly onShow: (messageId: string) => void;
}

interface AnswerViewProps extends AnswerHandlers {
  readonly talkId: string;
  readonly message: ChatMessage;
  readonly versions: readonly ChatMessage[];
  readonly question: ChatMessage | undefined;
  /** Another answer of this conversation is being written. */
  readonly isBusy: boolean;
}

/** An answer: what was looked up, the text as it comes, its sources, its writer, and what can be done with it. */
export const AnswerView = memo(function AnswerView(props: AnswerViewProps) {
  const { message } = props;
  const live = useLive(message.id);
  if (!live) return <Finished {...props} />;
  return (
    <div className={styles.answer}>
      <Steps steps={live.steps} isRunning={live.text === ''} />
      {live.text ? (
        <AnswerCites sources={citeSources(live.steps.flatMap(({ found }) => found))}>
          <Markdown text={live.text} />
        </AnswerCites>
      ) : (
        <Waiting />
      )}
    </div>
  );
});

export function Waiting() {
  const t = useT();
  return <p className={styles.waiting}>{t('assistant.waiting')}</p>;
}

function Finished(props: AnswerViewProps) {
  const { message, onRegenerate, onGoOn, isBusy } = props;
  const t = useT();
  const [replaced, setReplaced] = useState<string>();
  const text = replaced ?? message.text;
  const { marks } = useCompliance(text);
  const content = useMemo(() => readAnswer(text), [text]);
  const cites = useMemo(() => citeSources(message.citations), [message.citations]);
  if (message.state === 'writing')
    return (
      <div className={styles.answer}>
        <Markdown text={message.text} />
        <p className={styles.waiting}>{t('assistant.elsewhere')}</p>
      </div>
    );
  return (
    <div className={styles.answer}>
      <Steps steps={message.steps} isRunning={false} />
      {text && (
        <AnswerCites sources={cites}>
          <Markdown text={text} />
        </AnswerCites>
      )}
      {message.state !== 'done' && (
        <Alert
          className={styles.broken}
          type={message.state === 'stopped' ? 'info' : 'warning'}
          showIcon
          title={t(`assistant.state.${message.state}`)}
          description={message.state === 'stopped' ? undefined : message.failure || undefined}
          action={
            message.state === 'failed' ? (
              <Button size="small" disabled={isBusy} onClick={() => onRegenerate(message)}>
                {t('common.retry')}
              </Button>
            ) : (
              <Button size="small" disabled={isBusy} onClick={() => onGoOn(message)}>
                {t('assistant.goOn')}
              </Button>
            )
          }
        />
      )}
      {text && <ComplianceBar text={text} marks={marks} onChange={setReplaced} hasList={marks.length > 0} />}
      <Sources records={message.citations} />
      <AnswerActions {...props} text={text} content={content} />
      {message.writer && (
        <div className={styles.writer}>
          <WriterBadge name={message.writer} />
        </div>
      )}
    </div>
  );
}
