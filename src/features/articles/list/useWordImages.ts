import { useRef, useState } from 'react';
import type { DocumentImage } from '@/lib/documents';
import type { FileRecord } from '@/services/file/schema';
import { storeFile } from '@/services/file/storeFile';
import { newId } from '@/utils/newId';

interface StoredImage {
  readonly id: string;
  readonly address: string;
  readonly url: string;
  readonly name: string;
  readonly alt: string;
  readonly file_id: string;
}

interface StoredImages {
  readonly stored: readonly StoredImage[];
  /** Names of those that could not be stored. */
  readonly failed: readonly string[];
}

/** Puts the images of a document into the merchant's library, one after the other; one that fails holds none up. */
export function useWordImages() {
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number }>();
  const kept = useRef(new WeakMap<Blob, FileRecord>());
  const store = async (images: readonly DocumentImage[]): Promise<StoredImages> => {
    const stored: StoredImage[] = [];
    const failed: string[] = [];
    for (const [index, { address, name, blob }] of images.entries()) {
      setProgress({ done: index + 1, of: images.length });
      try {
        // Pressed again after the text itself was not saved: the library has them already.
        const file = kept.current.get(blob) ?? (await storeFile(blob, { name, maxSizeMB: MAX_SIZE_MB }));
        kept.current.set(blob, file);
        stored.push({ id: newId(), address, url: file.url, name, alt: '', file_id: file.id });
      } catch {
        failed.push(name);
      }
    }
    setProgress(undefined);
    return { stored, failed };
  };
  return { progress, store };
}

const MAX_SIZE_MB = 20;
