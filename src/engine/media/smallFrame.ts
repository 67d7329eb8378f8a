import { VideoSample } from 'mediabunny';
import type { VideoImage } from './mediaStore';

/** Longer edge of what is kept, pixels: enough to see where one is while scrubbing. */
export const SMALL_EDGE = 640;

interface SmallFrameBase {
  /** Seconds of the source. */
  readonly time: number;
  readonly duration: number;
  readonly bytes: number;
  /** Of the full frame, as shown. */
  readonly displayWidth: number;
  readonly displayHeight: number;
}

/** A frame kept small, ready to be drawn: an image that is still YUV takes most of a cached frame's time to draw. */
export interface SmallFrame extends SmallFrameBase {
  readonly bitmap: ImageBitmap;
  /** Nothing shines through it. */
  readonly isOpaque: boolean;
}

let scratch = new Uint8Array(0);
let isScratchTaken = false;

/**
 * A small copy of a frame. Shrinking the decoder's own planes takes about 1 ms for 1080 × 1920; by way of a canvas it
 * would be more than 10 without a GPU.
 *
 * @param offset Of the source, see `sourceOffset`.
 */
export async function shrinkFrame(sample: VideoSample, offset: number): Promise<SmallFrame> {
  const { displayWidth, displayHeight, duration } = sample;
  const base = { time: sample.timestamp - offset, duration, displayWidth, displayHeight };
  const isPlanar = sample.format === 'I420' || sample.format === 'NV12';
  if (!isPlanar || isScratchTaken) return shrinkByCanvas(sample, base);
  isScratchTaken = true;
  try {
    const size = sample.allocationSize();
    if (scratch.length < size) scratch = new Uint8Array(size);
    const planes = await sample.copyTo(scratch);
    const { codedWidth, codedHeight } = sample;
    const small = shrinkPlanes(scratch, planes, codedWidth, codedHeight, sample.format === 'NV12');
    const { rotation, flip, colorSpace } = sample;
    const { data, width, height } = small;
    const init = { format: 'I420', codedWidth: width, codedHeight: height, timestamp: 0 } as const;
    const image = new VideoFrame(data, { ...init, colorSpace: colorSpace.toJSON() as VideoColorSpaceInit });
    const shrunk = new VideoSample(image, { timestamp: 0, rotation, flip });
    const frame = shrinkByCanvas(shrunk, base);
    shrunk.close();
    return { ...frame, isOpaque: true };
  } finally {
    isScratchTaken = false;
  }
}

function shrinkByCanvas(sample: VideoSample, base: Omit<SmallFrameBase, 'bytes'>): SmallFrame {
  const { displayWidth, displayHeight } = sample;
  const scale = Math.min(1, SMALL_EDGE / Math.max(displayWidth, displayHeight));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(displayWidth * scale)),
    Math.max(1, Math.round(displayHeight * scale)),
  );
  const context = canvas.getContext('2d');
  if (context) sample.draw(context, 0, 0, canvas.width, canvas.height);
  return { ...base, bytes: canvas.width * canvas.height * 4, bitmap: canvas.transferToImageBitmap(), isOpaque: false };
}

interface Planes {
  readonly data: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** Each kept luma pixel is the mean of four; chroma is picked. Odd sizes lose their last row or column. */
export function shrinkPlanes(
  source: Uint8Array,
  planes: readonly PlaneLayout[],
  width: number,
  height: number,
  isInterleaved: boolean,
): Planes {
  const factor = Math.max(1, Math.ceil(Math.max(width, height) / SMALL_EDGE));
  const [w, h] = [even(width / factor), even(height / factor)];
  const data = new Uint8Array((w * h * 3) / 2);
  const [luma, first, second] = planes;
  if (!luma || !first) return { data, width: w, height: h };
  let at = 0;
  for (let y = 0; y < h; y += 1) {
    let from = luma.offset + y * factor * luma.stride;
    if (factor === 1) {
      data.set(source.subarray(from, from + w), at);
      at += w;
      continue;
    }
    for (let x = 0; x < w; x += 1, from += factor, at += 1) {
      const below = from + luma.stride;
      data[at] =
        ((source[from] as number) +
          (source[from + 1] as number) +
          (source[below] as number) +
          (source[below + 1] as number) +
          2) >>
        2;
    }
  }
  const step = isInterleaved ? 2 : 1;
  for (const [plane, shift] of isInterleaved
    ? ([
        [first, 0],
        [first, 1],
      ] as const)
    : ([
        [first, 0],
        [second ?? first, 0],
      ] as const)) {
    for (let y = 0; y < h / 2; y += 1) {
      let from = plane.offset + y * factor * plane.stride + shift;
      for (let x = 0; x < w / 2; x += 1, from += factor * step, at += 1) data[at] = source[from] as number;
    }
  }
  return { data, width: w, height: h };
}

const even = (value: number): number => Math.max(2, Math.floor(value / 2) * 2);

/** The small frame as the renderer takes it: it goes by the full frame's size, and is drawn a little softer. */
export function smallImage({ bitmap, displayWidth, displayHeight, isOpaque }: SmallFrame): VideoImage {
  const [kx, ky] = [bitmap.width / displayWidth, bitmap.height / displayHeight];
  return {
    displayWidth,
    displayHeight,
    ...(isOpaque ? { format: 'I420' as const } : {}),
    draw: (context, sx, sy, sw, sh, dx, dy, dw, dh) =>
      context.drawImage(bitmap, sx * kx, sy * ky, sw * kx, sh * ky, dx, dy, dw, dh),
  };
}

export const freeSmallFrame = ({ bitmap }: SmallFrame): void => bitmap.close();
