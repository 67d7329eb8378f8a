import { chromaAt, cubicAt } from './between';
import { mixKnots, type Places } from './places';
import { mixAt } from './warp';

/** An image that patches are taken from. */
export interface PatchSource {
  readonly y: Uint8Array;
  readonly u: Uint8Array;
  readonly v: Uint8Array;
  /** 1 where letters cover it. */
  readonly cover: Uint8Array;
  /** Where the knots of the image in question are in it, by each motion that is known. */
  readonly guesses: readonly Places[];
  /** What was made for the image before: only along the motion, and rather than others, so that it stays. */
  readonly isLast: boolean;
}

/** An image's area that is completed. */
export interface PatchTarget {
  readonly width: number;
  readonly height: number;
  readonly y: Uint8Array;
  readonly u: Uint8Array;
  readonly v: Uint8Array;
  /** 1 where something is known, 0 where it is to be found; changed in place. */
  readonly known: Uint8Array;
  /** Pixels from knot to knot, and knots in a row, of the guesses. */
  readonly step: number;
  readonly columns: number;
}

interface Match {
  source: number;
  x: number;
  y: number;
  /** Mean levels apart. */
  apart: number;
}

/** Levels a patch's known pixels spread at least for it to be looked for: what is smooth is smoothed over. */
const STRUCTURE = 5;
/** Patches a target has at most: each takes about 0.1 ms; what is left then stays smooth. */
const MOST_PATCHES = 200;
/** Tries at random around the best, and everywhere. */
const RANDOM = 60;
/**
 * Levels within which what is known around a place must fit. Between strokes a wrong guess is worse than a smooth surface;
 * a wide hole that is smoothed over is a stain, so that what fits less is taken there.
 */
const FITS = 5;
const FITS_IN_HOLE = 12;
/** Share of what lies around that is a hole, from which on it is a wide one. */
const HOLE = 0.4;
/** Levels by which what was made for the image before is preferred. */
const STEADY = 2;
/** Share of a patch that must be seen in both. */
const LEAST_SEEN = 0.2;
/** Levels from which on differences count no more. */
const MOST = 60;

/**
 * Completes what no other image shows, or shows without agreement: from the border inwards, what has most known around it
 * and the clearest structure first, each place takes over the patch that fits best of what is around it, in this image and in
 * others. It is looked for along the motions that are known, next to where patches beside it came from, and at random.
 */
export class PatchCompleter {
  private target: PatchTarget = NOTHING;
  private sources: readonly PatchSource[] = [];
  private radius = 4;
  private stride = 1;
  private trust = new Float32Array(0);
  /** Of each pixel that was completed, which patch it came from. */
  private from = new Int32Array(0);
  private placed: { readonly source: number; readonly dx: number; readonly dy: number }[] = [];
  private dice = 1;
  private readonly best: Match = { source: -1, x: 0, y: 0, apart: 0 };

  /** @returns how many pixels were completed. */
  complete(target: PatchTarget, sources: readonly PatchSource[]): number {
    this.target = target;
    this.sources = sources;
    this.radius = target.step < 12 ? 6 : 8;
    this.stride = target.step < 12 ? 1 : 2;
    this.dice = 1;
    this.placed = [];
    const size = target.width * target.height;
    if (this.trust.length !== size) {
      this.trust = new Float32Array(size);
      this.from = new Int32Array(size);
    }
    this.from.fill(-1);
    for (let at = 0; at < size; at += 1) this.trust[at] = target.known[at] as number;
    let completed = 0;
    for (let front = this.frontOf(); front.length > 0; front = this.frontOf()) {
      for (const at of front) {
        if (target.known[at] !== 0) continue;
        if (this.placed.length >= MOST_PATCHES) return completed;
        completed += this.place(at);
      }
    }
    return completed;
  }

  /** Unknown pixels beside known ones, those first that have most known around and the steepest slopes. */
  private frontOf(): readonly number[] {
    const { known, width, height } = this.target;
    const front: { readonly at: number; readonly rank: number }[] = [];
    for (let y = 1; y < height - 1; y += 1)
      for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1) {
        if (known[at] !== 0) continue;
        if (!(known[at - 1] || known[at + 1] || known[at - width] || known[at + width])) continue;
        front.push({ at, rank: this.rankOf(at) });
      }
    return front.sort((a, b) => b.rank - a.rank).map(({ at }) => at);
  }

  private rankOf(at: number): number {
    const { known, width, height, y: data } = this.target;
    const { radius, stride, trust } = this;
    const py = (at / width) | 0;
    const px = at - py * width;
    let [sum, count, steep] = [0, 0, 0];
    for (let y = Math.max(1, py - radius); y <= Math.min(height - 2, py + radius); y += stride)
      for (let x = Math.max(1, px - radius); x <= Math.min(width - 2, px + radius); x += stride) {
        const to = y * width + x;
        sum += trust[to] as number;
        count += 1;
        if (known[to] !== 1 || known[to + 1] !== 1 || known[to + width] !== 1) continue;
        const slope =
          Math.abs((data[to] as number) - (data[to + 1] as number)) +
          Math.abs((data[to] as number) - (data[to + width] as number));
        steep = Math.max(steep, slope);
      }
    return (sum / count) * (1 + steep / 40);
  }

  /** Completes what is unknown of the patch around a pixel. */
  private place(at: number): number {
    const { width } = this.target;
    const py = (at / width) | 0;
    const px = at - py * width;
    if (!this.hasStructure(px, py)) return this.leave(px, py);
    this.best.source = -1;
    this.best.apart = Number.POSITIVE_INFINITY;
    this.tryGuesses(px, py);
    this.tryBeside(at, px, py);
    this.tryRandom(px, py);
    if (this.best.source < 0 || this.best.apart > this.limitAt(px, py)) return this.leave(px, py);
    this.refine(px, py);
    return this.copy(px, py);
  }

  /** How far a patch may be apart from what is known around a place. */
  private limitAt(px: number, py: number): number {
    const { width, height } = this.target;
    const reach = this.radius * 2;
    let [missing, count] = [0, 0];
    for (let y = Math.max(0, py - reach); y <= Math.min(height - 1, py + reach); y += 2)
      for (let x = Math.max(0, px - reach); x <= Math.min(width - 1, px + reach); x += 2) {
        // What has been completed is trusted less than what was seen.
        missing += (this.trust[y * width + x] as number) < 1 ? 1 : 0;
        count += 1;
      }
    return missing >= HOLE * count ? FITS_IN_HOLE : FITS;
  }

  /** What is smoothed over is known from then on, and little to be trusted. */
  private leave(px: number, py: number): number {
    const { known, width, height } = this.target;
    const reach = this.radius >> 1;
    for (let y = Math.max(0, py - reach); y <= Math.min(height - 1, py + reach); y += 1)
      for (let at = y * width + Math.max(0, px - reach); at <= y * width + Math.min(width - 1, px + reach); at += 1) {
        if (known[at] !== 0) continue;
        known[at] = 2;
        this.trust[at] = 0.1;
      }
    return 0;
  }

  private hasStructure(px: number, py: number): boolean {
    const { known, width, height, y: data } = this.target;
    const { radius, stride } = this;
    let [sum, squares, count] = [0, 0, 0];
    for (let y = Math.max(0, py - radius); y <= Math.min(height - 1, py + radius); y += stride)
      for (let x = Math.max(0, px - radius); x <= Math.min(width - 1, px + radius); x += stride) {
        const at = y * width + x;
        if (known[at] !== 1) continue;
        const value = data[at] as number;
        sum += value;
        squares += value * value;
        count += 1;
      }
    return count >= 6 && squares / count - (sum / count) ** 2 > STRUCTURE ** 2;
  }

  private tryGuesses(px: number, py: number): void {
    const { step, columns } = this.target;
    const knot = Math.floor(py / step) * columns + Math.floor(px / step);
    const [ax, ay] = [(px % step) / step, (py % step) / step];
    this.sources.forEach(({ guesses }, source) => {
      for (const places of guesses) {
        const x = mixKnots(places.x, knot, columns, ax, ay);
        const y = mixKnots(places.y, knot, columns, ax, ay);
        const [cx, cy] = [Math.round(x), Math.round(y)];
        for (let j = -1; j <= 1; j += 1) for (let i = -1; i <= 1; i += 1) this.tryAt(source, cx + i, cy + j, px, py);
      }
    });
  }

  /** Where patches beside this one came from. */
  private tryBeside(at: number, px: number, py: number): void {
    const { width, height } = this.target;
    const reach = this.radius;
    for (const [dx, dy] of BESIDE) {
      const [x, y] = [px + dx * reach, py + dy * reach];
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const patch = this.placed[this.from[at + dy * reach * width + dx * reach] as number];
      if (patch) this.tryAt(patch.source, px + patch.dx, py + patch.dy, px, py);
    }
  }

  private tryRandom(px: number, py: number): void {
    const { width, height } = this.target;
    let reach = Math.max(width, height);
    for (let round = 0; round < RANDOM; round += 1) {
      const isNear = this.best.source >= 0 && round % 3 !== 0;
      const source = isNear ? this.best.source : Math.floor(this.random() * this.sources.length);
      const [cx, cy] = isNear ? [this.best.x, this.best.y] : [px, py];
      if (!isNear && this.sources[source]?.isLast) continue;
      // Rows of things repeat along the image rather than down.
      this.tryAt(
        source,
        Math.round(cx + (this.random() * 2 - 1) * reach),
        Math.round(cy + ((this.random() * 2 - 1) * reach) / 2),
        px,
        py,
      );
      if (isNear) reach = Math.max(2, reach * 0.7);
    }
  }

  private random(): number {
    this.dice = (this.dice * 48271) % 2147483647;
    return this.dice / 2147483647;
  }

  private tryAt(source: number, x: number, y: number, px: number, py: number): void {
    const own = this.sources[source];
    if (!own) return;
    const bonus = own.isLast ? STEADY : 0;
    const apart = this.apartAt(own, x, y, px, py, this.best.apart + bonus) - bonus;
    if (apart >= this.best.apart) return;
    this.best.source = source;
    this.best.x = x;
    this.best.y = y;
    this.best.apart = apart;
  }

  /** Mean levels between what is known of the patch around (px, py) and one of a source; without end where it does not show all. */
  private apartAt(
    { y: data, cover }: PatchSource,
    sx: number,
    sy: number,
    px: number,
    py: number,
    most: number,
  ): number {
    const { width, height, known, y: own } = this.target;
    const { radius, stride, trust } = this;
    const [dx, dy] = [sx - px, sy - py];
    const isWhole = Number.isInteger(dx) && Number.isInteger(dy);
    const top = Math.max(0, py - radius);
    const bottom = Math.min(height - 1, py + radius);
    const left = Math.max(0, px - radius);
    const right = Math.min(width - 1, px + radius);
    if (left + dx < 0 || top + dy < 0 || right + dx >= width - 1 || bottom + dy >= height - 1)
      return Number.POSITIVE_INFINITY;
    let [sum, weight, count, asked] = [0, 0, 0, 0];
    for (let y = top; y <= bottom; y += stride) {
      const line = Math.floor(y + dy) * width;
      for (let x = left; x <= right; x += stride) {
        const at = y * width + x;
        const to = line + Math.floor(x + dx);
        asked += 1;
        if (cover[to] === 1 || (!isWhole && cover[to + width + 1] === 1)) {
          if (known[at] === 0) return Number.POSITIVE_INFINITY;
          continue;
        }
        if (known[at] === 0) continue;
        const value = isWhole ? (data[to] as number) : mixAt(data, width, x + dx, y + dy);
        const share = trust[at] as number;
        sum += share * Math.min(MOST, Math.abs(value - (own[at] as number)));
        weight += share;
        count += 1;
      }
      // Half of it lies too far apart already.
      if (count * 2 > asked && count > 40 && sum > most * 2 * weight) return Number.POSITIVE_INFINITY;
    }
    return count >= asked * LEAST_SEEN && weight > 1 ? sum / weight : Number.POSITIVE_INFINITY;
  }

  /** By parts of a pixel. */
  private refine(px: number, py: number): void {
    for (const part of [0.5, 0.25])
      for (const [dx, dy] of BESIDE.slice(0, 4))
        this.tryAt(this.best.source, this.best.x + dx * part, this.best.y + dy * part, px, py);
  }

  private copy(px: number, py: number): number {
    const { width, height, known, y, u, v } = this.target;
    const { radius, trust, best } = this;
    const source = this.sources[best.source] as PatchSource;
    const [dx, dy] = [best.x - px, best.y - py];
    const patch = this.placed.length;
    this.placed.push({ source: best.source, dx: Math.round(dx), dy: Math.round(dy) });
    // As much to be trusted as what it was found by.
    let [sum, all, count] = [0, 0, 0];
    const own: number[] = [];
    for (let row = Math.max(0, py - radius); row <= Math.min(height - 1, py + radius); row += 1)
      for (let column = Math.max(0, px - radius); column <= Math.min(width - 1, px + radius); column += 1) {
        const at = row * width + column;
        sum += trust[at] as number;
        all += 1;
        if (known[at] === 0) own.push(at);
      }
    const isLarge = this.stride > 1;
    for (const at of own) {
      const row = (at / width) | 0;
      const column = at - row * width;
      const [sx, sy] = [column + dx, row + dy];
      // Between the places that were compared a source may be covered.
      if (isLarge && source.cover[Math.floor(sy) * width + Math.floor(sx)] === 1) continue;
      y[at] = cubicAt(source.y, width, height, sx, sy) + 0.5;
      if (((row | column) & 1) === 0) {
        const to = (row >> 1) * (width >> 1) + (column >> 1);
        u[to] = chromaAt(source.u, width >> 1, height >> 1, sx / 2, sy / 2) + 0.5;
        v[to] = chromaAt(source.v, width >> 1, height >> 1, sx / 2, sy / 2) + 0.5;
      }
      known[at] = 1;
      trust[at] = (0.9 * sum) / all;
      this.from[at] = patch;
      count += 1;
    }
    return count > 0 ? count : this.leave(px, py);
  }
}

const BESIDE = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

const EMPTY = new Uint8Array(0);
const NOTHING: PatchTarget = {
  ...{ width: 0, height: 0, step: 1, columns: 0 },
  ...{ y: EMPTY, u: EMPTY, v: EMPTY, known: EMPTY },
};
