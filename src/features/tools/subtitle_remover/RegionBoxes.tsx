import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { EraseRegion, ShareBox } from '@/engine/erase';
import { useT } from '@/hooks/useT';
import styles from './RegionBoxes.module.css';

/** Which edges of a box a handle pulls: -1 left or top, 1 right or bottom, 0 neither. */
interface Handle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** The corners and the middles of the edges. */
const handles: readonly Handle[] = ([-1, 0, 1] as const).flatMap((y) =>
  ([-1, 0, 1] as const).flatMap((x) => (x === 0 && y === 0 ? [] : [{ x, y }])),
);

/** Smaller boxes could not be taken hold of. */
const SMALLEST = 0.02;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Moves a box by shares of the image, inside the image. */
const moveBox = (box: ShareBox, dx: number, dy: number): ShareBox => ({
  ...box,
  x: clamp(box.x + dx, 0, 1 - box.width),
  y: clamp(box.y + dy, 0, 1 - box.height),
});

/** Pulls edges of a box by shares of the image; it stays inside and does not turn over. */
function pullBox(box: ShareBox, handle: Handle, dx: number, dy: number): ShareBox {
  const [left, width] = pull(box.x, box.width, handle.x, dx);
  const [top, height] = pull(box.y, box.height, handle.y, dy);
  return { x: left, y: top, width, height };
}

function pull(start: number, length: number, edge: -1 | 0 | 1, by: number): readonly [number, number] {
  const end = start + length;
  if (edge === 0) return [start, length];
  if (edge === 1) return [start, clamp(end + by, start + SMALLEST, 1) - start];
  const moved = clamp(start + by, 0, end - SMALLEST);
  return [moved, end - moved];
}

interface RegionBoxesProps {
  readonly regions: readonly EraseRegion[];
  readonly selectedId: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly onChange: (id: string, box: ShareBox) => void;
  readonly onRemove: (id: string) => void;
}

/** Share of the image that an arrow key moves by. */
const STEP = 0.005;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The regions as boxes on the image: dragged by mouse or finger, pulled by their handles, moved by arrow keys. */
export function RegionBoxes({ regions, selectedId, onSelect, onChange, onRemove }: RegionBoxesProps) {
  const t = useT();
  const layer = useRef<HTMLDivElement>(null);
  const drag = useRef<{
    readonly x: number;
    readonly y: number;
    readonly box: ShareBox;
    readonly handle: Handle | null;
  }>(null);

  const onDown = (event: PointerEvent<HTMLElement>, { id, box }: EraseRegion, handle: Handle | null) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, box, handle };
    onSelect(id);
  };
  const onMove = (event: PointerEvent<HTMLElement>, id: string) => {
    const held = drag.current;
    const size = layer.current?.getBoundingClientRect();
    if (!held || !size) return;
    const [dx, dy] = [(event.clientX - held.x) / size.width, (event.clientY - held.y) / size.height];
    onChange(id, held.handle ? pullBox(held.box, held.handle, dx, dy) : moveBox(held.box, dx, dy));
  };
  const onUp = () => {
    drag.current = null;
  };
  const onKeyDown = (event: KeyboardEvent, { id, box }: EraseRegion) => {
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove(id);
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    onChange(id, event.shiftKey ? pullBox(box, { x: 1, y: 1 }, ...by) : moveBox(box, ...by));
  };

  return (
    <div ref={layer} className={styles.boxes}>
      {regions.map((region, index) => {
        const { id, box } = region;
        const isSelected = id === selectedId;
        return (
          <div
            key={id}
            className={isSelected ? styles.boxOn : styles.box}
            style={{
              insetInlineStart: `${box.x * 100}%`,
              insetBlockStart: `${box.y * 100}%`,
              inlineSize: `${box.width * 100}%`,
              blockSize: `${box.height * 100}%`,
            }}
          >
            <button
              type="button"
              className={styles.boxBody}
              aria-label={t('toolErase.regionBox', { number: index + 1 })}
              aria-pressed={isSelected}
              onFocus={() => onSelect(id)}
              onPointerDown={(event) => onDown(event, region, null)}
              onPointerMove={(event) => onMove(event, id)}
              onPointerUp={onUp}
              onPointerCancel={onUp}
              onKeyDown={(event) => onKeyDown(event, region)}
            >
              <span className={styles.boxName}>{index + 1}</span>
            </button>
            {isSelected &&
              handles.map((handle) => (
                <span
                  key={`${handle.x} ${handle.y}`}
                  aria-hidden
                  className={styles.handle}
                  data-x={handle.x}
                  data-y={handle.y}
                  onPointerDown={(event) => onDown(event, region, handle)}
                  onPointerMove={(event) => onMove(event, id)}
                  onPointerUp={onUp}
                  onPointerCancel={onUp}
                />
              ))}
          </div>
        );
      })}
    </div>
  );
}
