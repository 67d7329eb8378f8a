import type { Context2D } from '../context';
import type { TransitionSides, TransitionTools } from './sides';

interface Motion {
  /** 0 = stands still and sharp, 1 = full smear. */
  readonly speed: number;
  readonly samples: number;
  readonly tools: TransitionTools;
}

/**
 * The mean of a moving image over the time a shutter would be open. Fast movement is worked out at half the size: the
 * smear hides that, and it costs a quarter.
 *
 * @param prepare Makes what the samples share, with the tools for the size they are painted at; it returns how the
 * image is painted at a share (0–1) of the open time: by single draws, with the opacity that is set.
 */
export function motionBlur(
  context: Context2D,
  { width, height }: TransitionSides,
  { speed, samples, tools }: Motion,
  prepare: (tools: TransitionTools) => (target: OffscreenCanvasRenderingContext2D, share: number) => void,
): void {
  const fine = { ...tools, scale: tools.scale * (1 - 0.5 * Math.min(1, speed * 3)) };
  const { surfaces } = tools;
  const count = Math.max(1, Math.ceil(samples * Math.min(1, speed * 2)));
  const paint = prepare(fine);
  const sum = surfaces.take(Math.round(width * fine.scale), Math.round(height * fine.scale));
  sum.scale(sum.canvas.width / width, sum.canvas.height / height);
  for (let index = 0; index < count; index += 1) {
    // Each new one takes its share of the mean of all so far.
    sum.globalAlpha = 1 / (index + 1);
    paint(sum, count === 1 ? 0.5 : index / (count - 1));
  }
  context.drawImage(sum.canvas, 0, 0, width, height);
}
