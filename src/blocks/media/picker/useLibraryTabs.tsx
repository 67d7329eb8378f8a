import type { TabsProps } from 'antd';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import type { FileKind, FileRecord } from '@/services/file/schema';
import { LibraryTab } from './LibraryTab';
import { RemoteTab } from './RemoteTab';
import { UploadTab } from './UploadTab';

interface Options {
  readonly kinds: readonly FileKind[];
  /** Ids of the chosen files, in their order. */
  readonly chosenIds: readonly string[];
  readonly onToggle: (file: FileRecord) => void;
  /** A file has come into the library from here. */
  readonly onArrived: (file: FileRecord) => void;
}

/** The ways to a file of the library: look for it and, for who may upload, bring one or fetch it from an address. */
export function useLibraryTabs({ kinds, chosenIds, onToggle, onArrived }: Options): NonNullable<TabsProps['items']> {
  const t = useT();
  const mayUpload = useCan()('file.save');
  return [
    {
      key: 'library',
      label: t('library.library'),
      children: <LibraryTab kinds={kinds} chosenIds={chosenIds} onToggle={onToggle} />,
    },
    ...(mayUpload
      ? [
          { key: 'upload', label: t('library.uploadTab'), children: <UploadTab kinds={kinds} onStored={onArrived} /> },
          { key: 'remote', label: t('library.remoteTab'), children: <RemoteTab kinds={kinds} onFetched={onArrived} /> },
        ]
      : []),
  ];
}
