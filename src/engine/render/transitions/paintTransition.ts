import type { Context2D } from '../context';
import { blur, dissolve, fade, flash } from './basic';
import { glitch } from './glitch';
import { crossZoom, flip, spin, zoom } from './lens';
import { push, pushUp, slide, slideUp, whip } from './moves';
import type { PaintTransition, TransitionSides, TransitionTools } from './sides';
import { clock, iris, wipe } from './wipes';

/** How each type of `project/transitions` looks. All follow from progress alone: equal at every size and every time. */
export const transitionPaints: Readonly<Record<string, PaintTransition>> = {
  fade,
  dissolve,
  flash,
  blur,
  wipe: wipe('left'),
  'wipe-right': wipe('right'),
  'wipe-up': wipe('up'),
  'wipe-down': wipe('down'),
  iris,
  clock,
  slide,
  'slide-up': slideUp,
  push,
  'push-up': pushUp,
  whip,
  zoom,
  'cross-zoom': crossZoom,
  spin,
  flip,
  glitch,
};

/**
 * Draws two neighbors blended. A type that this release does not know is a cut at half-way.
 *
 * @param progress 0 = only `from`, 1 = only `to`; already eased.
 */
export function paintTransition(
  context: Context2D,
  type: string,
  sides: TransitionSides,
  progress: number,
  tools: TransitionTools,
): void {
  const paint = transitionPaints[type];
  if (paint) paint(context, sides, progress, tools);
  else if (progress < 0.5) sides.from(context, 1);
  else sides.to(context, 1);
}
