import type { FileRecord } from '@/services/file/schema';

/** An image that was chosen, wherever it came from. */
export interface PickedImage {
  readonly url: string;
  readonly file_id?: string;
  readonly name: string;
  readonly width?: number;
  readonly height?: number;
}

/** A file of the library as an image. */
export function imageOf({ id, url, name, width, height }: FileRecord): PickedImage {
  return { url, name, file_id: id, ...(width && height ? { width, height } : {}) };
}
