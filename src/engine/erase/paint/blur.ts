import type { ErasePlane } from '../planes';
import type { PixelBox } from '../types';

/** Box blurs in a row: three are all but a bell curve. */
const PASSES = 3;

/** Blurs a box of a plane in place, from its own pixels only. `radius` in pixels of the plane. */
export function blurPlane(plane: ErasePlane, box: PixelBox, radius: number): void {
  const reach = Math.max(1, Math.round(radius));
  const { data, offset, stride, step } = plane;
  const line = new Uint8Array(Math.max(box.width, box.height));
  const start = offset + box.y * stride + box.x * step;
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let row = 0; row < box.height; row += 1) blurLine(data, start + row * stride, step, box.width, reach, line);
    for (let column = 0; column < box.width; column += 1)
      blurLine(data, start + column * step, stride, box.height, reach, line);
  }
}

/** Running sum over a line; its ends are repeated. */
function blurLine(data: Uint8Array, from: number, step: number, length: number, reach: number, line: Uint8Array): void {
  for (let at = 0; at < length; at += 1) line[at] = data[from + at * step] as number;
  const [first, last] = [line[0] as number, line[length - 1] as number];
  const size = reach * 2 + 1;
  let sum = first * (reach + 1);
  for (let at = 1; at <= reach; at += 1) sum += at < length ? (line[at] as number) : last;
  for (let at = 0; at < length; at += 1) {
    data[from + at * step] = (sum / size + 0.5) | 0;
    const [enters, leaves] = [at + reach + 1, at - reach];
    sum += (enters < length ? (line[enters] as number) : last) - (leaves >= 0 ? (line[leaves] as number) : first);
  }
}
