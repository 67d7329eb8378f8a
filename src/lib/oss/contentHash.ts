import { hashUpTo } from './limits';

/** SHA-256 in hex; undefined for very large files and where the browser gives no crypto (plain http). */
export async function contentHash(file: Blob): Promise<string | undefined> {
  if (file.size > hashUpTo || !globalThis.crypto?.subtle) return undefined;
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    // Not readable any more, or too large for memory: the upload itself will tell.
    return undefined;
  }
}
