import type { ErasePlane } from '../planes';
import type { PixelBox } from '../types';
import { gridOver, readCells, writeCells } from './cells';

/** Box blurs in a row: three are all but a bell curve. */
const PASSES = 3;

/** Blurs a box of a plane in place, from its own pixels only. `radius` in pixels of the plane. */
export function blurPlane(plane: ErasePlane, box: PixelBox, radius: number): void {
  const cell = radius >= 10 ? 4 : radius >= 4 ? 2 : 1;
  const grid = gridOver(plane, box, cell, 0);
  const { columns, rows } = grid;
  const values = new Float32Array(columns * rows);
  readCells(plane, grid, values);
  const reach = Math.max(1, Math.round(radius / cell));
  const line = new Float32Array(Math.max(columns, rows));
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let row = 0; row < rows; row += 1) blurLine(values, row * columns, 1, columns, reach, line);
    for (let column = 0; column < columns; column += 1) blurLine(values, column, columns, rows, reach, line);
  }
  writeCells(plane, box, grid, values, null);
}

/** Running sum over a line; its ends are repeated. */
function blurLine(
  data: Float32Array,
  from: number,
  step: number,
  length: number,
  reach: number,
  line: Float32Array,
): void {
  for (let at = 0; at < length; at += 1) line[at] = data[from + at * step] as number;
  const [first, last] = [line[0] as number, line[length - 1] as number];
  const size = reach * 2 + 1;
  let sum = first * (reach + 1);
  for (let at = 1; at <= reach; at += 1) sum += at < length ? (line[at] as number) : last;
  for (let at = 0; at < length; at += 1) {
    data[from + at * step] = sum / size;
    const enters = at + reach + 1;
    const leaves = at - reach;
    sum += (enters < length ? (line[enters] as number) : last) - (leaves >= 0 ? (line[leaves] as number) : first);
  }
}
