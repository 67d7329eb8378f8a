import type { ErasePlanes } from '../planes';

const [PARTS_ACROSS, PARTS_DOWN, PART_SAMPLES] = [16, 9, 3] as const;

/** The whole image in few numbers. */
export function partsOf({ y: { data, offset, stride, step, width, height } }: ErasePlanes): Uint8Array {
  const parts = new Uint8Array(PARTS_ACROSS * PARTS_DOWN);
  const place = (index: number, count: number, length: number): number => Math.floor(((index + 0.5) / count) * length);
  for (let row = 0; row < PARTS_DOWN; row += 1)
    for (let column = 0; column < PARTS_ACROSS; column += 1) {
      let sum = 0;
      for (let j = 0; j < PART_SAMPLES; j += 1)
        for (let i = 0; i < PART_SAMPLES; i += 1) {
          const py = place(row * PART_SAMPLES + j, PARTS_DOWN * PART_SAMPLES, height);
          const px = place(column * PART_SAMPLES + i, PARTS_ACROSS * PART_SAMPLES, width);
          sum += data[offset + py * stride + px * step] as number;
        }
      parts[row * PARTS_ACROSS + column] = sum / PART_SAMPLES ** 2;
    }
  return parts;
}

/** Mean levels between two images in few numbers. */
export function meanApart(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += Math.abs((a[at] as number) - (b[at] as number));
  return sum / a.length;
}
