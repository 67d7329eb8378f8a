import { createSurface } from '../context';
import type { Rect } from '../fitRect';
import type { EffectOptions } from './applyEffects';
import type { EffectPlan } from './plan';

/** Darkens towards the corners, in an ellipse that follows the image's shape; transparent parts stay so. */
export function addVignette(
  context: OffscreenCanvasRenderingContext2D,
  { amount, size }: NonNullable<EffectPlan['vignette']>,
  { x, y, width, height }: Rect,
): void {
  context.save();
  context.setTransform(width / 2, 0, 0, height / 2, x + width / 2, y + height / 2);
  const gradient = context.createRadialGradient(0, 0, Math.SQRT2 * (1 - size) * 0.9, 0, 0, Math.SQRT2);
  // A straight ramp would show its inner edge.
  for (const step of [0, 0.2, 0.4, 0.6, 0.8, 1]) gradient.addColorStop(step, `rgba(0,0,0,${amount * step ** 1.6})`);
  context.fillStyle = gradient;
  context.globalCompositeOperation = 'source-atop';
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}

/** Lets the image fade out towards its border over `amount` pixels, at most to its middle. */
export function featherEdges(
  context: OffscreenCanvasRenderingContext2D,
  amount: number,
  { x, y, width, height }: Rect,
): void {
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'destination-in';
  for (const isUpright of [false, true]) {
    const length = isUpright ? height : width;
    const [from, to] = isUpright ? [y, y + height] : [x, x + width];
    const share = Math.min(0.5, amount / length);
    const gradient = isUpright
      ? context.createLinearGradient(0, from, 0, to)
      : context.createLinearGradient(from, 0, to, 0);
    for (const step of [0, 0.25, 0.5, 0.75, 1]) {
      // Smooth at both ends: a straight ramp would show as a line.
      const alpha = step * step * (3 - 2 * step);
      gradient.addColorStop(share * step, `rgba(0,0,0,${alpha})`);
      gradient.addColorStop(1 - share * step, `rgba(0,0,0,${alpha})`);
    }
    context.fillStyle = gradient;
    context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  }
  context.restore();
}

const TILE = 256;
let tile: OffscreenCanvas | undefined;

/** Bits of a whole number mixed up; equal everywhere for equal numbers. */
export function scramble(value: number): number {
  let bits = Math.imul(value ^ 0x9e3779b9, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Grey noise about the middle, where `overlay` changes nothing. */
function noise(): OffscreenCanvas {
  if (tile) return tile;
  const context = createSurface(TILE, TILE);
  const pixels = context.createImageData(TILE, TILE);
  for (let index = 0; index < TILE * TILE; index += 1) {
    const bits = scramble(index);
    const grey = 128 + ((bits & 255) + ((bits >>> 8) & 255) - 255) * 0.5;
    pixels.data.set([grey, grey, grey, 255], index * 4);
  }
  context.putImageData(pixels, 0, 0);
  tile = context.canvas;
  return tile;
}

/** Video grain in cells of `size` canvas pixels; each seed lays the same noise elsewhere. */
export function addGrain(
  context: OffscreenCanvasRenderingContext2D,
  grain: NonNullable<EffectPlan['grain']>,
  { isOpaque, scale, surfaces }: EffectOptions,
): void {
  const { width, height } = context.canvas;
  const target = isOpaque ? context : surfaces.take(width, height);
  const cell = Math.max(0.5, grain.size * scale);
  const place = scramble(grain.seed);
  target.save();
  const pattern = target.createPattern(noise(), 'repeat');
  if (!pattern) return;
  target.fillStyle = pattern;
  if (isOpaque) {
    target.globalCompositeOperation = 'overlay';
    target.globalAlpha = grain.amount;
  }
  target.translate(-(place % TILE) * cell, -((place >>> 8) % TILE) * cell);
  target.scale(cell, cell);
  target.fillRect(0, 0, width / cell + TILE, height / cell + TILE);
  target.restore();
  if (isOpaque) return;
  // `overlay` would paint where the image is transparent: the noise is cut out by the image first.
  target.globalCompositeOperation = 'destination-in';
  target.drawImage(context.canvas, 0, 0);
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'overlay';
  context.globalAlpha = grain.amount;
  context.drawImage(target.canvas, 0, 0);
  context.restore();
}
