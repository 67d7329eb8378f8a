import { type ErasePlane, type ErasePlanes, halfBox } from '../planes';
import type { PixelBox } from '../types';
import { BackgroundMemory, type Recalled } from './backgroundMemory';
import type { Doubt } from './candidates';
import { PlaneFiller } from './fill';
import { cropInto, type ImageMemory, imageMemory } from './frames';
import { PatchCompleter } from './patches';
import type { TimedSource } from './patchSources';
import { type StrokeMap, type TileMap, tileOf } from './strokes';

/** Fills a box of one video's images, from what is seen there in others, and where none shows it from what is around it. */
export class RegionFiller {
  private readonly memory = new BackgroundMemory();
  private readonly patches = new PatchCompleter();
  /** The area as it was made last, and memory for the next. */
  private before: ImageMemory | null = null;
  private made: ImageMemory | null = null;
  private spare: ImageMemory | null = null;
  private madeAt = Number.NaN;
  private readonly y = new PlaneFiller();
  private readonly u = new PlaneFiller();
  private readonly v = new PlaneFiller();

  /**
   * Takes note of the next image; the further ahead of the one that is filled, the more is known.
   *
   * @param rough What letters may cover within the box; null = all of it.
   * @param time Seconds of the source.
   * @param isSure Letters are exactly where they are said to be.
   */
  look(planes: ErasePlanes, box: PixelBox, rough: StrokeMap | null, time: number, isSure = false): void {
    this.memory.look(planes, box, rough, time, isSure);
  }

  knows(time: number): boolean {
    return this.memory.knows(time);
  }

  lettersAt(time: number): StrokeMap | null {
    return this.memory.lettersAt(time);
  }

  /** How far what would fill an image that was looked at is in doubt; null where nothing is filled. Images must come in order. */
  doubtAt(time: number): Doubt | null {
    const doubt = this.memory.recall(time)?.candidates.doubt;
    return doubt && doubt.count > 0 ? doubt : null;
  }

  /** Goes past an image that was looked at and is not filled. */
  pass(time: number): void {
    this.memory.pass(time);
  }

  /** Changes the planes of an image that was looked at in place. */
  fill(planes: ErasePlanes, box: PixelBox, time: number): void {
    const recalled = this.memory.recall(time);
    if (!recalled) return;
    const open = paint(planes, recalled, box, null);
    if (!open) return;
    const colors = halfBox(box);
    const tile = tileOf(box);
    this.y.fill(planes.y, box, open, tile);
    this.u.fill(planes.u, colors, open, tile / 2);
    this.v.fill(planes.v, colors, open, tile / 2);
    // Tiles that were open in part.
    paint(planes, recalled, box, open);
    if (recalled.sources && this.complete(planes, recalled, recalled.sources, time)) paint(planes, recalled, box, open);
  }

  /** Takes what has structure and was not found from patches. @returns whether anything was. */
  private complete(
    planes: ErasePlanes,
    { window, candidates, step }: Recalled,
    sources: readonly TimedSource[],
    time: number,
  ): boolean {
    const { area } = window;
    if (this.made?.y.length !== area.width * area.height) this.made = imageMemory(area);
    const { y, u, v, cover: known } = this.made;
    const last = sources.find((source) => source.time === this.madeAt);
    const before = last && this.before ? [{ ...this.before, guesses: last.guesses, isLast: true }] : [];
    cropInto(this.made, planes, area);
    known.fill(1);
    for (let at = 0; at < candidates.count; at += 1)
      if (candidates.isFound[at] !== 1) known[candidates.pixels[at] as number] = 0;
    const columns = Math.ceil((area.width - 1) / step) + 1;
    const target = { ...area, y, u, v, known, step, columns };
    const count = this.patches.complete(target, [...before, ...sources]);
    for (let at = 0; at < candidates.count; at += 1) {
      const pixel = candidates.pixels[at] as number;
      if (candidates.isFound[at] === 1 || known[pixel] !== 1) continue;
      const row = (pixel / area.width) | 0;
      const color = (row >> 1) * (area.width >> 1) + ((pixel - row * area.width) >> 1);
      candidates.take(at, y[pixel] as number, u[color] as number, v[color] as number);
    }
    // What stays is patched alike in the next image.
    known.fill(0);
    this.before = this.made;
    this.made = this.spare;
    this.spare = this.before;
    this.madeAt = time;
    return count > 0;
  }
}

/**
 * @param only Tiles that are painted; null = all.
 * @returns the tiles in which something is still missing; null where nothing is.
 */
function paint(
  { y, u, v }: ErasePlanes,
  { candidates, window }: Recalled,
  box: PixelBox,
  only: TileMap | null,
): TileMap | null {
  const { area } = window;
  const tile = tileOf(box);
  const [columns, rows] = [Math.ceil(box.width / tile), Math.ceil(box.height / tile)];
  const hits = new Uint8Array(columns * rows);
  let missing = 0;
  for (let index = 0; index < candidates.count; index += 1) {
    const at = candidates.pixels[index] as number;
    const ay = (at / area.width) | 0;
    const ax = at - ay * area.width;
    const [px, py] = [area.x + ax, area.y + ay];
    const place = (((py - box.y) / tile) | 0) * columns + (((px - box.x) / tile) | 0);
    if (only && only.hits[place] !== 1) continue;
    if (candidates.isFound[index] !== 1) {
      hits[place] = 1;
      missing += 1;
      continue;
    }
    put(y, px, py, candidates.y[index] as number);
    if ((ax | ay) & 1) continue;
    put(u, px >> 1, py >> 1, candidates.u[index] as number);
    put(v, px >> 1, py >> 1, candidates.v[index] as number);
  }
  return missing > 0 ? { tile, columns, rows, hits } : null;
}

const put = ({ data, offset, stride, step }: ErasePlane, x: number, y: number, value: number): void => {
  data[offset + y * stride + x * step] = value;
};
