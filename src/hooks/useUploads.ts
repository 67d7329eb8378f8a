import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { UploadItem, Uploads, UploadTypes } from '@/lib/uploads';

/**
 * The uploads of a purpose, and only those that `isMeant` picks; rerenders when one of them changes. Files that an
 * earlier visit has kept go on from the first screen that looks.
 */
export function useUploads<T extends UploadTypes>(
  uploads: Uploads<T>,
  isMeant: (item: UploadItem<T>) => boolean = () => true,
): readonly UploadItem<T>[] {
  useEffect(() => void uploads.restore(), [uploads]);
  return useStore(
    uploads.store,
    useShallow(({ items }) => items.filter(uploads.isOwn).filter(isMeant)),
  );
}
