import { type MediaError, toMediaError } from '../media/errors';
import { LruCache } from '../media/lruCache';
import type { MediaStore } from '../media/mediaStore';
import type { Project } from '../project/schema';
import type { FrameDescriptor, ImageLayer, Layer, RasterLayer, TransitionLayer, VideoLayer } from '../resolve/frame';
import { type Context2D, ContextLostError, type Drawable, drawable, isLost } from './context';
import { fitRect } from './fitRect';
import { FontLoader } from './fontLoader';
import { ItemPictureStore } from './itemPictures';
import { type EffectCache, type PaintTools, paintBackdrop, paintPicture } from './paintPicture';
import { paintRaster } from './paintRaster';
import { type Raster, rasterize } from './rasterize';
import { Surfaces } from './surfaces';
import { paintTransition } from './transitions/paintTransition';

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
  private readonly surfaces = new Surfaces();
  private readonly pictures: ItemPictureStore;
  readonly fonts: FontLoader;
  /** Texts and shapes drawn since it was made: one for each distinct content and size. */
  rasterCount = 0;

  constructor(
    private readonly context: Context2D,
    options: RendererOptions,
  ) {
    this.media = options.media;
    this.pictures = new ItemPictureStore(options.media);
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
   * @param isWanted Asked before painting: a preview whose user has gone elsewhere keeps the picture that it shows.
   * @throws MediaError when there is no `onProblem` and some media cannot be had; ContextLostError when the browser has
   * dropped the canvas.
   */
  async draw(frame: FrameDescriptor, context: Context2D = this.context, isWanted?: () => boolean): Promise<void> {
    this.media.beginFrame();
    this.rasters.sweep();
    this.effects.sweep();
    this.surfaces.beginFrame();
    this.pictures.beginFrame();
    const { canvas } = context;
    const scale = canvas.width / frame.width;
    const ready = new Map<Layer, Drawable | Raster>();
    await Promise.all(frame.layers.map((layer) => this.fetch(layer, scale, ready)));
    if (isWanted && !isWanted()) return;
    const painter = new Painter(ready, frame, { scale, surfaces: this.surfaces, cache: this.cache });
    context.setTransform(scale, 0, 0, canvas.height / frame.height, 0, 0);
    painter.paintFrame(context);
    if (!isLost(context)) return;
    this.reset();
    throw new ContextLostError();
  }

  /**
   * Forgets every picture of its own. Call when the browser has dropped canvas memory (`contextlost`): what was kept in
   * canvases is gone too, and is drawn anew from the sources.
   */
  reset(): void {
    this.rasters.clear();
    this.effects.clear();
    this.surfaces.clear();
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
      this.report(toMediaError(error, 'undecodable'), layer.clipId);
    }
  }

  private report(error: MediaError, clipId: string): void {
    if (!this.onProblem) throw error;
    this.onProblem(error, clipId);
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
      isOpaque: sample.format != null && !sample.format.includes('A'),
      draw: (context, ...rect) => sample.draw(context, ...rect),
    };
  }

  private async fetchRaster(layer: RasterLayer, scale: number): Promise<Raster> {
    const fine = scale * sizeStep(layer.placement.width / layer.width);
    const key = `${layer.contentKey}@${fine}`;
    const known = this.rasters.get(key);
    if (known) return known;
    const texts = layer.items.flatMap((item) => (item.type === 'text' ? [item] : []));
    const [pictures] = await Promise.all([
      this.pictures.load(layer.items, fine, (error) => this.report(error, layer.clipId)),
      ...texts.map(({ style, text }) => this.fonts.load(style.font, style.weight, text)),
    ]);
    const raster = rasterize(layer.items, fine, pictures);
    this.rasterCount += 1;
    // One with a hole in it is drawn again next time: the picture may be there then.
    const isWhole = layer.items.every((item) => item.type !== 'image' || pictures.has(item.src));
    if (isWhole) this.rasters.set(key, raster, raster.canvas.width * raster.canvas.height * 4);
    return raster;
  }
}

/** The synchronous half: everything that it needs is at hand. */
class Painter {
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
    else paintPicture(context, layer, content as Drawable, this.tools);
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

/** Enlarged texts are drawn anew instead of blown up, in steps of √2 so that a growing one is not drawn every frame. */
const sizeStep = (enlarged: number): number =>
  enlarged > 1 ? 2 ** (Math.ceil(Math.log2(enlarged) * 2 - 1e-6) / 2) : 1;
