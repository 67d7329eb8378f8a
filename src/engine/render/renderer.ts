import { type MediaError, toMediaError } from '../media/errors';
import { LruCache } from '../media/lruCache';
import type { MediaStore } from '../media/mediaStore';
import type { Project } from '../project/schema';
import type { FrameDescriptor, ImageLayer, Layer, RasterLayer, TransitionLayer, VideoLayer } from '../resolve/frame';
import { type Context2D, ContextLostError, type Drawable, drawable, isLost } from './context';
import { fitRect } from './fitRect';
import { FontLoader } from './fontLoader';
import { hasImage, ItemImageStore } from './itemImages';
import { Painter } from './painter';
import type { EffectCache } from './paintImage';
import { type Raster, rasterize } from './rasterize';
import { Surfaces } from './surfaces';

const RASTER_BYTES = 64 * 1024 * 1024;
const EFFECT_BYTES = 64 * 1024 * 1024;
/** A frame whose work canvases were lost is drawn again so often. */
const ATTEMPTS = 3;

interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

export interface RendererOptions {
  readonly media: MediaStore;
  readonly fonts?: FontLoader;
  /** Called for a layer whose media cannot be had; the rest is drawn. Without this, `draw` throws instead. */
  readonly onProblem?: (error: MediaError, clipId: string) => void;
}

/**
 * Draws frame descriptors on a 2D canvas of any size (the image is scaled to it): preview, thumbnails and export use
 * this one. Two steps a frame: everything asynchronous first (decode, fonts), then one synchronous paint, so that a
 * half-drawn image is never seen. Calls of `draw` must not overlap.
 */
export class Renderer {
  private readonly media: MediaStore;
  private readonly onProblem: RendererOptions['onProblem'];
  private readonly rasters = new LruCache<Raster>(RASTER_BYTES);
  private readonly effects = new LruCache<Drawable>(EFFECT_BYTES);
  private readonly surfaces = new Surfaces();
  private readonly images: ItemImageStore;
  readonly fonts: FontLoader;
  /** Texts and shapes drawn since it was made: one for each distinct content and size. */
  rasterCount = 0;

  constructor(
    private readonly context: Context2D,
    options: RendererOptions,
  ) {
    this.media = options.media;
    this.images = new ItemImageStore(options.media);
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
   * @param isWanted Asked before painting: a preview whose user has gone elsewhere keeps the image that it shows.
   * @param size Drawing size that the canvas is to have, in pixels. It is set in the same turn as the image is
   * painted: an empty canvas is never seen.
   * @throws MediaError when there is no `onProblem` and some media cannot be had; ContextLostError when the browser has
   * dropped the canvas.
   */
  async draw(
    frame: FrameDescriptor,
    context: Context2D = this.context,
    isWanted?: () => boolean,
    size: CanvasSize = context.canvas,
  ): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (this.hasLost()) this.reset();
      await this.drawOnce(frame, context, size, isWanted);
      if (isLost(context)) break;
      // Work canvases went while they were in use: the image may have holes.
      if (!this.hasLost()) return;
    }
    this.reset();
    throw new ContextLostError();
  }

  private async drawOnce(
    frame: FrameDescriptor,
    context: Context2D,
    size: CanvasSize,
    isWanted?: () => boolean,
  ): Promise<void> {
    this.media.beginFrame();
    this.rasters.sweep();
    this.effects.sweep();
    this.surfaces.beginFrame();
    this.images.beginFrame();
    const { canvas } = context;
    const scale = size.width / frame.width;
    const ready = new Map<Layer, Drawable | Raster>();
    await Promise.all(frame.layers.map((layer) => this.fetch(layer, scale, ready)));
    if (isWanted && !isWanted()) return;
    if (canvas.width !== size.width) canvas.width = size.width;
    if (canvas.height !== size.height) canvas.height = size.height;
    const painter = new Painter(ready, frame, { scale, surfaces: this.surfaces, cache: this.cache });
    context.setTransform(scale, 0, 0, canvas.height / frame.height, 0, 0);
    painter.paintFrame(context);
  }

  private hasLost(): boolean {
    const kept = [...this.rasters.values(), ...this.effects.values()];
    return this.surfaces.hasLost() || kept.some((image) => image.isLost?.() === true);
  }

  /**
   * Forgets every image of its own; they are drawn anew from the sources. It does so by itself when the browser has
   * dropped canvas memory (the GPU process died, the computer slept).
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
    return drawable(await this.media.image(layer.mediaId, fitted.scale * scale, layer.sourceTime));
  }

  private async fetchVideo(layer: VideoLayer): Promise<Drawable> {
    const sample = await this.media.videoImage(layer.mediaId, layer.sourceTime);
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
    const [images] = await Promise.all([
      this.images.load(layer.items, fine, (error) => this.report(error, layer.clipId)),
      ...texts.map(({ style, text }) => this.fonts.load(style.font, style.weight, text)),
    ]);
    const raster = rasterize(layer.items, fine, images);
    this.rasterCount += 1;
    // One with a hole in it is drawn again next time: the image may be there then.
    const isWhole = layer.items.every((item) => !hasImage(item) || images.has(item.src));
    if (isWhole) this.rasters.set(key, raster, raster.canvas.width * raster.canvas.height * 4);
    return raster;
  }
}

/** Enlarged texts are drawn anew instead of blown up, in steps of √2 so that a growing one is not drawn every frame. */
const sizeStep = (enlarged: number): number =>
  enlarged > 1 ? 2 ** (Math.ceil(Math.log2(enlarged) * 2 - 1e-6) / 2) : 1;
