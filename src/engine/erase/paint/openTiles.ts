import type { Window } from './frames';
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
    const { sums, rough, window } = this;
    const { tile, columns, rows } = rough;
    const { box } = window;
    const x0 = ((left - box.x) / tile) | 0;
    const y0 = ((top - box.y) / tile) | 0;
    const x1 = Math.min(columns, (((right - box.x + 1) / tile) | 0) + 1);
    const y1 = Math.min(rows, (((bottom - box.y + 1) / tile) | 0) + 1);
    const line = columns + 1;
    const all = (sums[y1 * line + x1] as number) - (sums[y0 * line + x1] as number);
    return all - (sums[y1 * line + x0] as number) + (sums[y0 * line + x0] as number) > 0;
  }
}
