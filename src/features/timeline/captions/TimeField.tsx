import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { fromSeconds, maxTicks, type Ticks, toSeconds, ZERO } from '@/engine/time/ticks';
import { parseClock } from '@/utils/parseClock';
import styles from './TimeField.module.css';

interface TimeFieldProps {
  readonly value: Ticks;
  readonly label: string;
  readonly disabled?: boolean;
  /** `run` is the same for all steps of one drag. */
  readonly onChange: (value: Ticks, run: string) => void;
}

/** A pixel of a drag and an arrow key, seconds. */
const PIXEL = 0.02;
const KEY = 0.1;
const DRAG_FROM = 3;
let runs = 0;

/** `m:ss.hh`. */
function clockText(time: Ticks): string {
  const hundredths = Math.round(toSeconds(time) * 100);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${Math.floor(hundredths / 6000)}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`;
}

/** A time that is typed, dragged sideways or moved by the arrow keys. */
export function TimeField({ value, label, disabled = false, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string>();
  const drag = useRef<{ readonly x: number; readonly from: Ticks; readonly run: string; isMoving: boolean }>(undefined);

  const commit = (): void => {
    if (typed === undefined) return;
    const seconds = parseClock(typed) ?? (/^\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : undefined);
    setTyped(undefined);
    if (seconds !== undefined && typed !== clockText(value)) onChange(fromSeconds(seconds), newRun());
  };
  const onPointerDown = (event: PointerEvent<HTMLInputElement>): void => {
    if (disabled || event.button !== 0 || document.activeElement === event.currentTarget) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, from: value, run: newRun(), isMoving: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLInputElement>): void => {
    const { current } = drag;
    if (!current) return;
    const by = event.clientX - current.x;
    current.isMoving ||= Math.abs(by) >= DRAG_FROM;
    if (current.isMoving) onChange(maxTicks(ZERO, fromSeconds(toSeconds(current.from) + by * PIXEL)), current.run);
  };
  const onPointerUp = (event: PointerEvent<HTMLInputElement>): void => {
    if (drag.current && !drag.current.isMoving) {
      event.currentTarget.focus();
      event.currentTarget.select();
    }
    drag.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') setTyped(undefined);
    const step = event.key === 'ArrowUp' ? KEY : event.key === 'ArrowDown' ? -KEY : 0;
    if (step === 0) return;
    event.preventDefault();
    setTyped(undefined);
    onChange(maxTicks(ZERO, fromSeconds(toSeconds(value) + step)), newRun());
  };

  return (
    <input
      className={styles.time}
      value={typed ?? clockText(value)}
      aria-label={label}
      title={label}
      disabled={disabled}
      inputMode="decimal"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        drag.current = undefined;
      }}
      onKeyDown={onKeyDown}
    />
  );
}

function newRun(): string {
  runs += 1;
  return String(runs);
}
