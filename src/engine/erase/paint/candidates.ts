import { chromaAt, cubicAt } from './between';
import type { SeenImage, Window } from './frames';
import { Hearsay, MOST_APART, MOST_HEARD } from './hearsay';
import type { OpenTiles } from './openTiles';
import type { Places } from './places';
import { type Warp, warpX, warpY } from './warp';

/** Images that may say what a pixel is in large regions. */
const MOST_IN_LARGE = 3;
const LARGE = 40_000;
/** Levels within which two images agree so well that in a large region no third is asked. */
const SURE = 4;
/** Levels around the middle within which the others count too. */
const AGREE = 12;
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
  /** Where what is between four knots is in it (`mapCell`), and between which. */
  readonly map: Float64Array;
  mapped: number;
}

/** Numbers of a cell's map: a place, and how it changes across, down, and along both, in both directions. */
export const MAP_SIZE = 8;

/** The images that are asked, the nearest first: each is laid on the other when a cell first needs it. */
export interface ShownImages {
  /**
   * null: it shows nothing; undefined: there are no more.
   *
   * @param missed Letters whose image showed nothing of a cell: before a standing camera no other image of their cue does.
   */
  at(index: number, missed: Uint8Array | null): Shown | null | undefined;
}

/** Pixels across of the parts of a cell that are looked for one after the other, where its own size allows. */
const BLOCK = 8;

/** Covered pixels of a block, in a row of the list of all; the knot above it and to the left, and its corner. */
interface Block {
  readonly knot: number;
  readonly left: number;
  readonly top: number;
  readonly from: number;
  readonly to: number;
}

/**
 * What other images show at the places that letters cover in one. It goes from block to block, so that what is at work fits
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
  /** Mean levels that those who said something lie apart from what is taken; many where only one did. */
  apart = new Float32Array(0);
  private around: Float32Array = new Float32Array(0);
  /** Of the window's area. */
  private map = new Float32Array(0);
  private blocks: Block[] = [];
  private next = 0;
  private window: Window = NOWHERE;
  private step = 1;
  private columns = 0;
  private most = MOST_HEARD;
  /** Of the pixels of one cell: their places in it, what was heard of them, and who still waits. */
  private readonly own = new Hearsay();

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
    this.most = this.count > LARGE ? MOST_IN_LARGE : MOST_HEARD;
  }

  private sort(cover: Uint8Array): void {
    const { step, columns, window } = this;
    const { area, box } = window;
    if (this.pixels.length < box.width * box.height) {
      const size = box.width * box.height;
      this.pixels = new Int32Array(size);
      for (const name of ['isFound', 'y', 'u', 'v'] as const) this[name] = new Uint8Array(size);
      this.apart = new Float32Array(size);
    }
    const { pixels } = this;
    this.blocks = [];
    const block = step % BLOCK === 0 ? BLOCK : step;
    const knots = step / block;
    let count = 0;
    for (let row = Math.floor(box.y / block); row * block < box.y + box.height; row += 1)
      for (let column = Math.floor(box.x / block); column * block < box.x + box.width; column += 1) {
        const from = count;
        const [left, top] = [column * block, row * block];
        const [right, bottom] = [Math.min(area.width, left + block), Math.min(area.height, top + block)];
        for (let y = top; y < bottom; y += 1)
          for (let at = y * area.width + left; at < y * area.width + right; at += 1) {
            if (cover[at] !== 1) continue;
            pixels[count] = at;
            count += 1;
          }
        if (count === from) continue;
        const knot = Math.floor(row / knots) * columns + Math.floor(column / knots);
        this.blocks.push({ knot, left, top, from, to: count });
      }
    this.count = count;
  }

  /** Share of the places that are still to be found that an image shows, by the middles of blocks. */
  shareIn(cover: Uint8Array, { x, y }: Places): number {
    const { blocks, columns, step } = this;
    const { width, height } = this.window.area;
    let [asked, shown] = [0, 0];
    for (let index = this.next; index < blocks.length; index += 1) {
      const { knot, left, top } = blocks[index] as Block;
      const ax = (left % step) / step + HALF_BLOCK / step;
      const ay = (top % step) / step + HALF_BLOCK / step;
      const toX = mixKnots(x, knot, columns, ax, ay);
      asked += 1;
      if (isShown(cover, width, height, toX, mixKnots(y, knot, columns, ax, ay))) shown += 1;
    }
    return asked === 0 ? 0 : shown / asked;
  }

  /** Finds what can be found. */
  collect(images: ShownImages): void {
    const { blocks, own, window } = this;
    for (; this.next < blocks.length; this.next += 1) {
      const block = blocks[this.next] as Block;
      own.begin(this.pixels, block.from, block.to, window.area.width);
      let missed: Uint8Array | null = null;
      for (let index = 0; own.waiting > 0; index += 1) {
        const shown = images.at(index, missed);
        if (shown === undefined) break;
        if (shown && !this.ask(block, shown)) missed = shown.image.letters?.hits ?? missed;
      }
      for (let at = block.from; at < block.to; at += 1) this.decide(at, at - block.from);
    }
  }

  /** 1 where the window's area is covered and those who said something of a pixel do not agree, or nobody did. */
  doubted(): Uint8Array {
    const { count, pixels, window } = this;
    this.around = this.apartAround();
    const map = new Uint8Array(window.area.width * window.area.height);
    for (let at = 0; at < count; at += 1) if ((this.around[at] as number) > DOUBT) map[pixels[at] as number] = 1;
    return map;
  }

  /**
   * Takes over what others found of pixels that are in doubt, where those who said it agree better: along the wrong motion
   * nothing agrees for long.
   *
   * @param others Begun with what is in doubt.
   */
  takeBetter(others: readonly Candidates[]): void {
    const { count, pixels, around, window } = this;
    const size = window.area.width * window.area.height;
    const places = new Int32Array(size).fill(-1);
    for (let at = 0; at < count; at += 1) places[pixels[at] as number] = at;
    const least = around.map((score) => Math.min(score - BETTER, SURE_LAYER));
    for (const other of others) {
      const scores = other.apartAround();
      for (let from = 0; from < other.count; from += 1) {
        const at = places[other.pixels[from] as number] as number;
        if (other.isFound[from] !== 1 || (scores[from] as number) >= (least[at] as number)) continue;
        least[at] = scores[from] as number;
        for (const name of ['isFound', 'y', 'u', 'v'] as const) this[name][at] = other[name][from] as number;
      }
    }
  }

  /** Levels that what was said around each pixel lies apart; without end where nothing was. */
  private apartAround(): Float32Array {
    const { count, pixels, apart, isFound, window } = this;
    const { width, height } = window.area;
    if (this.map.length !== width * height) this.map = new Float32Array(width * height);
    const map = this.map.fill(-1);
    for (let at = 0; at < count; at += 1)
      map[pixels[at] as number] = isFound[at] === 1 ? (apart[at] as number) : MOST_APART;
    const around = new Float32Array(count).fill(Number.POSITIVE_INFINITY);
    for (let at = 0; at < count; at += 1) {
      if (isFound[at] !== 1) continue;
      const pixel = pixels[at] as number;
      const py = (pixel / width) | 0;
      const px = pixel - py * width;
      let [sum, asked] = [0, 0];
      for (let y = Math.max(0, py - RADIUS); y <= Math.min(height - 1, py + RADIUS); y += 1)
        for (let x = Math.max(0, px - RADIUS); x <= Math.min(width - 1, px + RADIUS); x += 1) {
          const value = map[y * width + x] as number;
          if (value < 0) continue;
          sum += value;
          asked += 1;
        }
      around[at] = sum / asked;
    }
    return around;
  }

  /** Notes where what is between four knots is in an image. */
  private mapCell(knot: number, shown: Shown): void {
    const { step, columns } = this;
    const { places, warp, map } = shown;
    const left = (knot % columns) * step;
    const top = Math.floor(knot / columns) * step;
    const below = knot + columns;
    const x = (at: number, px: number, py: number): number => warpX(warp, places.x[at] as number, px, py);
    const y = (at: number, px: number, py: number): number => warpY(warp, places.y[at] as number, px, py);
    // Between four knots a place is a bilinear function of the pixel: the warp, linear itself, changes nothing of that.
    const [x0, y0] = [x(knot, left, top), y(knot, left, top)];
    const [x1, y1] = [x(knot + 1, left + step, top), y(knot + 1, left + step, top)];
    const [x2, y2] = [x(below, left, top + step), y(below, left, top + step)];
    const [x3, y3] = [x(below + 1, left + step, top + step), y(below + 1, left + step, top + step)];
    map[0] = x0;
    map[1] = (x1 - x0) / step;
    map[2] = (x2 - x0) / step;
    map[3] = (x3 - x2 - x1 + x0) / step / step;
    map[4] = y0;
    map[5] = (y1 - y0) / step;
    map[6] = (y2 - y0) / step;
    map[7] = (y3 - y2 - y1 + y0) / step / step;
    shown.mapped = knot;
  }

  /** Takes what an image shows of a block. @returns whether that is anything. */
  private ask({ knot, left, top }: Block, shown: Shown): boolean {
    const { step, own, most, window, columns } = this;
    const { image, cover, open, warp, weight, map } = shown;
    const { width, height } = window.area;
    if (shown.mapped !== knot) this.mapCell(knot, shown);
    const cellLeft = (knot % columns) * step;
    const cellTop = ((knot / columns) | 0) * step;
    const [x0, ax, bx, cx] = [map[0] as number, map[1] as number, map[2] as number, map[3] as number];
    const [y0, ay, by, cy] = [map[4] as number, map[5] as number, map[6] as number, map[7] as number];
    const reach = step % BLOCK === 0 ? BLOCK : step;
    const l = left - cellLeft;
    const t = top - cellTop;
    const r = l + reach;
    const b = t + reach;
    const [xa, xb] = [x0 + ax * l + bx * t + cx * l * t, x0 + ax * r + bx * t + cx * r * t];
    const [xc, xd] = [x0 + ax * l + bx * b + cx * l * b, x0 + ax * r + bx * b + cx * r * b];
    const [ya, yb] = [y0 + ay * l + by * t + cy * l * t, y0 + ay * r + by * t + cy * r * t];
    const [yc, yd] = [y0 + ay * l + by * b + cy * l * b, y0 + ay * r + by * b + cy * r * b];
    const [lowX, highX] = [Math.min(xa, xb, xc, xd), Math.max(xa, xb, xc, xd)];
    const [lowY, highY] = [Math.min(ya, yb, yc, yd), Math.max(ya, yb, yc, yd)];
    if (!(highX >= 0 && highY >= 0 && lowX <= width - 1 && lowY <= height - 1)) return false;
    if (isInside(window, lowX, lowY, highX, highY) && !open?.isOpen(lowX, lowY, highX, highY)) return false;
    const { y: luma, u, v } = image;
    const gain = 1 + (warp.values[6] as number);
    const lift = (warp.values[7] as number) - 128 * (warp.values[6] as number);
    const isSoonSure = most === MOST_IN_LARGE;
    let isAny = false;
    for (let place = 0; place < own.waiting; ) {
      const index = own.order[place] as number;
      const px = own.x[index] as number;
      const py = own.y[index] as number;
      const dx = px - cellLeft;
      const dy = py - cellTop;
      const toX = x0 + ax * dx + bx * dy + cx * dx * dy;
      const toY = y0 + ay * dx + by * dy + cy * dx * dy;
      if (!isShown(cover, width, height, toX, toY)) {
        place += 1;
        continue;
      }
      isAny = true;
      const heard = own.heard[index] as number;
      const to = index * MOST_HEARD + heard;
      const value = gain * cubicAt(luma, width, height, toX, toY) + lift;
      own.luma[to] = value;
      own.weight[to] = weight;
      const hasColor = ((px | py) & 1) === 0;
      if (hasColor) {
        own.u[to] = chromaAt(u, width >> 1, height >> 1, toX / 2, toY / 2);
        own.v[to] = chromaAt(v, width >> 1, height >> 1, toX / 2, toY / 2);
      }
      own.heard[index] = heard + 1;
      const isDone = heard + 1 >= most || (isSoonSure && heard === 1 && own.apart(to, to - 1, hasColor) < SURE);
      if (isDone) own.leave(place);
      else place += 1;
    }
    return isAny;
  }

  /** The mean of those that agree with the middle one. */
  private decide(index: number, at: number): void {
    const { own } = this;
    const heard = own.heard[at] as number;
    this.isFound[index] = heard > 0 ? 1 : 0;
    if (heard === 0) return;
    const from = at * MOST_HEARD;
    const hasColor = (((own.x[at] as number) | (own.y[at] as number)) & 1) === 0;
    const middle = own.middleOf(from, heard, hasColor);
    let sum = 0;
    let y = 0;
    let u = 0;
    let v = 0;
    for (let place = from; place < from + heard; place += 1) {
      if (own.apart(place, middle, hasColor) > AGREE) continue;
      const value = own.luma[place] as number;
      const weight = own.weight[place] as number;
      sum += weight;
      y += weight * value;
      u += weight * (own.u[place] as number);
      v += weight * (own.v[place] as number);
    }
    this.apart[index] = own.spreadOf(from, heard, middle);
    this.y[index] = Math.min(255, Math.max(0, y / sum + 0.5));
    this.u[index] = u / sum + 0.5;
    this.v[index] = v / sum + 0.5;
  }
}

/** Levels within which those who say something of a layer, around a pixel, must agree to be asked; by so many more than the others. */
const SURE_LAYER = 12;
const BETTER = 1;
/** Levels from which on it is in doubt what a pixel is. */
const DOUBT = 3;
/** Pixels around one that are asked how well they agree. */
const RADIUS = 2;

const NOTHING = { x: 0, y: 0, width: 0, height: 0 };
const NOWHERE: Window = { area: NOTHING, box: NOTHING };

/** The middle of a block is asked whether an image shows it. */
const HALF_BLOCK = 3;

const mixKnots = (values: Float32Array, at: number, columns: number, ax: number, ay: number): number =>
  ((values[at] as number) * (1 - ax) + (values[at + 1] as number) * ax) * (1 - ay) +
  ((values[at + columns] as number) * (1 - ax) + (values[at + columns + 1] as number) * ax) * ay;

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
