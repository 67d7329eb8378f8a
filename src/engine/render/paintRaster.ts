import type { RasterLayer } from '../resolve/frame';
import type { Context2D } from './context';
import { applyEffects, withGrain } from './effects/applyEffects';
import { hasEffect, planEffects, reachOf } from './effects/plan';
import type { PaintTools } from './paintImage';
import type { Raster } from './rasterize';

/** Puts a drawn text or shape on the image; the context's origin is the layer's center, units are canvas pixels. */
export function paintRaster(context: Context2D, layer: RasterLayer, { canvas, rect }: Raster, tools: PaintTools): void {
  const { placement } = layer;
  context.scale(placement.width / layer.width, placement.height / layer.height);
  const x = rect.x - layer.width / 2;
  const y = rect.y - layer.height / 2;
  const plan = planEffects(layer.effects);
  if (!hasEffect(plan)) {
    context.drawImage(canvas, x, y, rect.width, rect.height);
    return;
  }
  // Blur and glow spread over the raster's border.
  const margin = reachOf(plan);
  const size = { width: rect.width + margin * 2, height: rect.height + margin * 2 };
  const options = { ...tools, isOpaque: false };
  const ready = applyEffects(
    (inner) => inner.drawImage(canvas, margin, margin, rect.width, rect.height),
    size,
    plan,
    options,
  );
  const shown = plan.grain ? withGrain(ready, size, plan.grain, options) : ready;
  shown.draw(context, 0, 0, shown.width, shown.height, x - margin, y - margin, size.width, size.height);
}
