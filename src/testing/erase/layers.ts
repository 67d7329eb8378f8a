/** Texels a pixel of the image: what a lens draws has no edges that jump from pixel to pixel. */
const SCALE = 2;

/** Something painted that a camera moves over; it repeats in both directions. */
interface Layer {
  readonly width: number;
  readonly height: number;
  readonly texels: Float32Array;
}

const hash = (a: number, b: number): number => {
  const value = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

/** Paints a layer of so many pixels, and softens it by about one. */
function layerOf(width: number, height: number, paint: (x: number, y: number) => number): Layer {
  const [w, h] = [width * SCALE, height * SCALE];
  let texels = new Float32Array(w * h);
  for (let at = 0; at < texels.length; at += 1) texels[at] = paint((at % w) / SCALE, Math.floor(at / w) / SCALE);
  for (const step of [1, w, 1, w]) {
    const source = texels;
    texels = new Float32Array(source.length);
    for (let at = 0; at < texels.length; at += 1) {
      const before = source[at < step ? at - step + texels.length : at - step] ?? 0;
      const after = source[at + step < texels.length ? at + step : at + step - texels.length] ?? 0;
      texels[at] = (before + 2 * (source[at] ?? 0) + after) / 4;
    }
  }
  return { width: w, height: h, texels };
}

/** The brightness of a layer at a place between its texels. */
function sample({ width, height, texels }: Layer, x: number, y: number): number {
  const [tx, ty] = [x * SCALE, y * SCALE];
  const [floorX, floorY] = [Math.floor(tx), Math.floor(ty)];
  const left = ((floorX % width) + width) % width;
  const right = left + 1 < width ? left + 1 : 0;
  const top = (((floorY % height) + height) % height) * width;
  const bottom = top + width < texels.length ? top + width : 0;
  const [ax, ay] = [tx - floorX, ty - floorY];
  const above = (texels[top + left] ?? 0) * (1 - ax) + (texels[top + right] ?? 0) * ax;
  const below = (texels[bottom + left] ?? 0) * (1 - ax) + (texels[bottom + right] ?? 0) * ax;
  return above * (1 - ay) + below * ay;
}

type Shift = (frame: number) => readonly [number, number];

/** A shift that is worked out once an image rather than once a pixel. */
function onceAnImage(shift: Shift): Shift {
  let last = Number.NaN;
  let known: readonly [number, number] = [0, 0];
  return (frame) => {
    if (frame !== last) known = shift(frame);
    last = frame;
    return known;
  };
}

/** Bars like letters: one that is `true` where ink is. */
const isInk = (x: number, y: number, seed: number): boolean => {
  const letter = Math.floor(x / 5);
  return hash(letter, seed) > 0.2 && (x % 5 < 1.6 || (Math.floor(y / 3) + letter) % 3 === 0) && x % 5 < 4;
};

/** Packed goods in three colors with print on them, and gaps between. */
function goods(x: number, y: number): number {
  const [column, row] = [Math.floor(x / 27), Math.floor(y / 52)];
  const [left, top] = [x % 27, y % 52];
  if (left < 2 || top < 8) return 38;
  const ground = 80 + 110 * hash(column, row);
  if (top > 18 && top < 28 && left > 5 && left < 24) return isInk(left, top, column * 7 + row) ? 40 : 215;
  if (top > 34 && top < 40 && left > 4) return isInk(left + 1, top, column + row * 3) ? ground - 60 : ground;
  return ground + 14 * Math.sin(left / 2.2);
}

/** Boards of a shelf with price labels; -1 between them. */
function boards(x: number, y: number): number {
  const top = y % 52;
  if (top >= 14) return -1;
  const left = x % 44;
  if (left > 6 && left < 34 && top > 2 && top < 12)
    return top > 4 && top < 10 && left > 9 && left < 31 && isInk(left, top, Math.floor(x / 44)) ? 50 : 225;
  return top < 2 ? 185 : 120 + 10 * Math.sin(x / 9);
}

const leaves = Array.from({ length: 24 }, (_, leaf) => {
  const turn = hash(leaf, 3) * 3.1;
  const [cx, cy] = [hash(leaf, 1) * 340, hash(leaf, 2) * 240];
  return { cx, cy, cos: Math.cos(turn), sin: Math.sin(turn), dark: 40 + 40 * hash(leaf, 4) };
});

/** Bricks of a wall, each of its own brightness and grain, in light mortar, and leaves over them. */
function wall(x: number, y: number): number {
  const row = Math.floor(y / 15);
  const along = (x + (row % 2) * 17 + 340) % 340;
  const [column, left, top] = [Math.floor(along / 34), along % 34, y % 15];
  const isMortar = left < 3 || top < 3;
  const brick = 70 + 70 * hash(column, row) + 16 * (hash(Math.floor(x), Math.floor(y)) - 0.5);
  let value = isMortar ? 178 : brick;
  for (const { cx, cy, cos, sin, dark } of leaves) {
    const [dx, dy] = [x - cx, y - cy];
    if (Math.abs(dx) > 13 || Math.abs(dy) > 13) continue;
    const [a, b] = [dx * cos + dy * sin, dy * cos - dx * sin];
    if ((a / 13) ** 2 + (b / 5) ** 2 < 1) value = Math.abs(b) < 0.8 ? 150 : dark + a;
  }
  return value;
}

let shelf: { readonly far: Layer; readonly near: Layer } | undefined;
let bricks: Layer | undefined;

/** A hand-held pan past a shelf: the boards in front move by more than the goods behind them. */
export function shelfAt(x: number, y: number, frame: number): number {
  shelf ??= { far: layerOf(459, 260, goods), near: layerOf(484, 260, boards) };
  const [across, down] = shelfShift(frame);
  const near = sample(shelf.near, x + across, y + down);
  return near >= 30 ? near : sample(shelf.far, x + across * 0.72 + 300, y + down * 0.72);
}

const shelfShift = onceAnImage((frame) => [
  2.2 * frame + 1.6 * Math.sin(frame / 3.1) + 0.7 * Math.sin(frame / 1.3),
  1.3 * Math.sin(frame / 4.3) + 0.5 * Math.sin(frame / 1.7),
]);

/** A camera that turns and comes nearer over a brick wall, while its exposure changes. */
export function wallAt(x: number, y: number, frame: number): number {
  bricks ??= layerOf(340, 240, wall);
  const [turn, zoom] = [0.003 * frame, 1 + 0.0042 * frame];
  const [dx, dy] = [(x - 120) / zoom, (y - 90) / zoom];
  const value = sample(
    bricks,
    170 + dx * Math.cos(turn) - dy * Math.sin(turn),
    120 + dx * Math.sin(turn) + dy * Math.cos(turn),
  );
  return value * (1 + 0.08 * Math.sin(frame / 15));
}

let street: Layer | undefined;
let fence: Layer | undefined;

/** Houses across a street: rows of windows with frames, a shop sign, a grain of plaster. */
function houses(x: number, y: number): number {
  const house = Math.floor(x / 71);
  const [column, row] = [Math.floor((x % 71) / 23), Math.floor(y / 31)];
  const [left, top] = [(x % 71) % 23, y % 31];
  const plaster = 120 + 80 * hash(house, 5) + 10 * (hash(Math.floor(x / 2), Math.floor(y / 2)) - 0.5);
  if (row % 3 === 2 && top > 20) return isInk(x % 71, top, house) ? 230 : 70 + 40 * hash(house, 8);
  if (left < 4 || left > 18 || top < 6 || top > 26) return plaster;
  if (left < 6 || left > 16 || top < 8 || top > 24 || Math.abs(left - 11) < 1) return 225;
  return 45 + 50 * hash(column + 3 * house, row) + top;
}

/** Posts and a rail of a fence in front of it; -1 between them. */
function posts(x: number, y: number): number {
  const left = x % 39;
  if (left < 9) return left < 2 ? 60 : 90 + 40 * Math.sin(left / 3) + 12 * hash(Math.floor(y / 7), Math.floor(x / 39));
  const top = y % 90;
  return top > 50 && top < 58 ? 80 + 4 * top : -1;
}

/** A walk past a fence: upright edges where what is near ends, and the street behind them moves by less than half of it. */
export function fenceAt(x: number, y: number, frame: number): number {
  street ??= layerOf(426, 248, houses);
  fence ??= layerOf(390, 270, posts);
  const [across, down] = fenceShift(frame);
  const near = sample(fence, x + across, y + down);
  return near >= 30 ? near : sample(street, x + across * 0.45 + 120, y + down * 0.45);
}

const fenceShift = onceAnImage((frame) => [2.7 * frame + 1.2 * Math.sin(frame / 2.7), 1.6 * Math.sin(frame / 3.7)]);

let table: Layer | undefined;
let pack: Layer | undefined;

/** A table top of boards with grain and knots, and crumbs on it. */
function tableTop(x: number, y: number): number {
  const board = Math.floor(y / 22);
  const along = x + 90 * hash(board, 2);
  const grain = 14 * Math.sin(y * 1.1 + 2.5 * Math.sin(along / 19)) + 9 * Math.sin(along / 4.3 + board);
  const crumb = hash(Math.floor(x / 5), Math.floor(y / 5)) > 0.96 ? 60 : 0;
  return y % 22 < 1.5 ? 50 : 110 + 40 * hash(board, 9) + grain + crumb;
}

/** A pack of goods with print on it, 70 by 60; -1 beside it. */
function packAt(x: number, y: number): number {
  if (x >= 70 || y >= 60) return -1;
  if (x < 3 || y < 3 || x > 66 || y > 56) return 40;
  if (y > 12 && y < 24) return isInk(x, y, 4) ? 35 : 220;
  return y > 32 && y < 48 ? (isInk(x + 2, y, 9) ? 225 : 75) : 175 + 12 * Math.sin(x / 3.1);
}

/** A pack that is pushed over a table under a camera that drifts. */
export function packOnTableAt(x: number, y: number, frame: number): number {
  table ??= layerOf(400, 220, tableTop);
  pack ??= layerOf(400, 220, packAt);
  const [driftX, driftY] = tableShift(frame);
  const [packX, packY] = packShift(frame);
  const near = sample(pack, x + packX, y + packY);
  return near >= 30 ? near : sample(table, x + driftX, y + driftY);
}

const tableShift = onceAnImage((frame) => [0.9 * frame, 0.7 * frame + Math.sin(frame / 2.9)]);
const packShift = onceAnImage((frame) => [-30 - 1.9 * frame, -112 + 4 * Math.sin(frame / 6)]);

/** A slow pan along a brick wall that ends long before all of what is hidden has been seen. */
export function brickPanAt(x: number, y: number, frame: number): number {
  bricks ??= layerOf(340, 240, wall);
  const [across, down] = brickShift(frame);
  return sample(bricks, x + across, y + down);
}

const brickShift = onceAnImage((frame) => [
  40 + 0.55 * frame + 0.4 * Math.sin(frame / 5),
  30 + 0.3 * Math.sin(frame / 6),
]);

interface Person {
  /** Places beside where one stands in a row without gaps, in sizes; and where the head is, pixels. */
  readonly sway: number;
  readonly cy: number;
  readonly coat: number;
  readonly stripes: number;
  readonly hair: number;
}

/** Ten people of each row: they stand there again and again. */
const rowsOf = ({ from, every, seed }: Crowd): readonly (readonly Person[])[] =>
  Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 10 }, (_, person) => ({
      sway: 0.5 + 0.35 * (hash(person, row + seed) - 0.5) + (row % 2) * 0.5,
      cy: from + row * every + every * 0.5 * hash(person + 20, row + seed),
      coat: 45 + 165 * hash(person + 40, row + seed),
      stripes: 0.5 + hash(person, seed),
      hair: 40 + 60 * hash(person + 60, row),
    })),
  );

/** People close together seen from the front: heads over shoulders, those in front over those behind; -1 above them. */
function people(crowd: Crowd): (x: number, y: number) => number {
  const { size } = crowd;
  const rows = rowsOf(crowd);
  return (x, y) => {
    let value = -1;
    for (const row of rows)
      for (let one = Math.floor(x / size) - 1; one <= Math.floor(x / size) + 1; one += 1) {
        const person = row[((one % 10) + 10) % 10];
        if (!person) continue;
        const { sway, cy, coat, stripes, hair } = person;
        const cx = (one + sway) * size;
        const [dx, dy] = [(x - cx) / size, (y - cy) / size];
        const isCoat = dy > 0.3 && Math.abs(dx) < 0.46 - 0.3 * Math.max(0, 0.5 - dy);
        if (isCoat && dy < 1.6) value = coat + 22 * Math.sin(x * stripes + y / 3);
        if (Math.abs(dx) < 0.05 && isCoat && dy < 1.2) value = coat > 120 ? 50 : 205;
        if ((dx / 0.27) ** 2 + (dy / 0.36) ** 2 < 1) value = dy < -0.08 ? hair : 165 + 40 * dx;
        if (Math.abs(Math.abs(dx) - 0.1) < 0.035 && Math.abs(dy - 0.03) < 0.05) value = 55;
      }
    return value;
  };
}

interface Crowd {
  readonly from: number;
  readonly every: number;
  readonly size: number;
  readonly seed: number;
}

let far: Layer | undefined;
let near: Layer | undefined;

/** A walk past a crowd: the heads of those in front stand before those far behind, who move by half of it. */
export function crowdAt(x: number, y: number, frame: number): number {
  far ??= layerOf(240, 200, people({ from: -20, every: 24, size: 24, seed: 3 }));
  near ??= layerOf(340, 200, people({ from: 146, every: 30, size: 34, seed: 11 }));
  const [across, down] = crowdShift(frame);
  const front = sample(near, x + across, y + down);
  return front >= 30 ? front : sample(far, x + across * 0.5 + 60, y + down * 0.5);
}

const crowdShift = onceAnImage((frame) => [
  2.1 * frame + 0.9 * Math.sin(frame / 3.3),
  1.2 * Math.sin(frame / 4.1) + 0.4 * Math.sin(frame / 1.9),
]);

/** How a scene of layers moves: what is known of it makes the oracle. */
export interface LayerMotion {
  /** Which of the layers a pixel of an image shows: 0 is the nearest. */
  readonly layerAt: (x: number, y: number, frame: number) => number;
  /** Shift of each layer in an image, pixels: what lies at (x, y) there lies at (x, y) + shift on the layer. */
  readonly shifts: readonly Shift[];
}

const scaled =
  (shift: Shift, share: number): Shift =>
  (frame) => {
    const [x, y] = shift(frame);
    return [x * share, y * share];
  };

/** By the function that paints a scene. */
export const motions: ReadonlyMap<(x: number, y: number, frame: number) => number, LayerMotion> = new Map([
  [
    shelfAt,
    {
      layerAt: (x: number, y: number, frame: number) => {
        shelfAt(x, y, frame);
        const [across, down] = shelfShift(frame);
        return shelf && sample(shelf.near, x + across, y + down) >= 30 ? 0 : 1;
      },
      shifts: [shelfShift, scaled(shelfShift, 0.72)],
    },
  ],
  [
    fenceAt,
    {
      layerAt: (x: number, y: number, frame: number) => {
        fenceAt(x, y, frame);
        const [across, down] = fenceShift(frame);
        return fence && sample(fence, x + across, y + down) >= 30 ? 0 : 1;
      },
      shifts: [fenceShift, scaled(fenceShift, 0.45)],
    },
  ],
  [
    packOnTableAt,
    {
      layerAt: (x: number, y: number, frame: number) => {
        packOnTableAt(x, y, frame);
        const [across, down] = packShift(frame);
        return pack && sample(pack, x + across, y + down) >= 30 ? 0 : 1;
      },
      shifts: [packShift, tableShift],
    },
  ],
  [brickPanAt, { layerAt: () => 0, shifts: [brickShift] }],
  [
    crowdAt,
    {
      layerAt: (x: number, y: number, frame: number) => {
        crowdAt(x, y, frame);
        const [across, down] = crowdShift(frame);
        return near && sample(near, x + across, y + down) >= 30 ? 0 : 1;
      },
      shifts: [crowdShift, scaled(crowdShift, 0.5)],
    },
  ],
]);
