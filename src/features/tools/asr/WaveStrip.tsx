import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useT } from '@/hooks/useT';
import styles from './asr.module.css';
import { peaksPerSecond, type Segment, type Transcript } from './model';

interface WaveStripProps {
  readonly transcript: Transcript;
  readonly segment: Segment;
  readonly onTimes: (times: { readonly from: number; readonly to: number }) => void;
}

const around = 1.5;
const nudge = 0.05;

/** The sound around a segment; its two borders are dragged, or moved with the arrow keys. */
export function WaveStrip({ transcript, segment, onTimes }: WaveStripProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const { from, to } = segment;
  const start = Math.max(0, from - around);
  const end = Math.min(transcript.duration, to + around);
  const span = Math.max(0.1, end - start);
  const peaks = transcript.peaks.slice(Math.floor(start * peaksPerSecond), Math.ceil(end * peaksPerSecond));
  const put = (side: 'from' | 'to', time: number) => onTimes({ from, to, [side]: time });
  const move = (side: 'from' | 'to') => (event: PointerEvent<HTMLButtonElement>) => {
    const frame = box.current?.getBoundingClientRect();
    if (frame && event.currentTarget.hasPointerCapture(event.pointerId))
      put(side, start + ((event.clientX - frame.left) / frame.width) * span);
  };
  const onKey = (side: 'from' | 'to') => (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    put(side, (side === 'from' ? from : to) + (event.key === 'ArrowLeft' ? -nudge : nudge));
  };
  const share = (time: number): string => `${((time - start) / span) * 100}%`;
  return (
    <div ref={box} className={styles.wave}>
      <svg viewBox={`0 0 ${Math.max(1, peaks.length)} 100`} preserveAspectRatio="none" aria-hidden>
        {peaks.map((peak, index) => {
          const height = Math.max(2, peak);
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          return <rect key={index} x={index + 0.15} y={50 - height / 2} width={0.7} height={height} />;
        })}
      </svg>
      <span
        className={styles.range}
        style={{ insetInlineStart: share(from), inlineSize: `${((to - from) / span) * 100}%` }}
      />
      {(['from', 'to'] as const).map((side) => (
        <button
          key={side}
          type="button"
          className={styles.border}
          style={{ insetInlineStart: share(segment[side]) }}
          aria-label={t(side === 'from' ? 'asr.begin' : 'asr.end', { time: segment[side].toFixed(2) })}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={move(side)}
          onKeyDown={onKey(side)}
        />
      ))}
    </div>
  );
}
