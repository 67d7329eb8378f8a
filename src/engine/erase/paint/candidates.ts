import { chromaAt, cubicAt } from './between';
import type { Window } from './frames';
import { Hearsay, MOST_HEARD } from './hearsay';
import { mixKnots, type Places } from './places';
import { isApart, isInside, isShown, type Shown, type ShownImages } from './shown';
import { warpX, warpY } from './warp';

/** Images that may say what a pixel is in large regions. */
const MOST_IN_LARGE = 3;
const LARGE = 40_000;
/** Levels within which two images agree so well that in a large region no third is asked. */
const SURE = 4;
/** Levels around the middle within which the others count too. */
const AGREE = 12;
/** Covered pixels, how many of them other images show, and how far those lie apart: the sum of squares, levels. */
export interface Doubt {
  readonly count: number;
  readonly found: number;
  readonly squares: number;
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
  /** The layer that is looked for, 1 or 2; 0 any. */
  private layer = 0;
  /** Of the pixels of one cell: their places in it, what was heard of them, and who still waits. */
  private readonly own: Hearsay;

  /** @param room Images that may say what a pixel is. */
  constructor(private readonly room: number = MOST_HEARD) {
    this.own = new Hearsay(room);
  }

  /**
   * Begins with an image.
   *
   * @param cover 1 where the window's area is covered.
   * @param step Pixels from knot to knot, `columns` of them.
   * @param layer Only what belongs to it is taken; 0 = anything.
   */
  begin(cover: Uint8Array, window: Window, step: number, columns: number, layer = 0): void {
    this.window = window;
    this.layer = layer;
    this.step = step;
    this.columns = columns;
    this.next = 0;
    this.sort(cover);
    this.most = this.count > LARGE ? MOST_IN_LARGE : this.room;
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

  /** Takes something else for what is shown. */
  take(at: number, y: number, u: number, v: number): void {
    this.isFound[at] = 1;
    this.y[at] = y;
    this.u[at] = u;
    this.v[at] = v;
  }

  /** How far what was found is in doubt. */
  get doubt(): Doubt {
    const { count, apart, isFound } = this;
    let [squares, found] = [0, 0];
    for (let at = 0; at < count; at += 1) {
      if (isFound[at] !== 1) continue;
      squares += (apart[at] as number) ** 2;
      found += 1;
    }
    return { count, found, squares };
  }

  /** Whether all that was covered was found. */
  get isComplete(): boolean {
    return this.isFound.subarray(0, this.count).indexOf(0) < 0;
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
   * @param nearest Which of them lies before the others: where it is seen, they are hidden; -1 unknown.
   */
  takeBetter(others: readonly Candidates[], nearest: number): void {
    const { count, pixels, around, window } = this;
    const size = window.area.width * window.area.height;
    const places = new Int32Array(size).fill(-1);
    for (let at = 0; at < count; at += 1) places[pixels[at] as number] = at;
    const least = around.map((score) => Math.min(score - BETTER, SURE_LAYER));
    others.forEach((other, layer) => {
      const scores = other.apartAround();
      const handicap = layer === nearest || nearest < 0 ? 0 : BEHIND;
      for (let from = 0; from < other.count; from += 1) {
        const at = places[other.pixels[from] as number] as number;
        const score = (scores[from] as number) + handicap;
        if (other.isFound[from] !== 1 || score >= (least[at] as number)) continue;
        least[at] = score;
        for (const name of ['isFound', 'y', 'u', 'v'] as const) this[name][at] = other[name][from] as number;
      }
    });
  }

  /** Levels that what was said around each pixel lies apart; without end where nothing was. */
  private apartAround(): Float32Array {
    const { count, pixels, apart, isFound, window } = this;
    const { width, height } = window.area;
    if (this.map.length !== width * height) this.map = new Float32Array(width * height);
    const map = this.map.fill(-1);
    for (let at = 0; at < count; at += 1) if (isFound[at] === 1) map[pixels[at] as number] = apart[at] as number;
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
    const isClear = isApart(window, lowX, lowY, highX, highY) || open?.isClear(lowX, lowY, highX, highY) === true;
    const { y: luma, u, v } = image;
    const gain = 1 + (warp.values[6] as number);
    const lift = (warp.values[7] as number) - 128 * (warp.values[6] as number);
    const isSoonSure = most === MOST_IN_LARGE;
    const labels = this.layer > 0 ? shown.labels : null;
    let isAny = false;
    for (let place = 0; place < own.waiting; ) {
      const index = own.order[place] as number;
      const px = own.x[index] as number;
      const py = own.y[index] as number;
      const dx = px - cellLeft;
      const dy = py - cellTop;
      const toX = x0 + ax * dx + bx * dy + cx * dx * dy;
      const toY = y0 + ay * dx + by * dy + cy * dx * dy;
      if (!(isClear || isShown(cover, width, height, toX, toY)) || (labels && !this.isOwn(labels, toX, toY))) {
        place += 1;
        continue;
      }
      isAny = true;
      const heard = own.heard[index] as number;
      const to = index * own.room + heard;
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

  /** Whether what is seen at a place may belong to the layer that is looked for. */
  private isOwn(labels: Uint8Array, x: number, y: number): boolean {
    const label = labels[((y / this.step + 0.5) | 0) * this.columns + ((x / this.step + 0.5) | 0)];
    return label === 0 || label === this.layer;
  }

  /** The mean of those that agree with the middle one. */
  private decide(index: number, at: number): void {
    const { own } = this;
    const heard = own.heard[at] as number;
    this.isFound[index] = heard > 0 ? 1 : 0;
    if (heard === 0) return;
    const from = at * own.room;
    const hasColor = (((own.x[at] as number) | (own.y[at] as number)) & 1) === 0;
    const middle = own.middleOf(from, heard, hasColor);
    let sum = 0;
    let y = 0;
    let u = 0;
    let v = 0;
    for (let place = from; place < from + heard; place += 1) {
      if (place !== middle && own.apart(place, middle, hasColor) > AGREE) continue;
      const weight = own.weight[place] as number;
      sum += weight;
      y += weight * (own.luma[place] as number);
      if (!hasColor) continue;
      u += weight * (own.u[place] as number);
      v += weight * (own.v[place] as number);
    }
    this.apart[index] = own.spreadOf(from, heard, middle);
    this.y[index] = Math.min(255, Math.max(0, y / sum + 0.5));
    if (!hasColor) return;
    this.u[index] = u / sum + 0.5;
    this.v[index] = v / sum + 0.5;
  }
}

/** Levels within which those who say something of a layer, around a pixel, must agree to be asked; by so many more than the others. */
const SURE_LAYER = 12;
const BETTER = 1;
/** Levels by which what lies behind must agree better than what lies before it. */
const BEHIND = 3;
/** Levels from which on it is in doubt what a pixel is. */
const DOUBT = 3;
/** Pixels around one that are asked how well they agree. */
const RADIUS = 2;

const NOTHING = { x: 0, y: 0, width: 0, height: 0 };
const NOWHERE: Window = { area: NOTHING, box: NOTHING };

/** The middle of a block is asked whether an image shows it. */
const HALF_BLOCK = 3;
