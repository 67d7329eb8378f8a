import { useEffect, useRef, useState } from 'react';
import { UploadDrop } from '@/components/upload/UploadDrop';
import { isBusy } from '@/lib/uploads';
import type { FileKind, FileRecord } from '@/services/file/schema';
import { acceptOf } from '../fileKinds';
import { addToLibrary, useLibraryUploads } from '../uploads/libraryUploads';
import { UploadList } from '../uploads/UploadList';

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
      const { id, result: record } = item;
      if (!record || told.current.has(id) || !kinds.includes(record.kind)) continue;
      told.current.add(id);
      tell.current(record);
    }
  }, [items, kinds]);
  return (
    <>
      <UploadDrop
        accept={acceptOf(kinds)}
        onFiles={(picked) => {
          const added = addToLibrary(picked, '');
          setIds((all) => [...all, ...added]);
        }}
      />
      <UploadList items={items} />
    </>
  );
}
