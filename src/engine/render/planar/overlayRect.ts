import type { ImageLayer, RasterLayer } from '../../resolve/frame';
import { paintBounds } from '../rasterize';

/** Output pixels; x, y, width and height are even, within the image. */
export interface PixelRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Antialiasing and rounding spread by this much, output pixels. */
const MARGIN = 4;

/**
 * The part of the image that a layer can paint on; null when it lies outside. Effects may spread (blur, shadow): then
 * the whole image.
 *
 * @param scale Output pixels per canvas pixel, across and down.
 */
export function overlayRect(
  layer: RasterLayer | ImageLayer,
  size: { readonly width: number; readonly height: number },
  scale: { readonly x: number; readonly y: number },
): PixelRect | null {
  if (layer.effects.length > 0) return { x: 0, y: 0, width: size.width, height: size.height };
  const { placement } = layer;
  const box = layer.kind === 'raster' ? rasterBox(layer) : centered(placement.width, placement.height);
  const angle = (placement.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = [
    [box.left, box.top],
    [box.right, box.top],
    [box.left, box.bottom],
    [box.right, box.bottom],
  ].map(([x = 0, y = 0]) => {
    const [fx, fy] = [placement.flipX ? -x : x, placement.flipY ? -y : y];
    return [(placement.x + fx * cos - fy * sin) * scale.x, (placement.y + fx * sin + fy * cos) * scale.y] as const;
  });
  const across = corners.map(([x]) => x);
  const down = corners.map(([, y]) => y);
  return clipped(
    { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) },
    size,
  );
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const centered = (width: number, height: number): Box => ({
  left: -width / 2,
  right: width / 2,
  top: -height / 2,
  bottom: height / 2,
});

/** Where the raster's paint lies around the layer's center, canvas pixels. */
function rasterBox({ items, width, height, placement }: RasterLayer): Box {
  const bounds = paintBounds(items);
  const [sx, sy] = [placement.width / width, placement.height / height];
  return {
    left: (bounds.x - width / 2) * sx,
    right: (bounds.x + bounds.width - width / 2) * sx,
    top: (bounds.y - height / 2) * sy,
    bottom: (bounds.y + bounds.height - height / 2) * sy,
  };
}

function clipped(box: Box, size: { readonly width: number; readonly height: number }): PixelRect | null {
  const left = Math.max(0, Math.floor((box.left - MARGIN) / 2) * 2);
  const top = Math.max(0, Math.floor((box.top - MARGIN) / 2) * 2);
  const right = Math.min(size.width, Math.ceil((box.right + MARGIN) / 2) * 2);
  const bottom = Math.min(size.height, Math.ceil((box.bottom + MARGIN) / 2) * 2);
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}
