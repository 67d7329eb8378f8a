import { mixAt } from './warp';

/** Parts of a pixel that are told apart. */
const FINE_BITS = 7;
const FINE = 1 << FINE_BITS;

/** Weights of four pixels in a row for each part of a pixel, by Catmull and Rom: keeps edges between pixels sharp. */
const cubic = new Float32Array((FINE + 1) * 4);
for (let part = 0; part <= FINE; part += 1) {
  const a = part / FINE;
  cubic[part * 4] = ((2 - a) * a - 1) * a * 0.5;
  cubic[part * 4 + 1] = (3 * a - 5) * a * a * 0.5 + 1;
  cubic[part * 4 + 2] = ((4 - 3 * a) * a + 1) * a * 0.5;
  cubic[part * 4 + 3] = (a - 1) * a * a * 0.5;
}

/** Brightness between pixels; within a pixel of the border linear. */
export function cubicAt(data: Uint8Array, width: number, height: number, x: number, y: number): number {
  // Whole pixels and parts of them, in one number.
  const fineX = (x * FINE + 0.5) | 0;
  const fineY = (y * FINE + 0.5) | 0;
  const left = fineX >> FINE_BITS;
  const top = fineY >> FINE_BITS;
  const i = (fineX & (FINE - 1)) << 2;
  const j = (fineY & (FINE - 1)) << 2;
  const at = top * width + left;
  if ((i | j) === 0) return data[at] as number;
  if (left < 1 || top < 1 || left >= width - 2 || top >= height - 2) return mixAt(data, width, x, y);
  const a = cubic[i] as number;
  const b = cubic[i + 1] as number;
  const c = cubic[i + 2] as number;
  const d = cubic[i + 3] as number;
  const r0 = at - width - 1;
  const r1 = r0 + width;
  const r2 = r1 + width;
  const r3 = r2 + width;
  const value =
    (cubic[j] as number) *
      (a * (data[r0] as number) +
        b * (data[r0 + 1] as number) +
        c * (data[r0 + 2] as number) +
        d * (data[r0 + 3] as number)) +
    (cubic[j + 1] as number) *
      (a * (data[r1] as number) +
        b * (data[r1 + 1] as number) +
        c * (data[r1 + 2] as number) +
        d * (data[r1 + 3] as number)) +
    (cubic[j + 2] as number) *
      (a * (data[r2] as number) +
        b * (data[r2 + 1] as number) +
        c * (data[r2 + 2] as number) +
        d * (data[r2 + 3] as number)) +
    (cubic[j + 3] as number) *
      (a * (data[r3] as number) +
        b * (data[r3 + 1] as number) +
        c * (data[r3 + 2] as number) +
        d * (data[r3 + 3] as number));
  return value < 0 ? 0 : Math.min(value, 255);
}

/** A color between pixels. */
export const chromaAt = (data: Uint8Array, width: number, height: number, x: number, y: number): number =>
  mixAt(data, width, Math.min(width - 1.01, Math.max(0, x)), Math.min(height - 1.01, Math.max(0, y)));
