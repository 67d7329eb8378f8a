import { thumbnail } from '@/engine/media/thumbnail';
import { storeFile } from '@/services/file/storeFile';

export interface MadeCover {
  readonly url: string;
  readonly file_id: string;
  readonly width: number;
  readonly height: number;
  /** Bytes. */
  readonly size: number;
  readonly format: 'jpg';
}

/** A frame of a video as an image of its full size. @throws MediaError */
export const frameOf = (url: string, seconds: number, width: number): Promise<Blob> => thumbnail(url, seconds, width);

/** Puts a cropped cover into the object store. @throws the typed errors of lib/request */
export async function storeCover(
  file: File,
  size: { readonly width: number; readonly height: number },
): Promise<MadeCover> {
  const facts = { width: Math.round(size.width), height: Math.round(size.height) };
  const stored = await storeFile(file, { name: file.name, facts });
  return { url: stored.url, file_id: stored.id, ...facts, size: file.size, format: 'jpg' };
}
