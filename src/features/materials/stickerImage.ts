import type { MessageId } from '@/hooks/useT';
import { formatSize } from '@/utils/formatSize';

/** Why an image is no sticker. */
export class StickerError extends Error {
  override readonly name = 'StickerError';
  constructor(
    readonly id: MessageId,
    readonly values: Readonly<Record<string, string>>,
  ) {
    super(id);
  }
}

const MOST_BYTES = 10 * 1024 * 1024;
const SIDE = 1024;
const kinds: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']);

/**
 * A chosen image as what is kept: at most 1024 pixels a side, always PNG. SVG is drawn as an image, where no script of
 * it runs and nothing is fetched, and only its pixels go on.
 *
 * @throws StickerError
 */
export async function stickerImage(
  file: File,
): Promise<{ readonly file: File; readonly width: number; readonly height: number }> {
  const { name } = file;
  if (!kinds.has(file.type)) throw new StickerError('material.stickers.refused', { name });
  if (file.size > MOST_BYTES)
    throw new StickerError('material.stickers.tooLarge', { name, max: formatSize(MOST_BYTES) });
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const own = [image.naturalWidth || SIDE, image.naturalHeight || SIDE] as const;
    const scale = file.type === 'image/svg+xml' ? SIDE / Math.max(...own) : Math.min(1, SIDE / Math.max(...own));
    const [width, height] = own.map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0, width, height);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return { file: new File([blob], `${name.replace(/\.[^.]+$/, '')}.png`, { type: 'image/png' }), width, height };
  } catch {
    throw new StickerError('material.stickers.broken', { name });
  } finally {
    URL.revokeObjectURL(address);
  }
}
