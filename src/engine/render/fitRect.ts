import type { Crop, Fit } from '../resolve/frame';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Which part of the source goes where in the box. */
export interface FitResult {
  /** In pixels of the source. */
  readonly source: Rect;
  /** Relative to the box's center. */
  readonly target: Rect;
  /** Drawn size per source size, the larger of both directions. */
  readonly scale: number;
}

const centered = (width: number, height: number): Rect => ({ x: -width / 2, y: -height / 2, width, height });

/**
 * Lays a cropped image into a box.
 *
 * @param source Size of the whole image.
 * @param crop Part of it that is shown, 0–1.
 * @param box Size of the box.
 */
export function fitRect(
  source: { readonly width: number; readonly height: number },
  crop: Crop,
  box: { readonly width: number; readonly height: number },
  fit: Fit,
): FitResult {
  const part: Rect = {
    x: crop.x * source.width,
    y: crop.y * source.height,
    width: Math.max(1e-6, crop.width * source.width),
    height: Math.max(1e-6, crop.height * source.height),
  };
  const across = box.width / part.width;
  const down = box.height / part.height;
  if (fit === 'fill') {
    return { source: part, target: centered(box.width, box.height), scale: Math.max(across, down) };
  }
  if (fit === 'contain') {
    const scale = Math.min(across, down);
    return { source: part, target: centered(part.width * scale, part.height * scale), scale };
  }
  const scale = Math.max(across, down);
  const width = box.width / scale;
  const height = box.height / scale;
  const shown = { x: part.x + (part.width - width) / 2, y: part.y + (part.height - height) / 2, width, height };
  return { source: shown, target: centered(box.width, box.height), scale };
}
