import type { FileRecord } from '@/services/file/schema';

/** A picture that was chosen, wherever it came from. */
export interface PickedPicture {
  readonly url: string;
  readonly file_id?: string;
  readonly name: string;
  readonly width?: number;
  readonly height?: number;
}

/** A file of the library as a picture. */
export function pictureOf({ id, url, name, width, height }: FileRecord): PickedPicture {
  return { url, name, file_id: id, ...(width && height ? { width, height } : {}) };
}
