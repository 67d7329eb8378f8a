import type { FileRecord } from '@/services/file/schema';

/** What one file gives, in pieces: from the network, or in tests from memory. */
export type OpenFile = (file: Pick<FileRecord, 'url'>, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;

export interface ZipOrder {
  readonly files: readonly Pick<FileRecord, 'name' | 'url' | 'size' | 'created_at'>[];
  readonly signal: AbortSignal;
  /** Bytes read so far, of all. */
  readonly onProgress: (read: number, total: number) => void;
  readonly open?: OpenFile;
}

/** Pieces are handed to the browser this often, which may then keep them on disk. Bytes. */
const handOver = 8 * 1024 * 1024;

/**
 * Packs files into one archive, piece by piece: no file is ever whole in memory. Media are compressed already, so they
 * are stored as they are. Two files of one name get a number.
 *
 * @throws Error where a file cannot be had; AbortError after an abort
 */
export async function zipFiles({ files, signal, onProgress, open = fetchFile }: ZipOrder): Promise<Blob> {
  const { Zip, ZipPassThrough } = await import('fflate');
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let held = 0;
  const blobs: Blob[] = [];
  let failure: Error | undefined;
  const flush = () => {
    blobs.push(new Blob(pieces));
    pieces = [];
    held = 0;
  };
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    pieces.push(new Uint8Array(piece));
    held += piece.length;
    if (held >= handOver) flush();
  });
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let read = 0;
  const names = uniqueNames(files.map(({ name }) => name));
  for (const [index, file] of files.entries()) {
    const entry = new ZipPassThrough(names[index] ?? file.name);
    entry.mtime = new Date(file.created_at);
    zip.add(entry);
    const reader = (await open(file, signal)).getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      signal.throwIfAborted();
      read += next.value.length;
      entry.push(next.value);
      onProgress(read, total);
    }
    entry.push(new Uint8Array(0), true);
    if (failure) throw failure;
  }
  zip.end();
  flush();
  return new Blob(blobs, { type: 'application/zip' });
}

/** `a.jpg`, `a (2).jpg` … */
export function uniqueNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const clean = name.replace(/[\\/:*?"<>|]/g, '_') || 'file';
    const dot = clean.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [clean.slice(0, dot), clean.slice(dot)] : [clean, ''];
    let made = clean;
    for (let number = 2; taken.has(made.toLowerCase()); number += 1) made = `${stem} (${number})${ending}`;
    taken.add(made.toLowerCase());
    return made;
  });
}

async function fetchFile({ url }: Pick<FileRecord, 'url'>, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const answer = await fetch(url, { signal });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}`);
  return answer.body;
}
