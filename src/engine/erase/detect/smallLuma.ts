import { packedLayout, packedSize } from '../planes';
import type { SmallLuma } from './types';

/** Shorter edge of the images that are looked at, pixels: letters are some twenty high. */
const EDGE = 360;

/** Makes small upright images of a video's frames; keeps its memory. */
export class LumaReader {
  private buffer: Uint8Array<ArrayBuffer> = new Uint8Array(0);

  constructor(private readonly rotation: number) {}

  async read(frame: VideoFrame): Promise<SmallLuma> {
    const width = frame.visibleRect?.width ?? frame.codedWidth;
    const height = frame.visibleRect?.height ?? frame.codedHeight;
    const isPlanar = frame.format === 'I420' || frame.format === 'NV12';
    const bytes = isPlanar ? packedSize({ width, height }) : width * height * 4;
    if (this.buffer.length < bytes) this.buffer = new Uint8Array(bytes);
    if (frame.format === 'I420' || frame.format === 'NV12')
      await frame.copyTo(this.buffer, { layout: packedLayout(frame.format, { width, height }) });
    else await frame.copyTo(this.buffer, { format: 'RGBX' } as VideoFrameCopyToOptions);
    // Of RGB the green, which is most of what the eye calls bright.
    return shrink(this.buffer, width, height, isPlanar ? 1 : 4, isPlanar ? 0 : 1, this.rotation);
  }
}

/** Means of 2 × 2 pixels at even distances, turned upright. */
function shrink(
  data: Uint8Array,
  width: number,
  height: number,
  step: number,
  offset: number,
  rotation: number,
): SmallLuma {
  const factor = Math.max(1, Math.round(Math.min(width, height) / EDGE));
  const [w, h] = [Math.floor(width / factor), Math.floor(height / factor)];
  const isTurned = rotation % 180 !== 0;
  const small = { data: new Uint8Array(w * h), width: isTurned ? h : w, height: isTurned ? w : h };
  const right = factor > 1 ? step : 0;
  const below = factor > 1 ? width * step : 0;
  for (let y = 0; y < h; y += 1) {
    let from = y * factor * width * step + offset;
    for (let x = 0; x < w; x += 1, from += factor * step) {
      const sum =
        (data[from] as number) +
        (data[from + right] as number) +
        (data[from + below] as number) +
        (data[from + below + right] as number);
      small.data[placeOf(x, y, w, h, rotation)] = (sum + 2) >> 2;
    }
  }
  return small;
}

function placeOf(x: number, y: number, width: number, height: number, rotation: number): number {
  if (rotation === 90) return x * height + (height - 1 - y);
  if (rotation === 180) return (height - 1 - y) * width + (width - 1 - x);
  if (rotation === 270) return (width - 1 - x) * height + y;
  return y * width + x;
}
