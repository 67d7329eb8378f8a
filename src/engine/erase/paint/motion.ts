import type { PixelBox } from '../types';

/** Pixels, to the right and down. */
export interface Displacement {
  readonly x: number;
  readonly y: number;
}

/** An image of the background's surroundings; `cover` is 1 where letters hide it. */
interface Seen {
  readonly y: Uint8Array;
  readonly cover: Uint8Array;
}

/** The background moves by at most so many pixels from one image to the next. */
const REACH = 24;
/** Pixels that are compared at most, about; in large windows every n-th in both directions. */
const MOST_COMPARED = 5000;
const LEAST_STEP = 3;

/**
 * How the background has moved from one image to the next, in whole pixels: by the images' differences, first near the
 * motion before, then further away.
 *
 * @returns the displacement, and how far the images lie apart along it (levels).
 */
export function estimateMotion(
  before: Seen,
  now: Seen,
  { width, height }: Pick<PixelBox, 'width' | 'height'>,
  guess: Displacement,
): Displacement & { readonly apart: number } {
  const fine = Math.max(LEAST_STEP, Math.ceil(Math.sqrt((width * height) / MOST_COMPARED)));
  const coarse = fine * 2;
  const differenceAt = (dx: number, dy: number, step: number): number =>
    difference(before, now, { width, height }, dx, dy, step);
  let best = { x: 0, y: 0, apart: differenceAt(0, 0, coarse) };
  const tryAt = (x: number, y: number, step: number): void => {
    if (Math.abs(x) > REACH || Math.abs(y) > REACH) return;
    const apart = differenceAt(x, y, step);
    if (apart < best.apart) best = { x, y, apart };
  };
  const [gx, gy] = [Math.round(guess.x), Math.round(guess.y)];
  for (let y = -2; y <= 2; y += 1) for (let x = -2; x <= 2; x += 1) tryAt(gx + x, gy + y, coarse);
  if (best.apart > GOOD) {
    for (let y = -REACH; y <= REACH; y += 2) for (let x = -REACH; x <= REACH; x += 2) tryAt(x, y, coarse);
  }
  best = { ...best, apart: differenceAt(best.x, best.y, fine) };
  for (let round = 0; round < 3; round += 1) {
    const { x, y } = best;
    for (let dy = -1; dy <= 1; dy += 1) for (let dx = -1; dx <= 1; dx += 1) tryAt(x + dx, y + dy, fine);
    if (best.x === x && best.y === y) break;
  }
  return best;
}

/** A background that lies so near needs no wider search, levels. */
const GOOD = 4;

function difference(
  { y: old, cover: oldCover }: Seen,
  { y: data, cover }: Seen,
  { width, height }: Pick<PixelBox, 'width' | 'height'>,
  dx: number,
  dy: number,
  step: number,
): number {
  const [top, bottom] = [Math.max(1, dy), Math.min(height, height + dy) - 1];
  const [left, right] = [Math.max(1, dx), Math.min(width, width + dx) - 1];
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = top; y < bottom; y += step) {
    const line = y * width;
    const shift = dy * width + dx;
    for (let at = line + left; at < line + right; at += step) {
      if (cover[at] === 1 || oldCover[at - shift] === 1) continue;
      const apart = (data[at] as number) - (old[at - shift] as number);
      sum += apart;
      squares += apart * apart;
      count += 1;
    }
  }
  return spread(sum, squares, count);
}

/** Fewer compared pixels say nothing. */
const FEWEST = 64;

/** Standard deviation of differences, levels: light that changes everywhere alike is no motion. */
const spread = (sum: number, squares: number, count: number): number =>
  count < FEWEST ? Number.POSITIVE_INFINITY : Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
