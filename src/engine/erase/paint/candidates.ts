import type { SeenImage, Window } from './frames';
import type { OpenTiles } from './openTiles';
import type { Places } from './places';
import { mixAt, type Warp, warpX, warpY } from './warp';

/** Images that may say what a pixel is, and in large regions: the middle one of so many is not easily wrong. */
const MOST = 5;
const MOST_IN_LARGE = 3;
const LARGE = 40_000;
/** Levels within which two images agree so well that in a large region no third is asked. */
const SURE = 4;
/** Levels around the middle within which the others count too. */
const AGREE = 12;
/** Parts of a pixel that are told apart. */
const FINE_BITS = 7;
const FINE = 1 << FINE_BITS;

/** An image that shows something of what is covered in another. */
export interface Shown {
  readonly image: SeenImage;
  /** 1 where letters cover it. */
  readonly cover: Uint8Array;
  /** How much of its box is open; null = nothing. */
  readonly open: OpenTiles | null;
  /** Where the knots of the other are in it, before the warp. */
  readonly places: Places;
  readonly warp: Warp;
  /** How far it is to be believed. */
  readonly weight: number;
}

/** The images that are asked, the nearest first: each is laid on the other when a cell first needs it. */
export interface ShownImages {
  /** null: it shows nothing; undefined: there are no more. */
  at(index: number): Shown | null | undefined;
}

/** Covered pixels between four knots, in a row of the list of all. */
interface Cell {
  readonly column: number;
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/** Weights of four pixels in a row for each part of a pixel, by Catmull and Rom: keeps edges between pixels sharp. */
const cubic = new Float32Array((FINE + 1) * 4);
for (let part = 0; part <= FINE; part += 1) {
  const a = part / FINE;
  cubic[part * 4] = ((2 - a) * a - 1) * a * 0.5;
  cubic[part * 4 + 1] = (3 * a - 5) * a * a * 0.5 + 1;
  cubic[part * 4 + 2] = ((4 - 3 * a) * a + 1) * a * 0.5;
  cubic[part * 4 + 3] = (a - 1) * a * a * 0.5;
}

/**
 * What other images show at the places that letters cover in one. It goes from cell to cell, so that what is at work fits
 * into the processor's nearest memory; the memory is kept from image to image.
 */
export class Candidates {
  /** Pixels of the window's area that were covered, and which of them other images show (1). */
  count = 0;
  pixels = new Int32Array(0);
  isFound = new Uint8Array(0);
  y = new Uint8Array(0);
  /** Of pixels with even places only. */
  u = new Uint8Array(0);
  v = new Uint8Array(0);
  private cells: Cell[] = [];
  private next = 0;
  private window: Window = NOWHERE;
  private step = 1;
  private columns = 0;
  private most = MOST;
  /** Of the pixels of one cell: their places in it, what was heard of them, and who still waits. */
  private readonly own = new CellMemory();

  /**
   * Begins with an image.
   *
   * @param cover 1 where the window's area is covered.
   * @param step Pixels from knot to knot, `columns` of them.
   */
  begin(cover: Uint8Array, window: Window, step: number, columns: number): void {
    this.window = window;
    this.step = step;
    this.columns = columns;
    this.next = 0;
    this.sort(cover);
    this.most = this.count > LARGE ? MOST_IN_LARGE : MOST;
  }

  private sort(cover: Uint8Array): void {
    const { step, window } = this;
    const { area, box } = window;
    if (this.pixels.length < box.width * box.height) {
      const size = box.width * box.height;
      this.pixels = new Int32Array(size);
      for (const name of ['isFound', 'y', 'u', 'v'] as const) this[name] = new Uint8Array(size);
    }
    const { pixels } = this;
    this.cells = [];
    let count = 0;
    for (let row = Math.floor(box.y / step); row * step < box.y + box.height; row += 1)
      for (let column = Math.floor(box.x / step); column * step < box.x + box.width; column += 1) {
        const from = count;
        const [right, bottom] = [Math.min(area.width, (column + 1) * step), Math.min(area.height, (row + 1) * step)];
        for (let y = row * step; y < bottom; y += 1) {
          const line = y * area.width;
          for (let at = line + column * step; at < line + right; at += 1) {
            if (cover[at] !== 1) continue;
            pixels[count] = at;
            count += 1;
          }
        }
        if (count > from) this.cells.push({ column, row, from, to: count });
      }
    this.count = count;
  }

  /** Share of the places that are still to be found that an image shows, by the middles of cells. */
  shareIn(cover: Uint8Array, { x, y }: Places): number {
    const { cells, columns } = this;
    const { width, height } = this.window.area;
    let [asked, shown] = [0, 0];
    for (let index = this.next; index < cells.length; index += 1) {
      const { column, row } = cells[index] as Cell;
      const at = row * columns + column;
      for (const [a, b, c, d] of PROBES) {
        asked += 1;
        const toX = mixKnots(x, at, columns, a, b, c, d);
        if (isShown(cover, width, height, toX, mixKnots(y, at, columns, a, b, c, d))) shown += 1;
      }
    }
    return asked === 0 ? 0 : shown / asked;
  }

  /** Finds what can be found. */
  collect(images: ShownImages): void {
    const { cells, own, window } = this;
    for (; this.next < cells.length; this.next += 1) {
      const cell = cells[this.next] as Cell;
      own.begin(this.pixels, cell.from, cell.to, cell.column * this.step, cell.row * this.step, window.area.width);
      for (let index = 0; own.waiting > 0; index += 1) {
        const shown = images.at(index);
        if (shown === undefined) break;
        if (shown) this.ask(cell, shown);
      }
      for (let at = cell.from; at < cell.to; at += 1) this.decide(at, at - cell.from);
    }
  }

  /** Takes what an image shows of a cell. */
  private ask({ column, row }: Cell, { image, cover, open, places, warp, weight }: Shown): void {
    const { step, own, most, columns, window } = this;
    const { width, height } = window.area;
    const [left, top] = [column * step, row * step];
    const at = row * columns + column;
    const x = (knot: number, px: number, py: number): number => warpX(warp, places.x[knot] as number, px, py);
    const y = (knot: number, px: number, py: number): number => warpY(warp, places.y[knot] as number, px, py);
    // Between four knots a place is a bilinear function of the pixel: the warp, linear itself, changes nothing of that.
    const [x0, y0] = [x(at, left, top), y(at, left, top)];
    const [x1, y1] = [x(at + 1, left + step, top), y(at + 1, left + step, top)];
    const [x2, y2] = [x(at + columns, left, top + step), y(at + columns, left, top + step)];
    const [x3, y3] = [x(at + columns + 1, left + step, top + step), y(at + columns + 1, left + step, top + step)];
    const [lowX, highX] = [Math.min(x0, x1, x2, x3), Math.max(x0, x1, x2, x3)];
    const [lowY, highY] = [Math.min(y0, y1, y2, y3), Math.max(y0, y1, y2, y3)];
    if (!(highX >= 0 && highY >= 0 && lowX <= width - 1 && lowY <= height - 1)) return;
    if (isInside(window, lowX, lowY, highX, highY) && !open?.isOpen(lowX, lowY, highX, highY)) return;
    const [ax, bx, cx] = [(x1 - x0) / step, (x2 - x0) / step, (x3 - x2 - x1 + x0) / step / step];
    const [ay, by, cy] = [(y1 - y0) / step, (y2 - y0) / step, (y3 - y2 - y1 + y0) / step / step];
    const { y: luma, u, v } = image;
    const gain = 1 + (warp.values[6] as number);
    const lift = (warp.values[7] as number) - 128 * (warp.values[6] as number);
    const isSoonSure = most === MOST_IN_LARGE;
    for (let place = 0; place < own.waiting; ) {
      const index = own.order[place] as number;
      const [dx, dy] = [own.dx[index] as number, own.dy[index] as number];
      const toX = x0 + ax * dx + bx * dy + cx * dx * dy;
      const toY = y0 + ay * dx + by * dy + cy * dx * dy;
      if (!isShown(cover, width, height, toX, toY)) {
        place += 1;
        continue;
      }
      const heard = own.heard[index] as number;
      const to = index * MOST + heard;
      const value = gain * cubicAt(luma, width, height, toX, toY) + lift;
      own.y[to] = value;
      own.weight[to] = weight;
      if ((((left + dx) | (top + dy)) & 1) === 0) {
        own.u[to] = chromaAt(u, width >> 1, height >> 1, toX / 2, toY / 2);
        own.v[to] = chromaAt(v, width >> 1, height >> 1, toX / 2, toY / 2);
      }
      own.heard[index] = heard + 1;
      const isDone =
        heard + 1 >= most || (isSoonSure && heard === 1 && Math.abs(value - (own.y[to - 1] as number)) < SURE);
      if (isDone) own.leave(place);
      else place += 1;
    }
  }

  /** The mean of those that agree with the middle one. */
  private decide(index: number, at: number): void {
    const { own } = this;
    const heard = own.heard[at] as number;
    this.isFound[index] = heard > 0 ? 1 : 0;
    if (heard === 0) return;
    const from = at * MOST;
    const middle = own.middleOf(from, heard);
    let sum = 0;
    let y = 0;
    let u = 0;
    let v = 0;
    for (let place = from; place < from + heard; place += 1) {
      const value = own.y[place] as number;
      if (Math.abs(value - middle) > AGREE) continue;
      const weight = own.weight[place] as number;
      sum += weight;
      y += weight * value;
      u += weight * (own.u[place] as number);
      v += weight * (own.v[place] as number);
    }
    this.y[index] = Math.min(255, Math.max(0, y / sum + 0.5));
    this.u[index] = u / sum + 0.5;
    this.v[index] = v / sum + 0.5;
  }
}

/** What is heard of the pixels of one cell. */
class CellMemory {
  waiting = 0;
  order = new Uint16Array(0);
  dx = new Uint8Array(0);
  dy = new Uint8Array(0);
  heard = new Uint8Array(0);
  y = new Float32Array(0);
  u = new Float32Array(0);
  v = new Float32Array(0);
  weight = new Float32Array(0);

  /** Takes the pixels of a list that lie in a cell with its corner there. */
  begin(pixels: Int32Array, from: number, to: number, left: number, top: number, width: number): void {
    const count = to - from;
    if (this.order.length < count) {
      this.order = new Uint16Array(count);
      for (const name of ['dx', 'dy', 'heard'] as const) this[name] = new Uint8Array(count);
      for (const name of ['y', 'u', 'v', 'weight'] as const) this[name] = new Float32Array(count * MOST);
    }
    for (let at = 0; at < count; at += 1) {
      const pixel = pixels[from + at] as number;
      const row = (pixel / width) | 0;
      this.dx[at] = pixel - row * width - left;
      this.dy[at] = row - top;
      this.order[at] = at;
      this.heard[at] = 0;
    }
    this.waiting = count;
  }

  /** Of this one enough was heard. */
  leave(place: number): void {
    this.waiting -= 1;
    this.order[place] = this.order[this.waiting] as number;
  }

  /** The value with half of the weight below it and half above. */
  middleOf(from: number, count: number): number {
    if (count === 1) return this.y[from] as number;
    // Of two the one that is rather to be believed.
    if (count === 2)
      return this.y[(this.weight[from] as number) < (this.weight[from + 1] as number) ? from + 1 : from] as number;
    let total = 0;
    for (let at = from; at < from + count; at += 1) total += this.weight[at] as number;
    let middle = this.y[from] as number;
    let least = Number.POSITIVE_INFINITY;
    for (let at = from; at < from + count; at += 1) {
      const value = this.y[at] as number;
      let below = 0;
      for (let other = from; other < from + count; other += 1)
        if ((this.y[other] as number) < value) below += this.weight[other] as number;
      const apart = Math.abs(below + (this.weight[at] as number) / 2 - total / 2);
      if (apart >= least) continue;
      least = apart;
      middle = value;
    }
    return middle;
  }
}

const NOTHING = { x: 0, y: 0, width: 0, height: 0 };
const NOWHERE: Window = { area: NOTHING, box: NOTHING };

/** Shares of the four knots at the places of a cell that are asked whether an image shows it. */
const PROBES = [
  [0.15, 0.15],
  [0.85, 0.85],
  [0.5, 0.5],
].map(([x = 0, y = 0]) => [(1 - x) * (1 - y), x * (1 - y), (1 - x) * y, x * y] as const);

const mixKnots = (
  values: Float32Array,
  at: number,
  columns: number,
  a: number,
  b: number,
  c: number,
  d: number,
): number =>
  (values[at] as number) * a +
  (values[at + 1] as number) * b +
  (values[at + columns] as number) * c +
  (values[at + columns + 1] as number) * d;

/** Whether a rectangle lies within the box: where all of that is covered nothing is shown. */
const isInside = ({ box }: Window, left: number, top: number, right: number, bottom: number): boolean =>
  left >= box.x && top >= box.y && right < box.x + box.width && bottom < box.y + box.height;

function isShown(cover: Uint8Array, width: number, height: number, x: number, y: number): boolean {
  if (!(x >= 0 && y >= 0 && x <= width - 1.01 && y <= height - 1.01)) return false;
  const at = (y | 0) * width + (x | 0);
  return (
    ((cover[at] as number) |
      (cover[at + 1] as number) |
      (cover[at + width] as number) |
      (cover[at + width + 1] as number)) ===
    0
  );
}

/** Brightness between pixels; within a pixel of the border linear. */
function cubicAt(data: Uint8Array, width: number, height: number, x: number, y: number): number {
  // Whole pixels and parts of them, in one number.
  const fineX = (x * FINE + 0.5) | 0;
  const fineY = (y * FINE + 0.5) | 0;
  const left = fineX >> FINE_BITS;
  const top = fineY >> FINE_BITS;
  const i = (fineX & (FINE - 1)) << 2;
  const j = (fineY & (FINE - 1)) << 2;
  const at = top * width + left;
  if ((i | j) === 0) return data[at] as number;
  if (left < 1 || top < 1 || left >= width - 2 || top >= height - 2) return mixAt(data, width, x, y);
  const a = cubic[i] as number;
  const b = cubic[i + 1] as number;
  const c = cubic[i + 2] as number;
  const d = cubic[i + 3] as number;
  const r0 = at - width - 1;
  const r1 = r0 + width;
  const r2 = r1 + width;
  const r3 = r2 + width;
  const value =
    (cubic[j] as number) *
      (a * (data[r0] as number) +
        b * (data[r0 + 1] as number) +
        c * (data[r0 + 2] as number) +
        d * (data[r0 + 3] as number)) +
    (cubic[j + 1] as number) *
      (a * (data[r1] as number) +
        b * (data[r1 + 1] as number) +
        c * (data[r1 + 2] as number) +
        d * (data[r1 + 3] as number)) +
    (cubic[j + 2] as number) *
      (a * (data[r2] as number) +
        b * (data[r2 + 1] as number) +
        c * (data[r2 + 2] as number) +
        d * (data[r2 + 3] as number)) +
    (cubic[j + 3] as number) *
      (a * (data[r3] as number) +
        b * (data[r3 + 1] as number) +
        c * (data[r3 + 2] as number) +
        d * (data[r3 + 3] as number));
  return value < 0 ? 0 : Math.min(value, 255);
}

const chromaAt = (data: Uint8Array, width: number, height: number, x: number, y: number): number =>
  mixAt(data, width, Math.min(width - 1.01, Math.max(0, x)), Math.min(height - 1.01, Math.max(0, y)));
