import { type FlowField, knotSpan, type Places } from './flow';
import type { SeenImage, Window } from './frames';
import { mixAt, relight, type Warp, warpX, warpY } from './warp';

/** Images that may say what a pixel is; the middle one of so many is not easily wrong. */
const MOST = 5;
/** Levels around the middle within which the others count too. */
const AGREE = 12;

/** What other images show at the places that letters cover in one. */
export class Candidates {
  readonly count: number;
  /** How many images have been heard on each place. */
  private readonly heard: Uint8Array;
  private readonly y: Float32Array;
  private readonly u: Float32Array;
  private readonly v: Float32Array;
  private readonly weight: Float32Array;
  private waiting: number;

  /** @param open Pixels of the window's area that are covered. */
  constructor(
    readonly open: Int32Array,
    private readonly window: Window,
  ) {
    this.count = open.length;
    this.heard = new Uint8Array(this.count);
    this.y = new Float32Array(this.count * MOST);
    this.u = new Float32Array(this.count * MOST);
    this.v = new Float32Array(this.count * MOST);
    this.weight = new Float32Array(this.count * MOST);
    this.waiting = this.count;
  }

  /** Whether every place has been told often enough. */
  get isFull(): boolean {
    return this.waiting === 0;
  }

  /** Share of the places still waiting that an image shows, by every n-th of them. */
  shareIn(cover: Uint8Array, field: FlowField, places: Places): number {
    const { width, height } = this.window.area;
    let [asked, shown] = [0, 0];
    for (let index = 0; index < this.count; index += 11) {
      if (this.heard[index] === MOST) continue;
      asked += 1;
      const at = this.open[index] as number;
      const [x, y] = knotSpan(field, places, at % width, (at / width) | 0);
      if (isShown(cover, width, height, x, y)) shown += 1;
    }
    return asked === 0 ? 0 : shown / asked;
  }

  /**
   * Takes what an image shows.
   *
   * @param weight How far it is to be believed.
   */
  add(image: SeenImage, cover: Uint8Array, field: FlowField, places: Places, warp: Warp, weight: number): void {
    const { width, height } = this.window.area;
    for (let index = 0; index < this.count; index += 1) {
      const heard = this.heard[index] as number;
      if (heard === MOST) continue;
      const at = this.open[index] as number;
      const [px, py] = [at % width, (at / width) | 0];
      const place = knotSpan(field, places, px, py);
      const [x, y] = [warpX(warp, place[0], px, py), warpY(warp, place[1], px, py)];
      if (!isShown(cover, width, height, x, y)) continue;
      const to = index * MOST + heard;
      this.y[to] = relight(warp, cubicAt(image.y, width, height, x, y));
      this.weight[to] = weight;
      if (((px | py) & 1) === 0) {
        this.u[to] = chromaAt(image.u, width >> 1, height >> 1, x / 2, y / 2);
        this.v[to] = chromaAt(image.v, width >> 1, height >> 1, x / 2, y / 2);
      }
      this.heard[index] = heard + 1;
      if (heard + 1 === MOST) this.waiting -= 1;
    }
  }

  /** What was found for a place: the mean of those that agree with the middle one; null where no image shows it. */
  result(index: number, out: { y: number; u: number; v: number }): boolean {
    const heard = this.heard[index] as number;
    if (heard === 0) return false;
    const from = index * MOST;
    const middle = this.middleOf(from, heard);
    let [sum, y, u, v] = [0, 0, 0, 0];
    for (let at = from; at < from + heard; at += 1) {
      if (Math.abs((this.y[at] as number) - middle) > AGREE) continue;
      const weight = this.weight[at] as number;
      sum += weight;
      y += weight * (this.y[at] as number);
      u += weight * (this.u[at] as number);
      v += weight * (this.v[at] as number);
    }
    out.y = y / sum;
    out.u = u / sum;
    out.v = v / sum;
    return true;
  }

  /** The value with half of the weight below it and half above. */
  private middleOf(from: number, count: number): number {
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

function isShown(cover: Uint8Array, width: number, height: number, x: number, y: number): boolean {
  if (!(x >= 0 && y >= 0 && x <= width - 1.01 && y <= height - 1.01)) return false;
  const at = (y | 0) * width + (x | 0);
  return cover[at] === 0 && cover[at + 1] === 0 && cover[at + width] === 0 && cover[at + width + 1] === 0;
}

/** Catmull and Rom: keeps edges between pixels sharp; within a pixel of the border linear. */
function cubicAt(data: Uint8Array, width: number, height: number, x: number, y: number): number {
  const [left, top] = [x | 0, y | 0];
  if (left < 1 || top < 1 || left >= width - 2 || top >= height - 2) return mixAt(data, width, x, y);
  const [ax, ay] = [x - left, y - top];
  const a0 = ((2 - ax) * ax - 1) * ax * 0.5;
  const a1 = (3 * ax - 5) * ax * ax * 0.5 + 1;
  const a2 = ((4 - 3 * ax) * ax + 1) * ax * 0.5;
  const a3 = (ax - 1) * ax * ax * 0.5;
  let at = (top - 1) * width + left - 1;
  const line = (): number => {
    const value =
      (data[at] as number) * a0 +
      (data[at + 1] as number) * a1 +
      (data[at + 2] as number) * a2 +
      (data[at + 3] as number) * a3;
    at += width;
    return value;
  };
  const [r0, r1, r2, r3] = [line(), line(), line(), line()];
  const value =
    r0 * (((2 - ay) * ay - 1) * ay * 0.5) +
    r1 * ((3 * ay - 5) * ay * ay * 0.5 + 1) +
    r2 * (((4 - 3 * ay) * ay + 1) * ay * 0.5) +
    r3 * ((ay - 1) * ay * ay * 0.5);
  return Math.min(255, Math.max(0, value));
}

const chromaAt = (data: Uint8Array, width: number, height: number, x: number, y: number): number =>
  mixAt(data, width, Math.min(width - 1.01, Math.max(0, x)), Math.min(height - 1.01, Math.max(0, y)));
