import type { FlowField, Surroundings } from './flow';
import type { Places } from './places';
import { fitWarp, noWarp, pointsOf, type Warp, type WarpPoints, warpX, warpY } from './warp';

/** What is near moves otherwise than what is far: two motions of a scene, and which tiles go with the second. */
export interface Layers {
  readonly fields: readonly [FlowField, FlowField];
  /** Of each knot: 1 the first, 2 the second, 0 unknown. */
  readonly labels: Uint8Array;
}

/** Pixels within which two tiles move alike, and from which on they do not. */
const ALIKE = 0.45;
const APART = 0.6;
/** Share of the tiles, and number of them, that a layer must have. */
const LEAST_SHARE = 0.05;
/** The same of one that was there before. */
const KEPT_SHARE = 0.03;
const FEWEST = 6;
const POINTS = 2600;
const ROUNDS = 4;

interface LayerInput {
  readonly now: Surroundings;
  readonly before: Surroundings;
  readonly field: FlowField;
  /** How tiles move beside the camera, where `known`. */
  readonly own: Places;
  readonly known: Uint8Array;
}

/**
 * Splits what moves into two layers by what tiles move beside the camera; null where there is but one.
 *
 * @param last Of the image before: layers go on.
 */
export function splitLayers({ now, before, field, own, known }: LayerInput, last: Layers | null): Layers | null {
  const seed = seedOf(own, known, last, field);
  if (!seed) return null;
  const isSlow = last !== null && Math.hypot(seed.x, seed.y) < APART;
  const labels = new Uint8Array(known.length);
  const label = (dx: (at: number) => number, dy: (at: number) => number): number => {
    let count = 0;
    for (let at = 0; at < known.length; at += 1) {
      labels[at] = 0;
      if (known[at] !== 1) continue;
      const toFirst = Math.hypot(own.x[at] as number, own.y[at] as number);
      const toSecond = Math.hypot((own.x[at] as number) - dx(at), (own.y[at] as number) - dy(at));
      if (Math.min(toFirst, toSecond) > 2 * ALIKE) continue;
      labels[at] = toSecond < toFirst ? 2 : 1;
      if (labels[at] === 2) count += 1;
    }
    return count;
  };
  const least = Math.max(FEWEST, (last ? KEPT_SHARE : LEAST_SHARE) * known.reduce((sum, one) => sum + one, 0));
  // Where both hardly move apart, tiles go with whom they went before.
  if (isSlow) labels.set(last.labels);
  else if (
    label(
      () => seed.x,
      () => seed.y,
    ) < least
  )
    return null;
  const { width, height } = now;
  const points = pointsOf(now.y, now.cover, width, height, POINTS);
  const source = { data: before.y, cover: before.cover, width, height };
  const warpOf = (layer: number, dx: number, dy: number): Warp => {
    const warp = noWarp(width / 2, height / 2, Math.max(width, height) / 2);
    warp.values.set(field.warp.values);
    warp.values[0] = (warp.values[0] as number) + dx;
    warp.values[3] = (warp.values[3] as number) + dy;
    fitWarp(pointsIn(points, labels, layer, field), source, warp, ROUNDS);
    return warp;
  };
  const first = fieldOf(field, warpOf(1, 0, 0));
  const second = fieldOf(field, warpOf(2, seed.x, seed.y));
  if (isSlow) return { fields: [first, second], labels };
  const count = label(
    (at) => (second.x[at] as number) - (first.x[at] as number),
    (at) => (second.y[at] as number) - (first.y[at] as number),
  );
  return count < least ? null : { fields: [first, second], labels };
}

/**
 * Which layer lies before the other: it is seen where the other, by its own motion, must be too.
 *
 * @param labels Of an image, and of others with the places of its knots by the motion of each layer.
 * @returns 0 or 1; -1 where nothing tells.
 */
export function nearestOf(
  labels: Uint8Array,
  others: readonly { readonly labels: Uint8Array; readonly ways: readonly [Places, Places] }[],
  { columns, rows, step }: Pick<FlowField, 'columns' | 'rows' | 'step'>,
): number {
  const votes: [number, number] = [0, 0];
  for (const { labels: its, ways } of others)
    for (let at = 0; at < labels.length; at += 1) {
      const own = labels[at];
      if (own !== 1 && own !== 2) continue;
      const way = ways[2 - own] as Places;
      const column = Math.round((way.x[at] as number) / step);
      const row = Math.round((way.y[at] as number) / step);
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
      if (its[row * columns + column] === 3 - own) votes[own - 1] = (votes[own - 1] as number) + 1;
    }
  return votes[0] === votes[1] ? -1 : votes[0] > votes[1] ? 0 : 1;
}

const middleOf = ({ columns, rows }: FlowField): number => (rows >> 1) * columns + (columns >> 1);

/** What most of the tiles that do not go with the camera move beside it. */
function seedOf(own: Places, known: Uint8Array, last: Layers | null, field: FlowField) {
  let best = { x: 0, y: 0, count: 0 };
  const moved: number[] = [];
  for (let at = 0; at < known.length; at += 1)
    if (known[at] === 1 && Math.hypot(own.x[at] as number, own.y[at] as number) > APART) moved.push(at);
  const every = Math.ceil(moved.length / 64);
  for (let index = 0; index < moved.length; index += every) {
    const at = moved[index] as number;
    let [x, y, count] = [0, 0, 0];
    for (const other of moved) {
      const [ox, oy] = [own.x[other] as number, own.y[other] as number];
      if (Math.hypot(ox - (own.x[at] as number), oy - (own.y[at] as number)) > ALIKE) continue;
      x += ox;
      y += oy;
      count += 1;
    }
    if (count > best.count) best = { x: x / count, y: y / count, count };
  }
  if (best.count >= FEWEST && (!last || best.count >= KEPT_SHARE * known.length)) return best;
  if (!last) return null;
  const at = middleOf(field);
  const [a, b] = last.fields;
  return { x: (b.x[at] as number) - (a.x[at] as number), y: (b.y[at] as number) - (a.y[at] as number) };
}

const fieldOf = (like: FlowField, warp: Warp): FlowField => {
  const [x, y] = [new Float32Array(like.x.length), new Float32Array(like.x.length)];
  for (let at = 0; at < x.length; at += 1) {
    const [px, py] = [(at % like.columns) * like.step, Math.floor(at / like.columns) * like.step];
    x[at] = warpX(warp, 0, px, py);
    y[at] = warpY(warp, 0, px, py);
  }
  return { ...like, x, y, warp };
};

/** Those of the points that lie nearest to tiles of a layer: 1 or 2. */
export function pointsIn(
  points: WarpPoints,
  labels: Uint8Array,
  layer: number,
  { columns, rows, step }: Pick<FlowField, 'columns' | 'rows' | 'step'>,
): WarpPoints {
  const { x, y, value, slopeX, slopeY, toX, toY } = points;
  const own: number[] = [];
  for (let at = 0; at < points.count; at += 1) {
    const column = Math.min(columns - 1, Math.round((x[at] as number) / step));
    const row = Math.min(rows - 1, Math.round((y[at] as number) / step));
    if (labels[row * columns + column] === layer) own.push(at);
  }
  const pick = (values: Float32Array): Float32Array => {
    const picked = new Float32Array(own.length);
    for (let at = 0; at < picked.length; at += 1) picked[at] = values[own[at] as number] as number;
    return picked;
  };
  return {
    count: own.length,
    ...{ x: pick(x), y: pick(y), value: pick(value) },
    ...{ slopeX: pick(slopeX), slopeY: pick(slopeY), toX: pick(toX), toY: pick(toY) },
  };
}
