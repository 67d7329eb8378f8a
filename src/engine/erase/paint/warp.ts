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

/**
 * Sums of one step: of slopes across and down, each and with each other, by 1, column, row, and the products of those; of both
 * with the light, alone, and with the difference, by 1, column and row; and what is left without slopes.
 */
const sums = new Float64Array(41);
const [ACROSS, BOTH, DOWN, LIGHT, ALONE, APART, REST] = [0, 6, 12, 18, 24, 30, 36] as const;
/** Which of six products belongs to a row and a column of three. */
const SIX = [0, 1, 2, 1, 3, 4, 2, 4, 5] as const;

const addSix = (at: number, value: number, across: number, down: number): void => {
  const [a, d] = [value * across, value * down];
  sums[at] = (sums[at] as number) + value;
  sums[at + 1] = (sums[at + 1] as number) + a;
  sums[at + 2] = (sums[at + 2] as number) + d;
  sums[at + 3] = (sums[at + 3] as number) + a * across;
  sums[at + 4] = (sums[at + 4] as number) + a * down;
  sums[at + 5] = (sums[at + 5] as number) + d * down;
};

const addThree = (at: number, value: number, across: number, down: number): void => {
  sums[at] = (sums[at] as number) + value;
  sums[at + 1] = (sums[at + 1] as number) + value * across;
  sums[at + 2] = (sums[at + 2] as number) + value * down;
};

const addOne = (at: number, value: number): void => {
  sums[at] = (sums[at] as number) + value;
};

/** The equations of one step: a matrix with its right side in the last column. */
function normalOf(points: WarpPoints, warp: Warp, apart: Float32Array, scale: number): Float64Array {
  const { x, y, slopeX, slopeY, value: brightness, count } = points;
  sums.fill(0);
  for (let at = 0; at < count; at += 1) {
    const value = apart[at] as number;
    if (Number.isNaN(value) || Math.abs(value) > OUTLIER * scale * 4) continue;
    const share = value / (OUTLIER * scale);
    const root = 1 / (1 + share * share);
    const weight = root * root;
    const across = ((x[at] as number) - warp.centerX) / warp.scale;
    const down = ((y[at] as number) - warp.centerY) / warp.scale;
    const light = (brightness[at] as number) - 128;
    const gx = weight * (slopeX[at] as number);
    const gy = weight * (slopeY[at] as number);
    addSix(ACROSS, gx * (slopeX[at] as number), across, down);
    addSix(BOTH, gx * (slopeY[at] as number), across, down);
    addSix(DOWN, gy * (slopeY[at] as number), across, down);
    addThree(LIGHT, gx * light, across, down);
    addThree(LIGHT + 3, gy * light, across, down);
    addThree(ALONE, gx, across, down);
    addThree(ALONE + 3, gy, across, down);
    addThree(APART, gx * value, across, down);
    addThree(APART + 3, gy * value, across, down);
    addThree(REST, weight, light, value);
    addOne(REST + 3, weight * light * light);
    addOne(REST + 4, weight * light * value);
  }
  return matrixOf();
}

function matrixOf(): Float64Array {
  const width = PARAMETERS + 1;
  const matrix = new Float64Array(PARAMETERS * width);
  const put = (row: number, column: number, at: number): void => {
    matrix[row * width + column] = sums[at] as number;
    if (column < PARAMETERS) matrix[column * width + row] = sums[at] as number;
  };
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 3; column += 1) {
      const at = SIX[row * 3 + column] as number;
      put(row, column, ACROSS + at);
      put(row, column + 3, BOTH + at);
      put(row + 3, column + 3, DOWN + at);
    }
  for (let row = 0; row < 6; row += 1) {
    put(row, 6, LIGHT + row);
    put(row, 7, ALONE + row);
    put(row, 8, APART + row);
  }
  put(7, 7, REST);
  put(6, 7, REST + 1);
  put(7, 8, REST + 2);
  put(6, 6, REST + 3);
  put(6, 8, REST + 4);
  // Light and slopes that nothing speaks for stay as they are.
  HOLD.forEach((hold, at) => {
    matrix[at * width + at] = (matrix[at * width + at] as number) + hold;
  });
  return matrix;
}

const HOLD = [1, 60, 60, 1, 60, 60, 4e5, 40] as const;

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
