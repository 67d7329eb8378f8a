import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { clockOf } from './clock';
import type { RailRange } from './RangeRail';
import styles from './strips.module.css';

interface Span {
  readonly start: number;
  readonly end: number;
}

interface RangeBoxProps {
  readonly range: RailRange;
  readonly duration: number;
  readonly isSelected: boolean;
  readonly secondsAt: (clientX: number) => number;
  readonly onSelect: () => void;
  readonly onSeek: (seconds: number) => void;
  readonly onChange: (span: Span, isDone: boolean) => void;
}

type Grip = 'start' | 'end' | 'all';

/** Ranges are at least so long, and a key moves an edge by so much, seconds. */
const SHORTEST = 0.05;
const KEY_STEP = 0.04;

/** One range on the rail: dragged as a whole or by an edge, edges by arrow keys too. */
export function RangeBox({ range, duration, isSelected, secondsAt, onSelect, onSeek, onChange }: RangeBoxProps) {
  const t = useT();
  const held = useRef<{ readonly grip: Grip; readonly at: number; readonly from: Span } | null>(null);
  const latest = useRef<Span>(range);
  const place = (seconds: number): string => `${(seconds / Math.max(duration, 1e-6)) * 100}%`;

  const moved = (grip: Grip, from: Span, by: number): Span => {
    if (grip === 'all') {
      const shift = Math.min(duration - from.end, Math.max(-from.start, by));
      return { start: from.start + shift, end: from.end + shift };
    }
    if (grip === 'start') return { ...from, start: Math.min(from.end - SHORTEST, Math.max(0, from.start + by)) };
    return { ...from, end: Math.max(from.start + SHORTEST, Math.min(duration, from.end + by)) };
  };
  const onDown =
    (grip: Grip) =>
    (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { grip, at: secondsAt(event.clientX), from: range };
      latest.current = range;
      onSelect();
    };
  const onMove = (event: PointerEvent<HTMLElement>): void => {
    const hold = held.current;
    if (!hold) return;
    latest.current = moved(hold.grip, hold.from, secondsAt(event.clientX) - hold.at);
    onChange(latest.current, false);
    if (hold.grip !== 'all') onSeek(latest.current[hold.grip]);
  };
  const onUp = (event: PointerEvent<HTMLElement>): void => {
    const hold = held.current;
    held.current = null;
    if (!hold) return;
    const { start, end } = latest.current;
    if (start !== hold.from.start || end !== hold.from.end) onChange(latest.current, true);
    else if (hold.grip === 'all') onSeek(secondsAt(event.clientX));
  };
  const onKey =
    (grip: 'start' | 'end') =>
    (event: KeyboardEvent): void => {
      const step = { ArrowLeft: -KEY_STEP, ArrowRight: KEY_STEP, PageDown: -1, PageUp: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const next = moved(grip, range, step);
      onChange(next, true);
      onSeek(next[grip]);
    };
  const edge = (grip: 'start' | 'end') => (
    <span
      role="slider"
      tabIndex={0}
      aria-label={t(grip === 'start' ? 'strips.startOf' : 'strips.endOf', { name: range.name })}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration * 100) / 100}
      aria-valuenow={Math.round(range[grip] * 100) / 100}
      aria-valuetext={clockOf(range[grip])}
      className={grip === 'start' ? styles.startEdge : styles.endEdge}
      onPointerDown={onDown(grip)}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onKeyDown={onKey(grip)}
    />
  );

  return (
    <div
      className={isSelected ? styles.boxSelected : styles.box}
      style={{ left: place(range.start), width: place(range.end - range.start) }}
      onPointerDown={onDown('all')}
      onPointerMove={onMove}
      onPointerUp={onUp}
    >
      {edge('start')}
      <Text size="small" ellipsis className={styles.boxName}>
        {range.name}
      </Text>
      {edge('end')}
    </div>
  );
}
