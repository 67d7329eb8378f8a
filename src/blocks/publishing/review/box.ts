/** A rectangle in an image, as shares (0..1) of its width and height. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Smaller ones are slips of the hand. */
export const leastSide = 0.02;

const clamp = (value: number, least = 0, most = 1): number => Math.min(most, Math.max(least, value));
/** Four places are finer than a pixel of any video. */
const round = (value: number): number => Math.round(value * 10_000) / 10_000;

const rounded = ({ x, y, w, h }: Box): Box => ({ x: round(x), y: round(y), w: round(w), h: round(h) });

/** Where a pointer is in an image, kept inside of it. */
export const pointIn = (
  clientX: number,
  clientY: number,
  rect: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
) => ({
  x: clamp((clientX - rect.left) / Math.max(1, rect.width)),
  y: clamp((clientY - rect.top) / Math.max(1, rect.height)),
});

/** The rectangle between two corners, whichever was first; undefined where it is too small to be meant. */
export function boxBetween(a: Point, b: Point): Box | undefined {
  const w = Math.abs(a.x - b.x);
  const h = Math.abs(a.y - b.y);
  return w < leastSide || h < leastSide ? undefined : rounded({ x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), w, h });
}

/** Moved, never out of the image. */
export const movedBox = (box: Box, dx: number, dy: number): Box =>
  rounded({ ...box, x: clamp(box.x + dx, 0, 1 - box.w), y: clamp(box.y + dy, 0, 1 - box.h) });

/** Lower right corner moved, never out of the image and never too small. */
const resizedBox = (box: Box, dw: number, dh: number): Box =>
  rounded({ ...box, w: clamp(box.w + dw, leastSide, 1 - box.x), h: clamp(box.h + dh, leastSide, 1 - box.y) });

/** What a key does to a rectangle: arrows move it, with Shift they size it; undefined = nothing. */
export function boxByKey(box: Box, key: string, isSizing: boolean, step = 0.02): Box | undefined {
  const ways: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    ArrowUp: [0, -step],
    ArrowDown: [0, step],
  };
  const way = ways[key];
  if (!way) return undefined;
  return isSizing ? resizedBox(box, ...way) : movedBox(box, ...way);
}

/** Where one begins with the keyboard: the middle of the image. */
export const middleBox: Box = { x: 0.3, y: 0.35, w: 0.4, h: 0.3 };
