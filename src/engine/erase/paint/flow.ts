import { type Layers, splitLayers } from './layers';
import { estimateMotion } from './motion';
import type { Places } from './places';
import { Tile } from './tiles';
import { fitWarp, noWarp, pointsOf, type Warp, type WarpPoints, warpX, warpY } from './warp';

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
  /** Where two motions are told apart: both. */
  readonly layers: Layers | null;
}

/** Points that the motion of the camera is read off. */
const POINTS = 2600;
const ROUNDS = 5;
/** Share of what is seen that must be found again; less is another scene. */
const LEAST_FOUND = 0.45;
/** Levels by which a tile must fit better where it has moved to than where it stood. */
const CLEARLY = 4;

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
  const tile = new Tile(now, before, warp);
  const guesses: number[] = [];
  for (let row = 0; row < field.rows; row += 1)
    for (let column = 0; column < field.columns; column += 1) {
      const at = row * field.columns + column;
      const [x, y] = [column * step, row * step];
      const isSeen = tile.read(x, y, step, false);
      if (!isSeen && !(mayTell && tile.read(x, y, step, true))) continue;
      if (isSeen) asked += 1;
      guesses.length = 0;
      guesses.push(0, 0);
      if (last) guesses.push((last.x[at] as number) - cameraX(last, at), (last.y[at] as number) - cameraY(last, at));
      if (column > 0 && known[at - 1] === 1) guesses.push(own.x[at - 1] as number, own.y[at - 1] as number);
      const moved = tile.find(guesses, isSeen);
      if (!moved || (!isSeen && moved.apart > tile.standingApart(x, y, step) - CLEARLY)) continue;
      if (isSeen) found += 1;
      known[at] = 1;
      own.x[at] = moved.x;
      own.y[at] = moved.y;
    }
  if (fit.share < LEAST_FOUND && found < asked * LEAST_FOUND) return null;
  dropStrays(own.x, own.y, known, field);
  const layers = splitLayers({ now, before, field, own, known }, last?.layers ?? null);
  complete(own, known, field);
  for (let at = 0; at < field.x.length; at += 1) {
    field.x[at] = cameraX(field, at) + (own.x[at] as number);
    field.y[at] = cameraY(field, at) + (own.y[at] as number);
  }
  return { ...field, layers };
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
  return { columns, rows, step, x, y, warp, heading, layers: null };
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
