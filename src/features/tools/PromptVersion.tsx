import { Alert, Button, Flex, Tag } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AnswerCites, type CiteSource } from '@/blocks/knowledge';
import type { FilledPrompt } from '@/blocks/PromptForm';
import { useWriting, WriterBadge } from '@/blocks/writing';
import { Markdown } from '@/components/markdown/Markdown';
import { Text } from '@/components/ui/Text';
import { citeMark } from '@/domain/knowledge';
import { useT } from '@/hooks/useT';
import { chatApi } from '@/services/chat/api';
import type { ChatStep } from '@/services/chat/schema';
import styles from './promptToText.module.css';

const none: readonly CiteSource[] = [];

/** Passages that an answer cites, from the steps of its stream. */
function useSteps() {
  const [sources, setSources] = useState(none);
  const onEvent = useCallback((event: Readonly<Record<string, unknown>>) => {
    const found = (event as { step?: ChatStep }).step?.found ?? [];
    const passages = found.flatMap(({ id, title, number, passage, place, quote }) =>
      number === undefined || passage === undefined
        ? []
        : [{ number, id, passage, title, path: place ? [place] : [], text: quote ?? '' }],
    );
    if (passages.length > 0) setSources((before) => [...before, ...passages]);
  }, []);
  const clear = useCallback(() => setSources(none), []);
  return { sources, onEvent, clear };
}

export interface Run {
  /** Grows with each order. */
  readonly round: number;
  readonly chatId: string;
  readonly filled: FilledPrompt;
  readonly goodsId?: string | undefined;
}

interface VersionProps {
  readonly run: Run;
  readonly index: number;
  readonly isKept: boolean;
  readonly onKeep: (text: string, index: number) => void;
}

/** One of the answers that are written side by side. */
export function PromptVersion({ run, index, isKept, onKeep }: VersionProps) {
  const t = useT();
  const { status, text, failure, writer, start, stop, retry } = useWriting();
  const { sources, onEvent, clear } = useSteps();
  const asked = useRef(0);
  useEffect(() => {
    // A second start of one order would ask twice.
    if (asked.current === run.round) return;
    asked.current = run.round;
    clear();
    start((options) =>
      chatApi.send(
        {
          id: run.chatId,
          text: run.filled.text,
          mentions: [...run.filled.mentions],
          ...(run.goodsId ? { goods_id: run.goodsId } : {}),
        },
        { ...options, onEvent },
      ),
    );
  }, [run, start, onEvent, clear]);
  const isRunning = status === 'waiting' || status === 'streaming';
  const cites: readonly CiteSource[] = sources;
  // What is kept goes on to scripts and voices: marks of passages are for reading here.
  const plain = () => sources.reduce((all, { number }) => all.replaceAll(citeMark(number), ''), text);
  return (
    <Flex
      component="li"
      vertical
      gap={8}
      className={styles.version}
      aria-label={t('promptToText.version', { n: index + 1 })}
    >
      <Flex gap={8} align="center" wrap>
        <Tag variant="filled">{t('promptToText.version', { n: index + 1 })}</Tag>
        <Text type="secondary" size="small">
          {t('promptToText.characters', { count: [...text.replace(/\s/g, '')].length })}
        </Text>
        <span style={{ flex: 1 }} />
        <WriterBadge {...(writer ? { name: writer } : {})} />
      </Flex>
      <div className={styles.text} aria-busy={isRunning}>
        {text === '' && isRunning && (
          <Text component="p" type="secondary" size="small">
            {t('writing.panel.waiting')}
          </Text>
        )}
        <AnswerCites sources={cites}>
          <Markdown text={text} />
        </AnswerCites>
        {failure && <Alert type="error" showIcon title={failure} />}
      </div>
      <Flex gap={8} align="center" wrap>
        {isRunning ? (
          <Button size="small" onClick={stop}>
            {t('common.stop')}
          </Button>
        ) : (
          <Button size="small" onClick={retry}>
            {t('promptToText.again')}
          </Button>
        )}
        <span style={{ flex: 1 }} />
        <Button
          size="small"
          type="primary"
          disabled={isRunning || text === '' || isKept}
          onClick={() => onKeep(plain(), index)}
        >
          {t(isKept ? 'promptToText.kept' : 'promptToText.keep')}
        </Button>
      </Flex>
    </Flex>
  );
}
