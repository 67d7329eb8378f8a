import type { FrameDescriptor, Layer, RasterLayer, TransitionLayer } from '../resolve/frame';
import type { Context2D, Drawable } from './context';
import { applyEffects, withGrain } from './effects/applyEffects';
import { hasEffect, planEffects, reachOf } from './effects/plan';
import { type PaintTools, paintBackdrop, paintImage } from './paintImage';
import type { Raster } from './rasterize';
import { paintTransition } from './transitions/paintTransition';

/** Puts a drawn text or shape on the image; the context's origin is the layer's center, units are canvas pixels. */
function paintRaster(context: Context2D, layer: RasterLayer, { canvas, rect }: Raster, tools: PaintTools): void {
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

/** What was fetched for the layers of a frame; a layer that is not among it is left out. */
type Ready = ReadonlyMap<Layer, Drawable | Raster>;

/** The synchronous half: everything that it needs is at hand. */
export class Painter {
  constructor(
    private readonly ready: Ready,
    private readonly frame: FrameDescriptor,
    private readonly tools: PaintTools,
  ) {}

  paintFrame(context: Context2D): void {
    const { width, height, background, layers } = this.frame;
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
    this.paintLayers(context, layers, 1);
  }

  private paintLayers(context: Context2D, layers: readonly Layer[], alpha: number): void {
    for (const layer of layers) this.paintLayer(context, layer, alpha);
  }

  private paintLayer(context: Context2D, layer: Layer, alpha: number): void {
    if (layer.kind === 'transition') {
      this.paintTransition(context, layer, alpha);
      return;
    }
    const content = this.ready.get(layer);
    const { placement } = layer;
    if (!content || placement.opacity * alpha <= 0) return;
    context.save();
    context.globalAlpha = placement.opacity * alpha;
    context.globalCompositeOperation = placement.blend;
    if (layer.kind !== 'raster') paintBackdrop(context, layer, content as Drawable, this.frame, this.tools);
    context.translate(placement.x, placement.y);
    if (placement.rotation) context.rotate((placement.rotation * Math.PI) / 180);
    if (placement.flipX || placement.flipY) context.scale(placement.flipX ? -1 : 1, placement.flipY ? -1 : 1);
    if (layer.kind === 'raster') paintRaster(context, layer, content as Raster, this.tools);
    else paintImage(context, layer, content as Drawable, this.tools);
    context.restore();
  }

  private paintTransition(context: Context2D, layer: TransitionLayer, alpha: number): void {
    const side = (layers: readonly Layer[]) => (target: Context2D, share: number) =>
      this.paintGroup(target, layers, alpha * share);
    const { width, height } = this.frame;
    const sides = { width, height, from: side(layer.from), to: side(layer.to) };
    paintTransition(context, layer.type, sides, layer.progress, this.tools);
  }

  /** Several layers that fade as one need a canvas of their own: faded one by one, the lower would shine through. */
  private paintGroup(context: Context2D, layers: readonly Layer[], alpha: number): void {
    if (alpha <= 0) return;
    if (alpha >= 1 || layers.length < 2) {
      this.paintLayers(context, layers, alpha);
      return;
    }
    const { width, height } = this.frame;
    const { scale, surfaces } = this.tools;
    const group = surfaces.take(width * scale, height * scale);
    group.scale(group.canvas.width / width, group.canvas.height / height);
    this.paintLayers(group, layers, 1);
    context.save();
    context.globalAlpha = alpha;
    context.drawImage(group.canvas, 0, 0, width, height);
    context.restore();
  }
}
