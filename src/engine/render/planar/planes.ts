/** Where one plane lies in a buffer. `step` is the distance of two samples in a row: 1, or 2 where U and V alternate. */
export interface Plane {
  readonly offset: number;
  readonly stride: number;
  readonly step: number;
}

export type PlanarFormat = 'I420' | 'NV12';

/** An image in brightness and two color planes of half size. */
export interface Planes {
  readonly data: Uint8Array<ArrayBuffer>;
  readonly format: PlanarFormat;
  readonly width: number;
  readonly height: number;
  readonly y: Plane;
  readonly u: Plane;
  readonly v: Plane;
}

/** Bytes that a tightly packed image takes. */
export const planesSize = (width: number, height: number): number => (width * height * 3) / 2;

/** Names the planes of a packed buffer; width and height are even. */
export function planesOf(data: Uint8Array<ArrayBuffer>, format: PlanarFormat, width: number, height: number): Planes {
  const y = { offset: 0, stride: width, step: 1 };
  const luma = width * height;
  const common = { data, format, width, height, y };
  if (format === 'NV12') {
    return {
      ...common,
      u: { offset: luma, stride: width, step: 2 },
      v: { offset: luma + 1, stride: width, step: 2 },
    };
  }
  const half = width / 2;
  return {
    ...common,
    u: { offset: luma, stride: half, step: 1 },
    v: { offset: luma + luma / 4, stride: half, step: 1 },
  };
}
