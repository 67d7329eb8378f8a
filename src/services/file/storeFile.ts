import { type UploadOptions, uploadFile } from '@/lib/oss';
import { fileApi } from './api';
import type { FileRecord } from './schema';

interface StoreFileOptions extends UploadOptions {
  /** Pixels and seconds, where they are known. */
  readonly facts?: { readonly width?: number; readonly height?: number; readonly duration?: number };
  /** The file has arrived and is being recorded. */
  readonly onRecording?: () => void;
}

/**
 * Puts a file into the object store and records it in the merchant's library; nothing is shown.
 *
 * @throws the typed errors of lib/request; CanceledError after an abort
 */
export async function storeFile(file: Blob, { facts, onRecording, ...options }: StoreFileOptions): Promise<FileRecord> {
  const { hash, ...object } = await uploadFile(file, options);
  onRecording?.();
  return fileApi.save(
    { ...object, ...(hash ? { hash } : {}), ...facts },
    { skipErrorHandler: true, ...(options.signal ? { signal: options.signal } : {}) },
  );
}
