import { estimateMotion } from './motion';
import type { Places } from './places';
import { fitWarp, mixAt, noWarp, pointsOf, relight, type Warp, type WarpPoints, warpX, warpY } from './warp';

/** An image of the background's surroundings; `cover` is 1 where letters hide it. */
export interface Surroundings {
  readonly y: Uint8Array;
  readonly cover: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** The cover is only what looks like letters: some of it is background. */
  readonly isRough: boolean;
}

/** Where what is seen in one image was in the image before, at the knots of a grid; pixels. */
export interface FlowField {
  readonly columns: number;
  readonly rows: number;
  /** Pixels from knot to knot. */
  readonly step: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** How the most of it has moved. */
  readonly warp: Warp;
  /** Where the camera has been going of late, pixels an image. */
  readonly heading: readonly [number, number];
}

/** Points that the motion of the camera is read off. */
const POINTS = 2600;
const ROUNDS = 5;
/** Share of what is seen that must be found again; less is another scene. */
const LEAST_FOUND = 0.45;
/** A tile is compared at so many places across. */
const SAMPLES = 9;
/** Share of a tile's places that must be seen in both images. */
const LEAST_SEEN = 0.4;
/** Mean difference of a tile that is found, levels. */
const FOUND = 7;
/** Levels that images of the same thing lie apart anyhow. */
const NOISE = 1.2;
/** Share of its difference that a tile's own motion must take away. */
const OWN = 0.2;
/** Levels by which a tile must fit better where it has moved to than where it stood. */
const CLEARLY = 4;
/** Pixels that a tile is looked for around the camera's motion, where it is not found by it. */
const REACH = 4;

const tile = {
  count: 0,
  value: new Float32Array(SAMPLES * SAMPLES),
  slopeX: new Float32Array(SAMPLES * SAMPLES),
  slopeY: new Float32Array(SAMPLES * SAMPLES),
  toX: new Float32Array(SAMPLES * SAMPLES),
  toY: new Float32Array(SAMPLES * SAMPLES),
};

/**
 * How the background has moved from one image to the next: the camera's motion (shift, turn, zoom, light), and what single
 * tiles move besides, as things nearer or further away do. Tiles that letters hide go with those around.
 *
 * @param last The flow before: motion goes on.
 * @returns null where the images show different scenes.
 */
export function estimateFlow(
  before: Surroundings,
  now: Surroundings,
  step: number,
  last: FlowField | null,
): FlowField | null {
  const { width, height } = now;
  const points = pointsOf(now.y, now.cover, width, height, POINTS);
  const source = { data: before.y, cover: before.cover, width, height };
  const [warp, fit] = cameraOf(points, source, before, now, last);
  const field = emptyField(now, step, warp, last);
  const own = { x: new Float32Array(field.x.length), y: new Float32Array(field.x.length) };
  const known = new Uint8Array(field.x.length);
  let [found, asked] = [0, 0];
  // Where the camera moves, what goes with it is no letters, however it looks.
  const mayTell = now.isRough && before.isRough && Math.hypot(...field.heading) > 1;
  for (let row = 0; row < field.rows; row += 1)
    for (let column = 0; column < field.columns; column += 1) {
      const at = row * field.columns + column;
      const [x, y] = [column * step, row * step];
      const isSeen = readTile(now, before, warp, x, y, step, false);
      if (!isSeen && !(mayTell && readTile(now, before, warp, x, y, step, true))) continue;
      if (isSeen) asked += 1;
      const guesses: readonly (readonly [number, number])[] = [
        [0, 0],
        ...(last
          ? [[(last.x[at] as number) - cameraX(last, at), (last.y[at] as number) - cameraY(last, at)] as const]
          : []),
        ...(column > 0 && known[at - 1] === 1 ? [[own.x[at - 1] as number, own.y[at - 1] as number] as const] : []),
      ];
      const moved = findTile(before, warp, guesses);
      if (!moved || (!isSeen && moved.apart > standingApart(now, before, x, y, step) - CLEARLY)) continue;
      if (isSeen) found += 1;
      known[at] = 1;
      own.x[at] = moved.x;
      own.y[at] = moved.y;
    }
  if (fit.share < LEAST_FOUND && found < asked * LEAST_FOUND) return null;
  dropStrays(own.x, own.y, known, field);
  complete(own, known, field);
  for (let at = 0; at < field.x.length; at += 1) {
    field.x[at] = cameraX(field, at) + (own.x[at] as number);
    field.y[at] = cameraY(field, at) + (own.y[at] as number);
  }
  return field;
}

/** Shift at a knot by the camera alone. */
const cameraX = ({ warp, columns, step }: FlowField, at: number): number =>
  warpX(warp, 0, (at % columns) * step, Math.floor(at / columns) * step);
const cameraY = ({ warp, columns, step }: FlowField, at: number): number =>
  warpY(warp, 0, (at % columns) * step, Math.floor(at / columns) * step);

function cameraOf(
  points: WarpPoints,
  source: { readonly data: Uint8Array; readonly cover: Uint8Array; readonly width: number; readonly height: number },
  before: Surroundings,
  now: Surroundings,
  last: FlowField | null,
) {
  const { width, height } = now;
  const fresh = (): Warp => noWarp(width / 2, height / 2, Math.max(width, height) / 2);
  const going = fresh();
  if (last) going.values.set(last.warp.values);
  const goingFit = fitWarp(points, source, going, ROUNDS);
  if (last && goingFit.share > 0.9 && goingFit.apart < 4) return [going, goingFit] as const;
  const shifted = fresh();
  const shift = estimateMotion(before, now, now, { x: -(going.values[0] as number), y: -(going.values[3] as number) });
  shifted.values[0] = -shift.x;
  shifted.values[3] = -shift.y;
  const shiftedFit = fitWarp(points, source, shifted, ROUNDS);
  const isBetter = shiftedFit.share - shiftedFit.apart / 50 > goingFit.share - goingFit.apart / 50;
  return isBetter ? ([shifted, shiftedFit] as const) : ([going, goingFit] as const);
}

/** How much of the heading before is kept. */
const STEADY = 0.85;

function emptyField({ width, height }: Surroundings, step: number, warp: Warp, last: FlowField | null): FlowField {
  const columns = Math.ceil((width - 1) / step) + 1;
  const rows = Math.ceil((height - 1) / step) + 1;
  const [x, y] = [new Float32Array(columns * rows), new Float32Array(columns * rows)];
  const [dx, dy] = [warp.values[0] as number, warp.values[3] as number];
  const [hx, hy] = last?.heading ?? [dx, dy];
  const heading = [hx * STEADY + dx * (1 - STEADY), hy * STEADY + dy * (1 - STEADY)] as const;
  return { columns, rows, step, x, y, warp, heading };
}

/**
 * Notes what of a tile around a knot is seen in both images.
 *
 * @returns whether that is enough.
 */
function readTile(
  now: Surroundings,
  before: Surroundings,
  warp: Warp,
  x: number,
  y: number,
  step: number,
  isCoverRead: boolean,
): boolean {
  const { width, height } = now;
  const stride = (2 * step) / SAMPLES;
  let [count, inside] = [0, 0];
  for (let row = 0; row < SAMPLES; row += 1) {
    const py = Math.round(y - step + (row + 0.5) * stride);
    if (py < 1 || py >= height - 1) continue;
    for (let column = 0; column < SAMPLES; column += 1) {
      const px = Math.round(x - step + (column + 0.5) * stride);
      if (px < 1 || px >= width - 1) continue;
      inside += 1;
      const at = py * width + px;
      if (!isCoverRead && now.cover[at] === 1) continue;
      const [toX, toY] = [warpX(warp, px, px, py), warpY(warp, py, px, py)];
      if (toX < 1 || toY < 1 || toX >= width - 2 || toY >= height - 2) continue;
      if (!isCoverRead && before.cover[Math.round(toY) * width + Math.round(toX)] === 1) continue;
      tile.value[count] = now.y[at] as number;
      tile.slopeX[count] = ((now.y[at + 1] as number) - (now.y[at - 1] as number)) / 2;
      tile.slopeY[count] = ((now.y[at + width] as number) - (now.y[at - width] as number)) / 2;
      tile.toX[count] = toX;
      tile.toY[count] = toY;
      count += 1;
    }
  }
  tile.count = count;
  return count >= 12 && count >= inside * LEAST_SEEN;
}

/** Mean difference of a tile to the same place in the image before, levels. */
function standingApart(now: Surroundings, before: Surroundings, x: number, y: number, step: number): number {
  let [sum, count] = [0, 0];
  for (let py = Math.max(0, y - step); py < Math.min(now.height, y + step); py += 2)
    for (let px = Math.max(0, x - step); px < Math.min(now.width, x + step); px += 2) {
      const at = py * now.width + px;
      sum += Math.abs((now.y[at] as number) - (before.y[at] as number));
      count += 1;
    }
  return count > 0 ? sum / count : 0;
}

interface Found {
  readonly x: number;
  readonly y: number;
  readonly apart: number;
}

/** Looks for the noted tile: from each guess down the slope; where that fails all around. */
function findTile(before: Surroundings, warp: Warp, guesses: readonly (readonly [number, number])[]): Found | null {
  const camera = { x: 0, y: 0, apart: apartAt(before, warp, 0, 0) };
  if (camera.apart < NOISE) return camera;
  const own = findOwn(before, warp, guesses);
  // What little a tile would fit better by itself is noise.
  const isWithCamera = !own || camera.apart - own.apart < Math.max(0.4, OWN * camera.apart);
  return isWithCamera ? (camera.apart < FOUND ? camera : null) : own;
}

function findOwn(before: Surroundings, warp: Warp, guesses: readonly (readonly [number, number])[]): Found | null {
  let best: Found | null = null;
  for (const [x, y] of guesses) {
    if (best && (best.apart < 2.5 || (x === 0 && y === 0))) continue;
    const found = descend(before, warp, x, y);
    if (!best || found.apart < best.apart - 0.2) best = found;
  }
  if (best && best.apart < FOUND) return best;
  let wide: Found | null = null;
  for (let y = -REACH; y <= REACH; y += 2)
    for (let x = -REACH; x <= REACH; x += 2) {
      const apart = apartAt(before, warp, x, y);
      if (!wide || apart < wide.apart) wide = { x, y, apart };
    }
  const found = wide ? descend(before, warp, wide.x, wide.y) : null;
  return found && found.apart < FOUND ? found : null;
}

function sourceAt({ y, width, height }: Surroundings, warp: Warp, at: number, dx: number, dy: number): number {
  const x = Math.min(width - 2.01, Math.max(0, (tile.toX[at] as number) + dx));
  const top = Math.min(height - 2.01, Math.max(0, (tile.toY[at] as number) + dy));
  return relight(warp, mixAt(y, width, x, top));
}

function apartAt(before: Surroundings, warp: Warp, dx: number, dy: number): number {
  let sum = 0;
  for (let at = 0; at < tile.count; at += 1)
    sum += Math.abs(sourceAt(before, warp, at, dx, dy) - (tile.value[at] as number));
  return sum / tile.count;
}

/** By Lucas and Kanade; what has no structure stays where it is expected. */
function descend(before: Surroundings, warp: Warp, fromX: number, fromY: number): Found {
  let [x, y] = [fromX, fromY];
  let [xx, xy, yy] = [0, 0, 0];
  for (let at = 0; at < tile.count; at += 1) {
    const [gx, gy] = [tile.slopeX[at] as number, tile.slopeY[at] as number];
    xx += gx * gx;
    xy += gx * gy;
    yy += gy * gy;
  }
  const hold = tile.count * 2;
  const base = (xx + hold) * (yy + hold) - xy * xy;
  for (let round = 0; round < 4; round += 1) {
    let [bx, by] = [0, 0];
    for (let at = 0; at < tile.count; at += 1) {
      const apart = sourceAt(before, warp, at, x, y) - (tile.value[at] as number);
      bx += (tile.slopeX[at] as number) * apart;
      by += (tile.slopeY[at] as number) * apart;
    }
    bx += hold * (x - fromX) * 0.5;
    by += hold * (y - fromY) * 0.5;
    const dx = ((yy + hold) * bx - xy * by) / base;
    const dy = ((xx + hold) * by - xy * bx) / base;
    x -= Math.min(1.5, Math.max(-1.5, dx));
    y -= Math.min(1.5, Math.max(-1.5, dy));
    if (Math.abs(dx) + Math.abs(dy) < 0.02) break;
  }
  return { x, y, apart: apartAt(before, warp, x, y) };
}

/** Pixels that a tile may move otherwise than the middle of those around. */
const STRAY = 1.2;

/** Forgets tiles that move like none beside them. */
function dropStrays(x: Float32Array, y: Float32Array, known: Uint8Array, { columns, rows }: FlowField): void {
  const strays: number[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      if (known[at] !== 1) continue;
      let [near, all] = [0, 0];
      for (let j = Math.max(0, row - 1); j <= Math.min(rows - 1, row + 1); j += 1)
        for (let i = Math.max(0, column - 1); i <= Math.min(columns - 1, column + 1); i += 1) {
          const other = j * columns + i;
          if (other === at || known[other] !== 1) continue;
          all += 1;
          const apart = Math.hypot((x[other] as number) - (x[at] as number), (y[other] as number) - (y[at] as number));
          if (apart < STRAY) near += 1;
        }
      if (all > 0 && near < Math.min(2, all)) strays.push(at);
    }
  for (const at of strays) known[at] = 0;
}

/** Squared pixels by which the ends of a line may differ and still be one thing. */
const ONE_THING = 0.04;

/**
 * Finds the motion of hidden tiles: along their row and their column from the next that are known. Rather where both ends
 * agree, and along the camera's way: what is hidden now came from there.
 */
function complete(own: Places, known: Uint8Array, { columns, rows, heading }: FlowField): void {
  const [across, down] = [heading[0] ** 2 + 0.01, heading[1] ** 2 + 0.01];
  const sums = { x: new Float32Array(known.length), y: new Float32Array(known.length) };
  const weights = new Float32Array(known.length);
  const spanLine = (from: number, step: number, count: number, share: number): void => {
    let last = -1;
    for (let place = 0; place <= count; place += 1) {
      const isEnd = place === count;
      if (!isEnd && known[from + place * step] !== 1) continue;
      if (place - last > 1 && !(isEnd && last < 0)) spanGap(from, step, last, isEnd ? -1 : place, count, share);
      last = place;
    }
  };
  const spanGap = (from: number, step: number, first: number, end: number, count: number, share: number): void => {
    const [a, b] = [from + (first < 0 ? end : first) * step, from + (end < 0 ? first : end) * step];
    const isOpen = first < 0 || end < 0;
    const apart =
      ((own.x[a] as number) - (own.x[b] as number)) ** 2 + ((own.y[a] as number) - (own.y[b] as number)) ** 2;
    for (let place = first + 1; place < (end < 0 ? count : end); place += 1) {
      const at = from + place * step;
      const way = isOpen ? 0 : (place - first) / (end - first);
      const near = isOpen ? Math.abs(place - (first < 0 ? end : first)) : Math.min(place - first, end - place);
      const weight = share / (ONE_THING + apart + (isOpen ? 0.3 : 0)) / (4 + near);
      sums.x[at] = (sums.x[at] as number) + weight * ((own.x[a] as number) * (1 - way) + (own.x[b] as number) * way);
      sums.y[at] = (sums.y[at] as number) + weight * ((own.y[a] as number) * (1 - way) + (own.y[b] as number) * way);
      weights[at] = (weights[at] as number) + weight;
    }
  };
  for (let row = 0; row < rows; row += 1) spanLine(row * columns, 1, columns, across);
  for (let column = 0; column < columns; column += 1) spanLine(column, columns, rows, down);
  for (let at = 0; at < known.length; at += 1) {
    if (known[at] === 1 || weights[at] === 0) continue;
    own.x[at] = (sums.x[at] as number) / (weights[at] as number);
    own.y[at] = (sums.y[at] as number) / (weights[at] as number);
  }
}
