import type { Context2D } from '../context';
import type { Surfaces } from '../surfaces';

/** Radius in pixels that blurs are worked out at. */
export const WORK_RADIUS = 4;

/** Canvas filters; Safari has none (2025). */
export const hasFilter = (context: Context2D): boolean => typeof context.filter === 'string';

/** Without filters: shrink by the radius and grow again, smoothly. */
export function softened(
  base: OffscreenCanvasRenderingContext2D,
  radius: number,
  surfaces: Surfaces,
): OffscreenCanvasRenderingContext2D {
  const { width, height } = base.canvas;
  const small = surfaces.take(width / radius, height / radius);
  small.imageSmoothingQuality = 'high';
  small.drawImage(base.canvas, 0, 0, small.canvas.width, small.canvas.height);
  const out = surfaces.take(width, height);
  out.imageSmoothingQuality = 'high';
  out.drawImage(small.canvas, 0, 0, width, height);
  return out;
}

/** A blurred copy of the same size, by whichever way the browser has. */
export function blurred(
  base: OffscreenCanvasRenderingContext2D,
  radius: number,
  surfaces: Surfaces,
): OffscreenCanvasRenderingContext2D {
  if (!hasFilter(base)) return softened(base, radius, surfaces);
  const out = surfaces.take(base.canvas.width, base.canvas.height);
  out.filter = `blur(${radius}px)`;
  out.drawImage(base.canvas, 0, 0);
  out.filter = 'none';
  return out;
}
