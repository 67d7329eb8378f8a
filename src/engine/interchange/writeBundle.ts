import { makeZip } from 'client-zip';
import { createSha256 } from '../../utils/sha256';
import { isLoopUrl } from '../audio/loopMedia';
import type { MediaRef, Project } from '../project/schema';
import { BundleError } from './errors';
import {
  BUNDLE_FORMAT,
  BUNDLE_VERSION,
  type BundleFile,
  type BundleManifest,
  MANIFEST_FILE,
  PROJECT_FILE,
} from './manifest';

/** A zip without the 64-bit extension, which many unpackers lack; some room is left for its directory. */
export const MOST_BYTES = 2 ** 32 - 16 * 1024 * 1024;
const PIECE = 1024 * 1024;

interface WriteBundleOptions {
  readonly signal?: AbortSignal;
  /** A medium that the bundle goes without. */
  readonly onMissing?: (media: MediaRef) => void;
  /** Media bytes written so far. */
  readonly onBytes?: (bytes: number) => void;
}

/** Content of a medium; undefined when it cannot be had. A failure to fetch counts as missing too. */
export type MediaSource = (media: MediaRef) => Promise<Blob | undefined>;

/**
 * Packs a project with its media, piece by piece: at no time is more than one piece in memory.
 *
 * @throws BundleError `too-large` beyond 4 GB; DOMException `AbortError`; whatever reading a medium throws half-way.
 */
export async function* writeBundle(
  project: Project,
  media: MediaSource,
  options: WriteBundleOptions = {},
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  yield* zipped(entriesOf(project, media, options));
}

async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  const reader = makeZip(entries).getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      yield piece.value as Uint8Array<ArrayBuffer>;
  } finally {
    // Whoever stops taking pieces stops the reading of media too.
    await reader.cancel().catch(() => undefined);
  }
}

/** A file of a zip, its content piece by piece or as text. */
export interface ZipEntry {
  readonly name: string;
  readonly input: AsyncIterable<Uint8Array<ArrayBuffer>> | string;
}

/** Media first, stored as they are; what lists them comes last, when their hashes are known. */
async function* entriesOf(
  project: Project,
  media: MediaSource,
  { signal, onMissing, onBytes }: WriteBundleOptions,
): AsyncGenerator<ZipEntry> {
  const files: BundleFile[] = [];
  const missing: string[] = [];
  let bytes = 0;
  for (const ref of Object.values(project.media)) {
    signal?.throwIfAborted();
    // Our own music is played again wherever the project is opened.
    if (isLoopUrl(ref.url)) continue;
    const content = await media(ref).catch(() => undefined);
    if (!content) {
      missing.push(ref.id);
      onMissing?.(ref);
      continue;
    }
    if (bytes + content.size > MOST_BYTES) throw new BundleError('too-large', ref.name);
    const path = `media/${files.length + 1}-${safeName(ref.name || ref.id)}`;
    const hash = await createSha256();
    const read = piecesOf(content, signal, (piece) => {
      hash.update(piece);
      bytes += piece.length;
      onBytes?.(bytes);
    });
    yield { name: path, input: read };
    files.push({ id: ref.id, path, type: content.type.slice(0, 100), size: content.size, hash: hash.digest() });
  }
  const manifest: BundleManifest = { format: BUNDLE_FORMAT, version: BUNDLE_VERSION, files, missing };
  yield { name: PROJECT_FILE, input: JSON.stringify(travelling(project)) };
  yield { name: MANIFEST_FILE, input: JSON.stringify(manifest) };
}

/** A file's bytes, one piece in memory at a time. */
export async function* piecesOf(
  content: Blob,
  signal: AbortSignal | undefined,
  onPiece?: (piece: Uint8Array<ArrayBuffer>) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < content.size; at += PIECE) {
    signal?.throwIfAborted();
    const piece = new Uint8Array(await content.slice(at, at + PIECE).arrayBuffer());
    onPiece?.(piece);
    yield piece;
  }
}

/** The same as one file; browsers keep large ones on disk. */
export async function bundleFile(
  project: Project,
  media: MediaSource,
  options: WriteBundleOptions = {},
): Promise<Blob> {
  return collected(writeBundle(project, media, options));
}

/** Entries as one zip file; browsers keep large ones on disk. */
export const zipFile = (entries: AsyncIterable<ZipEntry>): Promise<Blob> => collected(zipped(entries));

async function collected(zip: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const pieces: BlobPart[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const piece of zip) {
    waiting.push(piece);
    size += piece.length;
    if (size < 16 * PIECE) continue;
    pieces.push(new Blob(waiting));
    waiting = [];
    size = 0;
  }
  return new Blob([...pieces, ...waiting], { type: 'application/zip' });
}

/** Addresses that mean something only in this page stay behind. */
function travelling(project: Project): Project {
  const media = Object.fromEntries(
    Object.entries(project.media).map(([id, ref]) => [id, /^(blob|data):/.test(ref.url) ? { ...ref, url: '' } : ref]),
  );
  return { ...project, media };
}

/** Letters, digits, dot, dash and underscore of any script; never empty, never only dots. */
export function safeName(name: string): string {
  const clean = name
    .replace(/[^\p{L}\p{N}._-]+/gu, '_')
    .replace(/^\.+/, '')
    .slice(-80);
  return clean || 'file';
}
