import type { ErasePlane, ErasePlanes } from '../planes';
import type { PixelBox, Size } from '../types';
import type { FlowField } from './flow';
import type { LetterEvidence } from './letters';
import type { StrokeMap } from './strokes';

/** Pixels around the box that are looked at: what moves into it was seen there. */
const MARGIN = 64;

/** A part of the image, even in all respects, and the box within it, in the area's own pixels. */
export interface Window {
  readonly area: PixelBox;
  readonly box: PixelBox;
}

/** The surroundings of a region in one image. */
export interface SeenImage {
  readonly time: number;
  readonly y: Uint8Array;
  readonly u: Uint8Array;
  readonly v: Uint8Array;
  /** The brightness without its finest structure, for motion. */
  readonly soft: Uint8Array;
  /** Tiles of the box that letters may cover by what this image alone shows; null = the whole box. */
  readonly rough: StrokeMap | null;
  /** The same by what other images tell. */
  letters: LetterEvidence | null;
  /** How the background has moved since the image before; null where it is another scene. */
  readonly flow: FlowField | null;
}

export function windowOf({ width, height }: Size, box: PixelBox): Window {
  const left = Math.max(0, (box.x - MARGIN) & ~1);
  const top = Math.max(0, (box.y - MARGIN) & ~1);
  const right = Math.min(width & ~1, box.x + box.width + MARGIN) & ~1;
  const bottom = Math.min(height & ~1, box.y + box.height + MARGIN) & ~1;
  const own = {
    x: box.x - left,
    y: box.y - top,
    width: Math.min(box.width, right - box.x),
    height: Math.min(box.height, bottom - box.y),
  };
  return { area: { x: left, y: top, width: right - left, height: bottom - top }, box: own };
}

/** The same area of a plane of half the size. */
export const halfArea = ({ x, y, width, height }: PixelBox): PixelBox => ({
  x: x >> 1,
  y: y >> 1,
  width: width >> 1,
  height: height >> 1,
});

/** Memory of one image's surroundings, to be used again when the image is forgotten. */
export type ImageMemory = Pick<SeenImage, 'y' | 'u' | 'v' | 'soft'> & { readonly cover: Uint8Array };

export function imageMemory({ width, height }: Size): ImageMemory {
  const make = (size: number): Uint8Array => new Uint8Array(size);
  const colors = (width >> 1) * (height >> 1);
  const size = width * height;
  return { y: make(size), u: make(colors), v: make(colors), soft: make(size), cover: make(size) };
}

/** Bytes of it: brightness twice and cover, and two colors of half the size. */
export const imageBytes = ({ width, height }: Size): number => width * height * 3.5;

/** Copies the window's area out of an image. */
export function cropInto({ y, u, v }: Pick<ImageMemory, 'y' | 'u' | 'v'>, planes: ErasePlanes, area: PixelBox): void {
  cutInto(y, planes.y, area);
  cutInto(u, planes.u, halfArea(area));
  cutInto(v, planes.v, halfArea(area));
}

function cutInto(out: Uint8Array, { data, offset, stride, step }: ErasePlane, area: PixelBox): void {
  for (let row = 0; row < area.height; row += 1) {
    const from = offset + (area.y + row) * stride + area.x * step;
    if (step === 1) out.set(data.subarray(from, from + area.width), row * area.width);
    else for (let x = 0; x < area.width; x += 1) out[row * area.width + x] = data[from + x * step] as number;
  }
}

/** Notes 1 where letters cover the area, pixel by pixel. */
export function coverInto(
  cover: Uint8Array,
  { rough, letters }: Pick<SeenImage, 'rough' | 'letters'>,
  { area, box }: Window,
): void {
  const hits = letters?.hits ?? rough?.hits;
  for (let y = 0; y < box.height; y += 1) {
    const line = (box.y + y) * area.width + box.x;
    if (!rough || !hits) cover.fill(1, line, line + box.width);
    // Rows of one tile are alike.
    else if (y % rough.tile !== 0) cover.copyWithin(line, line - area.width, line - area.width + box.width);
    else {
      const from = (y / rough.tile) * rough.columns;
      for (let column = 0, x = 0; x < box.width; column += 1) {
        const end = Math.min(box.width, x + rough.tile);
        const hit = hits[from + column] as number;
        for (; x < end; x += 1) cover[line + x] = hit;
      }
    }
  }
}

/** Sums along rows, for all images. */
let across = new Uint16Array(0);

/** Softened by a pixel: motion by fractions is not read off what is finer than the grid. */
export function softenInto(soft: Uint8Array, data: Uint8Array, { width, height }: Size): void {
  if (across.length < data.length) across = new Uint16Array(data.length);
  const sums = across;
  for (let y = 0; y < height; y += 1) {
    const line = y * width;
    let value = data[line] as number;
    let before = value;
    for (let at = line; at < line + width - 1; at += 1) {
      const after = data[at + 1] as number;
      sums[at] = before + 2 * value + after;
      before = value;
      value = after;
    }
    sums[line + width - 1] = before + 3 * value;
  }
  for (let y = 0; y < height; y += 1) {
    const line = y * width;
    const up = y > 0 ? width : 0;
    const down = y < height - 1 ? width : 0;
    for (let at = line; at < line + width; at += 1)
      soft[at] = ((sums[at - up] as number) + 2 * (sums[at] as number) + (sums[at + down] as number) + 8) >> 4;
  }
}
