import { type MediaError, toMediaError } from '../media/errors';
import { LruCache } from '../media/lruCache';
import type { MediaStore } from '../media/mediaStore';
import type { Project } from '../project/schema';
import type { FrameDescriptor, ImageLayer, Layer, RasterLayer, TransitionLayer, VideoLayer } from '../resolve/frame';
import { type Context2D, createSurface, type Drawable, drawable } from './context';
import { fitRect } from './fitRect';
import { FontLoader } from './fontLoader';
import { type EffectCache, paintPicture } from './paintPicture';
import { paintRaster } from './paintRaster';
import { paintTransition } from './paintTransition';
import { type Raster, rasterize } from './rasterize';

const RASTER_BYTES = 64 * 1024 * 1024;
const EFFECT_BYTES = 64 * 1024 * 1024;

export interface RendererOptions {
  readonly media: MediaStore;
  readonly fonts?: FontLoader;
  /** Called for a layer whose media cannot be had; the rest is drawn. Without this, `draw` throws instead. */
  readonly onProblem?: (error: MediaError, clipId: string) => void;
}

type Ready = ReadonlyMap<Layer, Drawable | Raster>;

/**
 * Draws frame descriptors on a 2D canvas of any size (the picture is scaled to it): preview, thumbnails and export use
 * this one. Two steps a frame: everything asynchronous first (decode, fonts), then one synchronous paint, so that a
 * half-drawn picture is never seen. Calls of `draw` must not overlap.
 */
export class Renderer {
  private readonly media: MediaStore;
  private readonly onProblem: RendererOptions['onProblem'];
  private readonly rasters = new LruCache<Raster>(RASTER_BYTES);
  private readonly effects = new LruCache<Drawable>(EFFECT_BYTES);
  private readonly spare: OffscreenCanvasRenderingContext2D[] = [];
  readonly fonts: FontLoader;

  constructor(
    private readonly context: Context2D,
    options: RendererOptions,
  ) {
    this.media = options.media;
    this.fonts = options.fonts ?? new FontLoader();
    this.onProblem = options.onProblem;
  }

  /** Tells which project the media ids of coming frames belong to. */
  async prepare(project: Project): Promise<void> {
    this.media.setProject(project);
  }

  /**
   * Draws one frame; resolves when it is on the canvas.
   *
   * @param context Another canvas than the renderer's own: the export takes turns between several.
   * @throws MediaError when there is no `onProblem` and some media cannot be had.
   */
  async draw(frame: FrameDescriptor, context: Context2D = this.context): Promise<void> {
    this.media.beginFrame();
    this.rasters.sweep();
    this.effects.sweep();
    const { canvas } = context;
    const scale = canvas.width / frame.width;
    const ready = new Map<Layer, Drawable | Raster>();
    await Promise.all(frame.layers.map((layer) => this.fetch(layer, scale, ready)));
    const painter = new Painter(ready, frame, scale, this.spare, this.cache);
    context.setTransform(scale, 0, 0, canvas.height / frame.height, 0, 0);
    painter.paintFrame(context);
  }

  private readonly cache: EffectCache = {
    get: (key) => this.effects.get(key),
    set: (key, value) => this.effects.set(key, value, value.width * value.height * 4),
  };

  private async fetch(layer: Layer, scale: number, ready: Map<Layer, Drawable | Raster>): Promise<void> {
    if (layer.kind === 'transition') {
      await Promise.all([...layer.from, ...layer.to].map((side) => this.fetch(side, scale, ready)));
      return;
    }
    try {
      ready.set(layer, await this.fetchOne(layer, scale));
    } catch (error) {
      const known = toMediaError(error, 'undecodable');
      if (!this.onProblem) throw known;
      this.onProblem(known, layer.clipId);
    }
  }

  private fetchOne(layer: Exclude<Layer, TransitionLayer>, scale: number): Promise<Drawable | Raster> {
    switch (layer.kind) {
      case 'image':
        return this.fetchImage(layer, scale);
      case 'video':
        return this.fetchVideo(layer);
      case 'raster':
        return this.fetchRaster(layer, scale);
    }
  }

  private async fetchImage(layer: ImageLayer, scale: number): Promise<Drawable> {
    const size = await this.media.imageSize(layer.mediaId);
    const fitted = fitRect(size, layer.crop, layer.placement, layer.fit);
    return drawable(await this.media.image(layer.mediaId, fitted.scale * scale));
  }

  private async fetchVideo(layer: VideoLayer): Promise<Drawable> {
    const sample = await this.media.videoPicture(layer.mediaId, layer.sourceTime);
    return {
      width: sample.displayWidth,
      height: sample.displayHeight,
      draw: (context, ...rect) => sample.draw(context, ...rect),
    };
  }

  private async fetchRaster(layer: RasterLayer, scale: number): Promise<Raster> {
    const fine = scale * sizeStep(layer.placement.width / layer.width);
    const key = `${layer.contentKey}@${fine}`;
    const known = this.rasters.get(key);
    if (known) return known;
    const styles = layer.items.flatMap((item) => (item.type === 'text' ? [item.style] : []));
    await Promise.all(styles.map(({ font, weight }) => this.fonts.load(font, weight)));
    const raster = rasterize(layer.items, fine);
    this.rasters.set(key, raster, raster.canvas.width * raster.canvas.height * 4);
    return raster;
  }
}

/** The synchronous half: everything that it needs is at hand. */
class Painter {
  constructor(
    private readonly ready: Ready,
    private readonly frame: FrameDescriptor,
    private readonly scale: number,
    private readonly spare: OffscreenCanvasRenderingContext2D[],
    private readonly cache: EffectCache,
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
    context.translate(placement.x, placement.y);
    if (placement.rotation) context.rotate((placement.rotation * Math.PI) / 180);
    if (placement.flipX || placement.flipY) context.scale(placement.flipX ? -1 : 1, placement.flipY ? -1 : 1);
    if (layer.kind === 'raster') paintRaster(context, layer, content as Raster, this.scale);
    else paintPicture(context, layer, content as Drawable, this.scale, this.cache);
    context.restore();
  }

  private paintTransition(context: Context2D, layer: TransitionLayer, alpha: number): void {
    const side = (layers: readonly Layer[]) => (target: Context2D, share: number) =>
      this.paintGroup(target, layers, alpha * share);
    const { width, height } = this.frame;
    const sides = { width, height, from: side(layer.from), to: side(layer.to) };
    paintTransition(context, layer.type, sides, layer.progress, this.scale);
  }

  /** Several layers that fade as one need a canvas of their own: faded one by one, the lower would shine through. */
  private paintGroup(context: Context2D, layers: readonly Layer[], alpha: number): void {
    if (alpha <= 0) return;
    if (alpha >= 1 || layers.length < 2) {
      this.paintLayers(context, layers, alpha);
      return;
    }
    const { width, height } = this.frame;
    const group = this.spare.pop() ?? createSurface(width * this.scale, height * this.scale);
    const { canvas } = group;
    if (canvas.width !== Math.ceil(width * this.scale)) canvas.width = Math.ceil(width * this.scale);
    if (canvas.height !== Math.ceil(height * this.scale)) canvas.height = Math.ceil(height * this.scale);
    group.setTransform(1, 0, 0, 1, 0, 0);
    group.clearRect(0, 0, canvas.width, canvas.height);
    group.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0);
    this.paintLayers(group, layers, 1);
    context.save();
    context.globalAlpha = alpha;
    context.drawImage(canvas, 0, 0, width, height);
    context.restore();
    this.spare.push(group);
  }
}

/** Enlarged texts are drawn anew instead of blown up, in steps of √2 so that a growing one is not drawn every frame. */
const sizeStep = (enlarged: number): number =>
  enlarged > 1 ? 2 ** (Math.ceil(Math.log2(enlarged) * 2 - 1e-6) / 2) : 1;
