import type { ErasePlane, ErasePlanes } from '../planes';
import type { PixelBox } from '../types';
import { type Displacement, estimateMotion } from './motion';
import type { StrokeMap } from './strokes';

/** Pixels around the box that are remembered: what moves into it was seen there. */
const MARGIN = 64;
/** Images that are remembered at most; with two million pixels of them, some 50 MB in all. */
const MOST_KEPT = 48;
const MOST_BYTES = 48 * 1024 * 1024;
/** An image that lies nearer to the last remembered one adds nothing, pixels; unless other letters cover it. */
const APART = 1.5;
/** Images after which one is remembered in any case: light changes. */
const AT_LEAST_EVERY = 12;
/** Mean difference, levels, above which two images do not show the same background: a cut, a camera that turns. */
const MOST_APART = 14;
/** Longer pauses between two images mean that something was skipped, seconds. */
const MOST_PAUSE = 0.5;

interface Kept {
  readonly y: Uint8Array;
  readonly u: Uint8Array;
  readonly v: Uint8Array;
  /** 1 = the background is seen there. */
  readonly seen: Uint8Array;
  /** Where the background stood, pixels since the beginning. */
  readonly at: Displacement;
}

/** A part of the image, even in all respects, and the box within it. */
interface Window {
  readonly area: PixelBox;
  readonly box: PixelBox;
}

/**
 * What has been seen of the background under a region. Letters cover another part of it from cue to cue, and a moving camera
 * carries it into the region and out of it: what was open in an earlier image is put where it has moved to. Looks only
 * back, so that the video is made in one pass.
 */
export class BackgroundMemory {
  private kept: Kept[] = [];
  private last: Kept | null = null;
  private lastTime = Number.NEGATIVE_INFINITY;
  private sinceKept = 0;
  private motion: Displacement = { x: 0, y: 0 };

  /** Looks at an image before anything is painted over. @returns what paints the remembered ground in afterwards. */
  look(planes: ErasePlanes, box: PixelBox, strokes: StrokeMap | null, time: number): () => void {
    const window = windowOf(planes.y, box);
    const seen = seenIn(window, strokes);
    const now = copyOf(planes, window.area, seen);
    if (time <= this.lastTime || time > this.lastTime + MOST_PAUSE) this.forget();
    const image = this.placed(now, window);
    this.lastTime = time;
    const sources = [...this.kept];
    this.remember(image);
    return () => paint(planes, window, image, sources);
  }

  private forget(): void {
    this.kept = [];
    this.last = null;
    this.motion = { x: 0, y: 0 };
  }

  /** Finds how the background has moved since the image before. */
  private placed(now: Omit<Kept, 'at'>, { area }: Window): Kept {
    const { last } = this;
    if (!last || last.y.length !== now.y.length) {
      this.forget();
      return { ...now, at: { x: 0, y: 0 } };
    }
    const found = estimateMotion(last, now, area, this.motion);
    if (found.apart > MOST_APART) {
      this.forget();
      return { ...now, at: { x: 0, y: 0 } };
    }
    this.motion = { x: found.x, y: found.y };
    return { ...now, at: { x: last.at.x + found.x, y: last.at.y + found.y } };
  }

  private remember(image: Kept): void {
    const previous = this.kept.at(-1);
    this.sinceKept += 1;
    const isNew =
      !previous ||
      this.sinceKept >= AT_LEAST_EVERY ||
      Math.hypot(image.at.x - previous.at.x, image.at.y - previous.at.y) >= APART ||
      differs(image.seen, previous.seen);
    this.last = image;
    if (!isNew) return;
    this.sinceKept = 0;
    this.kept.push(image);
    const most = Math.max(4, Math.min(MOST_KEPT, Math.floor(MOST_BYTES / (image.y.length * 2.5))));
    if (this.kept.length > most) this.kept.shift();
  }
}

function differs(a: Uint8Array, b: Uint8Array): boolean {
  for (let at = 0; at < a.length; at += 7) if (a[at] !== b[at]) return true;
  return false;
}

function windowOf({ width, height }: ErasePlane, box: PixelBox): Window {
  const left = Math.max(0, (box.x - MARGIN) & ~1);
  const top = Math.max(0, (box.y - MARGIN) & ~1);
  const right = Math.min(width & ~1, box.x + box.width + MARGIN) & ~1;
  const bottom = Math.min(height & ~1, box.y + box.height + MARGIN) & ~1;
  return { area: { x: left, y: top, width: right - left, height: bottom - top }, box };
}

/** What of the window is ground: all around the box, and in it what no letters cover. */
function seenIn({ area, box }: Window, strokes: StrokeMap | null): Uint8Array {
  const seen = new Uint8Array(area.width * area.height).fill(1);
  const bottom = Math.min(box.y + box.height, area.y + area.height);
  const right = Math.min(box.x + box.width, area.x + area.width);
  for (let y = box.y; y < bottom; y += 1) {
    const line = (y - area.y) * area.width - area.x;
    if (!strokes) {
      seen.fill(0, line + box.x, line + right);
      continue;
    }
    const row = Math.min(strokes.rows - 1, Math.floor((y - box.y) / strokes.tile)) * strokes.columns;
    for (let x = box.x; x < right; x += 1) {
      const column = Math.min(strokes.columns - 1, Math.floor((x - box.x) / strokes.tile));
      if (strokes.hits[row + column] === 1) seen[line + x] = 0;
    }
  }
  return seen;
}

function copyOf({ y, u, v }: ErasePlanes, area: PixelBox, seen: Uint8Array): Omit<Kept, 'at'> {
  const half = { x: area.x >> 1, y: area.y >> 1, width: area.width >> 1, height: area.height >> 1 };
  return { y: cut(y, area), u: cut(u, half), v: cut(v, half), seen };
}

function cut({ data, offset, stride, step }: ErasePlane, area: PixelBox): Uint8Array {
  const out = new Uint8Array(area.width * area.height);
  for (let row = 0; row < area.height; row += 1) {
    const from = offset + (area.y + row) * stride + area.x * step;
    if (step === 1) out.set(data.subarray(from, from + area.width), row * area.width);
    else for (let x = 0; x < area.width; x += 1) out[row * area.width + x] = data[from + x * step] as number;
  }
  return out;
}

/** Goes from the newest image back until every covered pixel is found, or there are no more. */
function paint(planes: ErasePlanes, { area }: Window, now: Kept, sources: readonly Kept[]): void {
  let open = coveredIn(now.seen);
  for (let index = sources.length - 1; index >= 0 && open.length > 0; index -= 1) {
    const source = sources[index];
    if (source) open = fillFrom(planes, area, now, source, open);
  }
}

function coveredIn(seen: Uint8Array): Int32Array {
  const found: number[] = [];
  for (let at = 0; at < seen.length; at += 1) if (seen[at] === 0) found.push(at);
  return Int32Array.from(found);
}

/** @returns what is still covered. */
function fillFrom(planes: ErasePlanes, area: PixelBox, now: Kept, source: Kept, open: Int32Array): Int32Array {
  const { width, height } = area;
  // A point of the background that is at p now was at p - shift then.
  const [dx, dy] = [now.at.x - source.at.x, now.at.y - source.at.y];
  if (Math.abs(dx) >= width || Math.abs(dy) >= height) return open;
  // The same place under the same letters: nothing is seen there that is not seen now.
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && !differs(now.seen, source.seen)) return open;
  const [fx, fy] = [-dx, -dy];
  const [ix, iy] = [Math.floor(fx), Math.floor(fy)];
  const [ax, ay] = [fx - ix, fy - iy];
  const { y: plane } = planes;
  let left = 0;
  for (let index = 0; index < open.length; index += 1) {
    const at = open[index] as number;
    const [x, y] = [at % width, (at / width) | 0];
    const [sx, sy] = [x + ix, y + iy];
    const from = sy * width + sx;
    const isIn = sx >= 0 && sy >= 0 && sx < width - 1 && sy < height - 1;
    const isSeen =
      isIn &&
      source.seen[from] === 1 &&
      source.seen[from + 1] === 1 &&
      source.seen[from + width] === 1 &&
      source.seen[from + width + 1] === 1;
    if (!isSeen) {
      open[left] = at;
      left += 1;
      continue;
    }
    plane.data[plane.offset + (area.y + y) * plane.stride + (area.x + x) * plane.step] = Math.round(
      mix(source.y, from, width, ax, ay),
    );
    if ((x | y) & 1) continue;
    color(planes.u, area, x, y, source.u, fx, fy);
    color(planes.v, area, x, y, source.v, fx, fy);
  }
  return open.slice(0, left);
}

function color(
  plane: ErasePlane,
  area: PixelBox,
  x: number,
  y: number,
  from: Uint8Array,
  fx: number,
  fy: number,
): void {
  const [width, height] = [area.width >> 1, area.height >> 1];
  const sx = Math.min(width - 1.001, Math.max(0, (x + fx) / 2));
  const sy = Math.min(height - 1.001, Math.max(0, (y + fy) / 2));
  const [left, top] = [Math.floor(sx), Math.floor(sy)];
  const value = mix(from, top * width + left, width, sx - left, sy - top);
  const [px, py] = [(area.x + x) >> 1, (area.y + y) >> 1];
  plane.data[plane.offset + py * plane.stride + px * plane.step] = Math.round(value);
}

function mix(data: Uint8Array, at: number, width: number, ax: number, ay: number): number {
  const above = (data[at] as number) * (1 - ax) + (data[at + 1] as number) * ax;
  const below = (data[at + width] as number) * (1 - ax) + (data[at + width + 1] as number) * ax;
  return above * (1 - ay) + below * ay;
}
