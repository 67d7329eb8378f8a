import type { Context2D } from '../context';
import type { Surfaces } from '../surfaces';

/** Radius in pixels that blurs are worked out at. */
export const WORK_RADIUS = 4;

/** Canvas filters; Safari has none (2025). */
export const hasFilter = (context: Context2D): boolean => typeof context.filter === 'string';

/** Without filters: own arithmetic, on surfaces that are small because the radius is. */
export function softened(
  base: OffscreenCanvasRenderingContext2D,
  radius: number,
  surfaces: Surfaces,
): OffscreenCanvasRenderingContext2D {
  const { width, height } = base.canvas;
  const pixels = base.getImageData(0, 0, width, height);
  gaussian(pixels, radius);
  const out = surfaces.take(width, height, { isRead: true });
  out.putImageData(pixels, 0, 0);
  return out;
}

/** Half widths of three box blurs that together come near a Gaussian of deviation `sigma`. */
function boxes(sigma: number): readonly number[] {
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  const lower = Math.floor((ideal - 1) / 2) * 2 + 1;
  const count = Math.round((12 * sigma * sigma - 3 * lower * lower - 12 * lower - 9) / (-4 * lower - 4));
  return [0, 1, 2].map((index) => ((index < count ? lower : lower + 2) - 1) / 2);
}

/** Blurs in place; transparent pixels lend no color, beyond the border all is transparent. */
export function gaussian({ data, width, height }: ImageData, sigma: number): void {
  let from = new Float32Array(data.length);
  let to = new Float32Array(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 0;
    for (let channel = 0; channel < 3; channel += 1) from[i + channel] = ((data[i + channel] ?? 0) * alpha) / 255;
    from[i + 3] = alpha;
  }
  for (const half of boxes(sigma)) {
    boxBlur(from, to, { lines: height, length: width, step: 4, stride: width * 4, half });
    boxBlur(to, from, { lines: width, length: height, step: width * 4, stride: 4, half });
  }
  [from, to] = [to, from];
  for (let i = 0; i < data.length; i += 4) {
    const alpha = to[i + 3] ?? 0;
    const share = alpha > 0 ? 255 / alpha : 0;
    for (let channel = 0; channel < 3; channel += 1) data[i + channel] = (to[i + channel] ?? 0) * share;
    data[i + 3] = alpha;
  }
}

interface Walk {
  readonly lines: number;
  readonly length: number;
  /** Numbers from one pixel of a line to the next, and from line to line. */
  readonly step: number;
  readonly stride: number;
  readonly half: number;
}

function boxBlur(from: Float32Array, to: Float32Array, { lines, length, step, stride, half }: Walk): void {
  const share = 1 / (half * 2 + 1);
  for (let line = 0; line < lines; line += 1) {
    for (let channel = 0; channel < 4; channel += 1) {
      const start = line * stride + channel;
      let sum = 0;
      for (let at = 0; at < Math.min(half, length); at += 1) sum += from[start + at * step] ?? 0;
      for (let at = 0; at < length; at += 1) {
        if (at + half < length) sum += from[start + (at + half) * step] ?? 0;
        if (at - half - 1 >= 0) sum -= from[start + (at - half - 1) * step] ?? 0;
        to[start + at * step] = sum * share;
      }
    }
  }
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
