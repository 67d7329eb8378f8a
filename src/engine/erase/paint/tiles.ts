import type { Surroundings } from './flow';
import type { Warp } from './warp';

/** A tile is compared at so many places across. */
const SAMPLES = 9;
/** Share of a tile's places that must be seen in both images. */
const LEAST_SEEN = 0.4;
/** Mean difference of a tile that is found, levels. */
const FOUND = 7;
/** Levels that images of the same thing lie apart anyhow. */
const NOISE = 1.2;
/** Share of its difference that a tile's own motion must take away. */
const OWN = 0.2;
/** A difference so little needs no other guess, levels. */
const GOOD = 2.5;
/** Pixels that a tile is looked for around the camera's motion, where it is not found by it. */
const REACH = 4;

interface Found {
  readonly x: number;
  readonly y: number;
  readonly apart: number;
}

/** What is added to both places along one direction. */
interface CameraParts {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

type CameraValues = readonly [number, number, number, number, number, number];

const partsOf = (length: number, part: (place: number) => number): Float64Array =>
  Float64Array.from({ length }, (_, place) => part(place));

const NO_SQUARES = [0, 0, 0, -1] as const;

/** One tile of an image that is looked for in the image before; its memory serves all of them. */
export class Tile {
  private count = 0;
  /** Sums of the slopes' squares, across, across by down, and down; and of how many places. */
  private squares: readonly [number, number, number, number] = NO_SQUARES;
  private readonly value = new Float32Array(SAMPLES * SAMPLES);
  private readonly slopeX = new Float32Array(SAMPLES * SAMPLES);
  private readonly slopeY = new Float32Array(SAMPLES * SAMPLES);
  private readonly toX = new Float32Array(SAMPLES * SAMPLES);
  private readonly toY = new Float32Array(SAMPLES * SAMPLES);
  private gain = 1;
  private lift = 0;
  /** What each column and each row adds to where a pixel has been by the camera. */
  private readonly across: CameraParts;
  private readonly down: CameraParts;

  constructor(
    private readonly now: Surroundings,
    private readonly before: Surroundings,
    warp: Warp,
  ) {
    // Brightness of the image before as it is under this one's light.
    const [gain, lift] = [warp.values[6] as number, warp.values[7] as number];
    this.gain = 1 + gain;
    this.lift = lift - 128 * gain;
    const [shiftX, xByX, xByY, shiftY, yByX, yByY] = warp.values as unknown as CameraValues;
    const column = (px: number): number => (px - warp.centerX) / warp.scale;
    const row = (py: number): number => (py - warp.centerY) / warp.scale;
    this.across = {
      x: partsOf(now.width, (px) => px + shiftX + xByX * column(px)),
      y: partsOf(now.width, (px) => yByX * column(px)),
    };
    this.down = {
      x: partsOf(now.height, (py) => xByY * row(py)),
      y: partsOf(now.height, (py) => py + shiftY + yByY * row(py)),
    };
  }

  /**
   * Notes what of a tile around a knot is seen in both images.
   *
   * @returns whether that is enough.
   */
  read(x: number, y: number, step: number, isCoverRead: boolean): boolean {
    const { now, before, across, down, value, slopeX, slopeY, toX, toY } = this;
    const { width, height, y: data } = now;
    const stride = (2 * step) / SAMPLES;
    let count = 0;
    let inside = 0;
    for (let row = 0; row < SAMPLES; row += 1) {
      const py = Math.round(y - step + (row + 0.5) * stride);
      if (py < 1 || py >= height - 1) continue;
      const [downX, downY] = [down.x[py] as number, down.y[py] as number];
      for (let column = 0; column < SAMPLES; column += 1) {
        const px = Math.round(x - step + (column + 0.5) * stride);
        if (px < 1 || px >= width - 1) continue;
        inside += 1;
        const at = py * width + px;
        if (!isCoverRead && now.cover[at] === 1) continue;
        const tx = (across.x[px] as number) + downX;
        const ty = (across.y[px] as number) + downY;
        if (tx < 1 || ty < 1 || tx >= width - 2 || ty >= height - 2) continue;
        if (!isCoverRead && before.cover[((ty + 0.5) | 0) * width + ((tx + 0.5) | 0)] === 1) continue;
        value[count] = data[at] as number;
        slopeX[count] = ((data[at + 1] as number) - (data[at - 1] as number)) / 2;
        slopeY[count] = ((data[at + width] as number) - (data[at - width] as number)) / 2;
        toX[count] = tx;
        toY[count] = ty;
        count += 1;
      }
    }
    this.count = count;
    this.squares = NO_SQUARES;
    return count >= 12 && count >= inside * LEAST_SEEN;
  }

  /** Mean difference of a tile to the same place in the image before, levels. */
  standingApart(x: number, y: number, step: number): number {
    const { now, before } = this;
    let [sum, count] = [0, 0];
    for (let py = Math.max(0, y - step); py < Math.min(now.height, y + step); py += 2)
      for (let px = Math.max(0, x - step); px < Math.min(now.width, x + step); px += 2) {
        const at = py * now.width + px;
        sum += Math.abs((now.y[at] as number) - (before.y[at] as number));
        count += 1;
      }
    return count > 0 ? sum / count : 0;
  }

  /**
   * Looks for what was noted: from each guess down the slope; where that fails all around.
   *
   * @param guesses Pairs of pixels beside the camera's motion.
   * @param isWide Whether it is looked for further around where no guess is right.
   */
  find(guesses: readonly number[], isWide: boolean): Found | null {
    const camera = this.apartAt(0, 0);
    if (camera < NOISE) return { x: 0, y: 0, apart: camera };
    const own = this.findOwn(guesses, isWide);
    // What little a tile would fit better by itself is noise.
    if (own && camera - own.apart >= Math.max(0.4, OWN * camera)) return own;
    return camera < FOUND ? { x: 0, y: 0, apart: camera } : null;
  }

  private findOwn(guesses: readonly number[], isWide: boolean): Found | null {
    let best: Found | null = null;
    for (let at = 0; at < guesses.length; at += 2) {
      const [x, y] = [guesses[at] as number, guesses[at + 1] as number];
      if (best && (best.apart < GOOD || (x === 0 && y === 0))) continue;
      const found = this.descend(x, y);
      if (!best || found.apart < best.apart - 0.2) best = found;
    }
    if (best && best.apart < FOUND) return best;
    if (!isWide) return null;
    const wide = this.search();
    const found = this.descend(wide.x, wide.y);
    return found.apart < FOUND ? found : null;
  }

  private search(): { readonly x: number; readonly y: number } {
    const best = { x: 0, y: 0, apart: Number.POSITIVE_INFINITY };
    for (let y = -REACH; y <= REACH; y += 2)
      for (let x = -REACH; x <= REACH; x += 2) {
        const apart = this.apartAt(x, y, best.apart, 2);
        if (apart < best.apart) Object.assign(best, { x, y, apart });
      }
    return best;
  }

  /** Mean difference along a motion, of every n-th place, levels; more than `most` it need not be known. */
  private apartAt(dx: number, dy: number, most = Number.POSITIVE_INFINITY, every = 1): number {
    const { before, count, gain, lift, value, toX, toY } = this;
    const { y: data, width, height } = before;
    const [right, bottom] = [width - 2.01, height - 2.01];
    const asked = Math.ceil(count / every);
    const limit = most * asked;
    let sum = 0;
    for (let at = 0; at < count && sum < limit; at += every) {
      let x = (toX[at] as number) + dx;
      let y = (toY[at] as number) + dy;
      if (x < 0) x = 0;
      else if (x > right) x = right;
      if (y < 0) y = 0;
      else if (y > bottom) y = bottom;
      const left = x | 0;
      const top = y | 0;
      const ax = x - left;
      const ay = y - top;
      const from = top * width + left;
      const above = (data[from] as number) * (1 - ax) + (data[from + 1] as number) * ax;
      const below = (data[from + width] as number) * (1 - ax) + (data[from + width + 1] as number) * ax;
      sum += Math.abs(gain * (above * (1 - ay) + below * ay) + lift - (value[at] as number));
    }
    return sum / asked;
  }

  /** Of a tile that is looked for from several guesses once. */
  private sumSlopes(): void {
    const { count, slopeX, slopeY } = this;
    let [xx, xy, yy] = [0, 0, 0];
    for (let at = 0; at < count; at += 1) {
      const gx = slopeX[at] as number;
      const gy = slopeY[at] as number;
      xx += gx * gx;
      xy += gx * gy;
      yy += gy * gy;
    }
    this.squares = [xx, xy, yy, count];
  }

  /** By Lucas and Kanade; what has no structure stays where it is expected. */
  private descend(fromX: number, fromY: number): Found {
    const { before, count, gain, lift, value, slopeX, slopeY, toX, toY } = this;
    const { y: data, width, height } = before;
    const [right, bottom] = [width - 2.01, height - 2.01];
    if (this.squares[3] !== count) this.sumSlopes();
    const [xx, xy, yy] = this.squares;
    const hold = count * 2;
    const base = (xx + hold) * (yy + hold) - xy * xy;
    let [shiftX, shiftY] = [fromX, fromY];
    for (let round = 0; round < 4; round += 1) {
      let bx = hold * (shiftX - fromX) * 0.5;
      let by = hold * (shiftY - fromY) * 0.5;
      for (let at = 0; at < count; at += 1) {
        let x = (toX[at] as number) + shiftX;
        let y = (toY[at] as number) + shiftY;
        if (x < 0) x = 0;
        else if (x > right) x = right;
        if (y < 0) y = 0;
        else if (y > bottom) y = bottom;
        const left = x | 0;
        const top = y | 0;
        const ax = x - left;
        const ay = y - top;
        const from = top * width + left;
        const above = (data[from] as number) * (1 - ax) + (data[from + 1] as number) * ax;
        const below = (data[from + width] as number) * (1 - ax) + (data[from + width + 1] as number) * ax;
        const apart = gain * (above * (1 - ay) + below * ay) + lift - (value[at] as number);
        bx += (slopeX[at] as number) * apart;
        by += (slopeY[at] as number) * apart;
      }
      const dx = ((yy + hold) * bx - xy * by) / base;
      const dy = ((xx + hold) * by - xy * bx) / base;
      shiftX -= Math.min(1.5, Math.max(-1.5, dx));
      shiftY -= Math.min(1.5, Math.max(-1.5, dy));
      if (Math.abs(dx) + Math.abs(dy) < 0.02) break;
    }
    return { x: shiftX, y: shiftY, apart: this.apartAt(shiftX, shiftY) };
  }
}
