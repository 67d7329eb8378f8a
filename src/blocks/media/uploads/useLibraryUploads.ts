import { useSyncExternalStore } from 'react';
import { libraryUploads } from './libraryUploads';
import type { LibraryUpload } from './types';

/** The files on their way into the library. */
export function useLibraryUploads(): readonly LibraryUpload[] {
  return useSyncExternalStore(libraryUploads.subscribe, libraryUploads.items);
}
