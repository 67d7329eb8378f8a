import ThoughtChain from '@ant-design/x/es/thought-chain';
import { Alert, Button, Flex } from 'antd';
import { memo, useMemo, useState } from 'react';
import { ComplianceBar, useCompliance } from '@/blocks/compliance';
import { FactList, FactSources } from '@/blocks/facts';
import type { CiteSource } from '@/blocks/knowledge';
import { AnswerCites, knowledgeAddress } from '@/blocks/knowledge';
import { WriterBadge } from '@/blocks/writing';
import { Markdown } from '@/components/markdown/Markdown';
import { PageLink } from '@/components/PageLink';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { readAnswer } from '@/domain/conversation';
import { documentSources } from '@/domain/factCheck';
import { useT } from '@/hooks/useT';
import { chainAddress } from '@/services/chain/address';
import type { ChatMessage, ChatStep, Citation } from '@/services/chat/schema';
import { useLive } from '../model/session';
import { AnswerActions } from './AnswerActions';
import styles from './AnswerView.module.css';
import { kindLabels, toolLabels } from './kindLabels';

/** The passages among the records that an answer rests on, as they are cited in it. */
const citeSources = (records: readonly Citation[]): CiteSource[] =>
  records.flatMap(({ type, id, title, number, passage, place, quote }) =>
    type === 'knowledge' && number !== undefined && passage !== undefined
      ? [{ number, id, passage, title, path: place ? [place] : [], text: quote ?? '' }]
      : [],
  );

interface StepsProps {
  readonly steps: readonly ChatStep[];
  /** The last step is still going on. */
  readonly isRunning: boolean;
}

/** What the assistant looked up before it wrote. */
function Steps({ steps, isRunning }: StepsProps) {
  const t = useT();
  if (steps.length === 0) return null;
  return (
    <ThoughtChain
      className={styles.steps}
      items={steps.map(({ tool, found }, index) => ({
        key: `${tool}-${index}`,
        status: isRunning && index === steps.length - 1 ? 'loading' : 'success',
        title: t(toolLabels[tool]),
        description:
          found.length > 0 ? found.map(({ title }) => title).join(t('assistant.comma')) : t('assistant.tool.nothing'),
      }))}
    />
  );
}

/** Records that an answer uses, each opened by a click. */
function Sources({ records }: { readonly records: readonly Citation[] }) {
  const t = useT();
  if (records.length === 0) return null;
  return (
    <Flex gap={8} align="center" wrap style={{ fontSize: 13 }}>
      <Text type="secondary" size="small">
        {t('assistant.sources')}
      </Text>
      {records.map(({ type, id, title, number, passage }) => (
        <PageLink
          keepsText
          key={`${type}:${id}:${passage ?? ''}`}
          className={styles.source}
          to={passage ? knowledgeAddress(id, passage) : (chainAddress({ type, id, kind: '' }) ?? '#')}
        >
          <Text type="secondary" size="small">
            {number === undefined ? t(kindLabels[type]) : `[${number}]`}
          </Text>{' '}
          {title}
        </PageLink>
      ))}
    </Flex>
  );
}

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
    <GridLayout columns="minmax(0, 1fr)" gap={12}>
      <Steps steps={live.steps} isRunning={live.text === ''} />
      {live.text ? (
        <AnswerCites sources={citeSources(live.steps.flatMap(({ found }) => found))}>
          <Markdown text={live.text} />
        </AnswerCites>
      ) : (
        <Waiting />
      )}
    </GridLayout>
  );
});

export function Waiting() {
  const t = useT();
  return (
    <Text component="p" type="secondary" className={styles.waiting}>
      {t('assistant.waiting')}
    </Text>
  );
}

function Finished(props: AnswerViewProps) {
  const { message, onRegenerate, onGoOn, isBusy } = props;
  const t = useT();
  const [replaced, setReplaced] = useState<string>();
  const text = replaced ?? message.text;
  const { marks } = useCompliance(text);
  const content = useMemo(() => readAnswer(text), [text]);
  const cites = useMemo(() => citeSources(message.citations), [message.citations]);
  // Held against the goods that the answer was written from, and the passages that it cites.
  const goodsId = message.citations.find(({ type }) => type === 'goods')?.id;
  const documents = useMemo(() => cites.flatMap(({ title, text }) => documentSources(title, text)), [cites]);
  if (message.state === 'writing')
    return (
      <GridLayout columns="minmax(0, 1fr)" gap={12}>
        <Markdown text={message.text} />
        <Text component="p" type="secondary" className={styles.waiting}>
          {t('assistant.elsewhere')}
        </Text>
      </GridLayout>
    );
  return (
    <GridLayout columns="minmax(0, 1fr)" gap={12}>
      <Steps steps={message.steps} isRunning={false} />
      {text && (
        <AnswerCites sources={cites}>
          <Markdown text={text} />
        </AnswerCites>
      )}
      {message.state !== 'done' && (
        <Alert
          style={{ alignItems: 'center' }}
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
      {text && (
        <FactSources goodsId={goodsId} documents={documents}>
          <FactList text={text} onChange={setReplaced} />
        </FactSources>
      )}
      {text && <ComplianceBar text={text} marks={marks} onChange={setReplaced} hasList={marks.length > 0} />}
      <Sources records={message.citations} />
      <AnswerActions {...props} text={text} content={content} />
      {message.writer && (
        <Text component="div" size="small">
          <WriterBadge name={message.writer} />
        </Text>
      )}
    </GridLayout>
  );
}
