import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import type { Portrait, PortraitMarks } from '@/services/figure/schema';
import styles from './PortraitMarker.module.css';

interface PortraitMarkerProps {
  readonly portrait: Portrait;
  readonly onChange: (marks: PortraitMarks) => void;
}

const handles = ['leftEye', 'rightEye', 'mouth'] as const;
type Handle = (typeof handles)[number];
const step = 0.005;
const keys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};
const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** Mouth and eyes on a portrait, moved by dragging or with the arrow keys; + and − make the mouth wider or narrower. */
export function PortraitMarker({ portrait, onChange }: PortraitMarkerProps) {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const { marks } = portrait;
  const place = (handle: Handle, x: number, y: number) =>
    onChange({ ...marks, [handle]: { ...marks[handle], x: clamp(x), y: clamp(y) } });
  const drag = (handle: Handle) => (event: PointerEvent<HTMLButtonElement>) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    place(handle, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };
  const widen = (by: number) =>
    onChange({ ...marks, mouth: { ...marks.mouth, width: clamp(marks.mouth.width + by, 0.04, 0.6) } });
  const onKey = (handle: Handle) => (event: KeyboardEvent) => {
    const move = keys[event.key];
    if (move) place(handle, marks[handle].x + move[0], marks[handle].y + move[1]);
    else if (handle === 'mouth' && /^[+=]$/.test(event.key)) widen(0.01);
    else if (handle === 'mouth' && /^[-_]$/.test(event.key)) widen(-0.01);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div ref={frame} className={styles.marker}>
        <img src={portrait.url} alt={t('figures.portrait')} draggable={false} />
        {handles.map((handle) => (
          <button
            key={handle}
            type="button"
            className={handle === 'mouth' ? styles.mouthMark : styles.eyeMark}
            style={{
              insetInlineStart: `${marks[handle].x * 100}%`,
              insetBlockStart: `${marks[handle].y * 100}%`,
              ...(handle === 'mouth' ? { inlineSize: `${marks.mouth.width * 100}%` } : {}),
            }}
            aria-label={t(`figures.mark.${handle}`)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag(handle)}
            onKeyDown={onKey(handle)}
          />
        ))}
      </div>
      <Text component="p" type="secondary" size="small">
        {t('figures.markHint')}
      </Text>
    </>
  );
}
