import type { ErasePlane } from '../planes';
import type { PixelBox } from '../types';

/** Puts the mean of each tile in its place. `tile` in pixels of the plane; tiles begin at the box's corner. */
export function mosaicPlane({ data, offset, stride, step }: ErasePlane, box: PixelBox, tile: number): void {
  const size = Math.max(1, Math.round(tile));
  for (let top = 0; top < box.height; top += size) {
    const bottom = Math.min(top + size, box.height);
    for (let left = 0; left < box.width; left += size) {
      const right = Math.min(left + size, box.width);
      const start = offset + (box.y + top) * stride + (box.x + left) * step;
      let sum = 0;
      for (let row = 0; row < bottom - top; row += 1)
        for (let column = 0; column < right - left; column += 1)
          sum += data[start + row * stride + column * step] as number;
      const mean = Math.round(sum / ((bottom - top) * (right - left)));
      for (let row = 0; row < bottom - top; row += 1)
        for (let column = 0; column < right - left; column += 1) data[start + row * stride + column * step] = mean;
    }
  }
}
