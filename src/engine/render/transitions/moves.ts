import type { Context2D } from '../context';
import { motionBlur } from './motionBlur';
import { clipped, type PaintTransition, snapshot, type TransitionSides } from './sides';

/** Moved by a share of the canvas; what reaches over the canvas would show on the neighbour's side. */
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
const SMEAR = 0.32;

/** A camera thrown sideways: a push that smears with its speed. */
export const whip: PaintTransition = (context, sides, progress, tools) => {
  const speed = Math.sin(progress * Math.PI);
  const { width, height } = sides;
  motionBlur(context, sides, { speed, samples: 10, tools }, (fine) => {
    const left = snapshot(sides.from, sides, fine).canvas;
    const right = snapshot(sides.to, sides, fine).canvas;
    return (target, share) => {
      const at = -width * (progress + (share - 0.5) * SMEAR * speed);
      target.drawImage(left, at, 0, width, height);
      target.drawImage(right, at + width, 0, width, height);
      // Beyond the two their borders go on.
      if (at > 0) target.drawImage(left, 0, 0, 1, left.height, 0, 0, at, height);
      if (at + width < 0)
        target.drawImage(right, right.width - 1, 0, 1, right.height, at + width * 2, 0, width, height);
    };
  });
};
