import { applyEffects } from './applyEffects';
import type { Context2D } from './context';
import { NO_EFFECT } from './effects';

export interface TransitionSides {
  readonly width: number;
  readonly height: number;
  /** Paints one side over what is there; the context's origin is the canvas' left top corner. */
  readonly from: (context: Context2D, alpha: number) => void;
  readonly to: (context: Context2D, alpha: number) => void;
}

/** Largest blur radius of the blur transition, as a share of the canvas width. */
const BLUR_SHARE = 0.03;

type Paint = (context: Context2D, sides: TransitionSides, progress: number, scale: number) => void;

const clipped = (context: Context2D, x: number, y: number, width: number, height: number, paint: () => void): void => {
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  paint();
  context.restore();
};

const shifted = (context: Context2D, sides: TransitionSides, dx: number, paint: () => void): void => {
  context.save();
  context.translate(dx, 0);
  // What reaches over the canvas would show on the neighbour's side.
  clipped(context, 0, 0, sides.width, sides.height, paint);
  context.restore();
};

const zoomed = (context: Context2D, { width, height }: TransitionSides, factor: number, paint: () => void): void => {
  context.save();
  context.translate(width / 2, height / 2);
  context.scale(factor, factor);
  context.translate(-width / 2, -height / 2);
  paint();
  context.restore();
};

const dissolve: Paint = (context, sides, progress) => {
  sides.from(context, 1);
  sides.to(context, progress);
};

/** How each type of `resolve/transitions` looks. */
const paints: Readonly<Record<string, Paint>> = {
  fade: (context, sides, progress) => {
    if (progress < 0.5) sides.from(context, 1 - progress * 2);
    else sides.to(context, progress * 2 - 1);
  },
  dissolve,
  wipe: (context, sides, progress) => {
    const { width, height } = sides;
    const edge = width * (1 - progress);
    clipped(context, 0, 0, edge, height, () => sides.from(context, 1));
    clipped(context, edge, 0, width - edge, height, () => sides.to(context, 1));
  },
  slide: (context, sides, progress) => {
    sides.from(context, 1);
    shifted(context, sides, sides.width * (1 - progress), () => sides.to(context, 1));
  },
  push: (context, sides, progress) => {
    shifted(context, sides, -sides.width * progress, () => sides.from(context, 1));
    shifted(context, sides, sides.width * (1 - progress), () => sides.to(context, 1));
  },
  zoom: (context, sides, progress) => {
    zoomed(context, sides, 1 + progress * 0.5, () => sides.from(context, 1));
    zoomed(context, sides, 0.75 + progress * 0.25, () => sides.to(context, progress));
  },
  blur: (context, sides, progress, scale) => {
    const { width, height } = sides;
    const blur = Math.sin(progress * Math.PI) * width * BLUR_SHARE;
    if (blur < 0.5) return dissolve(context, sides, progress, scale);
    const both = (inner: Context2D) => dissolve(inner, sides, progress, scale);
    const soft = applyEffects(both, { width, height }, { ...NO_EFFECT, blur }, true, scale);
    soft.draw(context, 0, 0, soft.width, soft.height, 0, 0, width, height);
  },
};

/**
 * Draws two neighbours blended. A type that this release does not know is a cut at half-way.
 *
 * @param progress 0 = only `from`, 1 = only `to`; already eased.
 * @param scale Output pixels per canvas pixel.
 */
export function paintTransition(
  context: Context2D,
  type: string,
  sides: TransitionSides,
  progress: number,
  scale: number,
): void {
  const paint = paints[type];
  if (paint) paint(context, sides, progress, scale);
  else if (progress < 0.5) sides.from(context, 1);
  else sides.to(context, 1);
}
