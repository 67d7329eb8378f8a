import { Alert, Button, Flex } from 'antd';
import { useEffect, useMemo } from 'react';
import { StreamedText, Suggestion, useWriting, WriterBadge } from '@/blocks/writing';
import { useT } from '@/hooks/useT';
import { writerApi } from '@/services/writer/api';
import { newId } from '@/utils/newId';
import styles from './AiReview.module.css';
import { type AiJob, useScript, useScriptParts } from './ScriptContext';

const around = 4000;

interface AiReviewProps {
  readonly job: AiJob;
  readonly onClose: () => void;
  readonly onAgain: () => void;
}

/** The writer's answer to an act on some sentences, laid over them as they stand now: nothing changes before it is taken. */
export function AiReview({ job, onClose, onAgain }: AiReviewProps) {
  const t = useT();
  const { store } = useScriptParts();
  const writing = useWriting();
  const { start } = writing;
  const sentences = useScript((doc) => doc.sentences);
  const before = useMemo(
    () =>
      sentences
        .filter(({ id }) => job.ids.includes(id))
        .map(({ text }) => text)
        .join('\n'),
    [sentences, job],
  );

  useEffect(() => {
    const doc = store.get();
    const places = doc.sentences.flatMap(({ id }, index) => (job.ids.includes(id) ? [index] : []));
    const [first = 0, last = 0] = [places[0], places.at(-1)];
    const words = (list: typeof doc.sentences) => list.map(({ text }) => text).join('\n');
    const text = words(doc.sentences.filter(({ id }) => job.ids.includes(id)));
    start((options) =>
      writerApi.act(
        {
          act: job.act,
          text,
          before: words(doc.sentences.slice(0, first)).slice(-around),
          after: words(doc.sentences.slice(last + 1)).slice(0, around),
          platform: doc.platform,
          seed: job.seed,
          ...(doc.goodsId ? { goods_id: doc.goodsId } : {}),
          ...(job.tone ? { tone: job.tone } : {}),
        },
        options,
      ),
    );
  }, [job, start, store]);

  const accept = (text: string) => {
    const lines = text.split('\n').map((line) => line.replace(/^\u3010[^\u3011]*\u3011/, '').trim());
    const ids = sentences.filter(({ id }) => job.ids.includes(id)).map(({ id }) => id);
    store.change('scripts.step.ai', (doc) => ({
      ...doc,
      sentences: doc.sentences.flatMap((sentence) => {
        const place = ids.indexOf(sentence.id);
        if (place < 0) return [sentence];
        const isLast = place === ids.length - 1;
        // More lines than sentences: the rest follows the last one; fewer: what got no line goes.
        const [own, ...rest] = isLast ? lines.slice(place).filter(Boolean) : [lines[place]];
        if (own === undefined || own === '') return [];
        return [
          { ...sentence, text: own.slice(0, 500) },
          ...rest.map((line) => ({ id: newId(), text: (line ?? '').slice(0, 500), role: sentence.role })),
        ];
      }),
    }));
    onClose();
  };
  const { status, text, failure, writer } = writing;
  const isRunning = status === 'waiting' || status === 'streaming';
  const answer = text.trim();
  return (
    <Flex vertical gap={8} className={styles.review}>
      <Flex gap={8} align="center">
        <WriterBadge {...(writer ? { name: writer } : {})} />
        {isRunning && (
          <Button size="small" onClick={writing.stop}>
            {t('common.stop')}
          </Button>
        )}
        {!isRunning && (
          <Button size="small" onClick={onAgain}>
            {t('scripts.again')}
          </Button>
        )}
        {(answer === '' || isRunning) && (
          <Button size="small" type="text" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        )}
      </Flex>
      {isRunning && <StreamedText text={text} streaming />}
      {failure && <Alert type="error" showIcon title={failure} />}
      {!isRunning && answer !== '' && (
        <Suggestion key={before} before={before} after={answer} onAccept={accept} onReject={onClose} />
      )}
    </Flex>
  );
}
