import { type Recoloring, stickerSvg } from '@/domain/materials';
import { probe } from '@/engine/media/probe';
import type { MediaRef } from '@/engine/project/schema';
import { ZERO } from '@/engine/time/ticks';
import { mediaVault } from '@/lib/storage/mediaVault';

/** Pixels of the square that a sticker is drawn on: sharp at half the width of a 1080 image. */
const SIDE = 640;

/** Address of the drawing itself, for `<img>`. */
export const stickerAddress = (id: string, colors?: Recoloring): string =>
  `data:image/svg+xml,${encodeURIComponent(stickerSvg(id, colors) ?? '')}`;

const made = new Map<string, Promise<MediaRef>>();

/**
 * A sticker as a medium of the project. It is drawn to a PNG here: a worker, where exports run, cannot decode SVG. The
 * same sticker is one medium, whatever its number of clips.
 *
 * @throws when there is no such sticker, it cannot be drawn, or there is no room for it (VaultFullError)
 */
export function stickerMedia(id: string, name: string): Promise<MediaRef> {
  const known = made.get(id);
  if (known) return known;
  const media = draw(id, name);
  made.set(id, media);
  media.catch(() => made.delete(id));
  return media;
}

/** A sticker as a PNG file. @throws when there is no such sticker or it cannot be drawn */
export async function stickerFile(id: string, name: string, colors?: Recoloring, side = SIDE): Promise<File> {
  const image = new Image(side, side);
  image.src = stickerAddress(id, colors);
  await image.decode();
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0, side, side);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], `${name}.png`, { type: 'image/png' });
}

async function draw(id: string, name: string): Promise<MediaRef> {
  const file = await stickerFile(id, name);
  const [{ hash }, { width, height }] = await Promise.all([mediaVault.put(file), probe(file)]);
  return { id: `sticker-${id}`, kind: 'image', name, url: '', hash, width, height, duration: ZERO, hasAudio: false };
}
