import type { Context2D } from '../context';
import { motionBlur } from './motionBlur';
import { clipped, type PaintTransition, snapshot, type TransitionSides } from './sides';

/** Moved by a share of the canvas; what reaches over the canvas would show on the neighbor's side. */
const shifted = (
  context: Context2D,
  { width, height }: TransitionSides,
  { across = 0, down = 0 }: { readonly across?: number; readonly down?: number },
  paint: () => void,
): void => {
  context.save();
  context.translate(width * across, height * down);
  clipped(context, { x: 0, y: 0, width, height }, paint);
  context.restore();
};

/** `to` comes in over `from`. */
export const slide: PaintTransition = (context, sides, progress) => {
  sides.from(context, 1);
  shifted(context, sides, { across: 1 - progress }, () => sides.to(context, 1));
};

export const slideUp: PaintTransition = (context, sides, progress) => {
  sides.from(context, 1);
  shifted(context, sides, { down: 1 - progress }, () => sides.to(context, 1));
};

/** `to` pushes `from` out. */
export const push: PaintTransition = (context, sides, progress) => {
  shifted(context, sides, { across: -progress }, () => sides.from(context, 1));
  shifted(context, sides, { across: 1 - progress }, () => sides.to(context, 1));
};

export const pushUp: PaintTransition = (context, sides, progress) => {
  shifted(context, sides, { down: -progress }, () => sides.from(context, 1));
  shifted(context, sides, { down: 1 - progress }, () => sides.to(context, 1));
};

/** Length of the smear at full speed, as a share of the width. */
const SMEAR = 0.3;

/** A camera thrown sideways: a push that smears with its speed. */
export const whip: PaintTransition = (context, sides, progress, tools) => {
  const speed = Math.sin(progress * Math.PI);
  const { width, height } = sides;
  motionBlur(context, sides, { speed, samples: 16, tools }, (fine) => {
    const { canvas } = snapshot((target) => push(target, sides, progress, fine), sides, fine);
    return (target, share) => {
      const by = (share - 0.5) * SMEAR * speed * width;
      target.drawImage(canvas, by, 0, width, height);
      // Where the moved image leaves room its border goes on.
      if (by > 0) target.drawImage(canvas, 0, 0, 1, canvas.height, 0, 0, by, height);
      else target.drawImage(canvas, canvas.width - 1, 0, 1, canvas.height, width + by, 0, -by, height);
    };
  });
};
