import { MediaError } from './errors';

/** Images of one animation that are looked at; longer ones loop over these. */
const MAX_FRAMES = 1200;
/** What browsers make of images that stay for no time at all, seconds. */
const LEAST_SECONDS = 0.02;
const PLAIN_SECONDS = 0.1;
/** Beginnings of the formats that can move, and what an `ImageDecoder` calls them. */
const HEAD_BYTES = 4096;

/**
 * The type of an image file that may move, by its first bytes: names and types of files cannot be trusted. undefined for
 * all others: a PNG without an `acTL` chunk, a WebP without an `ANIM` flag.
 */
export function animationType(head: Uint8Array): string | undefined {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('GIF8')) return 'image/gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return text.includes('ANIM') ? 'image/webp' : undefined;
  if (text.startsWith('\u0089PNG')) return text.includes('acTL') ? 'image/png' : undefined;
  return text.slice(4, 12) === 'ftypavis' ? 'image/avif' : undefined;
}

/** Which image of an animation is seen at a time, the last one being followed by the first. */
export function frameIndexAt(ends: readonly number[], seconds: number): number {
  const length = ends.at(-1) ?? 0;
  if (length <= 0) return 0;
  const at = ((seconds % length) + length) % length;
  const index = ends.findIndex((end) => at < end - 1e-6);
  return index < 0 ? ends.length - 1 : index;
}

/** A GIF, WebP, PNG or AVIF that moves, decoded by the browser's `ImageDecoder` image by image. */
export class Animation {
  private constructor(
    private readonly decoder: ImageDecoder,
    /** When each image gives way to the next, seconds from the beginning. */
    private readonly ends: readonly number[],
  ) {}

  /**
   * Opens an animation and reads how long its images stay. null for an image that stands still, and where the browser
   * has no `ImageDecoder` (Safari): it is shown as a still there.
   */
  static async open(blob: Blob): Promise<Animation | null> {
    if (typeof ImageDecoder !== 'function') return null;
    const type = animationType(new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer()));
    if (!type || !(await ImageDecoder.isTypeSupported(type))) return null;
    const decoder = new ImageDecoder({ data: await blob.arrayBuffer(), type });
    try {
      await Promise.all([decoder.tracks.ready, decoder.completed]);
      const count = Math.min(MAX_FRAMES, decoder.tracks.selectedTrack?.frameCount ?? 0);
      const ends: number[] = [];
      for (let frameIndex = 0; count > 1 && frameIndex < count; frameIndex += 1) {
        const { image } = await decoder.decode({ frameIndex });
        const seconds = (image.duration ?? 0) / 1e6;
        image.close();
        ends.push((ends.at(-1) ?? 0) + (seconds < LEAST_SECONDS ? PLAIN_SECONDS : seconds));
      }
      if (ends.length > 1) return new Animation(decoder, ends);
    } catch {
      // What cannot be played is still looked at as a still.
    }
    decoder.close();
    return null;
  }

  /** Length of one loop, seconds. */
  get duration(): number {
    return this.ends.at(-1) ?? 0;
  }

  indexAt(seconds: number): number {
    return frameIndexAt(this.ends, seconds);
  }

  /**
   * One whole image, what earlier ones left standing included.
   *
   * @throws MediaError `undecodable`.
   */
  async imageAt(frameIndex: number): Promise<ImageBitmap> {
    try {
      const { image } = await this.decoder.decode({ frameIndex });
      const bitmap = await createImageBitmap(image);
      image.close();
      return bitmap;
    } catch (cause) {
      throw new MediaError('undecodable', { cause });
    }
  }

  dispose(): void {
    this.decoder.close();
  }
}

/** Length of one loop of an image that moves, seconds; 0 for one that stands still. */
export async function animationSeconds(blob: Blob): Promise<number> {
  const animation = await Animation.open(blob).catch(() => null);
  const seconds = animation?.duration ?? 0;
  animation?.dispose();
  return seconds;
}
