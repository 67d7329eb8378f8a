import { type MediaError, toMediaError } from '../media/errors';
import { fetchBlob } from '../media/fetchMedia';
import { decodeImage } from '../media/image';
import { LruCache } from '../media/lruCache';
import type { MediaStore } from '../media/mediaStore';
import type { RasterItem } from '../resolve/frame';
import type { ItemImages } from './rasterize';

/** Items that show an image of their own. */
export const hasImage = (item: RasterItem): item is Extract<RasterItem, { readonly src: string }> => 'src' in item;

const BYTES = 32 * 1024 * 1024;
const OF_PROJECT = 'media:';

/** Images inside caption designs: media of the project (`media:<id>`), or addresses. */
export class ItemImageStore {
  private readonly fetched = new LruCache<ImageBitmap>(BYTES, (bitmap) => bitmap.close());

  constructor(private readonly media: MediaStore) {}

  /** Frees what fell out; call before each frame. */
  beginFrame(): void {
    this.fetched.sweep();
  }

  /**
   * The images of the image items, by `src`; what cannot be had is reported and left out.
   *
   * @param scale Drawn pixels per canvas pixel.
   */
  async load(items: readonly RasterItem[], scale: number, report: (error: MediaError) => void): Promise<ItemImages> {
    const images = new Map<string, ImageBitmap>();
    const sources = new Map(items.flatMap((item) => (hasImage(item) ? [[item.src, item] as const] : [])));
    await Promise.all(
      [...sources].map(async ([src, { width, height }]) => {
        try {
          images.set(src, await this.image(src, Math.max(width, height) * scale));
        } catch (error) {
          report(toMediaError(error, 'undecodable'));
        }
      }),
    );
    return images;
  }

  private async image(src: string, edge: number): Promise<ImageBitmap> {
    if (src.startsWith(OF_PROJECT)) {
      const id = src.slice(OF_PROJECT.length);
      const size = await this.media.imageSize(id);
      return this.media.image(id, edge / Math.max(1, size.width, size.height));
    }
    const known = this.fetched.get(src);
    if (known) return known;
    const bitmap = await decodeImage(await fetchBlob(src));
    this.fetched.set(src, bitmap, bitmap.width * bitmap.height * 4);
    return bitmap;
  }
}
