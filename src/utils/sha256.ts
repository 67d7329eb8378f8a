import type { IHasher } from 'hash-wasm';

/**
 * SHA-256 of a stream, to be fed piece by piece: the browser's own digest wants all bytes in memory at once, which a
 * long video does not fit in. The WebAssembly behind it (7 KB) is fetched with the first use.
 *
 * @returns a hasher that has been started; `digest()` ends it and gives 64 hex digits
 */
export async function createSha256(): Promise<Pick<IHasher, 'update' | 'digest'>> {
  const { createSHA256 } = await import('hash-wasm');
  return (await createSHA256()).init();
}
