import { Inflate } from 'fflate';
import { BundleError } from './errors';
import type { ZipEntry } from './zipDirectory';

const HEADER_SIZE = 30;
/** A piece of this size unpacks to 4 MB at the very most, so that a bomb is noticed before it goes off. */
const PIECE = 4 * 1024;

/** The packed bytes of a file in a zip, checked against its own header. */
async function packedBytes(file: Blob, entry: ZipEntry): Promise<Blob> {
  const view = new DataView(await file.slice(entry.at, entry.at + HEADER_SIZE).arrayBuffer());
  if (view.byteLength < HEADER_SIZE || view.getUint32(0, true) !== 0x04034b50)
    throw new BundleError('damaged', entry.name);
  const from = entry.at + HEADER_SIZE + view.getUint16(26, true) + view.getUint16(28, true);
  if (from + entry.packed > entry.until) throw new BundleError('damaged', entry.name);
  return file.slice(from, from + entry.packed);
}

/**
 * Content of a file in a zip. A stored one is a part of the zip itself and costs nothing; a compressed one is unpacked
 * piece by piece and given up as soon as it gets longer than the directory said.
 *
 * @throws BundleError `damaged`, `bomb`; DOMException `AbortError`.
 */
export async function entryContent(file: Blob, entry: ZipEntry, type = '', signal?: AbortSignal): Promise<Blob> {
  const packed = await packedBytes(file, entry);
  if (entry.method === 'stored') return packed.slice(0, packed.size, type);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const inflate = new Inflate((piece) => {
    size += piece.length;
    if (size > entry.size) throw new BundleError('bomb', entry.name);
    if (piece.length > 0) pieces.push(piece as Uint8Array<ArrayBuffer>);
  });
  for (let at = 0; at < packed.size; at += PIECE) {
    signal?.throwIfAborted();
    const piece = new Uint8Array(await packed.slice(at, at + PIECE).arrayBuffer());
    try {
      inflate.push(piece, at + PIECE >= packed.size);
    } catch (error) {
      throw error instanceof BundleError ? error : new BundleError('damaged', entry.name, { cause: error });
    }
  }
  if (size !== entry.size) throw new BundleError('damaged', entry.name);
  return new Blob(pieces, { type });
}
