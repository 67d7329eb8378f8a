import { type MediaError, toMediaError } from '../media/errors';
import { fetchBlob } from '../media/fetchMedia';
import { decodeImage } from '../media/image';
import { LruCache } from '../media/lruCache';
import type { MediaStore } from '../media/mediaStore';
import type { RasterItem } from '../resolve/frame';
import type { ItemPictures } from './rasterize';

/** Items that show a picture of their own. */
export const hasPicture = (item: RasterItem): item is Extract<RasterItem, { readonly src: string }> => 'src' in item;

const BYTES = 32 * 1024 * 1024;
const OF_PROJECT = 'media:';

/** Pictures inside caption designs: media of the project (`media:<id>`), or addresses. */
export class ItemPictureStore {
  private readonly fetched = new LruCache<ImageBitmap>(BYTES, (bitmap) => bitmap.close());

  constructor(private readonly media: MediaStore) {}

  /** Frees what fell out; call before each frame. */
  beginFrame(): void {
    this.fetched.sweep();
  }

  /**
   * The pictures of the image items, by `src`; what cannot be had is reported and left out.
   *
   * @param scale Drawn pixels per canvas pixel.
   */
  async load(items: readonly RasterItem[], scale: number, report: (error: MediaError) => void): Promise<ItemPictures> {
    const pictures = new Map<string, ImageBitmap>();
    const sources = new Map(items.flatMap((item) => (hasPicture(item) ? [[item.src, item] as const] : [])));
    await Promise.all(
      [...sources].map(async ([src, { width, height }]) => {
        try {
          pictures.set(src, await this.picture(src, Math.max(width, height) * scale));
        } catch (error) {
          report(toMediaError(error, 'undecodable'));
        }
      }),
    );
    return pictures;
  }

  private async picture(src: string, edge: number): Promise<ImageBitmap> {
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
