import { BufferTarget, StreamTarget, type StreamTargetChunk, type Target } from 'mediabunny';
import { FileNotWritableError } from './errors';

const FOLDER = 'engine-work';
const CHUNK = 4 * 1024 * 1024;
const STALE_MS = 24 * 60 * 60 * 1000;

/** DOM types know this only in the worker library. */
interface SyncAccessHandle {
  write(data: Uint8Array, options: { at: number }): number;
  flush(): void;
  close(): void;
}
interface SyncFileHandle extends FileSystemFileHandle {
  createSyncAccessHandle?: () => Promise<SyncAccessHandle>;
}

/** Where a file is written to. */
export interface WorkTarget {
  readonly target: Target;
  /** Streams need their index reserved at the front; a buffer is put in order at the end. */
  readonly isStream: boolean;
  /** After finalize: the file. */
  readonly finish: (mime: string) => Promise<Blob>;
  /** After cancel or failure: nothing stays. */
  readonly discard: () => Promise<void>;
}

/** Name of a temporary file; the time in it tells when it is stale. */
export const tempName = (id: string, now: number): string => `${now}-${id}.part`;

/** One of several files of the same work. */
export const tempPart = (name: string, index: number): string => `${stem(name)}.${index}.part`;

const stem = (name: string): string => name.replace(/\.part$/, '');

/** Whether a temporary file of that name was left behind a day ago or more. */
export function isStale(name: string, now: number): boolean {
  const written = Number(name.split('-')[0]);
  return Number.isFinite(written) && now - written > STALE_MS;
}

async function folder(): Promise<FileSystemDirectoryHandle | null> {
  try {
    const root = await navigator.storage.getDirectory();
    return await root.getDirectoryHandle(FOLDER, { create: true });
  } catch {
    // Private windows of some browsers have no such storage: memory then.
    return null;
  }
}

/**
 * Writes while encoding: to the file that the user has chosen, or else to the browser's private disk; in memory where
 * there is none.
 *
 * @throws FileNotWritableError when the chosen file was moved away, or the user's leave has ended
 */
export async function openTarget(name: string, chosen?: FileSystemFileHandle): Promise<WorkTarget> {
  if (chosen) return chosenTarget(chosen);
  const directory = await folder();
  const file = (await directory?.getFileHandle(name, { create: true }).catch(() => null)) as SyncFileHandle | null;
  const writer = file && (await openWriter(file));
  if (!file || !writer) return memoryTarget();
  let end = 0;
  const write = ({ data, position }: StreamTargetChunk): void | Promise<void> => {
    end = Math.max(end, position + data.byteLength);
    return writer.write(data, position);
  };
  return {
    target: new StreamTarget(new WritableStream<StreamTargetChunk>({ write }), { chunked: true, chunkSize: CHUNK }),
    isStream: true,
    finish: async (mime) => {
      await writer.close();
      const written = await file.getFile();
      // Private windows hold such files in memory, and cut off without a word what goes beyond.
      if (written.size < end) throw new DOMException('disk full', 'QuotaExceededError');
      return new File([written], name, { type: mime });
    },
    discard: async () => {
      await Promise.resolve(writer.close()).catch(() => undefined);
      await removeTemp(name);
    },
  };
}

/** The browser writes beside the file, and puts it in place at the end: what was there before stays until then. */
async function chosenTarget(file: FileSystemFileHandle): Promise<WorkTarget> {
  const stream = await file.createWritable().catch((error: unknown) => {
    throw new FileNotWritableError(error);
  });
  const write = ({ data, position }: StreamTargetChunk) => stream.write({ type: 'write', data, position });
  return {
    target: new StreamTarget(new WritableStream<StreamTargetChunk>({ write }), { chunked: true, chunkSize: CHUNK }),
    isStream: true,
    finish: async (mime) => {
      await stream.close();
      return new File([await file.getFile()], file.name, { type: mime });
    },
    discard: async () => {
      await stream.abort().catch(() => undefined);
      await removeEmpty(file);
    },
  };
}

/** The dialog makes a file before anything is written: without a result nobody wants it. */
async function removeEmpty(file: FileSystemFileHandle): Promise<void> {
  // Types of the DOM do not know `remove` yet.
  const { remove } = file as FileSystemFileHandle & { readonly remove?: () => Promise<void> };
  const { size } = await file.getFile().catch(() => ({ size: 1 }));
  if (size === 0) await remove?.call(file).catch(() => undefined);
}

interface Writer {
  readonly write: (data: Uint8Array<ArrayBuffer>, position: number) => void | Promise<void>;
  readonly close: () => void | Promise<void>;
}

/** In a worker the synchronous handle (no copy at the end); in the page the writable stream, where there is one. */
async function openWriter(file: SyncFileHandle): Promise<Writer | null> {
  try {
    if (typeof document === 'undefined' && file.createSyncAccessHandle) {
      const handle = await file.createSyncAccessHandle();
      return {
        write: (data, at) => {
          if (handle.write(data, { at }) < data.byteLength) throw new DOMException('disk full', 'QuotaExceededError');
        },
        close: () => {
          handle.flush();
          handle.close();
        },
      };
    }
    if (!file.createWritable) return null;
    const stream = await file.createWritable();
    return {
      write: (data, position) => stream.write({ type: 'write', data, position }),
      close: () => stream.close(),
    };
  } catch {
    return null;
  }
}

function memoryTarget(): WorkTarget {
  const target = new BufferTarget();
  return {
    target,
    isStream: false,
    finish: async (mime) => new Blob(target.buffer ? [target.buffer] : [], { type: mime }),
    discard: async () => undefined,
  };
}

/** Bytes that this page may still write to the browser's disk; null where the browser does not tell. */
export async function freeBytes(): Promise<number | null> {
  const estimate = await navigator.storage?.estimate?.().catch(() => null);
  if (!estimate || estimate.quota === undefined) return null;
  return estimate.quota - (estimate.usage ?? 0);
}

/** Removes the temporary files of a piece of work; a worker that was just ended may hold them for a moment still. */
export async function removeTemp(name: string): Promise<void> {
  const directory = await folder();
  if (!directory) return;
  const own = (await namesIn(directory)).filter((found) => found.startsWith(`${stem(name)}.`));
  await Promise.all(own.map((found) => removeEntry(directory, found)));
}

async function removeEntry(directory: FileSystemDirectoryHandle, name: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      await directory.removeEntry(name);
      return;
    } catch (error) {
      if (error instanceof Error && error.name === 'NotFoundError') return;
      await new Promise((done) => setTimeout(done, 100 * 2 ** attempt));
    }
  }
}

async function namesIn(directory: FileSystemDirectoryHandle): Promise<string[]> {
  const names: string[] = [];
  for await (const name of (directory as unknown as { keys(): AsyncIterable<string> }).keys()) names.push(name);
  return names;
}

/** Removes what work that never ended has left behind a day ago or more. */
export async function removeStale(now: number): Promise<void> {
  const directory = await folder();
  if (!directory) return;
  const names = await namesIn(directory);
  await Promise.all(
    names.filter((name) => isStale(name, now)).map((name) => directory.removeEntry(name).catch(() => 0)),
  );
}
