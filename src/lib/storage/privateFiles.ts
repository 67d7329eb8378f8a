/** One flat folder of files on the browser's private disk (OPFS), or in memory where the browser has none. */
interface PrivateFiles {
  get(name: string): Promise<File | undefined>;
  /** Names and sizes (bytes) and times of last writing (ms). */
  list(): Promise<readonly FileEntry[]>;
  /** Opens a file to be written from the start; nothing of it is visible under its name before `close`. */
  write(name: string): Promise<FileWriter>;
  remove(name: string): Promise<void>;
}

interface FileEntry {
  readonly name: string;
  readonly size: number;
  readonly writtenAt: number;
}

export interface FileWriter {
  /** @param position Bytes from the start; without it, behind what was written last. */
  write(data: Uint8Array<ArrayBuffer>, position?: number): Promise<void>;
  /** Puts the whole file in its place, at once. */
  close(): Promise<void>;
  /** Leaves nothing behind. */
  abort(): Promise<void>;
}

/** Files under this ending are being written; a crash may leave them. */
const PART = '.part';
const STALE_MS = 24 * 60 * 60 * 1000;

interface MovableFile extends FileSystemFileHandle {
  move?: (name: string) => Promise<void>;
}

async function openFolder(folder: string): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    const root = await navigator.storage.getDirectory();
    const found = await root.getDirectoryHandle(folder, { create: true });
    // Some private windows give the folder and refuse every file in it.
    const trial = await found.getFileHandle(`trial${PART}`, { create: true });
    if (typeof trial.createWritable !== 'function') return undefined;
    return found;
  } catch {
    return undefined;
  }
}

/**
 * @param folder Name below the private root.
 * @param onMemory Told when there is no disk and files are good for this page's life only.
 */
export function privateFiles(folder: string, onMemory?: () => void): PrivateFiles {
  let opening: Promise<PrivateFiles> | undefined;
  const files = (): Promise<PrivateFiles> => {
    opening ??= openFolder(folder).then(async (found) => {
      if (!found) {
        onMemory?.();
        return memoryFiles();
      }
      await sweep(found);
      return diskFiles(found);
    });
    return opening;
  };
  return {
    get: async (name) => (await files()).get(name),
    list: async () => (await files()).list(),
    write: async (name) => (await files()).write(name),
    remove: async (name) => (await files()).remove(name),
  };
}

const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'NotFoundError';

/**
 * Removes half-written files of pages that were closed or crashed. A writer holds a lock under its file's name as long
 * as its page lives; where the browser has no locks, only what is a day old is taken as given up.
 */
async function sweep(folder: FileSystemDirectoryHandle): Promise<void> {
  const locks = await navigator.locks?.query().catch(() => undefined);
  const held = locks && new Set(locks.held?.map(({ name }) => name));
  for await (const handle of folder.values()) {
    if (handle.kind !== 'file' || !handle.name.endsWith(PART)) continue;
    const isLeft = held
      ? !held.has(lockName(handle.name))
      : Date.now() - (await handle.getFile()).lastModified > STALE_MS;
    if (isLeft) await folder.removeEntry(handle.name).catch(() => undefined);
  }
}

const lockName = (file: string): string => `writing/${file}`;

/** @returns lets go. */
function hold(file: string): () => void {
  let release = (): void => undefined;
  const until = new Promise<void>((done) => {
    release = done;
  });
  void navigator.locks?.request(lockName(file), () => until);
  return release;
}

function diskFiles(folder: FileSystemDirectoryHandle): PrivateFiles {
  const remove = async (name: string): Promise<void> => {
    try {
      await folder.removeEntry(name);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  };

  return {
    remove,
    get: async (name) => {
      try {
        return await (await folder.getFileHandle(name)).getFile();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    list: async () => {
      const found: FileEntry[] = [];
      for await (const handle of folder.values()) {
        if (handle.kind !== 'file' || handle.name.endsWith(PART)) continue;
        const file = await (handle as FileSystemFileHandle).getFile().catch(() => undefined);
        if (file) found.push({ name: handle.name, size: file.size, writtenAt: file.lastModified });
      }
      return found;
    },
    write: async (name) => {
      const temporary = `${name}.${crypto.randomUUID().slice(0, 8)}${PART}`;
      const release = hold(temporary);
      const handle: MovableFile = await folder.getFileHandle(temporary, { create: true });
      const stream = await handle.createWritable();
      const clear = async (): Promise<void> => {
        await remove(temporary).catch(() => undefined);
        release();
      };
      return {
        write: (data, position) => stream.write(position === undefined ? data : { type: 'write', data, position }),
        close: async () => {
          try {
            await stream.close();
            await (handle.move ? handle.move(name) : copyInto(folder, name, await handle.getFile()));
          } finally {
            await clear();
          }
        },
        abort: async () => {
          await stream.abort().catch(() => undefined);
          await clear();
        },
      };
    },
  };
}

/** Browsers without `move`: the stream swaps the content in only when it is closed. */
async function copyInto(folder: FileSystemDirectoryHandle, name: string, file: File): Promise<void> {
  const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await file.stream().pipeTo(stream);
}

function memoryFiles(): PrivateFiles {
  const files = new Map<string, File>();
  return {
    get: async (name) => files.get(name),
    list: async () => [...files].map(([name, file]) => ({ name, size: file.size, writtenAt: file.lastModified })),
    remove: async (name) => {
      files.delete(name);
    },
    write: async (name) => {
      const parts: { readonly at: number; readonly data: Uint8Array<ArrayBuffer> }[] = [];
      let end = 0;
      return {
        write: async (data, position = end) => {
          parts.push({ at: position, data: data.slice() });
          end = position + data.byteLength;
        },
        close: async () => {
          const whole = new Uint8Array(Math.max(0, ...parts.map(({ at, data }) => at + data.byteLength)));
          for (const { at, data } of parts) whole.set(data, at);
          files.set(name, new File([whole], name));
        },
        abort: async () => {
          parts.length = 0;
        },
      };
    },
  };
}
