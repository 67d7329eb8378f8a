import type { Surfaces } from '../surfaces';
import { blurred, WORK_RADIUS } from './blur';
import { changeColors } from './colors';
import type { EffectPlan } from './plan';

/** What is bright shines over its surroundings: a soft copy without the dark parts, laid over by `screen`. */
export function addGlow(
  context: OffscreenCanvasRenderingContext2D,
  glow: NonNullable<EffectPlan['glow']>,
  scale: number,
  surfaces: Surfaces,
): void {
  const { width, height } = context.canvas;
  const radius = Math.max(0.5, glow.radius * scale);
  const shrink = Math.min(1, WORK_RADIUS / radius);
  const small = surfaces.take(width * shrink, height * shrink, { isRead: true });
  small.imageSmoothingQuality = 'medium';
  small.drawImage(context.canvas, 0, 0, small.canvas.width, small.canvas.height);
  const pixels = small.getImageData(0, 0, small.canvas.width, small.canvas.height);
  changeColors(pixels.data, [
    { type: 'contrast', amount: 1.5 },
    { type: 'saturation', amount: 1.2 },
  ]);
  small.putImageData(pixels, 0, 0);
  const soft = blurred(small, radius * shrink, surfaces);
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'screen';
  context.globalAlpha = glow.amount;
  context.imageSmoothingQuality = 'medium';
  context.drawImage(soft.canvas, 0, 0, width, height);
  context.restore();
}
