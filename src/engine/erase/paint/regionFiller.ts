import { type ErasePlane, type ErasePlanes, halfBox } from '../planes';
import type { PixelBox } from '../types';
import { BackgroundMemory, type Recalled } from './backgroundMemory';
import { PlaneFiller } from './fill';
import { type StrokeMap, type TileMap, tileOf } from './strokes';

/** Fills a box of one video's images, from what is seen there in others, and where none shows it from what is around it. */
export class RegionFiller {
  private readonly memory = new BackgroundMemory();
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
