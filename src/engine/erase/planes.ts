import type { PixelBox, Size } from './types';

/** One plane of an image in a buffer; `step` is 2 where U and V alternate. */
export interface ErasePlane extends Size {
  readonly data: Uint8Array;
  readonly offset: number;
  readonly stride: number;
  readonly step: 1 | 2;
}

export type PlaneFormat = 'I420' | 'NV12';

/** Brightness and two colors of half size, rounded up: odd sizes are allowed. */
export interface ErasePlanes {
  readonly y: ErasePlane;
  readonly u: ErasePlane;
  readonly v: ErasePlane;
}

const half = (value: number): number => (value + 1) >> 1;

/** Bytes of a tightly packed image. */
export const packedSize = ({ width, height }: Size): number => width * height + 2 * half(width) * half(height);

/** How a packed image lies in its buffer, as WebCodecs takes it. */
export function packedLayout(format: PlaneFormat, { width, height }: Size): PlaneLayout[] {
  const luma = width * height;
  const [w, h] = [half(width), half(height)];
  if (format === 'NV12')
    return [
      { offset: 0, stride: width },
      { offset: luma, stride: w * 2 },
    ];
  return [
    { offset: 0, stride: width },
    { offset: luma, stride: w },
    { offset: luma + w * h, stride: w },
  ];
}

/** Names the planes of a packed image. */
export function packedPlanes(data: Uint8Array, format: PlaneFormat, { width, height }: Size): ErasePlanes {
  const luma = width * height;
  const [w, h] = [half(width), half(height)];
  const y = { data, offset: 0, stride: width, step: 1, width, height } as const;
  const chroma = { data, width: w, height: h };
  if (format === 'NV12') {
    const both = { ...chroma, stride: w * 2, step: 2 } as const;
    return { y, u: { ...both, offset: luma }, v: { ...both, offset: luma + 1 } };
  }
  const one = { ...chroma, stride: w, step: 1 } as const;
  return { y, u: { ...one, offset: luma }, v: { ...one, offset: luma + w * h } };
}

/** The same place in a color plane. */
export const halfBox = ({ x, y, width, height }: PixelBox): PixelBox => ({
  x: x >> 1,
  y: y >> 1,
  width: half(x + width) - (x >> 1),
  height: half(y + height) - (y >> 1),
});
