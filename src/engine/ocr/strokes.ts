import type { PixelBox, RgbaImage } from './types';

/** Step of brightness from left to right that a stroke makes against its outline. */
const STEP = 40;
/** Below this many steps there is nothing to compare. */
const FEWEST = 24;

/** Where brightness rises (1) and falls (-1) within some boxes of an image: the strokes of its letters. */
export interface Strokes {
  readonly signs: Int8Array;
  readonly boxes: readonly PixelBox[];
  readonly width: number;
  readonly count: number;
}

/** @returns the strokes within the boxes */
export function strokesOf(image: RgbaImage, boxes: readonly PixelBox[]): Strokes {
  const signs = new Int8Array(image.width * image.height);
  let count = 0;
  eachPixel(image, boxes, (at) => {
    const sign = signAt(image, at);
    signs[at] = sign;
    if (sign !== 0) count += 1;
  });
  return { signs, boxes, width: image.width, count };
}

/** @returns the share of the strokes that stand in another image of the same size too, 0–1 */
export function keptShare(strokes: Strokes, image: RgbaImage): number {
  if (strokes.count < FEWEST) return 0;
  let kept = 0;
  eachPixel(image, strokes.boxes, (at) => {
    const sign = strokes.signs[at];
    if (sign !== 0 && signAt(image, at) === sign) kept += 1;
  });
  return kept / strokes.count;
}

function eachPixel({ width, height }: RgbaImage, boxes: readonly PixelBox[], look: (at: number) => void): void {
  for (const box of boxes) {
    const [left, top] = [Math.max(0, Math.round(box.x)), Math.max(0, Math.round(box.y))];
    const right = Math.min(width - 2, Math.round(box.x + box.width));
    const bottom = Math.min(height, Math.round(box.y + box.height));
    for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) look(y * width + x);
  }
}

/** Of RGB the green, which is most of what the eye calls bright. */
function signAt({ data }: RgbaImage, at: number): -1 | 0 | 1 {
  const step = (data[(at + 2) * 4 + 1] as number) - (data[at * 4 + 1] as number);
  if (step > STEP) return 1;
  return step < -STEP ? -1 : 0;
}
