/** Part of a source image, as shares of its width and height. */
export interface CropRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type CropEdge = 'move' | 'n' | 's' | 'e' | 'w' | 'nw' | 'ne' | 'se' | 'sw';

const least = 0.05;
const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** A crop after one of its edges (or the whole) was dragged by shares of the image; it stays inside. */
export function dragCrop(rect: CropRect, edge: CropEdge, dx: number, dy: number): CropRect {
  if (edge === 'move')
    return { ...rect, x: clamp(rect.x + dx, 0, 1 - rect.width), y: clamp(rect.y + dy, 0, 1 - rect.height) };
  let left = rect.x;
  let top = rect.y;
  let right = rect.x + rect.width;
  let bottom = rect.y + rect.height;
  if (edge.includes('w')) left = clamp(left + dx, 0, right - least);
  if (edge.includes('e')) right = clamp(right + dx, left + least, 1);
  if (edge.includes('n')) top = clamp(top + dy, 0, bottom - least);
  if (edge.includes('s')) bottom = clamp(bottom + dy, top + least, 1);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * The largest crop of a shape within an image, about the middle of the present one.
 * @param ratio width : height of what is shown
 * @param source width and height of the image
 */
export function cropOfShape(
  rect: CropRect,
  ratio: number,
  source: { readonly width: number; readonly height: number },
): CropRect {
  const shape = (ratio * source.height) / source.width;
  const width = Math.min(1, shape);
  const height = Math.min(1, 1 / shape);
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  return {
    x: clamp(middle.x - width / 2, 0, 1 - width),
    y: clamp(middle.y - height / 2, 0, 1 - height),
    width,
    height,
  };
}
