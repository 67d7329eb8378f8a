import type { FileWriter } from './privateFiles';

const PIECE = 4 * 1024 * 1024;

/**
 * Writes a Blob piece by piece, never whole in memory, and closes the file; on any failure nothing is left of it.
 *
 * @param onBytes Told how many bytes lie there.
 * @throws DOMException `AbortError`, `QuotaExceededError`, or whatever reading the Blob throws
 */
export async function writeBlob(
  writer: FileWriter,
  blob: Blob,
  onBytes: (written: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<void> {
  try {
    for (let at = 0; at < blob.size; at += PIECE) {
      signal?.throwIfAborted();
      await writer.write(new Uint8Array(await blob.slice(at, at + PIECE).arrayBuffer()));
      onBytes(Math.min(blob.size, at + PIECE));
    }
    signal?.throwIfAborted();
    await writer.close();
  } catch (error) {
    await writer.abort();
    throw error;
  }
}
