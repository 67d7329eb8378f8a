import type { ErasePlane } from '../planes';
import type { PixelBox } from '../types';
import { type CellGrid, gridOver, readCells, writeCells } from './cells';
import { Spreader } from './spread';
import type { TileMap } from './strokes';

/** Differences to the image before that are noise, and those that are motion. */
const NOISE = 5;
const MOTION = 22;
/** How much of a new value is taken over where only noise changes. */
const FOLLOW = 0.25;

/** Fills a box of one plane from the pixels around it, image after image. */
export class PlaneFiller {
  private readonly spreader = new Spreader();
  private values = new Float32Array(0);
  private known = new Uint8Array(0);
  /** What the image before was filled with; -1 where it was not. */
  private before = new Float32Array(0);

  /**
   * @param strokes What to paint over within the box; null = all of it.
   * @param cell Pixels of this plane a cell: that of the strokes.
   */
  fill(plane: ErasePlane, box: PixelBox, strokes: TileMap | null, cell: number): void {
    const grid = gridOver(plane, box, cell, 1);
    this.prepare(grid.columns * grid.rows);
    const { values, known, before } = this;
    readCells(plane, grid, values);
    known.fill(1);
    markUnknown(known, grid, box, strokes);
    this.spreader.spread(values, known, grid.columns, grid.rows);
    for (let at = 0; at < values.length; at += 1) {
      if (known[at] === 1) {
        before[at] = -1;
        continue;
      }
      const steady = follow(before[at] as number, values[at] as number);
      before[at] = steady;
      values[at] = steady;
    }
    writeCells(plane, box, grid, values, known);
  }

  private prepare(size: number): void {
    if (this.values.length === size) return;
    this.values = new Float32Array(size);
    this.known = new Uint8Array(size);
    this.before = new Float32Array(size).fill(-1);
  }
}

/** Small differences are followed slowly, so that a still ground stands still; motion is followed at once. */
function follow(before: number, now: number): number {
  if (before < 0) return now;
  const apart = Math.abs(now - before);
  if (apart >= MOTION) return now;
  const share = apart <= NOISE ? FOLLOW : FOLLOW + ((1 - FOLLOW) * (apart - NOISE)) / (MOTION - NOISE);
  return before + (now - before) * share;
}

function markUnknown(known: Uint8Array, grid: CellGrid, box: PixelBox, strokes: TileMap | null): void {
  const left = (box.x - grid.x) / grid.cell;
  const top = (box.y - grid.y) / grid.cell;
  const columns = Math.ceil(box.width / grid.cell);
  const rows = Math.ceil(box.height / grid.cell);
  for (let row = 0; row < rows; row += 1) {
    const from = (top + row) * grid.columns + left;
    if (!strokes) known.fill(0, from, from + columns);
    else for (let column = 0; column < columns; column += 1) if (isHit(strokes, column, row)) known[from + column] = 0;
  }
}

/** Color planes of odd boxes may have one cell more than the strokes have. */
const isHit = ({ hits, columns, rows }: TileMap, column: number, row: number): boolean =>
  hits[Math.min(row, rows - 1) * columns + Math.min(column, columns - 1)] === 1;
