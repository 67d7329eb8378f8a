import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from './timeline.module.css';

interface ResizerProps {
  readonly label: string;
  readonly axis: 'x' | 'y';
  readonly className?: string | undefined;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** 1: dragging right or down grows the region, -1: it shrinks it. */
  readonly sign: 1 | -1;
  readonly onChange: (value: number) => void;
}

const keyStep = 16;

/** The border between two regions: dragged with the pointer, moved with the arrow keys. */
export function Resizer({ label, axis, className, value, min, max, sign, onChange }: ResizerProps) {
  const drag = useRef<{ readonly from: number; readonly value: number }>(undefined);
  const put = (next: number) => onChange(Math.round(Math.min(max, Math.max(min, next))));
  const at = (event: PointerEvent): number => (axis === 'x' ? event.clientX : event.clientY);
  const turn = (element: HTMLElement): number =>
    axis === 'x' && getComputedStyle(element).direction === 'rtl' ? -1 : 1;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const keys: Readonly<Record<string, number>> =
      axis === 'x' ? { ArrowLeft: -1, ArrowRight: 1 } : { ArrowUp: -1, ArrowDown: 1 };
    const way = keys[event.key];
    if (way === undefined) return;
    event.preventDefault();
    put(value + way * sign * keyStep * turn(event.currentTarget));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a movable separator, which hr cannot be
    <div
      role="separator"
      aria-label={label}
      aria-orientation={axis === 'x' ? 'vertical' : 'horizontal'}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      className={[styles.resizer, axis === 'x' ? styles.resizerX : styles.resizerY, className]
        .filter(Boolean)
        .join(' ')}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: at(event), value };
      }}
      onPointerMove={(event) => {
        const { current } = drag;
        if (current) put(current.value + (at(event) - current.from) * sign * turn(event.currentTarget));
      }}
      onPointerUp={() => {
        drag.current = undefined;
      }}
      onPointerCancel={() => {
        drag.current = undefined;
      }}
    />
  );
}
