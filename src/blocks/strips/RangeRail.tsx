import { type PointerEvent, useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import { clockOf } from './clock';
import { RangeBox } from './RangeBox';
import { StripCanvas } from './StripCanvas';
import type { Strips } from './strips';
import styles from './strips.module.css';

export interface RailRange {
  readonly id: string;
  readonly name: string;
  /** Seconds. */
  readonly start: number;
  readonly end: number;
}

interface RangeRailProps {
  readonly strips: Strips | null;
  readonly duration: number;
  readonly aspect: number;
  readonly hasImage: boolean;
  readonly hasAudio: boolean;
  readonly keyTimes?: readonly number[];
  readonly ranges: readonly RailRange[];
  readonly selected?: string | undefined;
  readonly marks?: readonly number[];
  /** Seconds; where the player is. */
  readonly time: number;
  /** 1 = all of it is seen. */
  readonly zoom?: number;
  readonly onSeek: (seconds: number) => void;
  readonly onSelect?: (id: string) => void;
  /** `isDone`: the hand has let go. */
  readonly onChange: (id: string, span: { readonly start: number; readonly end: number }, isDone: boolean) => void;
  /** A stretch drawn with the hand. */
  readonly onCreate?: (span: { readonly start: number; readonly end: number }) => void;
}

/** Movement below this is a click, pixels. */
const CLICK = 5;
const NONE: readonly number[] = [];

/** A file along which ranges are drawn, moved and cut: images, sound, key frames, the player's place. */
export function RangeRail(props: RangeRailProps) {
  const { strips, duration, aspect, hasImage, hasAudio, keyTimes = NONE, ranges, marks = NONE, time, zoom = 1 } = props;
  const t = useT();
  const line = useRef<HTMLDivElement>(null);
  const begun = useRef<{ readonly x: number; readonly at: number } | null>(null);
  const [drawn, setDrawn] = useState<{ readonly start: number; readonly end: number } | null>(null);
  const secondsAt = (clientX: number): number => {
    const box = line.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    return Math.min(duration, Math.max(0, ((clientX - box.left) / box.width) * duration));
  };
  const place = (seconds: number): string => `${(seconds / Math.max(duration, 1e-6)) * 100}%`;

  const onDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    begun.current = { x: event.clientX, at: secondsAt(event.clientX) };
  };
  const onMove = (event: PointerEvent<HTMLDivElement>): void => {
    const from = begun.current;
    if (!from || Math.abs(event.clientX - from.x) < CLICK) return;
    const here = secondsAt(event.clientX);
    if (props.onCreate) setDrawn({ start: Math.min(from.at, here), end: Math.max(from.at, here) });
    else props.onSeek(here);
  };
  const onUp = (event: PointerEvent<HTMLDivElement>): void => {
    if (!begun.current) return;
    begun.current = null;
    if (drawn && drawn.end > drawn.start) props.onCreate?.(drawn);
    else props.onSeek(secondsAt(event.clientX));
    setDrawn(null);
  };

  return (
    <section className={styles.scroll} aria-label={t('strips.rail')} tabIndex={zoom > 1 ? 0 : undefined}>
      <div ref={line} className={styles.line} style={{ inlineSize: `${zoom * 100}%` }}>
        <div
          className={styles.track}
          onPointerDown={onDown}
          onPointerMove={onMove}
          onPointerUp={onUp}
          onPointerCancel={() => {
            begun.current = null;
            setDrawn(null);
          }}
        >
          <StripCanvas {...{ strips, duration, aspect, hasImage, hasAudio, keyTimes }} />
        </div>
        {marks.map((mark) => (
          <span key={mark} className={styles.mark} style={{ left: place(mark) }} title={clockOf(mark)} />
        ))}
        {ranges.map((range) => (
          <RangeBox
            key={range.id}
            range={range}
            duration={duration}
            isSelected={range.id === props.selected}
            secondsAt={secondsAt}
            onSelect={() => props.onSelect?.(range.id)}
            onSeek={props.onSeek}
            onChange={(span, isDone) => props.onChange(range.id, span, isDone)}
          />
        ))}
        {drawn && (
          <span className={styles.drawn} style={{ left: place(drawn.start), width: place(drawn.end - drawn.start) }} />
        )}
        <span className={styles.playhead} style={{ left: place(Math.min(time, duration)) }} />
      </div>
    </section>
  );
}
