import type { ErasePlane } from '../planes';
import type { PixelBox } from '../types';
import { Spreader } from './spread';
import type { StrokeMap } from './strokes';

/** Pixels around the region that it is filled from. */
const MARGIN = 3;

/** Differences to the picture before that are noise, and those that are motion. */
const NOISE = 5;
const MOTION = 22;
/** How much of a new value is taken over where only noise changes. */
const FOLLOW = 0.25;

/** Fills a box of one plane from the pixels around it, picture after picture. */
export class PlaneFiller {
  private readonly spreader = new Spreader();
  private values = new Float32Array(0);
  private known = new Uint8Array(0);
  /** What the picture before was filled with; -1 where it was not. */
  private before = new Float32Array(0);

  /**
   * @param strokes What to paint over within the box; null = all of it.
   * @param scale Pixels of the brightness plane a pixel of this one: 1, or 2 for colours.
   */
  fill(plane: ErasePlane, box: PixelBox, strokes: StrokeMap | null, scale: 1 | 2): void {
    const left = Math.max(0, box.x - MARGIN);
    const top = Math.max(0, box.y - MARGIN);
    const width = Math.min(plane.width, box.x + box.width + MARGIN) - left;
    const height = Math.min(plane.height, box.y + box.height + MARGIN) - top;
    this.prepare(width * height);
    const { values, known, before } = this;
    const { data, offset, stride, step } = plane;
    for (let y = 0; y < height; y += 1) {
      const from = offset + (top + y) * stride + left * step;
      for (let x = 0, at = y * width; x < width; x += 1, at += 1) values[at] = data[from + x * step] as number;
    }
    known.fill(1);
    markUnknown(
      known,
      width,
      { x: box.x - left, y: box.y - top, width: box.width, height: box.height },
      strokes,
      scale,
    );
    this.spreader.spread(values, known, width, height);
    for (let y = 0; y < height; y += 1) {
      const to = offset + (top + y) * stride + left * step;
      for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
        if (known[at] === 1) {
          before[at] = -1;
          continue;
        }
        const steady = follow(before[at] as number, values[at] as number);
        before[at] = steady;
        data[to + x * step] = (steady + 0.5) | 0;
      }
    }
  }

  private prepare(size: number): void {
    if (this.values.length === size) return;
    this.values = new Float32Array(size);
    this.known = new Uint8Array(size);
    this.before = new Float32Array(size).fill(-1);
  }
}

/** Small differences are followed slowly, so that a still ground stands still; motion is followed at once. */
function follow(before: number, now: number): number {
  if (before < 0) return now;
  const apart = Math.abs(now - before);
  if (apart >= MOTION) return now;
  const share = apart <= NOISE ? FOLLOW : FOLLOW + ((1 - FOLLOW) * (apart - NOISE)) / (MOTION - NOISE);
  return before + (now - before) * share;
}

function markUnknown(known: Uint8Array, width: number, box: PixelBox, strokes: StrokeMap | null, scale: 1 | 2): void {
  if (!strokes) {
    for (let y = 0; y < box.height; y += 1)
      known.fill(0, (box.y + y) * width + box.x, (box.y + y) * width + box.x + box.width);
    return;
  }
  const { columns, rows, hits } = strokes;
  const tile = strokes.tile / scale;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (hits[row * columns + column] !== 1) continue;
      const first = Math.floor(column * tile);
      const last = Math.min(box.width, Math.ceil((column + 1) * tile));
      for (let y = Math.floor(row * tile); y < Math.min(box.height, Math.ceil((row + 1) * tile)); y += 1)
        known.fill(0, (box.y + y) * width + box.x + first, (box.y + y) * width + box.x + last);
    }
}
