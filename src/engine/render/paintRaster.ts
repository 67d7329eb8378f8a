import type { RasterLayer } from '../resolve/frame';
import { applyEffects } from './applyEffects';
import type { Context2D } from './context';
import { hasEffect, sumEffects } from './effects';
import type { Raster } from './rasterize';

/**
 * Puts a drawn text or shape on the picture; the context's origin is the layer's centre, units are canvas pixels.
 *
 * @param scale Output pixels per canvas pixel.
 */
export function paintRaster(context: Context2D, layer: RasterLayer, { canvas, rect }: Raster, scale: number): void {
  const { placement } = layer;
  context.scale(placement.width / layer.width, placement.height / layer.height);
  const x = rect.x - layer.width / 2;
  const y = rect.y - layer.height / 2;
  const effects = sumEffects(layer.effects);
  if (!hasEffect(effects)) {
    context.drawImage(canvas, x, y, rect.width, rect.height);
    return;
  }
  // Blur spreads over the raster's border.
  const margin = effects.blur * 3;
  const size = { width: rect.width + margin * 2, height: rect.height + margin * 2 };
  const result = applyEffects(
    (inner) => inner.drawImage(canvas, margin, margin, rect.width, rect.height),
    size,
    effects,
    false,
    scale,
  );
  result.draw(context, 0, 0, result.width, result.height, x - margin, y - margin, size.width, size.height);
}
