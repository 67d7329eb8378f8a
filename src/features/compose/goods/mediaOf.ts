import type { FileRecord } from '@/services/file/schema';
import type { GoodsMedia } from '@/services/goods/schema';

/** A file of the library as a medium of goods. */
export const mediaOf = ({ id, kind, url, name, width, height, duration }: FileRecord): GoodsMedia => ({
  file_id: id,
  kind: kind === 'video' ? 'video' : 'image',
  url,
  name,
  ...(width === undefined ? {} : { width }),
  ...(height === undefined ? {} : { height }),
  ...(duration === undefined ? {} : { duration }),
});
