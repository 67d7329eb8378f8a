import type { FlowField } from './flow';
import type { SeenImage, Window } from './frames';
import type { Places } from './places';
import { mixAt, relight, type Warp, warpX, warpY } from './warp';

/** Images that may say what a pixel is, and in large regions: the middle one of so many is not easily wrong. */
const MOST = 5;
const MOST_IN_LARGE = 3;
const LARGE = 40_000;
/** Levels around the middle within which the others count too. */
const AGREE = 12;

/** Memory for candidates, kept from image to image. */
export class CandidateStore {
  private places = 0;
  open = new Int32Array(0);
  heard = new Uint8Array(0);
  y = new Float32Array(0);
  u = new Float32Array(0);
  v = new Float32Array(0);
  weight = new Float32Array(0);

  /**
   * Begins with an image.
   *
   * @param cover 1 where the window's area is covered.
   * @param step Pixels from knot to knot.
   */
  begin(cover: Uint8Array, window: Window, step: number): Candidates {
    let count = 0;
    for (const value of cover) count += value;
    if (count > this.places) {
      this.places = count;
      this.open = new Int32Array(count);
      this.heard = new Uint8Array(count);
      for (const name of ['y', 'u', 'v', 'weight'] as const) this[name] = new Float32Array(count * MOST);
    }
    this.heard.fill(0);
    return new Candidates(this, cover, count, window, step);
  }
}

/** Covered pixels between four knots, in a row of the list of all. */
interface Cell {
  readonly column: number;
  readonly row: number;
  readonly from: number;
  readonly to: number;
  waiting: number;
}

/** What other images show at the places that letters cover in one. */
export class Candidates {
  private readonly cells: readonly Cell[];
  private readonly most: number;
  private waiting: number;

  constructor(
    private readonly store: CandidateStore,
    cover: Uint8Array,
    readonly count: number,
    private readonly window: Window,
    private readonly step: number,
  ) {
    this.cells = this.sort(cover);
    this.most = count > LARGE ? MOST_IN_LARGE : MOST;
    this.waiting = count;
  }

  /** Pixel of the window's area that a place is. */
  pixelOf(index: number): number {
    return this.store.open[index] as number;
  }

  /** Whether every place has been told often enough. */
  get isFull(): boolean {
    return this.waiting === 0;
  }

  private sort(cover: Uint8Array): readonly Cell[] {
    const { store, step, window } = this;
    const { area, box } = window;
    const cells: Cell[] = [];
    let count = 0;
    for (let row = Math.floor(box.y / step); row * step < box.y + box.height; row += 1)
      for (let column = Math.floor(box.x / step); column * step < box.x + box.width; column += 1) {
        const from = count;
        for (let y = row * step; y < Math.min(area.height, (row + 1) * step); y += 1)
          for (let x = column * step; x < Math.min(area.width, (column + 1) * step); x += 1) {
            if (cover[y * area.width + x] !== 1) continue;
            store.open[count] = y * area.width + x;
            count += 1;
          }
        if (count > from) cells.push({ column, row, from, to: count, waiting: count - from });
      }
    return cells;
  }

  /** Share of the places still waiting that an image shows, by the middles of cells. */
  shareIn(cover: Uint8Array, field: FlowField, places: Places): number {
    const { width, height } = this.window.area;
    let [asked, shown] = [0, 0];
    for (const cell of this.cells) {
      if (cell.waiting === 0) continue;
      const at = cell.row * field.columns + cell.column;
      for (const [ax, ay] of PROBES) {
        const a = (1 - ax) * (1 - ay);
        const [b, c, d] = [ax * (1 - ay), (1 - ax) * ay, ax * ay];
        asked += 1;
        if (
          isShown(
            cover,
            width,
            height,
            mix(places.x, at, field.columns, a, b, c, d),
            mix(places.y, at, field.columns, a, b, c, d),
          )
        )
          shown += 1;
      }
    }
    return asked === 0 ? 0 : shown / asked;
  }

  /**
   * Takes what an image shows.
   *
   * @param weight How far it is to be believed.
   */
  add(image: SeenImage, cover: Uint8Array, field: FlowField, places: Places, warp: Warp, weight: number): void {
    for (const cell of this.cells) if (cell.waiting > 0) this.addCell(cell, image, cover, field, places, warp, weight);
  }

  private addCell(
    cell: Cell,
    image: SeenImage,
    cover: Uint8Array,
    { columns }: FlowField,
    places: Places,
    warp: Warp,
    weight: number,
  ): void {
    const { step, store, most } = this;
    const { width, height } = this.window.area;
    const [left, top] = [cell.column * step, cell.row * step];
    const at = cell.row * columns + cell.column;
    const x = (knot: number, px: number, py: number): number => warpX(warp, places.x[knot] as number, px, py);
    const y = (knot: number, px: number, py: number): number => warpY(warp, places.y[knot] as number, px, py);
    // Between four knots a place is a bilinear function of the pixel: the warp, linear itself, changes nothing of that.
    const [x0, y0] = [x(at, left, top), y(at, left, top)];
    const [x1, y1] = [x(at + 1, left + step, top), y(at + 1, left + step, top)];
    const [x2, y2] = [x(at + columns, left, top + step), y(at + columns, left, top + step)];
    const [x3, y3] = [x(at + columns + 1, left + step, top + step), y(at + columns + 1, left + step, top + step)];
    const [lowX, highX] = [Math.min(x0, x1, x2, x3), Math.max(x0, x1, x2, x3)];
    const [lowY, highY] = [Math.min(y0, y1, y2, y3), Math.max(y0, y1, y2, y3)];
    if (highX < 0 || highY < 0 || lowX > width - 1 || lowY > height - 1) return;
    if (!image.rough && isInside(this.window, lowX, lowY, highX, highY)) return;
    const [ax, bx, cx] = [(x1 - x0) / step, (x2 - x0) / step, (x3 - x2 - x1 + x0) / step / step];
    const [ay, by, cy] = [(y1 - y0) / step, (y2 - y0) / step, (y3 - y2 - y1 + y0) / step / step];
    for (let index = cell.from; index < cell.to; index += 1) {
      const heard = store.heard[index] as number;
      if (heard === most) continue;
      const pixel = store.open[index] as number;
      const py = (pixel / width) | 0;
      const px = pixel - py * width;
      const [dx, dy] = [px - left, py - top];
      const toX = x0 + ax * dx + bx * dy + cx * dx * dy;
      const toY = y0 + ay * dx + by * dy + cy * dx * dy;
      if (!isShown(cover, width, height, toX, toY)) continue;
      const to = index * MOST + heard;
      store.y[to] = relight(warp, cubicAt(image.y, width, height, toX, toY));
      store.weight[to] = weight;
      if (((px | py) & 1) === 0) {
        store.u[to] = chromaAt(image.u, width >> 1, height >> 1, toX / 2, toY / 2);
        store.v[to] = chromaAt(image.v, width >> 1, height >> 1, toX / 2, toY / 2);
      }
      store.heard[index] = heard + 1;
      if (heard + 1 < most) continue;
      cell.waiting -= 1;
      this.waiting -= 1;
    }
  }

  /** What was found for a place: the mean of those that agree with the middle one; null where no image shows it. */
  result(index: number, out: { y: number; u: number; v: number }): boolean {
    const { store } = this;
    const heard = store.heard[index] as number;
    if (heard === 0) return false;
    const from = index * MOST;
    const middle = this.middleOf(from, heard);
    let [sum, y, u, v] = [0, 0, 0, 0];
    for (let at = from; at < from + heard; at += 1) {
      if (Math.abs((store.y[at] as number) - middle) > AGREE) continue;
      const weight = store.weight[at] as number;
      sum += weight;
      y += weight * (store.y[at] as number);
      u += weight * (store.u[at] as number);
      v += weight * (store.v[at] as number);
    }
    out.y = y / sum;
    out.u = u / sum;
    out.v = v / sum;
    return true;
  }

  /** The value with half of the weight below it and half above. */
  private middleOf(from: number, count: number): number {
    const { store } = this;
    let total = 0;
    for (let at = from; at < from + count; at += 1) total += store.weight[at] as number;
    let middle = store.y[from] as number;
    let least = Number.POSITIVE_INFINITY;
    for (let at = from; at < from + count; at += 1) {
      const value = store.y[at] as number;
      let below = 0;
      for (let other = from; other < from + count; other += 1)
        if ((store.y[other] as number) < value) below += store.weight[other] as number;
      const apart = Math.abs(below + (store.weight[at] as number) / 2 - total / 2);
      if (apart >= least) continue;
      least = apart;
      middle = value;
    }
    return middle;
  }
}

/** Places of a cell, in shares, that are asked whether an image shows it. */
const PROBES = [
  [0.15, 0.15],
  [0.85, 0.85],
  [0.5, 0.5],
] as const;

const mix = (values: Float32Array, at: number, columns: number, a: number, b: number, c: number, d: number): number =>
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
