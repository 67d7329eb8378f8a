import { DeleteOutlined } from '@ant-design/icons';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Button, Flex, Input, Select } from 'antd';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { newId } from '@/utils/newId';
import styles from './asr.module.css';
import { mergeWithNext, type Segment, splitSegment, type Transcript, withTimes } from './model';
import { WaveStrip } from './WaveStrip';

interface SegmentListProps {
  readonly transcript: Transcript;
  readonly openId: string | undefined;
  readonly nameOf: (speaker: number) => string;
  readonly onPlay: (segment: Segment) => void;
  readonly onChange: (transcript: Transcript) => void;
}

/** Minutes, seconds and tenths: sentences are shorter than a second. */
const clock = (seconds: number): string => {
  const tenths = Math.floor(Math.max(0, seconds) * 10 + 0.001);
  return `${formatDuration(Math.floor(tenths / 10))}.${tenths % 10}`;
};
const mostSpeakers = 9;
const usualHeight = 84;

/** The sentences; only those in sight stand in the page, hours of speech have thousands. Tab goes from line to line. */
export function SegmentList({ transcript, openId, nameOf, onPlay, onChange }: SegmentListProps) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  /** Line that is to be written in as soon as it stands in the page. */
  const [wanted, want] = useState<number>();
  const { segments } = transcript;
  const rows = useVirtualizer({
    count: segments.length,
    getScrollElement: () => box.current,
    getItemKey: (index) => segments[index]?.id ?? index,
    estimateSize: () => usualHeight,
    overscan: 6,
  });
  const items = rows.getVirtualItems();
  const put = (next: readonly Segment[]) => onChange({ ...transcript, segments: next });

  useLayoutEffect(() => {
    if (wanted === undefined || items.length === 0) return;
    const field = box.current?.querySelector<HTMLTextAreaElement>(`[data-index="${wanted}"] textarea`);
    if (!field) {
      rows.scrollToIndex(wanted, { align: 'center' });
      return;
    }
    field.focus();
    want(undefined);
  }, [wanted, items, rows]);

  const onKey = (segment: Segment, index: number) => (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey) {
      const to = index + (event.shiftKey ? -1 : 1);
      // At both ends Tab leaves the list, as everywhere.
      if (!segments[to]) return;
      event.preventDefault();
      want(to);
    } else if (event.key === 'Escape') {
      event.currentTarget.closest('li')?.querySelector('button')?.focus();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey)
        put(splitSegment(segments, segment.id, event.currentTarget.selectionStart, newId()));
      else if (event.shiftKey) put(mergeWithNext(segments, segment.id));
      else if (segments[index + 1]) want(index + 1);
    }
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys
    <section ref={box} className={styles.list} tabIndex={0} aria-label={t('asr.lines')}>
      <ol style={{ blockSize: rows.getTotalSize() }}>
        {items.map(({ index, start, key }) => {
          const segment = segments[index];
          if (!segment) return null;
          const isOpen = segment.id === openId;
          const number = index + 1;
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={segments.length}
              aria-posinset={number}
              className={isOpen ? styles.segmentOn : styles.segment}
              style={{ transform: `translateY(${start}px)` }}
            >
              <SegmentFields
                transcript={transcript}
                segment={segment}
                index={index}
                isOpen={isOpen}
                nameOf={nameOf}
                onPlay={onPlay}
                onKeyDown={onKey(segment, index)}
                onChange={onChange}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface SegmentFieldsProps extends Pick<SegmentListProps, 'transcript' | 'nameOf' | 'onPlay' | 'onChange'> {
  readonly segment: Segment;
  readonly index: number;
  readonly isOpen: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** One sentence: when it is said, by whom, its text. */
function SegmentFields(props: SegmentFieldsProps) {
  const { transcript, segment, index, isOpen, nameOf, onPlay, onKeyDown, onChange } = props;
  const t = useT();
  const { segments, names } = transcript;
  const number = index + 1;
  const put = (next: readonly Segment[]) => onChange({ ...transcript, segments: next });
  const change = (part: Partial<Segment>) =>
    put(segments.map((each) => (each.id === segment.id ? { ...each, ...part } : each)));
  return (
    <>
      <Flex gap={4} align="center">
        <Button
          size="small"
          type="text"
          style={{ fontVariantNumeric: 'tabular-nums' }}
          aria-label={t('asr.play', { n: number })}
          onClick={() => onPlay(segment)}
        >
          {`${clock(segment.from)} – ${clock(segment.to)}`}
        </Button>
        <Select
          size="small"
          style={{ flex: '0 1 112px', minInlineSize: 0 }}
          value={segment.speaker}
          aria-label={t('asr.speakerOf', { n: number })}
          options={[...names, ''].slice(0, mostSpeakers).map((_, speaker) => ({
            value: speaker,
            label: nameOf(speaker),
          }))}
          onChange={(speaker) =>
            onChange({
              ...transcript,
              names: speaker < names.length ? names : [...names, ''],
              segments: segments.map((part) => (part.id === segment.id ? { ...part, speaker } : part)),
            })
          }
        />
        <Button
          size="small"
          type="text"
          disabled={index === segments.length - 1}
          onClick={() => put(mergeWithNext(segments, segment.id))}
        >
          {t('asr.merge')}
        </Button>
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('asr.remove', { n: number })}
          title={t('asr.remove', { n: number })}
          onClick={() => put(segments.filter(({ id }) => id !== segment.id))}
        />
      </Flex>
      {isOpen && (
        <WaveStrip
          transcript={transcript}
          segment={segment}
          onTimes={(times) => put(withTimes(transcript, segment.id, times))}
        />
      )}
      <Input.TextArea
        value={segment.text}
        autoSize={{ minRows: 1, maxRows: 4 }}
        maxLength={500}
        placeholder={t('asr.typeHere')}
        aria-label={t('asr.textOf', { n: number })}
        onFocus={() => !isOpen && onPlay(segment)}
        onKeyDown={onKeyDown}
        onChange={(event) => change({ text: event.target.value })}
      />
    </>
  );
}
