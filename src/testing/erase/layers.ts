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
    texels = source.map((value, at) => {
      const before = source[(at - step + source.length) % source.length] ?? 0;
      const after = source[(at + step) % source.length] ?? 0;
      return (before + 2 * value + after) / 4;
    });
  }
  return { width: w, height: h, texels };
}

/** The brightness of a layer at a place between its texels. */
function sample({ width, height, texels }: Layer, x: number, y: number): number {
  const [tx, ty] = [x * SCALE, y * SCALE];
  const [left, top] = [Math.floor(tx), Math.floor(ty)];
  const at = (column: number, row: number): number =>
    texels[(((row % height) + height) % height) * width + (((column % width) + width) % width)] ?? 0;
  const [ax, ay] = [tx - left, ty - top];
  const above = at(left, top) * (1 - ax) + at(left + 1, top) * ax;
  const below = at(left, top + 1) * (1 - ax) + at(left + 1, top + 1) * ax;
  return above * (1 - ay) + below * ay;
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
  const across = 2.2 * frame + 1.6 * Math.sin(frame / 3.1) + 0.7 * Math.sin(frame / 1.3);
  const down = 1.3 * Math.sin(frame / 4.3) + 0.5 * Math.sin(frame / 1.7);
  const near = sample(shelf.near, x + across, y + down);
  return near >= 30 ? near : sample(shelf.far, x + across * 0.72 + 300, y + down * 0.72);
}

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
