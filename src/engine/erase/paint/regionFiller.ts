import { type ErasePlanes, halfBox } from '../planes';
import type { PixelBox } from '../types';
import { BackgroundMemory } from './backgroundMemory';
import { PlaneFiller } from './fill';
import { type StrokeMap, tileOf } from './strokes';

/** Fills a box of one video's images, in their order, from what is around it and what was seen there before. */
export class RegionFiller {
  private readonly memory = new BackgroundMemory();
  private readonly y = new PlaneFiller();
  private readonly u = new PlaneFiller();
  private readonly v = new PlaneFiller();

  /**
   * Changes the planes in place.
   *
   * @param strokes What to paint over within the box; null = all of it.
   * @param time Seconds of the source.
   */
  fill(planes: ErasePlanes, box: PixelBox, strokes: StrokeMap | null, time: number): void {
    const colors = halfBox(box);
    const tile = tileOf(box);
    // What was seen of the ground before is worth more than anything made up from its border.
    const paintBackground = this.memory.look(planes, box, strokes, time);
    this.y.fill(planes.y, box, strokes, tile);
    this.u.fill(planes.u, colors, strokes, tile / 2);
    this.v.fill(planes.v, colors, strokes, tile / 2);
    paintBackground();
  }
}
