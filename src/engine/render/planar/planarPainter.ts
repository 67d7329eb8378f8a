import type { VideoSample } from 'mediabunny';
import type { MediaStore } from '../../media/mediaStore';
import type { FrameDescriptor } from '../../resolve/frame';
import type { Renderer } from '../renderer';
import { type PlanarFrame, planarFrame } from './baseLayer';
import { blend } from './blend';
import { hasVideoColors, sourceRange, squeezeRange, VIDEO_COLORS } from './colors';
import { Overlays } from './overlays';
import { type PlanarFormat, planesOf, planesSize } from './planes';

/** Microseconds, as WebCodecs counts. */
interface FrameTiming {
  readonly timestamp: number;
  readonly duration: number;
}

interface PlanarImage {
  readonly image: VideoFrame;
  /** `direct`: the decoder's own image; `planar`: a copy with overlays. */
  readonly path: 'direct' | 'planar';
}

/**
 * Makes images for the encoder without a canvas: the decoder's planes are handed on or copied, and overlays blended
 * into the copy. Same pixels as the canvas path within rounding.
 */
export class PlanarPainter {
  private readonly overlays: Overlays;
  private buffer: Uint8Array<ArrayBuffer>;
  private frame: FrameDescriptor | null = null;
  private known: PlanarFrame | null = null;

  constructor(
    renderer: Renderer,
    private readonly store: MediaStore,
    private readonly size: { readonly width: number; readonly height: number },
  ) {
    this.overlays = new Overlays(renderer, size);
    this.buffer = new Uint8Array(planesSize(size.width, size.height));
  }

  /** Whether the frame is one clip that fills the image, with overlays. */
  accepts(frame: FrameDescriptor): boolean {
    this.frame = frame;
    this.known = planarFrame(frame);
    return this.known !== null;
  }

  /**
   * The image, closed by the caller; null where the clip's own images turn out not to fit (size, turned, colors that
   * must be converted, a format that scripts cannot read).
   *
   * @throws MediaError
   */
  async render(frame: FrameDescriptor, timing: FrameTiming): Promise<PlanarImage | null> {
    if (this.frame !== frame && !this.accepts(frame)) return null;
    if (!this.known) return null;
    const { base, overlays } = this.known;
    // Overlays first: drawing one begins a frame in the store too, which ends the loan of a decoded image.
    const drawn = await this.overlays.of(frame, overlays);
    this.store.beginFrame();
    const sample = await this.store.videoFrame(base.mediaId, base.sourceTime);
    const format = this.formatOf(sample);
    const range = sourceRange(sample.colorSpace);
    if (!format || !range) return null;
    if (drawn.length === 0 && hasVideoColors(sample.colorSpace)) {
      const own = sample.toVideoFrame();
      const image = new VideoFrame(own, timing);
      own.close();
      return { image, path: 'direct' };
    }
    const { width, height } = this.size;
    const layout = layoutOf(format, width, height);
    await sample.copyTo(this.buffer, { layout });
    if (range === 'full') squeezeRange(this.buffer, width * height);
    const planes = planesOf(this.buffer, format, width, height);
    for (const overlay of drawn) blend(planes, overlay);
    const image = new VideoFrame(this.buffer, {
      ...timing,
      format,
      codedWidth: width,
      codedHeight: height,
      layout,
      colorSpace: VIDEO_COLORS,
    });
    return { image, path: 'planar' };
  }

  private formatOf(sample: VideoSample): PlanarFormat | null {
    const { format, rotation, flip, visibleRect } = sample;
    const { width, height } = this.size;
    const isWhole = visibleRect.width === width && visibleRect.height === height;
    const isSquare = sample.displayWidth === width && sample.displayHeight === height;
    if (!isWhole || !isSquare || rotation !== 0 || flip) return null;
    return format === 'I420' || format === 'NV12' ? format : null;
  }
}

/** Tightly packed, whatever the decoder's own strides. */
function layoutOf(format: PlanarFormat, width: number, height: number): PlaneLayout[] {
  const { u, v } = planesOf(new Uint8Array(0), format, width, height);
  const y = { offset: 0, stride: width };
  if (format === 'NV12') return [y, { offset: u.offset, stride: width }];
  return [y, { offset: u.offset, stride: u.stride }, { offset: v.offset, stride: v.stride }];
}
