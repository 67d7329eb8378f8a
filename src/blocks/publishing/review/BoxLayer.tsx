import { type PointerEvent, useRef } from 'react';
import { useT } from '@/hooks/useT';
import { type Box, boxBetween, boxByKey, movedBox, type Point, pointIn } from './box';
import styles from './review.module.css';

interface BoxLayerProps {
  readonly box: Box | undefined;
  /** Undefined = only to be looked at. */
  readonly onChange: ((box: Box | undefined) => void) | undefined;
}

interface Drag {
  readonly from: Point;
  /** The rectangle that is moved; undefined = a new one is drawn. */
  readonly moved: Box | undefined;
}

const percent = (share: number): string => `${share * 100}%`;

/** The rectangle over the image: drawn and moved with the pointer, or with arrow keys (Shift sizes it). */
export function BoxLayer({ box, onChange }: BoxLayerProps) {
  const t = useT();
  const layer = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  const place = box && {
    insetInlineStart: percent(box.x),
    insetBlockStart: percent(box.y),
    inlineSize: percent(box.w),
    blockSize: percent(box.h),
  };
  if (!onChange) return place ? <div className={styles.boxShown} style={place} aria-hidden /> : null;

  const at = (event: PointerEvent): Point | undefined => {
    const rect = layer.current?.getBoundingClientRect();
    return rect && pointIn(event.clientX, event.clientY, rect);
  };
  const begin = (event: PointerEvent, moved: Box | undefined) => {
    const from = at(event);
    if (!from || event.button !== 0) return;
    event.stopPropagation();
    layer.current?.setPointerCapture(event.pointerId);
    drag.current = { from, moved };
  };
  const follow = (event: PointerEvent) => {
    const to = at(event);
    if (!drag.current || !to) return;
    const { from, moved } = drag.current;
    const next = moved ? movedBox(moved, to.x - from.x, to.y - from.y) : boxBetween(from, to);
    if (next) onChange(next);
  };
  return (
    <div
      ref={layer}
      className={styles.boxLayer}
      dir="ltr"
      data-testid="box-layer"
      onPointerDown={(event) => begin(event, undefined)}
      onPointerMove={follow}
      onPointerUp={() => {
        drag.current = undefined;
      }}
      onPointerCancel={() => {
        drag.current = undefined;
      }}
    >
      {box && (
        <button
          type="button"
          className={styles.boxDrawn}
          style={place}
          aria-label={t('review.boxKeys')}
          onPointerDown={(event) => begin(event, box)}
          onKeyDown={(event) => {
            if (event.key === 'Delete' || event.key === 'Backspace') onChange(undefined);
            const next = boxByKey(box, event.key, event.shiftKey);
            if (next) onChange(next);
            if (next || event.key === 'Delete' || event.key === 'Backspace') event.preventDefault();
          }}
        />
      )}
    </div>
  );
}
