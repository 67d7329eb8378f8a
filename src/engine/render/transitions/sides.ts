import type { Context2D } from '../context';
import type { Surfaces } from '../surfaces';

export interface TransitionSides {
  /** Canvas pixels. */
  readonly width: number;
  readonly height: number;
  /** Paints one side over what is there; the context's origin is the canvas' left top corner. */
  readonly from: (context: Context2D, alpha: number) => void;
  readonly to: (context: Context2D, alpha: number) => void;
}

export interface TransitionTools {
  /** Output pixels per canvas pixel. */
  readonly scale: number;
  readonly surfaces: Surfaces;
}

/**
 * How a transition is painted.
 *
 * @param progress 0 = only `from`, 1 = only `to`; already eased.
 */
export type PaintTransition = (
  context: Context2D,
  sides: TransitionSides,
  progress: number,
  tools: TransitionTools,
) => void;

export const clipped = (
  context: Context2D,
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  paint: () => void,
): void => {
  if (width <= 0 || height <= 0) return;
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  paint();
  context.restore();
};

/** Paints turned and enlarged about the canvas' center; `across` and `down` stretch one direction. */
export const about = (
  context: Context2D,
  { width, height }: TransitionSides,
  { across, down = across, turn = 0 }: { readonly across: number; readonly down?: number; readonly turn?: number },
  paint: () => void,
): void => {
  context.save();
  context.translate(width / 2, height / 2);
  if (turn) context.rotate(turn);
  context.scale(across, down);
  context.translate(-width / 2, -height / 2);
  paint();
  context.restore();
};

/** A side drawn once, to be laid down several times; its units stay canvas pixels when it is drawn at the canvas' size. */
export function snapshot(
  paint: TransitionSides['from'],
  { width, height }: TransitionSides,
  { scale, surfaces }: TransitionTools,
): OffscreenCanvasRenderingContext2D {
  const context = surfaces.take(Math.round(width * scale), Math.round(height * scale));
  context.scale(context.canvas.width / width, context.canvas.height / height);
  paint(context, 1);
  return context;
}
