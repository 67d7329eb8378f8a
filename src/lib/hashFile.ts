import { createSha256 } from '@/utils/sha256';

/** Up to this size the browser's own digest is used: fast, but it wants all bytes in memory. */
const AT_ONCE = 32 * 1024 * 1024;
/** A few milliseconds of hashing, then the page may breathe. */
const PIECE = 1024 * 1024;

/**
 * SHA-256 of a file in hex, without reading a large one into memory.
 *
 * @param onBytes Bytes done so far.
 * @throws DOMException `AbortError`; whatever reading the file throws.
 */
export async function hashFile(file: Blob, onBytes?: (done: number) => void, signal?: AbortSignal): Promise<string> {
  if (file.size <= AT_ONCE && globalThis.crypto?.subtle) {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    signal?.throwIfAborted();
    onBytes?.(file.size);
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  const hash = await createSha256();
  for (let at = 0; at < file.size; at += PIECE) {
    signal?.throwIfAborted();
    hash.update(new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer()));
    onBytes?.(Math.min(file.size, at + PIECE));
  }
  return hash.digest();
}
