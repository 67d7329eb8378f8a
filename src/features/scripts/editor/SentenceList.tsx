import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { type Framework, roleNames } from '@/domain/frameworks';
import { mostSentences, sentenceTimes } from '@/domain/script';
import { useRowsInTurn } from '@/hooks/useRowsInTurn';
import { useT } from '@/hooks/useT';
import { newId } from '@/utils/newId';
import { AiReview } from './AiReview';
import { createRowActions } from './rowActions';
import { type AiJob, useScript, useScriptParts, useScriptState } from './ScriptContext';
import { SelectionBar } from './SelectionBar';
import { SentenceRow } from './SentenceRow';

interface SentenceListProps {
  readonly framework: Framework | undefined;
  readonly category: string;
  readonly job: AiJob | undefined;
  readonly onJob: (job: AiJob | undefined) => void;
  readonly openComments: ReadonlyMap<string, number>;
  readonly onComment: (anchor: string) => void;
}

/** The sentences, each a row; the keyboard goes through them like through one text. */
export function SentenceList({ framework, category, job, onJob, openComments, onComment }: SentenceListProps) {
  const t = useT();
  const { store } = useScriptParts();
  const sentences = useScript((doc) => doc.sentences);
  const voiceSpeed = useScript((doc) => doc.voiceSpeed);
  const platform = useScript((doc) => doc.platform);
  const selected = useScriptState(({ selected }) => selected);
  const list = useRef<HTMLOListElement>(null);
  const [dropAt, setDropAt] = useState<number>();

  /** After the list has changed, so that the keyboard goes on where the change was. */
  const focus = useCallback((id: string, at?: number) => {
    requestAnimationFrame(() => {
      const field = list.current?.querySelector<HTMLTextAreaElement>(`[data-sentence="${CSS.escape(id)}"] textarea`);
      field?.focus();
      if (field && at !== undefined) field.setSelectionRange(at, at);
    });
  }, []);
  const actions = useMemo(() => createRowActions(store, focus), [store, focus]);
  const roles = useMemo(() => {
    const own = framework?.segments.map(({ roleName }) => roleName) ?? [];
    return [...new Set([...own, ...Object.values(roleNames)])];
  }, [framework]);
  const ask = useCallback(
    (part: Omit<AiJob, 'seed'>) => onJob({ ...part, seed: Math.floor(Math.random() * 1_000_000) }),
    [onJob],
  );
  const times = useMemo(() => sentenceTimes(sentences, voiceSpeed), [sentences, voiceSpeed]);

  // Sentences of the job that are gone end it.
  useEffect(() => {
    if (job && !job.ids.some((id) => sentences.some((sentence) => sentence.id === id))) onJob(undefined);
  }, [job, sentences, onJob]);

  const add = () => {
    const id = newId();
    store.change('scripts.step.add', (doc) => ({
      ...doc,
      sentences: [...doc.sentences, { id, text: '', role: doc.sentences.at(-1)?.role ?? '' }],
    }));
    focus(id);
  };
  const rows = useRowsInTurn(sentences);
  const lastOfJob = sentences.findLast(({ id }) => job?.ids.includes(id))?.id;
  return (
    <>
      {selected.size > 0 && <SelectionBar roles={roles} onAsk={ask} />}
      {sentences.length === 0 && (
        <EmptyState compact title={t('scripts.noSentences')} description={t('scripts.emptyText')} />
      )}
      <Flex ref={list} component="ol" vertical gap={8} aria-label={t('scripts.sentences')}>
        {rows.map((sentence, index) => (
          <SentenceRow
            key={sentence.id}
            sentence={sentence}
            index={index}
            count={sentences.length}
            seconds={(times[index]?.end ?? 0) - (times[index]?.start ?? 0)}
            isSelected={selected.has(sentence.id)}
            isDropTarget={dropAt === index}
            framework={framework}
            roles={roles}
            platform={platform}
            category={category}
            comments={openComments.get(sentence.id) ?? 0}
            actions={actions}
            onAsk={ask}
            onComment={onComment}
            onDropAt={setDropAt}
          >
            {job && sentence.id === lastOfJob && (
              <AiReview key={job.seed} job={job} onClose={() => onJob(undefined)} onAgain={() => ask(job)} />
            )}
          </SentenceRow>
        ))}
      </Flex>
      <Button
        type="dashed"
        block
        icon={<PlusOutlined aria-hidden />}
        disabled={sentences.length >= mostSentences}
        onClick={add}
      >
        {t('scripts.add')}
      </Button>
    </>
  );
}
