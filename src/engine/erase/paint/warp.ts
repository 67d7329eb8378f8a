/** Points of one image that are looked for in another: their brightness, its slope, and where they are expected there. */
export interface WarpPoints {
  readonly count: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly value: Float32Array;
  readonly slopeX: Float32Array;
  readonly slopeY: Float32Array;
  /** Expected places in the other image. */
  readonly toX: Float32Array;
  readonly toY: Float32Array;
}

interface Source {
  readonly data: Uint8Array;
  /** 1 where letters cover it. */
  readonly cover: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** What is added to the expected places: a shift and its slopes across and down, and how the light differs. */
export interface Warp {
  readonly centerX: number;
  readonly centerY: number;
  readonly scale: number;
  /** x: shift, by column, by row; y: the same; then brightness by share and by levels. */
  readonly values: Float64Array;
}

/** How well two images lie on each other. */
export interface WarpFit {
  /** Mean difference of the points that fit, levels. */
  readonly apart: number;
  /** Share of the points that fit. */
  readonly share: number;
  readonly count: number;
}

const PARAMETERS = 8;
/** Points that lie further apart than so many times the usual, or levels, do not belong to the main motion. */
const OUTLIER = 2.5;
const LEAST_SCALE = 1.5;
/** Fewer points say nothing. */
const FEWEST = 48;
/** Levels within which a point counts as found. */
const FOUND = 12;

export const noWarp = (centerX: number, centerY: number, scale: number): Warp => ({
  centerX,
  centerY,
  scale,
  values: new Float64Array(PARAMETERS),
});

/**
 * Moves a warp until the points fit best, by Gauss and Newton with outliers left aside: what moves otherwise than the most is one.
 *
 * @param warp Changed in place.
 */
export function fitWarp(points: WarpPoints, source: Source, warp: Warp, rounds: number): WarpFit {
  let scale = 0;
  const apart = new Float32Array(points.count);
  for (let round = 0; round < rounds; round += 1) {
    const used = residuals(points, source, warp, apart);
    if (used < FEWEST) return { apart: Number.POSITIVE_INFINITY, share: 0, count: used };
    scale = Math.max(LEAST_SCALE, 1.5 * usual(apart));
    const step = solve(normalOf(points, warp, apart, scale));
    if (!step) break;
    let moved = 0;
    for (let at = 0; at < PARAMETERS; at += 1) {
      warp.values[at] = (warp.values[at] as number) - (step[at] as number);
      if (at < 6) moved += Math.abs(step[at] as number);
    }
    if (moved < 0.004) break;
  }
  const count = residuals(points, source, warp, apart);
  let [sum, fitting] = [0, 0];
  for (const value of apart) {
    const distance = Math.abs(value);
    if (!(distance <= FOUND)) continue;
    sum += distance;
    fitting += 1;
  }
  return { apart: fitting > 0 ? sum / fitting : Number.POSITIVE_INFINITY, share: fitting / Math.max(1, count), count };
}

/** Where a place that is expected at (x, y) really lies; of the pixel (px, py). */
export const warpX = ({ values, centerX, centerY, scale }: Warp, x: number, px: number, py: number): number =>
  x +
  (values[0] as number) +
  (values[1] as number) * ((px - centerX) / scale) +
  (values[2] as number) * ((py - centerY) / scale);
export const warpY = ({ values, centerX, centerY, scale }: Warp, y: number, px: number, py: number): number =>
  y +
  (values[3] as number) +
  (values[4] as number) * ((px - centerX) / scale) +
  (values[5] as number) * ((py - centerY) / scale);

/** Brightness of the source as it is under the other image's light. */
const relight = ({ values }: Warp, value: number): number =>
  value + (values[6] as number) * (value - 128) + (values[7] as number);

/** NaN where a point is not seen in the source. @returns how many are. */
function residuals(points: WarpPoints, { data, cover, width, height }: Source, warp: Warp, apart: Float32Array) {
  let used = 0;
  for (let at = 0; at < points.count; at += 1) {
    const [px, py] = [points.x[at] as number, points.y[at] as number];
    const x = warpX(warp, points.toX[at] as number, px, py);
    const y = warpY(warp, points.toY[at] as number, px, py);
    apart[at] = Number.NaN;
    if (!(x >= 1 && y >= 1 && x < width - 2 && y < height - 2)) continue;
    const from = (y | 0) * width + (x | 0);
    if (cover[from] === 1 || cover[from + width + 1] === 1) continue;
    apart[at] = relight(warp, mixAt(data, width, x, y)) - (points.value[at] as number);
    used += 1;
  }
  return used;
}

/** Brightness between pixels. */
export function mixAt(data: Uint8Array, width: number, x: number, y: number): number {
  const [left, top] = [x | 0, y | 0];
  const [ax, ay] = [x - left, y - top];
  const at = top * width + left;
  const above = (data[at] as number) * (1 - ax) + (data[at + 1] as number) * ax;
  const below = (data[at + width] as number) * (1 - ax) + (data[at + width + 1] as number) * ax;
  return above * (1 - ay) + below * ay;
}

const histogram = new Int32Array(256);

/** The middle one of the differences, levels. */
function usual(apart: Float32Array): number {
  histogram.fill(0);
  let count = 0;
  for (const value of apart) {
    if (Number.isNaN(value)) continue;
    const bin = Math.min(255, Math.abs(value) * 4) | 0;
    histogram[bin] = (histogram[bin] as number) + 1;
    count += 1;
  }
  let seen = 0;
  for (let bin = 0; bin < 256; bin += 1) {
    seen += histogram[bin] as number;
    if (seen * 2 >= count) return (bin + 0.5) / 4;
  }
  return 64;
}

/** The equations of one step: a matrix with its right side in the last column. */
function normalOf(points: WarpPoints, warp: Warp, apart: Float32Array, scale: number): Float64Array {
  const width = PARAMETERS + 1;
  const matrix = new Float64Array(PARAMETERS * width);
  const row = new Float64Array(PARAMETERS);
  for (let at = 0; at < points.count; at += 1) {
    const value = apart[at] as number;
    if (Number.isNaN(value) || Math.abs(value) > OUTLIER * scale * 4) continue;
    const weight = 1 / (1 + (value / (OUTLIER * scale)) ** 2) ** 2;
    const across = ((points.x[at] as number) - warp.centerX) / warp.scale;
    const down = ((points.y[at] as number) - warp.centerY) / warp.scale;
    const [gx, gy] = [points.slopeX[at] as number, points.slopeY[at] as number];
    row[0] = gx;
    row[1] = gx * across;
    row[2] = gx * down;
    row[3] = gy;
    row[4] = gy * across;
    row[5] = gy * down;
    row[6] = (points.value[at] as number) - 128;
    row[7] = 1;
    for (let i = 0; i < PARAMETERS; i += 1) {
      const weighted = weight * (row[i] as number);
      const line = i * width;
      for (let j = i; j < PARAMETERS; j += 1)
        matrix[line + j] = (matrix[line + j] as number) + weighted * (row[j] as number);
      matrix[line + PARAMETERS] = (matrix[line + PARAMETERS] as number) + weighted * value;
    }
  }
  for (let i = 0; i < PARAMETERS; i += 1) {
    for (let j = 0; j < i; j += 1) matrix[i * width + j] = matrix[j * width + i] as number;
    // Light and slopes that nothing speaks for stay as they are.
    const hold = i === 6 ? 4e5 : i === 7 ? 40 : i === 0 || i === 3 ? 1 : 60;
    matrix[i * width + i] = (matrix[i * width + i] as number) + hold;
  }
  return matrix;
}

/** Gauss; null where nothing can be said. */
function solve(matrix: Float64Array): Float64Array | null {
  const width = PARAMETERS + 1;
  const get = (row: number, column: number): number => matrix[row * width + column] as number;
  for (let pivot = 0; pivot < PARAMETERS; pivot += 1) {
    const base = get(pivot, pivot);
    if (Math.abs(base) < 1e-9) return null;
    for (let row = pivot + 1; row < PARAMETERS; row += 1) {
      const factor = get(row, pivot) / base;
      for (let column = pivot; column < width; column += 1)
        matrix[row * width + column] = get(row, column) - factor * get(pivot, column);
    }
  }
  const result = new Float64Array(PARAMETERS);
  for (let row = PARAMETERS - 1; row >= 0; row -= 1) {
    let value = get(row, PARAMETERS);
    for (let column = row + 1; column < PARAMETERS; column += 1) value -= get(row, column) * (result[column] as number);
    result[row] = value / get(row, row);
  }
  return result;
}

/**
 * Points of an image that letters do not cover, evenly over it.
 *
 * @param most How many, about.
 */
export function pointsOf(data: Uint8Array, cover: Uint8Array, width: number, height: number, most: number): WarpPoints {
  const step = Math.max(2, Math.ceil(Math.sqrt((width * height) / most)));
  const size = Math.ceil(width / step) * Math.ceil(height / step);
  const make = (): Float32Array => new Float32Array(size);
  const points = { x: make(), y: make(), value: make(), slopeX: make(), slopeY: make(), toX: make(), toY: make() };
  let count = 0;
  for (let y = 2; y < height - 2; y += step) {
    // Staggered: a regular pattern is not hit at the same places only.
    for (let x = 2 + (((y / step) % 2) | 0); x < width - 2; x += step) {
      const at = y * width + x;
      if (cover[at] === 1 || cover[at - 1] === 1 || cover[at + 1] === 1) continue;
      if (cover[at - width] === 1 || cover[at + width] === 1) continue;
      points.x[count] = x;
      points.y[count] = y;
      points.toX[count] = x;
      points.toY[count] = y;
      points.value[count] = data[at] as number;
      points.slopeX[count] = ((data[at + 1] as number) - (data[at - 1] as number)) / 2;
      points.slopeY[count] = ((data[at + width] as number) - (data[at - width] as number)) / 2;
      count += 1;
    }
  }
  return { count, ...points };
}
