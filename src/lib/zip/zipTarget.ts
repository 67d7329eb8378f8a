import { chooseFile } from '../chosenFile';
import { saveBlob } from '../saveBlob';

/** Where an archive is written to. */
interface Target {
  readonly write: (stream: ReadableStream<Uint8Array>, signal: AbortSignal) => Promise<void>;
}

/** Beyond this the browser would have to hold too much until the end. Bytes. */
export const inMemoryLimit = 2 * 1024 ** 3;
/** Small archives go straight to the downloads: no question where to. Bytes. */
const askedFrom = 256 * 1024 ** 2;

/**
 * Where an archive of this size goes: a large one to a place that the user chooses, piece by piece; else to the
 * downloads. Call it from the click itself: browsers open the dialog only then.
 *
 * @returns undefined when the user chose no place
 */
export async function zipTarget(name: string, bytes: number): Promise<Target | undefined> {
  if (bytes < askedFrom) return blobTarget(name);
  const handle = await chooseFile(name, 'application/zip');
  if (handle === 'canceled') return undefined;
  if (handle === 'unavailable') return blobTarget(name);
  return {
    write: async (stream, signal) => {
      const file = await handle.createWritable();
      // Canceled, nothing is left half written: the file is only put in place at its end.
      await stream.pipeTo(file as WritableStream<Uint8Array>, { signal });
    },
  };
}

/** Pieces are handed to the browser this often, which may then keep them on disk. Bytes. */
const handOver = 8 * 1024 * 1024;

const blobTarget = (name: string): Target => ({
  write: async (stream, signal) => saveBlob(await collect(stream, signal), name),
});

/** The bytes of an archive as one file; a large one may lie on disk. */
export async function collect(stream: ReadableStream<Uint8Array>, signal?: AbortSignal): Promise<Blob> {
  const blobs: Blob[] = [];
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let held = 0;
  const flush = () => {
    blobs.push(new Blob(pieces));
    pieces = [];
    held = 0;
  };
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (signal?.aborted) {
      await reader.cancel();
      signal.throwIfAborted();
    }
    pieces.push(new Uint8Array(next.value));
    held += next.value.length;
    if (held >= handOver) flush();
  }
  flush();
  return new Blob(blobs, { type: 'application/zip' });
}
