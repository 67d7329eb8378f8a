import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { type EraseSpan, tidySpans } from '@/engine/erase';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import styles from './eraser.module.css';

interface SpanLineProps {
  readonly spans: readonly EraseSpan[];
  readonly duration: number;
  readonly time: number;
  readonly onChange: (spans: readonly EraseSpan[]) => void;
  readonly onSeek: (time: number) => void;
}

type Edge = 'start' | 'end';

/** A new span lasts as long as a sentence. */
const SENTENCE = 3;
const SHORTEST = 0.1;
const KEY_STEP = 0.1;

/** When a region is at work: spans on a line of the video, their ends to be pulled. */
export function SpanLine({ spans, duration, time, onChange, onSeek }: SpanLineProps) {
  const t = useT();
  const line = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<{ readonly index: number; readonly edge: Edge } | null>(null);
  // A span keeps its place in the row while its ends are pulled.
  const places = spans.map((_, place) => `span-${place}`);
  const isInside = spans.some(({ start, end }) => time >= start && time < end);

  const pull = (index: number, edge: Edge, to: number) => {
    const span = spans[index];
    if (!span) return;
    const least = edge === 'start' ? (spans[index - 1]?.end ?? 0) : span.start + SHORTEST;
    const most = edge === 'start' ? span.end - SHORTEST : (spans[index + 1]?.start ?? duration);
    const at = Math.min(most, Math.max(least, to));
    onChange(spans.map((other, place) => (place === index ? { ...other, [edge]: at } : other)));
    onSeek(edge === 'end' ? Math.max(span.start, at - 0.05) : at);
  };
  const onMove = (event: PointerEvent) => {
    const size = line.current?.getBoundingClientRect();
    if (held && size) pull(held.index, held.edge, ((event.clientX - size.left) / size.width) * duration);
  };
  const onKeyDown = (event: KeyboardEvent, index: number, edge: Edge) => {
    const by = { ArrowLeft: -KEY_STEP, ArrowRight: KEY_STEP }[event.key];
    const span = spans[index];
    if (!by || !span) return;
    event.preventDefault();
    pull(index, edge, span[edge] + by);
  };

  return (
    <Flex vertical gap={12}>
      <div ref={line} className={styles.line} onPointerMove={onMove} onPointerUp={() => setHeld(null)}>
        {spans.map(({ start, end }, index) => (
          <div
            key={places[index]}
            className={styles.span}
            style={{
              insetInlineStart: `${(start / duration) * 100}%`,
              inlineSize: `${((end - start) / duration) * 100}%`,
            }}
          >
            {(['start', 'end'] as const).map((edge) => (
              <button
                key={edge}
                type="button"
                className={edge === 'start' ? styles.edgeStart : styles.edgeEnd}
                aria-label={t(`toolErase.span.${edge}`, {
                  number: index + 1,
                  time: formatDuration(edge === 'start' ? start : end),
                })}
                onPointerDown={(event) => {
                  line.current?.setPointerCapture(event.pointerId);
                  setHeld({ index, edge });
                }}
                onKeyDown={(event) => onKeyDown(event, index, edge)}
              />
            ))}
          </div>
        ))}
        <div className={styles.playhead} style={{ insetInlineStart: `${(time / duration) * 100}%` }} />
      </div>
      <Flex gap={8} align="center" wrap>
        <Button
          size="small"
          icon={<PlusOutlined />}
          disabled={isInside}
          onClick={() => onChange(tidySpans([...spans, { start: time, end: time + SENTENCE }], duration))}
        >
          {t('toolErase.span.add')}
        </Button>
        <Button
          size="small"
          icon={<DeleteOutlined />}
          disabled={!isInside}
          onClick={() => onChange(spans.filter(({ start, end }) => time < start || time >= end))}
        >
          {t('toolErase.span.remove')}
        </Button>
        <Text type="tertiary" size="small">
          {t('toolErase.span.count', { count: spans.length })}
        </Text>
      </Flex>
    </Flex>
  );
}
