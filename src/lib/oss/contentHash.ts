import { hashFile } from '../hashFile';
import { hashUpTo } from './limits';

/** SHA-256 in hex; undefined for very large files, and for one that cannot be read any more: the upload itself will tell. */
export async function contentHash(file: Blob): Promise<string | undefined> {
  return file.size > hashUpTo ? undefined : hashFile(file).catch(() => undefined);
}
