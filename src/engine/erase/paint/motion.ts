import type { PixelBox } from '../types';

/** Pixels, to the right and down. */
export interface Displacement {
  readonly x: number;
  readonly y: number;
}

/** An image of the ground's surroundings, and where it is seen. */
interface Seen {
  readonly y: Uint8Array;
  readonly seen: Uint8Array;
}

/** The ground moves by at most so many pixels from one image to the next. */
const REACH = 24;
/** Pixels that are compared at most, about; in large windows every n-th in both directions. */
const MOST_COMPARED = 5000;
const LEAST_STEP = 3;

/**
 * How the ground has moved from one image to the next, in fractions of a pixel: whole images by their differences, first
 * near the motion before, then further away; the fraction from the valley of differences around the best.
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
  return fraction(best, (dx, dy) => finely(before, now, { width, height }, dx, dy, fine));
}

/** A ground that lies so near needs no wider search, levels. */
const GOOD = 4;
/** Steps of a pixel in which the fraction is looked for, ever finer; the first all over the pixel, as valleys are narrow. */
const STEPS = [
  { step: 0.25, reach: 3 },
  { step: 0.125, reach: 1 },
  { step: 0.0625, reach: 1 },
] as const;

/** Levels: nothing lies nearer than the noise of coding. */
const STANDING = 0.5;

/** Goes down the valley of differences from a whole displacement; stays on it where no fraction is better. */
function fraction(
  whole: Displacement,
  differenceAt: (dx: number, dy: number) => number,
): Displacement & { readonly apart: number } {
  let best = { x: whole.x, y: whole.y, apart: differenceAt(whole.x, whole.y) };
  if (best.apart < STANDING) return best;
  for (const { step, reach } of STEPS) {
    const { x, y } = best;
    for (let row = -reach; row <= reach; row += 1) {
      for (let column = -reach; column <= reach; column += 1) {
        const [dx, dy] = [x + column * step, y + row * step];
        const apart = differenceAt(dx, dy);
        if (apart < best.apart - 1e-3) best = { x: dx, y: dy, apart };
      }
    }
  }
  return best;
}

/** As `difference`, between pixels. */
function finely(
  before: Seen,
  now: Seen,
  { width, height }: Pick<PixelBox, 'width' | 'height'>,
  dx: number,
  dy: number,
  step: number,
): number {
  const [ix, iy] = [Math.floor(-dx), Math.floor(-dy)];
  const [ax, ay] = [-dx - ix, -dy - iy];
  const [top, bottom] = [Math.max(0, -iy), Math.min(height, height - iy) - 1];
  const [left, right] = [Math.max(0, -ix), Math.min(width, width - ix) - 1];
  const old = before.y;
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) {
      const from = (y + iy) * width + x + ix;
      const at = y * width + x;
      if (now.seen[at] !== 1 || before.seen[from] !== 1 || before.seen[from + width + 1] !== 1) continue;
      const above = (old[from] as number) * (1 - ax) + (old[from + 1] as number) * ax;
      const below = (old[from + width] as number) * (1 - ax) + (old[from + width + 1] as number) * ax;
      const apart = (now.y[at] as number) - above * (1 - ay) - below * ay;
      sum += apart;
      squares += apart * apart;
      count += 1;
    }
  }
  return spread(sum, squares, count);
}

function difference(
  before: Seen,
  now: Seen,
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
    const old = (y - dy) * width - dx;
    for (let x = left; x < right; x += step) {
      if (now.seen[line + x] !== 1 || before.seen[old + x] !== 1) continue;
      const apart = (now.y[line + x] as number) - (before.y[old + x] as number);
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
