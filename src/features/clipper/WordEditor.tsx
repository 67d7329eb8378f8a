import { Button, Drawer, Flex, InputNumber } from 'antd';
import { useMemo, useState } from 'react';
import { ProjectPlayer } from '@/blocks/ProjectPlayer';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { isPause, noEdits } from '@/domain/clipper/clipEdges';
import { hitProject } from '@/domain/clipper/clipProject';
import { type ClipWord, clipWords } from '@/domain/clipper/clipWords';
import type { ClipEdits } from '@/domain/clipper/types';
import { isTaken, type WordHit, withHit, withRemoved, wordHits } from '@/domain/clipper/wordHits';
import { projectDuration } from '@/engine/project/projectDuration';
import { toSeconds } from '@/engine/time/ticks';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import type { ClipItem } from './clipDrafts';
import { HitList } from './HitList';
import type { Clipper } from './useClipper';
import styles from './WordEditor.module.css';

/** A clip may be so much longer than its words at either end, and by how much a step changes it, seconds. */
const MAX_EXTRA = 10;
const EXTRA_STEP = 0.1;

interface WordEditorProps {
  readonly item: ClipItem;
  readonly clipper: Clipper;
  readonly onClose: () => void;
}

/** The words of a clip: what is struck out here is cut out of the video, and comes back at a click. */
export function WordEditor({ item, clipper, onClose }: WordEditorProps) {
  const t = useT();
  const { draft, project, number } = item;
  const { result, source, look } = clipper.work;
  const [heard, setHeard] = useState<WordHit>();
  const edits = draft.edits ?? noEdits;
  const material = result?.material;
  const { first, last } = draft;
  const words = useMemo(
    () => (material ? clipWords(material.sentences, { first, last }) : []),
    [material, first, last],
  );
  const hits = useMemo(() => (material ? wordHits(material, { first, last }) : []), [material, first, last]);
  const preview = useMemo(
    () =>
      heard && material && source
        ? hitProject(source, material, heard, { range: { first, last }, shape: look.shape })
        : undefined,
    [heard, material, source, first, last, look.shape],
  );
  if (!material || !source) return null;
  const change = (next: ClipEdits): void => {
    // A clip without a word is none.
    if (words.every(({ key }) => next.removed.includes(key))) return;
    clipper.change({ ...draft, isTouched: true, edits: next });
  };
  const isEdited = JSON.stringify(edits) !== JSON.stringify(noEdits);
  return (
    <Drawer open size={760} title={t('clipper.wordsOf', { number, name: project.title })} onClose={onClose}>
      <Flex vertical gap={16}>
        <ProjectPlayer project={preview ?? project} isSmall playsAtOnce={preview !== undefined} />
        {preview && (
          <Button size="small" style={{ alignSelf: 'start' }} onClick={() => setHeard(undefined)}>
            {t('clipper.wholeClip')}
          </Button>
        )}
        <Flex gap={16} wrap align="center">
          <Text tabular>{t('clipper.lengthNow', { time: formatDuration(toSeconds(projectDuration(project))) })}</Text>
          {(['lead', 'tail'] as const).map((edge) => (
            <Flex key={edge} gap={8} align="center">
              <label htmlFor={`clipper-${edge}`}>{t(`clipper.extra.${edge}`)}</label>
              <InputNumber
                id={`clipper-${edge}`}
                size="small"
                min={0}
                max={MAX_EXTRA}
                step={EXTRA_STEP}
                value={edits[edge]}
                suffix={t('clipper.seconds')}
                onChange={(value) => change({ ...edits, [edge]: value ?? 0 })}
              />
            </Flex>
          ))}
          <Button size="small" disabled={!isEdited} onClick={() => change(noEdits)}>
            {t('clipper.restoreAll')}
          </Button>
        </Flex>
        <Text type="secondary">{t('clipper.wordsHint')}</Text>
        <Sentences words={words} edits={edits} isShort={look.shortensPauses} onChange={change} />
        <HitList
          hits={hits}
          isTaken={(hit) => isTaken(hit, edits, look.shortensPauses)}
          onTake={(taken, takes) => change(taken.reduce((now, hit) => withHit(now, hit, takes), edits))}
          onHear={setHeard}
        />
      </Flex>
    </Drawer>
  );
}

interface SentencesProps {
  readonly words: readonly ClipWord[];
  readonly edits: ClipEdits;
  readonly isShort: boolean;
  readonly onChange: (edits: ClipEdits) => void;
}

function Sentences({ words, edits, isShort, onChange }: SentencesProps) {
  const t = useT();
  const [anchor, setAnchor] = useState(0);
  const removed = new Set(edits.removed);
  const toggle = (index: number, isRange: boolean): void => {
    const word = words[index];
    if (!word) return;
    const [from, to] = isRange ? [Math.min(anchor, index), Math.max(anchor, index)] : [index, index];
    const keys = words.slice(from, to + 1).map(({ key }) => key);
    // A range does what its last click does: it takes the anchor's state over.
    const takes = isRange ? removed.has(words[anchor]?.key ?? '') : !removed.has(word.key);
    setAnchor(index);
    onChange(withRemoved(edits, keys, takes));
  };
  const numbers = [...new Set(words.map(({ sentence }) => sentence))];
  return (
    <Flex vertical gap={8}>
      {numbers.map((number) => {
        const keys = words.filter(({ sentence }) => sentence === number).map(({ key }) => key);
        const isGone = keys.every((key) => removed.has(key));
        return (
          <p key={number} style={{ margin: 0, lineHeight: 2 }}>
            <Button size="small" type="text" onClick={() => onChange(withRemoved(edits, keys, !isGone))}>
              {t(isGone ? 'clipper.sentenceBack' : 'clipper.sentenceOut')}
            </Button>
            {words.map((word, index) => {
              if (word.sentence !== number) return null;
              const next = words[index + 1];
              return (
                <span key={word.key}>
                  <PlainButton
                    className={styles.word}
                    aria-pressed={removed.has(word.key)}
                    data-filler={word.filler}
                    onClick={({ shiftKey }) => toggle(index, shiftKey)}
                  >
                    {word.text || t('clipper.sound')}
                  </PlainButton>
                  {next && isPause(word, next) && (
                    <Pause word={word} next={next} edits={edits} isShort={isShort} onChange={onChange} />
                  )}
                </span>
              );
            })}
          </p>
        );
      })}
    </Flex>
  );
}

interface PauseProps extends Omit<SentencesProps, 'words'> {
  readonly word: ClipWord;
  readonly next: ClipWord;
}

function Pause({ word, next, edits, isShort, onChange }: PauseProps) {
  const t = useT();
  const isTakenOut = (edits.pauses[word.key] ?? (isShort ? 'short' : 'kept')) === 'short';
  return (
    <PlainButton
      className={styles.pause}
      aria-pressed={isTakenOut}
      onClick={() => onChange({ ...edits, pauses: { ...edits.pauses, [word.key]: isTakenOut ? 'kept' : 'short' } })}
    >
      {t('clipper.pauseOf', { seconds: (next.start - word.end).toFixed(1) })}
    </PlainButton>
  );
}
