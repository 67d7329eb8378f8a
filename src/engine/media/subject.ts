/** A part of an image; shares of its width and height. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SubjectBox extends Box {
  /** Middles of two things side by side, the stronger first: they make one box with nothing in its middle. Else empty. */
  readonly cores: readonly SubjectPoint[];
}

/** A place in an image; shares of its width and height. */
interface SubjectPoint {
  readonly x: number;
  readonly y: number;
}

interface Pixels {
  /** RGBA, row by row. */
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Share of all attention that may lie outside of the box, on each of its four sides. */
const OUTSIDE = 0.06;
/** Room around what was found. */
const MARGIN = 0.04;
/** Side of the windows in which attention is added up for the cores, share of the image's shorter side. */
const CORE = 0.36;
/** A second core has to have this share of the attention of the first. */
const SECOND = 0.45;
/** With less attention than this share of the best window's, a subject's middle is empty. */
const EMPTY = 0.6;
/** Below this (of 255) nothing stands out. */
const FLAT = 6;

/**
 * Where the subject of an image is: what differs in color from the image's border and has edges, the more the nearer to
 * the middle. Made for goods on a calm ground; on a busy image the box is large. Undefined where nothing stands out.
 *
 * @param image A small copy is enough: 64–128 pixels on its longer side.
 */
export function findSubject(image: Pixels): SubjectBox | undefined {
  const { width, height } = image;
  if (width < 4 || height < 4) return undefined;
  const attention = attentionOf(image);
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  let total = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = attention[y * width + x] ?? 0;
      columns[x] = (columns[x] ?? 0) + value;
      rows[y] = (rows[y] ?? 0) + value;
      total += value;
    }
  }
  if (total / (width * height) < FLAT / 4) return undefined;
  const [left, right] = innerRange(columns, total);
  const [top, bottom] = innerRange(rows, total);
  const x = Math.max(0, left / width - MARGIN);
  const y = Math.max(0, top / height - MARGIN);
  return {
    x,
    y,
    width: Math.min(1, (right + 1) / width + MARGIN) - x,
    height: Math.min(1, (bottom + 1) / height + MARGIN) - y,
    cores: coresOf(attention, { width, height, x: (left + right + 1) / 2, y: (top + bottom + 1) / 2 }),
  };
}

/** Sizes of an image, and the middle of its subject's box; pixels. */
interface Middle {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
}

/**
 * The window with the most attention and the best one beside it, where the subject's middle is empty. One thing, or a
 * dish of many, has its middle in its box: a window moved off it would only cut it.
 */
function coresOf(attention: Float64Array, { width, height, x: middleX, y: middleY }: Middle): readonly SubjectPoint[] {
  const side = Math.max(2, Math.round(Math.min(width, height) * CORE));
  const sums = summed(attention, width, height);
  const at = (x: number, y: number): number => sums[y * (width + 1) + x] ?? 0;
  const sumAt = (x: number, y: number): number => at(x + side, y + side) - at(x, y + side) - at(x + side, y) + at(x, y);
  const best = (isFree: (x: number, y: number) => boolean) => {
    let found = { x: 0, y: 0, sum: -1 };
    for (let y = 0; y + side <= height; y += 1)
      for (let x = 0; x + side <= width; x += 1) {
        const sum = sumAt(x, y);
        if (sum > found.sum && isFree(x, y)) found = { x, y, sum };
      }
    return found;
  };
  const first = best(() => true);
  const within = (middle: number, length: number) =>
    Math.min(length - side, Math.max(0, Math.round(middle - side / 2)));
  if (sumAt(within(middleX, width), within(middleY, height)) >= first.sum * EMPTY) return [];
  const second = best((x, y) => Math.abs(x - first.x) >= side || Math.abs(y - first.y) >= side);
  const pointOf = ({ x, y }: { readonly x: number; readonly y: number }): SubjectPoint => ({
    x: (x + side / 2) / width,
    y: (y + side / 2) / height,
  });
  return second.sum >= first.sum * SECOND ? [pointOf(first), pointOf(second)] : [];
}

/** What is seen of the goods in an image: they alone before a calm ground, a part of them, or they among other things. */
export type PictureKind = 'packshot' | 'detail' | 'scene';

/** A pixel of a border that differs more (of 255) from the middle one of its side belongs to something that goes on outside. */
const CROSSING = 34;
/** Share of a side's pixels that have to, for the side to be crossed. */
const CROSSED = 0.14;

/**
 * The kind of an image by its four sides: nothing crosses those of a packshot; what is cut by the upper or the lower one
 * while others are calm is seen in part; a wall with a table before it crosses those at the left and right, a busy ground all.
 *
 * @param image A small copy is enough: 64–128 pixels on its longer side.
 */
export function pictureKindOf({ data, width, height }: Pixels): PictureKind {
  const at = (x: number, y: number): readonly number[] => [0, 1, 2].map((c) => data[(y * width + x) * 4 + c] ?? 0);
  const across = (y: number) => Array.from({ length: width }, (_, x) => at(x, y));
  const down = (x: number) => Array.from({ length: height }, (_, y) => at(x, y));
  const [top, bottom, left, right] = [across(0), across(height - 1), down(0), down(width - 1)].map(isCrossed);
  const count = [top, bottom, left, right].filter(Boolean).length;
  if (count === 0) return 'packshot';
  return count === 4 || (!top && !bottom) ? 'scene' : 'detail';
}

function isCrossed(side: readonly (readonly number[])[]): boolean {
  const middle = [0, 1, 2].map((c) => side.map((pixel) => pixel[c] ?? 0).sort((a, b) => a - b)[side.length >> 1] ?? 0);
  const apart = side.filter((pixel) => pixel.some((value, c) => Math.abs(value - (middle[c] ?? 0)) > CROSSING));
  return apart.length > side.length * CROSSED;
}

/** Sides whose mean colors differ by no more than this (of 255) are of one ground. */
const ONE_GROUND = 18;
/** Side of the piece of the ground that is told, share of the image's. */
const GROUND_PIECE = 0.05;

/**
 * A corner of an image that shows nothing but its ground, where that has one color all around; shares of its width and
 * height. Undefined for a ground that changes, or that things cross.
 *
 * @param image A small copy is enough: 64–128 pixels on its longer side.
 */
export function groundPiece(image: Pixels): Box | undefined {
  const ground = groundColor(image);
  if (!ground) return undefined;
  const far = 1 - GROUND_PIECE;
  const distance = (x: number, y: number): number => distanceTo(ground, image, x && 1, y && 1);
  const [corner] = [
    { x: 0, y: 0 },
    { x: far, y: 0 },
    { x: 0, y: far },
    { x: far, y: far },
  ].sort((a, b) => distance(a.x, a.y) - distance(b.x, b.y));
  return corner && { ...corner, width: GROUND_PIECE, height: GROUND_PIECE };
}

/** Color of a ground that is the same all around; undefined for one that changes, or that things cross. */
function groundColor(image: Pixels): readonly number[] | undefined {
  if (pictureKindOf(image) !== 'packshot') return undefined;
  const sides = borderColors(image);
  const spread = [0, 1, 2].map((c) => sides.map((side) => side[c] ?? 0));
  if (spread.some((values) => Math.max(...values) - Math.min(...values) > ONE_GROUND)) return undefined;
  return spread.map((values) => values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** How far (of 255) the image is from a color at a place, in the channel that differs most. */
function distanceTo(color: readonly number[], { data, width, height }: Pixels, x: number, y: number): number {
  const at = (Math.floor(y * (height - 1)) * width + Math.floor(x * (width - 1))) * 4;
  return Math.max(...color.map((value, c) => Math.abs(value - (data[at + c] ?? 0))));
}

/** How far around a part of an image it is looked for the ground, share of the image. */
const RING = 0.03;
const RING_STEPS = 24;
/** With less of the ground around it, a part lies on the goods. */
const SURROUNDED = 0.35;

/**
 * Whether a part of an image, such as a line of text, lies on the goods and not on the ground before which they stand;
 * `false` where the ground has more than one color.
 *
 * @param image A small copy is enough: 64–128 pixels on its longer side.
 */
export function liesOnGoods(image: Pixels, { x, y, width, height }: Box): boolean {
  const ground = groundColor(image);
  if (!ground) return false;
  const [left, right, top, bottom] = [x - RING, x + width + RING, y - RING, y + height + RING];
  const along = (from: number, to: number) =>
    Array.from({ length: RING_STEPS }, (_, step) => from + ((to - from) * (step + 0.5)) / RING_STEPS);
  const ring = [
    ...along(left, right).flatMap((place) => [[place, top] as const, [place, bottom] as const]),
    ...along(top, bottom).flatMap((place) => [[left, place] as const, [right, place] as const]),
  ];
  const calm = ring.filter(
    ([at, down]) => at < 0 || at > 1 || down < 0 || down > 1 || distanceTo(ground, image, at, down) <= ONE_GROUND,
  );
  return calm.length < ring.length * SURROUNDED;
}

/**
 * How much stands out in an image, in so many equal stripes from above to below (`rows`) and from left to right
 * (`columns`); 1 = as much as in the fullest one.
 *
 * @param image A small copy is enough: 64–128 pixels on its longer side.
 */
export function attentionStripes(
  image: Pixels,
  count: number,
): { readonly rows: readonly number[]; readonly columns: readonly number[] } {
  const rows = Array.from({ length: count }, (): number => 0);
  const columns = [...rows];
  attentionOf(image).forEach((value, at) => {
    const row = Math.floor((Math.floor(at / image.width) * count) / image.height);
    const column = Math.floor(((at % image.width) * count) / image.width);
    rows[row] = (rows[row] ?? 0) + value;
    columns[column] = (columns[column] ?? 0) + value;
  });
  const shares = (sums: readonly number[]): readonly number[] => {
    const most = Math.max(1, ...sums);
    return sums.map((sum) => Math.round((sum / most) * 100) / 100);
  };
  return { rows: shares(rows), columns: shares(columns) };
}

/** Sums over all above and left of a place, with a row and a column of zeros before them. */
function summed(values: Float64Array, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += values[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = row + (sums[y * (width + 1) + x + 1] ?? 0);
    }
  }
  return sums;
}

/** First and last index between which all but {@link OUTSIDE} on each side lies. */
function innerRange(sums: Float64Array, total: number): readonly [number, number] {
  let first = 0;
  let last = sums.length - 1;
  for (let sum = sums[first] ?? 0; sum < total * OUTSIDE && first < last; sum += sums[first] ?? 0) first += 1;
  for (let sum = sums[last] ?? 0; sum < total * OUTSIDE && last > first; sum += sums[last] ?? 0) last -= 1;
  return [first, last];
}

function attentionOf({ data, width, height }: Pixels): Float64Array {
  const grounds = borderColors({ data, width, height });
  const channel = (x: number, y: number, c: number): number => data[(y * width + x) * 4 + c] ?? 0;
  const attention = new Float64Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let apart = Number.POSITIVE_INFINITY;
      for (const ground of grounds) {
        const [r, g, b] = [0, 1, 2].map((c) => channel(x, y, c) - (ground[c] ?? 0));
        apart = Math.min(apart, Math.sqrt(((r ?? 0) ** 2 + (g ?? 0) ** 2 + (b ?? 0) ** 2) / 3));
      }
      const [right, below] = [Math.min(width - 1, x + 1), Math.min(height - 1, y + 1)];
      const edge =
        Math.abs(channel(right, y, 1) - channel(x, y, 1)) + Math.abs(channel(x, below, 1) - channel(x, y, 1));
      const strength = Math.max(0, apart - FLAT) + 0.6 * Math.max(0, edge - FLAT);
      const [across, down] = [x / width - 0.5, y / height - 0.48];
      attention[y * width + x] = strength * Math.exp(-(across * across + down * down) / 0.22);
    }
  }
  return attention;
}

/** Mean color of each side's outermost lines: a ground may run from one color to another. */
function borderColors({ data, width, height }: Pixels): readonly (readonly number[])[] {
  const depth = Math.max(1, Math.round(Math.min(width, height) * 0.03));
  const mean = (x0: number, y0: number, x1: number, y1: number): readonly number[] => {
    const sum = [0, 0, 0];
    for (let y = y0; y < y1; y += 1)
      for (let x = x0; x < x1; x += 1)
        for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] ?? 0) + (data[(y * width + x) * 4 + c] ?? 0);
    return sum.map((value) => value / ((x1 - x0) * (y1 - y0)));
  };
  return [
    mean(0, 0, width, depth),
    mean(0, height - depth, width, height),
    mean(0, 0, depth, height),
    mean(width - depth, 0, width, height),
  ];
}
