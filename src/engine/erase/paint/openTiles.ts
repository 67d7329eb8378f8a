import type { Window } from './frames';
import { isInside } from './shown';
import type { StrokeMap } from './strokes';

/** Tells of a rectangle at once whether all of it is covered, by sums over the tiles above and to the left. */
export class OpenTiles {
  private readonly sums: Int32Array;

  constructor(
    hits: Uint8Array,
    private readonly rough: StrokeMap,
    private readonly window: Window,
  ) {
    const { columns, rows } = rough;
    const line = columns + 1;
    this.sums = new Int32Array(line * (rows + 1));
    for (let row = 0; row < rows; row += 1) {
      let open = 0;
      for (let column = 0; column < columns; column += 1) {
        open += 1 - (hits[row * columns + column] as number);
        const at = (row + 1) * line + column + 1;
        this.sums[at] = (this.sums[at - line] as number) + open;
      }
    }
  }

  /** Whether anything of a rectangle within the box is open; in the area's own pixels. */
  isOpen(left: number, top: number, right: number, bottom: number): boolean {
    const { tile, columns, rows } = this.rough;
    const { box } = this.window;
    const x0 = ((left - box.x) / tile) | 0;
    const y0 = ((top - box.y) / tile) | 0;
    const x1 = Math.min(columns, (((right - box.x + 1) / tile) | 0) + 1);
    const y1 = Math.min(rows, (((bottom - box.y + 1) / tile) | 0) + 1);
    return this.countIn(x0, y0, x1, y1) > 0;
  }

  /** Whether all of a rectangle within the box is open, with the pixels after and below. */
  isClear(left: number, top: number, right: number, bottom: number): boolean {
    const { tile } = this.rough;
    const { box } = this.window;
    if (!isInside(this.window, left, top, right + 1, bottom + 1)) return false;
    const x0 = ((left - box.x) / tile) | 0;
    const y0 = ((top - box.y) / tile) | 0;
    const x1 = (((right - box.x + 1) / tile) | 0) + 1;
    const y1 = (((bottom - box.y + 1) / tile) | 0) + 1;
    return this.countIn(x0, y0, x1, y1) === (x1 - x0) * (y1 - y0);
  }

  /** Open tiles from a corner to another. */
  private countIn(x0: number, y0: number, x1: number, y1: number): number {
    const { sums } = this;
    const line = this.rough.columns + 1;
    const all = (sums[y1 * line + x1] as number) - (sums[y0 * line + x1] as number);
    return all - (sums[y1 * line + x0] as number) + (sums[y0 * line + x0] as number);
  }
}
