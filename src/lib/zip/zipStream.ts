import { type OpenAt, steadyBytes } from './steadyBytes';
import { uniqueNames } from './uniqueNames';

export interface ZipSource {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly madeAt: Date;
  readonly open: OpenAt;
}

/** A file that is not in the archive, or not whole. */
export interface ZipFailure {
  readonly name: string;
  /** Its beginning is in the archive. */
  readonly isPart: boolean;
}

interface ZipOrder {
  readonly sources: readonly ZipSource[];
  readonly signal: AbortSignal;
  /** Bytes read so far, of all. */
  readonly onProgress: (read: number, total: number) => void;
  readonly onFailure: (failure: ZipFailure) => void;
  /** A text that goes into the archive when something is missing from it. */
  readonly report?: (failures: readonly ZipFailure[]) => { readonly name: string; readonly text: string };
  readonly waitMs?: number;
}

/** Not one of the files came whole. */
export class NothingError extends Error {}

interface Entry {
  readonly name: string;
  readonly lastModified?: Date;
  readonly input: AsyncIterable<Uint8Array<ArrayBuffer>> | string;
}

/**
 * Packs files into one archive that is written as they arrive: never more than a piece of one of them is in memory, and
 * archives beyond 4 GB become Zip64 by themselves (client-zip). Videos are compressed already, so they are stored as
 * they are. A file that cannot be had is named and the rest goes on; when none can, the stream ends with a NothingError.
 */
export async function zipStream(order: ZipOrder): Promise<ReadableStream<Uint8Array>> {
  const { makeZip } = await import('client-zip');
  const { sources, signal, onProgress, onFailure, report, waitMs } = order;
  const total = sources.reduce((sum, { size }) => sum + size, 0);
  const names = uniqueNames(sources.map(({ name }) => name));
  const failures: ZipFailure[] = [];
  let read = 0;
  const fail = (name: string, isPart: boolean) => {
    failures.push({ name, isPart });
    onFailure({ name, isPart });
  };

  async function* rest(
    name: string,
    first: Uint8Array,
    bytes: AsyncGenerator<Uint8Array>,
  ): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const count = (piece: Uint8Array): Uint8Array<ArrayBuffer> => {
      read += piece.length;
      onProgress(read, total);
      return new Uint8Array(piece);
    };
    yield count(first);
    try {
      for await (const piece of bytes) yield count(piece);
    } catch (error) {
      if (signal.aborted) throw error;
      fail(name, true);
    }
  }

  async function* entries(): AsyncGenerator<Entry> {
    for (const [index, source] of sources.entries()) {
      signal.throwIfAborted();
      const name = names[index] ?? source.name;
      const bytes = steadyBytes(source.open, signal, waitMs);
      // The first piece comes before the entry begins: a file that is not there leaves nothing in the archive.
      const first = await bytes.next().catch((error: unknown) => {
        if (signal.aborted) throw error;
        return undefined;
      });
      if (!first || first.done) fail(name, false);
      else yield { name, lastModified: source.madeAt, input: rest(name, first.value, bytes) };
    }
    // Nothing came whole: the stream breaks, so that nothing is put in place.
    if (failures.length === sources.length) throw new NothingError();
    if (failures.length > 0 && report) {
      const { name, text } = report(failures);
      yield { name, input: text };
    }
  }

  return makeZip(entries());
}
