import { croppedImage, thumbnail } from '@/engine/media/thumbnail';

/** A frame of the video, seconds, or an image of its own; the frame stands in where that cannot be had. */
export interface ExportCover {
  readonly at: number;
  readonly image?: { readonly url: string } | undefined;
}

/** A finished video, in this browser or at its address. */
interface CoveredVideo {
  readonly media: Blob | string;
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
}

const COVER_WIDTH = 1080;

/** Names what a cover shows; empty = nobody chose one, and it is how the video begins. */
export const coverName = (cover: ExportCover | undefined): string =>
  cover ? (cover.image?.url ?? `frame:${cover.at.toFixed(2)}`) : '';

/**
 * A cover in the shape of its video, as JPEG.
 *
 * @throws MediaError where neither its image nor a frame can be read
 */
export function drawCover({ at, image }: ExportCover, { media, width, height, duration }: CoveredVideo): Promise<Blob> {
  const frame = () => thumbnail(media, Math.min(at, duration / 2), COVER_WIDTH);
  return image ? croppedImage(image.url, width / height, COVER_WIDTH).catch(frame) : frame();
}
