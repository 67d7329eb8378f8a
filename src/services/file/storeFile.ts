import { type StoredObject, type UploadOptions, uploadFile } from '@/lib/oss';
import { shownByCaller } from '@/lib/request/types';
import { fileApi } from './api';
import type { FileRecord } from './schema';

interface RecordOptions {
  /** Pixels and seconds, where they are known. */
  readonly facts?: { readonly width?: number; readonly height?: number; readonly duration?: number };
  readonly signal?: AbortSignal;
}

interface StoreFileOptions extends UploadOptions, RecordOptions {
  /** The file has arrived and is being recorded. */
  readonly onRecording?: () => void;
}

/**
 * Records a stored object in the merchant's library; nothing is shown.
 *
 * @throws the typed errors of lib/request; CanceledError after an abort
 */
export function recordFile({ hash, ...object }: StoredObject, { facts, signal }: RecordOptions): Promise<FileRecord> {
  return fileApi.save({ ...object, hash, ...facts }, { ...shownByCaller, signal });
}

/** What has arrived in the store and whose record was not confirmed: sent again, it would be another file. */
const arrived = new WeakMap<Blob, StoredObject>();

/**
 * Puts bytes that were made here (a cover, a render) into the object store and records them; nothing is shown. Files that
 * a user has chosen go through the queue of lib/uploads. Tried again with the same bytes, it goes on where it failed.
 *
 * @throws the typed errors of lib/request; CanceledError after an abort
 */
export async function storeFile(file: Blob, { facts, onRecording, ...options }: StoreFileOptions): Promise<FileRecord> {
  const stored = arrived.get(file) ?? (await uploadFile(file, options));
  arrived.set(file, stored);
  onRecording?.();
  const record = await recordFile(stored, { facts, signal: options.signal });
  arrived.delete(file);
  return record;
}
