import type { ImageLayer, VideoLayer } from '../resolve/frame';
import type { Context2D, Drawable } from './context';
import { applyEffects, withGrain } from './effects/applyEffects';
import { type EffectPlan, hasEffect, NO_EFFECT, planEffects } from './effects/plan';
import { type FitResult, fitRect } from './fitRect';
import type { Surfaces } from './surfaces';

/** Keeps effect results of stills that stand still; see `Renderer`. */
export interface EffectCache {
  readonly get: (key: string) => Drawable | undefined;
  readonly set: (key: string, value: Drawable) => void;
}

export interface PaintTools {
  /** Output pixels per canvas pixel. */
  readonly scale: number;
  readonly cache: EffectCache;
  readonly surfaces: Surfaces;
}

type VisualLayer = ImageLayer | VideoLayer;

/**
 * Paints an image or video frame; the context's origin is the layer's center and its units are canvas pixels.
 */
export function paintImage(context: Context2D, layer: VisualLayer, image: Drawable, tools: PaintTools): void {
  const fitted = fitRect(image, layer.crop, layer.placement, layer.fit);
  const { source, target } = fitted;
  const plan = planEffects(layer.effects);
  if (!hasEffect(plan)) {
    const { x, y, width, height } = target;
    image.draw(context, source.x, source.y, source.width, source.height, x, y, width, height);
    return;
  }
  const { x, y, width, height } = target;
  const ready = changed(layer, image, fitted, plan, tools);
  const isOpaque = plan.key === null && plan.feather === 0 && image.isOpaque === true;
  const shown = plan.grain ? withGrain(ready, target, plan.grain, { ...tools, isOpaque }) : ready;
  shown.draw(context, 0, 0, shown.width, shown.height, x, y, width, height);
}

/**
 * The blurred copy behind an image, over the whole canvas wherever the image lies; nothing when the layer has none.
 * The context's origin is the canvas' left top corner.
 */
export function paintBackdrop(
  context: Context2D,
  layer: VisualLayer,
  image: Drawable,
  canvas: { readonly width: number; readonly height: number },
  tools: PaintTools,
): void {
  const { backdrop } = planEffects(layer.effects);
  if (!backdrop) return;
  const placement = { ...layer.placement, width: canvas.width, height: canvas.height };
  const behind: VisualLayer = { ...layer, placement, fit: 'cover' };
  const fitted = fitRect(image, behind.crop, canvas, 'cover');
  const colors = backdrop.dim > 0 ? [{ type: 'brightness' as const, amount: 1 - backdrop.dim }] : [];
  const soft = changed(behind, image, fitted, { ...NO_EFFECT, blur: backdrop.blur, colors }, tools);
  soft.draw(context, 0, 0, soft.width, soft.height, 0, 0, canvas.width, canvas.height);
}

/** The image with its effects but the grain; a still's is made once. */
function changed(
  layer: VisualLayer,
  image: Drawable,
  { source, target }: FitResult,
  plan: EffectPlan,
  { cache, ...tools }: PaintTools,
): Drawable {
  const key = layer.kind === 'image' ? effectKey(layer, { ...plan, grain: null }, tools.scale) : undefined;
  const known = key && cache.get(key);
  if (known) return known;
  const result = applyEffects(
    (inner) => image.draw(inner, source.x, source.y, source.width, source.height, 0, 0, target.width, target.height),
    target,
    plan,
    { ...tools, isOpaque: true },
  );
  if (key) {
    result.keep();
    cache.set(key, result);
  }
  return result;
}

const effectKey = (layer: ImageLayer, plan: EffectPlan, scale: number): string => {
  const { mediaId, sourceTime, crop, fit, placement } = layer;
  return JSON.stringify([mediaId, sourceTime, crop, fit, placement.width, placement.height, plan, scale]);
};
