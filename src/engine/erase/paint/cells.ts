import type { ErasePlane } from '../planes';
import type { PixelBox } from '../types';

/** A box of a plane in cells of several pixels: what is smooth needs no more, and is sixteen times as quick. */
export interface CellGrid {
  /** Pixels of the plane. */
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * A grid over a box, from its corner on; the last cells may reach beyond it.
 *
 * @param margin Cells around it, where the plane has room.
 */
export function gridOver(plane: ErasePlane, box: PixelBox, cell: number, margin: number): CellGrid {
  const left = box.x >= margin * cell ? margin : 0;
  const top = box.y >= margin * cell ? margin : 0;
  const reach = (from: number, length: number, end: number): number => {
    const own = Math.ceil(length / cell);
    return from + (own + margin) * cell <= end ? own + margin : own;
  };
  return {
    x: box.x - left * cell,
    y: box.y - top * cell,
    cell,
    columns: left + reach(box.x, box.width, plane.width),
    rows: top + reach(box.y, box.height, plane.height),
  };
}

/** The mean of each cell. */
export function readCells(plane: ErasePlane, grid: CellGrid, values: Float32Array): void {
  const { data, offset, stride, step } = plane;
  const { cell, columns, rows } = grid;
  for (let row = 0; row < rows; row += 1) {
    const top = grid.y + row * cell;
    const bottom = Math.min(top + cell, plane.height);
    for (let column = 0; column < columns; column += 1) {
      const left = grid.x + column * cell;
      const right = Math.min(left + cell, plane.width);
      let sum = 0;
      for (let y = top; y < bottom; y += 1) {
        const from = offset + y * stride;
        for (let x = left; x < right; x += 1) sum += data[from + x * step] as number;
      }
      const count = (bottom - top) * (right - left);
      values[row * columns + column] = count > 0 ? sum / count : 128;
    }
  }
}

/**
 * Writes cells back, smoothly from middle to middle, within a box.
 *
 * @param known Cells with 1 are left as they are; null = all are written.
 */
export function writeCells(
  plane: ErasePlane,
  box: PixelBox,
  grid: CellGrid,
  values: Float32Array,
  known: Uint8Array | null,
): void {
  const { data, offset, stride, step } = plane;
  const { cell, columns, rows } = grid;
  const bottom = Math.min(box.y + box.height, plane.height);
  const right = Math.min(box.x + box.width, plane.width);
  for (let y = box.y; y < bottom; y += 1) {
    const place = (y - grid.y + 0.5) / cell - 0.5;
    const above = Math.max(0, Math.floor(place));
    const below = Math.min(rows - 1, above + 1);
    const down = Math.max(0, place - above);
    const own = Math.floor((y - grid.y) / cell) * columns;
    const line = offset + y * stride;
    for (let column = Math.floor((box.x - grid.x) / cell); column < columns; column += 1) {
      if (known && known[own + column] === 1) continue;
      const left = Math.max(box.x, grid.x + column * cell);
      const end = Math.min(right, grid.x + (column + 1) * cell);
      if (left >= end) continue;
      const before = Math.max(0, column - 1);
      const after = Math.min(columns - 1, column + 1);
      const a = mix(values, above * columns + before, below * columns + before, down);
      const b = mix(values, above * columns + column, below * columns + column, down);
      const c = mix(values, above * columns + after, below * columns + after, down);
      const middle = grid.x + column * cell + cell / 2 - 0.5;
      for (let x = left; x < end; x += 1) {
        const across = (x - middle) / cell;
        const value = across < 0 ? b + (a - b) * -across : b + (c - b) * across;
        data[line + x * step] = (value + 0.5) | 0;
      }
    }
  }
}

const mix = (values: Float32Array, from: number, to: number, share: number): number =>
  (values[from] as number) * (1 - share) + (values[to] as number) * share;
