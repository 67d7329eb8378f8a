import type { ShareBox } from '@/engine/erase';

/** Which edges of a box a handle pulls: -1 left or top, 1 right or bottom, 0 neither. */
export interface Handle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** The corners and the middles of the edges. */
export const handles: readonly Handle[] = ([-1, 0, 1] as const).flatMap((y) =>
  ([-1, 0, 1] as const).flatMap((x) => (x === 0 && y === 0 ? [] : [{ x, y }])),
);

/** Smaller boxes could not be taken hold of. */
const SMALLEST = 0.02;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Moves a box by shares of the image, inside the image. */
export const moveBox = (box: ShareBox, dx: number, dy: number): ShareBox => ({
  ...box,
  x: clamp(box.x + dx, 0, 1 - box.width),
  y: clamp(box.y + dy, 0, 1 - box.height),
});

/** Pulls edges of a box by shares of the image; it stays inside and does not turn over. */
export function pullBox(box: ShareBox, handle: Handle, dx: number, dy: number): ShareBox {
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
