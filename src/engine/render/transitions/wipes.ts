import { clipped, type PaintTransition } from './sides';

type Direction = 'left' | 'right' | 'up' | 'down';

/** A straight edge that uncovers `to`; the direction is the edge's. */
export const wipe =
  (direction: Direction): PaintTransition =>
  (context, sides, progress) => {
    const { width, height } = sides;
    const isAcross = direction === 'left' || direction === 'right';
    const isBack = direction === 'left' || direction === 'up';
    const length = isAcross ? width : height;
    const edge = length * (isBack ? 1 - progress : progress);
    const near = isAcross ? { x: 0, y: 0, width: edge, height } : { x: 0, y: 0, width, height: edge };
    const far = isAcross
      ? { x: edge, y: 0, width: width - edge, height }
      : { x: 0, y: edge, width, height: height - edge };
    clipped(context, near, () => (isBack ? sides.from : sides.to)(context, 1));
    clipped(context, far, () => (isBack ? sides.to : sides.from)(context, 1));
  };

/** A circle opens on `to` from the middle. */
export const iris: PaintTransition = (context, sides, progress) => {
  const { width, height } = sides;
  sides.from(context, 1);
  context.save();
  context.beginPath();
  context.arc(width / 2, height / 2, (Math.hypot(width, height) / 2) * progress, 0, Math.PI * 2);
  context.clip();
  sides.to(context, 1);
  context.restore();
};

/** A hand goes round once, from twelve o'clock, and uncovers `to`. */
export const clock: PaintTransition = (context, sides, progress) => {
  const { width, height } = sides;
  sides.from(context, 1);
  if (progress <= 0) return;
  context.save();
  context.beginPath();
  context.moveTo(width / 2, height / 2);
  const top = -Math.PI / 2;
  context.arc(width / 2, height / 2, Math.hypot(width, height), top, top + Math.PI * 2 * Math.min(0.99999, progress));
  context.closePath();
  context.clip();
  sides.to(context, 1);
  context.restore();
};
