import { CloseOutlined, RedoOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Space } from 'antd';
import { useEffect, useState } from 'react';
import { GoOnButton, StreamedText, Suggestion, useWriting, WriterBadge, writingActions } from '@/blocks/writing';
import { Text } from '@/components/ui/Text';
import type { VideoPlatformId } from '@/domain/platforms';
import { videoPlatformIds } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import { writerApi } from '@/services/writer/api';
import { linesOf, topicsOf } from './linesOf';
import styles from './textActions.module.css';
import type { ActionJob } from './types';

interface ActionPanelProps {
  readonly job: ActionJob;
  /** The words as they stand now: the user may have gone on writing while it streamed. */
  readonly current: string;
  readonly goodsId?: string | undefined;
  readonly platform?: string | undefined;
  readonly onReplace: (text: string) => void;
  readonly onAppend: (text: string) => void;
  readonly onTitle?: ((title: string) => void) | undefined;
  readonly onTopics?: ((topics: readonly string[]) => void) | undefined;
  readonly onClose: () => void;
}

const contextLength = 4000;
const platformOf = (id: string | undefined): VideoPlatformId | undefined =>
  videoPlatformIds.find((known) => known === id);

/** The job's words as they come in; `again` asks for others. */
function useActionStream(job: ActionJob, goodsId: string | undefined, platform: string | undefined) {
  const writing = useWriting();
  const [seed, setSeed] = useState(1);
  const { start } = writing;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one stream a job and a seed
  useEffect(() => {
    const { act, tone, language, text, before, after } = job;
    const video = platformOf(platform);
    start((options, already) =>
      writerApi.act(
        {
          act,
          text,
          before: before.slice(-contextLength),
          after: after.slice(0, contextLength),
          seed,
          already,
          ...(tone ? { tone } : {}),
          ...(language ? { language } : {}),
          ...(goodsId ? { goods_id: goodsId } : {}),
          ...(video ? { platform: video } : {}),
        },
        options,
      ),
    );
  }, [job.id, seed]);
  return { writing, again: () => setSeed(seed + 1) };
}

interface PanelHeadProps {
  readonly writing: ReturnType<typeof useWriting>;
  readonly title: string | undefined;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

function PanelHead({ writing, title, onAgain, onClose }: PanelHeadProps) {
  const t = useT();
  const isRunning = writing.status === 'waiting' || writing.status === 'streaming';
  return (
    <Flex component="header" gap={8} align="center" wrap className={styles.head}>
      <strong>{title}</strong>
      <WriterBadge {...(writing.writer ? { name: writing.writer } : {})} />
      <span style={{ flex: 1 }} />
      {isRunning ? (
        <Button size="small" onClick={writing.stop}>
          {t('writing.panel.stop')}
        </Button>
      ) : (
        <Button
          size="small"
          type="text"
          icon={<RedoOutlined aria-hidden />}
          onClick={() => (writing.status === 'failed' ? writing.retry() : onAgain())}
        >
          {t(writing.status === 'failed' ? 'writing.panel.retry' : 'writing.panel.again')}
        </Button>
      )}
      <GoOnButton writing={writing} />
      <Button
        size="small"
        type="text"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('common.close')}
        onClick={onClose}
      />
    </Flex>
  );
}

/** One act at work: its stream, then what came of it to take, piece by piece, or to leave. */
export function ActionPanel(props: ActionPanelProps) {
  const { job, current, goodsId, platform, onReplace, onAppend, onTitle, onTopics, onClose } = props;
  const t = useT();
  const { writing, again } = useActionStream(job, goodsId, platform);

  const entry = writingActions.find(({ act }) => act === job.act);
  const isRunning = writing.status === 'waiting' || writing.status === 'streaming';
  const text = writing.text.trim();
  const isReady = !isRunning && text !== '';
  const isEdited = current !== job.text && entry?.result === 'replace';

  return (
    <Flex component="section" vertical gap={8} className={styles.panel} aria-label={t('writing.panel.title')}>
      <PanelHead writing={writing} title={entry && t(entry.label)} onAgain={again} onClose={onClose} />
      {writing.failure && <Alert type="error" showIcon title={writing.failure} />}
      {writing.status === 'stopped' && (
        <Text component="p" type="secondary" size="small">
          {t('writing.panel.stopped')}
        </Text>
      )}
      {isRunning && (
        <div className={styles.stream} aria-busy="true">
          {text === '' ? t('writing.panel.waiting') : <StreamedText text={writing.text} streaming />}
        </div>
      )}
      {isReady && isEdited && (
        <Text component="p" type="secondary" size="small">
          {t('richText.editedMeanwhile')}
        </Text>
      )}
      {isReady && entry?.result === 'replace' && (
        <Suggestion before={current} after={text} onAccept={onReplace} onReject={onClose} />
      )}
      {isReady && job.act === 'titles' && (
        <Flex component="ul" vertical className={styles.list} aria-label={t('writing.panel.choose')}>
          {linesOf(text).map((line) => (
            <li key={line}>
              <span style={{ flex: 1 }}>{line}</span>
              <Button size="small" onClick={() => (onTitle ?? onReplace)(line)}>
                {t('writing.panel.use')}
              </Button>
            </li>
          ))}
        </Flex>
      )}
      {isReady && job.act === 'topics' && (
        <TopicChoice topics={topicsOf(text)} onTopics={onTopics} onAppend={onAppend} />
      )}
      {isReady && (job.act === 'continue' || job.act === 'outline') && (
        <>
          <div className={styles.stream}>{text}</div>
          <Space>
            <Button size="small" type="primary" onClick={() => onAppend(text)}>
              {t('writing.panel.append')}
            </Button>
            <Button size="small" onClick={onClose}>
              {t('writing.suggestion.reject')}
            </Button>
          </Space>
        </>
      )}
    </Flex>
  );
}

interface TopicChoiceProps {
  readonly topics: readonly string[];
  readonly onTopics: ((topics: readonly string[]) => void) | undefined;
  readonly onAppend: (text: string) => void;
}

function TopicChoice({ topics, onTopics, onAppend }: TopicChoiceProps) {
  const t = useT();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = topics.filter((topic) => !left.has(topic));
  const toggle = (topic: string): void => {
    const next = new Set(left);
    if (!next.delete(topic)) next.add(topic);
    setLeft(next);
  };
  return (
    <>
      <Flex gap={8} wrap>
        {topics.map((topic) => (
          <button
            key={topic}
            type="button"
            className={styles.topic}
            aria-pressed={!left.has(topic)}
            onClick={() => toggle(topic)}
          >
            #{topic}
          </button>
        ))}
      </Flex>
      <Button
        size="small"
        type="primary"
        disabled={chosen.length === 0}
        onClick={() => (onTopics ? onTopics(chosen) : onAppend(chosen.map((topic) => `#${topic}`).join(' ')))}
      >
        {t('richText.addTopics', { count: chosen.length })}
      </Button>
    </>
  );
}
