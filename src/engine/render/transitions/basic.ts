import type { Context2D } from '../context';
import { applyEffects } from '../effects/applyEffects';
import { NO_EFFECT } from '../effects/plan';
import type { PaintTransition } from './sides';

/** Largest blur radius of the blur transition, as a share of the canvas width. */
const BLUR_SHARE = 0.03;

/** `from` goes to the background, then `to` comes out of it. */
export const fade: PaintTransition = (context, sides, progress) => {
  if (progress < 0.5) sides.from(context, 1 - progress * 2);
  else sides.to(context, progress * 2 - 1);
};

export const dissolve: PaintTransition = (context, sides, progress) => {
  sides.from(context, 1);
  sides.to(context, progress);
};

/** White swallows one image and gives the other back. */
export const flash: PaintTransition = (context, sides, progress) => {
  const { width, height } = sides;
  (progress < 0.5 ? sides.from : sides.to)(context, 1);
  context.save();
  context.globalAlpha = (1 - Math.abs(progress * 2 - 1)) ** 0.7;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.restore();
};

/** Both blurred most at half-way, cross-faded. */
export const blur: PaintTransition = (context, sides, progress, tools) => {
  const { width, height } = sides;
  const radius = Math.sin(progress * Math.PI) * width * BLUR_SHARE;
  if (radius < 0.5) {
    dissolve(context, sides, progress, tools);
    return;
  }
  const both = (inner: Context2D) => dissolve(inner, sides, progress, tools);
  const plan = { ...NO_EFFECT, blur: radius };
  const soft = applyEffects(both, { width, height }, plan, { ...tools, isOpaque: true });
  soft.draw(context, 0, 0, soft.width, soft.height, 0, 0, width, height);
};
