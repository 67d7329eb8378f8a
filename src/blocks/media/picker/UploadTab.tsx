import { useEffect, useRef, useState } from 'react';
import type { FileKind, FileRecord } from '@/services/file/schema';
import { libraryUploads } from '../uploads/libraryUploads';
import { isBusy } from '../uploads/types';
import { UploadDrop } from '../uploads/UploadDrop';
import { UploadList } from '../uploads/UploadList';
import { useLibraryUploads } from '../uploads/useLibraryUploads';

interface Props {
  readonly kinds: readonly FileKind[];
  readonly onStored: (file: FileRecord) => void;
}

/** Uploads into the library; what arrives is chosen. Closing the dialog stops nothing. */
export function UploadTab({ kinds, onStored }: Props) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const told = useRef(new Set<string>());
  const items = useLibraryUploads().filter(({ id }) => ids.includes(id));
  const tell = useRef(onStored);
  tell.current = onStored;
  useEffect(() => {
    // In the order of the files, whichever arrives first: the picker counts by it.
    for (const item of items) {
      if (isBusy(item)) break;
      const { id, record } = item;
      if (!record || told.current.has(id) || !kinds.includes(record.kind)) continue;
      told.current.add(id);
      tell.current(record);
    }
  }, [items, kinds]);
  return (
    <>
      <UploadDrop
        kinds={kinds}
        onFiles={(picked) => setIds((all) => [...all, ...libraryUploads.add(picked, { folderId: '' })])}
      />
      <UploadList items={items} />
    </>
  );
}
