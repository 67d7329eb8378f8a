import type { ImageLayer, VideoLayer } from '../resolve/frame';
import { applyEffects } from './applyEffects';
import type { Context2D, Drawable } from './context';
import { type EffectSum, hasEffect, sumEffects } from './effects';
import { fitRect } from './fitRect';

/** Keeps effect results of stills that stand still; see `Renderer`. */
export interface EffectCache {
  readonly get: (key: string) => Drawable | undefined;
  readonly set: (key: string, value: Drawable) => void;
}

/**
 * Paints a picture or video frame; the context's origin is the layer's centre and its units are canvas pixels.
 *
 * @param scale Output pixels per canvas pixel.
 */
export function paintPicture(
  context: Context2D,
  layer: ImageLayer | VideoLayer,
  picture: Drawable,
  scale: number,
  cache: EffectCache,
): void {
  const { placement, crop, fit } = layer;
  const { source, target } = fitRect(picture, crop, placement, fit);
  const effects = sumEffects(layer.effects);
  if (!hasEffect(effects)) {
    picture.draw(
      context,
      source.x,
      source.y,
      source.width,
      source.height,
      target.x,
      target.y,
      target.width,
      target.height,
    );
    return;
  }
  const key = layer.kind === 'image' ? effectKey(layer, effects, scale) : undefined;
  const known = key && cache.get(key);
  const result =
    known ||
    applyEffects(
      (inner) =>
        picture.draw(inner, source.x, source.y, source.width, source.height, 0, 0, target.width, target.height),
      target,
      effects,
      true,
      scale,
    );
  if (key && !known) cache.set(key, result);
  const { x, y, width, height } = target;
  result.draw(context, 0, 0, result.width, result.height, x, y, width, height);
}

const effectKey = ({ mediaId, crop, fit, placement }: ImageLayer, effects: EffectSum, scale: number): string =>
  JSON.stringify([mediaId, crop, fit, placement.width, placement.height, effects, scale]);
