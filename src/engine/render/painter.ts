import type { FrameDescriptor, Layer, TransitionLayer } from '../resolve/frame';
import type { Context2D, Drawable } from './context';
import { type PaintTools, paintBackdrop, paintImage } from './paintImage';
import { paintRaster } from './paintRaster';
import type { Raster } from './rasterize';
import { paintTransition } from './transitions/paintTransition';

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
