import type { Eraser } from './eraser';
import { type PlaneFormat, packedLayout, packedPlanes, packedSize } from './planes';
import type { PixelBox, Size } from './types';

/** Microseconds, as WebCodecs counts. */
interface ImageTiming {
  readonly timestamp: number;
  readonly duration: number;
}

/** Copies images into planes, always into the same memory. */
export class PlaneReader {
  buffer: Uint8Array<ArrayBuffer> = new Uint8Array(0);

  /** Formats that have no such planes (10 bit, RGB, transparent) are converted by the browser. */
  async read(image: VideoFrame, size: Size): Promise<PlaneFormat> {
    const bytes = packedSize(size);
    if (this.buffer.length < bytes) this.buffer = new Uint8Array(bytes);
    const { format } = image;
    if (format === 'I420' || format === 'NV12') {
      await image.copyTo(this.buffer, { layout: packedLayout(format, size) });
      return format;
    }
    const pixels = new Uint8Array(size.width * size.height * 4);
    await image.copyTo(pixels, { format: 'RGBX' } as VideoFrameCopyToOptions);
    toPlanes(pixels, this.buffer, size);
    return 'I420';
  }
}

/** An image that was copied. */
interface CopiedImage {
  readonly format: PlaneFormat;
  readonly size: Size;
  readonly colors: VideoColorSpaceInit;
  /** Width of a pixel to its height. */
  readonly pixelAspect: number;
}

/** Makes images without subtitles; keeps its memory from one to the next. */
export class ImageEraser {
  private readonly reader = new PlaneReader();
  private cut: Uint8Array<ArrayBuffer> = new Uint8Array(0);

  constructor(private readonly eraser: Eraser) {}

  /**
   * The image without its subtitles, to be closed by the caller; the one given stays open. Where no region is at work it
   * is the same image, not copied.
   *
   * @param time Seconds of the source at which the image begins.
   */
  async make(image: VideoFrame, time: number, timing: ImageTiming): Promise<VideoFrame> {
    const { crop } = this.eraser;
    const isAtWork = this.eraser.isAtWork(time);
    if (!isAtWork && !crop) return new VideoFrame(image, timing);
    const copied = await this.copy(image);
    const { format, size } = copied;
    const { buffer } = this.reader;
    if (isAtWork) this.eraser.erase(packedPlanes(buffer, format, size), time);
    if (!crop) return frameOf(buffer, size, copied, timing);
    this.crop(buffer, format, size, crop);
    return frameOf(this.cut, crop, copied, timing);
  }

  /** Takes note of what an image shows before it is its turn, as {@link Eraser.look} does; it stays open. */
  async look(image: VideoFrame, time: number): Promise<void> {
    const { format, size } = await this.copy(image);
    this.eraser.look(packedPlanes(this.reader.buffer, format, size), time);
  }

  private async copy(image: VideoFrame): Promise<CopiedImage> {
    const size = visibleSize(image);
    const format = await this.reader.read(image, size);
    const isOwn = image.format === format;
    return {
      ...{ format, size },
      colors: isOwn ? (image.colorSpace.toJSON() as VideoColorSpaceInit) : CONVERTED,
      pixelAspect: image.displayWidth / image.displayHeight / (size.width / size.height),
    };
  }

  private crop(buffer: Uint8Array, format: PlaneFormat, size: Size, box: PixelBox): void {
    const bytes = packedSize(box);
    if (this.cut.length < bytes) this.cut = new Uint8Array(bytes);
    const from = packedLayout(format, size);
    const to = packedLayout(format, box);
    from.forEach(({ offset, stride }, plane) => {
      const target = to[plane];
      if (!target) return;
      const isLuma = plane === 0;
      const [top, rows] = isLuma ? [box.y, box.height] : [box.y / 2, box.height / 2];
      // Of alternating colors a pair takes as many bytes as two pixels of brightness.
      const isPaired = isLuma || format === 'NV12';
      const [left, width] = isPaired ? [box.x, box.width] : [box.x / 2, box.width / 2];
      for (let row = 0; row < rows; row += 1) {
        const start = offset + (top + row) * stride + left;
        this.cut.set(buffer.subarray(start, start + width), target.offset + row * target.stride);
      }
    });
  }
}

/** A frame around packed planes. */
const frameOf = (
  data: Uint8Array<ArrayBuffer>,
  size: Size,
  { format, colors, pixelAspect }: CopiedImage,
  timing: ImageTiming,
): VideoFrame =>
  new VideoFrame(data.subarray(0, packedSize(size)), {
    ...timing,
    format,
    codedWidth: size.width,
    codedHeight: size.height,
    layout: packedLayout(format, size),
    colorSpace: colors,
    ...(Math.abs(pixelAspect - 1) > 0.01
      ? { displayWidth: Math.round(size.width * pixelAspect), displayHeight: size.height }
      : {}),
  });

const CONVERTED: VideoColorSpaceInit = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false };

/** Size of what an image stores, without the padding of its coding. */
export const visibleSize = ({ visibleRect, codedWidth, codedHeight }: VideoFrame): Size => ({
  width: visibleRect?.width ?? codedWidth,
  height: visibleRect?.height ?? codedHeight,
});

/** RGB to BT.709 of limited range; color from the first pixel of each four. */
function toPlanes(pixels: Uint8Array, data: Uint8Array, size: Size): void {
  const { y, u, v } = packedPlanes(data, 'I420', size);
  for (let row = 0; row < size.height; row += 1) {
    for (let column = 0; column < size.width; column += 1) {
      const at = (row * size.width + column) * 4;
      const [r, g, b] = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number];
      data[row * y.stride + column] = 16.5 + 0.1826 * r + 0.6142 * g + 0.062 * b;
      if (row % 2 || column % 2) continue;
      const place = (row >> 1) * u.stride + (column >> 1);
      data[u.offset + place] = 128.5 - 0.1006 * r - 0.3386 * g + 0.4392 * b;
      data[v.offset + place] = 128.5 + 0.4392 * r - 0.3989 * g - 0.0403 * b;
    }
  }
}
