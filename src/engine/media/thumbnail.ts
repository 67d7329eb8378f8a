import type { Input } from 'mediabunny';
import { MediaError, toMediaError } from './errors';
import { fetchBlob } from './fetchMedia';
import { decodeImage } from './image';
import { type MediaBytes, openInput } from './openInput';
import { VideoReader } from './videoReader';

const QUALITY = 0.82;

/**
 * A small JPEG of an image or of a video at `atSeconds`.
 *
 * @param width Pixels; the height follows. Never enlarged.
 * @throws MediaError
 */
export async function thumbnail(media: MediaBytes, atSeconds: number, width: number): Promise<Blob> {
  const input = await openInput(media);
  // An AVIF is an MP4 by its boxes, but has no track.
  const isStream = await hasImages(input).catch((error: unknown) => {
    input.dispose();
    throw toMediaError(error, 'unsupported');
  });
  if (!isStream) {
    input.dispose();
    return imageThumbnail(media, width);
  }
  const reader = await VideoReader.open(input);
  try {
    const frame = await reader.frameAt(atSeconds);
    return await encode(frame.displayWidth, frame.displayHeight, width, (context, w, h) =>
      frame.draw(context, 0, 0, w, h),
    );
  } finally {
    reader.dispose();
  }
}

const hasImages = async (input: Input): Promise<boolean> =>
  (await input.canRead()) && (await input.getPrimaryVideoTrack()) !== null;

async function imageThumbnail(media: MediaBytes, width: number): Promise<Blob> {
  const bitmap = await decodeImage(typeof media === 'string' ? await fetchBlob(media) : media);
  try {
    return await encode(bitmap.width, bitmap.height, width, (context, w, h) => context.drawImage(bitmap, 0, 0, w, h));
  } finally {
    bitmap.close();
  }
}

/**
 * The middle of an image in another shape, as JPEG; never enlarged.
 *
 * @param ratio width / height of what is wanted
 * @param width Pixels
 * @throws MediaError
 */
export async function croppedImage(media: string | Blob, ratio: number, width: number): Promise<Blob> {
  const bitmap = await decodeImage(typeof media === 'string' ? await fetchBlob(media) : media);
  try {
    const wide = Math.min(bitmap.width, bitmap.height * ratio);
    const high = wide / ratio;
    const [left, top] = [(bitmap.width - wide) / 2, (bitmap.height - high) / 2];
    return await encode(wide, high, width, (context, w, h) =>
      context.drawImage(bitmap, left, top, wide, high, 0, 0, w, h),
    );
  } finally {
    bitmap.close();
  }
}

type Draw = (context: OffscreenCanvasRenderingContext2D, width: number, height: number) => void;

async function encode(sourceWidth: number, sourceHeight: number, width: number, draw: Draw): Promise<Blob> {
  const scale = Math.min(1, width / sourceWidth);
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(sourceWidth * scale)),
    Math.max(1, Math.round(sourceHeight * scale)),
  );
  const context = canvas.getContext('2d');
  if (!context) throw new MediaError('undecodable');
  context.imageSmoothingQuality = 'high';
  draw(context, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}
