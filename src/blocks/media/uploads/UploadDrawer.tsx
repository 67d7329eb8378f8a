import { Drawer, TreeSelect } from 'antd';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import type { FileKind } from '@/services/file/schema';
import type { FileFolder } from '@/services/file_folder/schema';
import { folderTree } from '../folderTree';
import { AddressBox } from './AddressBox';
import { libraryUploads } from './libraryUploads';
import { UnfinishedUploads } from './UnfinishedUploads';
import { UploadDrop } from './UploadDrop';
import { UploadList } from './UploadList';
import styles from './uploads.module.css';
import { useLibraryUploads } from './useLibraryUploads';

interface UploadDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly folders: readonly FileFolder[];
  /** Where files go at first; empty = in no folder. */
  readonly folderId: string;
  /** A file came in from an address. */
  readonly onFetched: () => void;
}

const kinds: readonly FileKind[] = ['image', 'video', 'audio', 'document', 'other'];

/** Everything that brings files into the library, and how far each has come. */
export function UploadDrawer({ open, onClose, folders, folderId, onFetched }: UploadDrawerProps) {
  const t = useT();
  const items = useLibraryUploads();
  const [chosen, setChosen] = useState<string>();
  const target = chosen ?? folderId;
  return (
    <Drawer open={open} onClose={onClose} title={t('upload.title')} size={560} destroyOnHidden>
      <div className={styles.target}>
        <span>{t('upload.target')}</span>
        <TreeSelect
          value={target}
          aria-label={t('upload.target')}
          treeDefaultExpandAll
          treeData={[{ value: '', title: t('library.noFolder') }, ...folderTree(folders)]}
          onChange={(value: string) => setChosen(value)}
        />
      </div>
      <UploadDrop kinds={kinds} hasFolders onFiles={(picked) => libraryUploads.add(picked, { folderId: target })} />
      <AddressBox folderId={target} onFetched={onFetched} />
      <UnfinishedUploads items={items} />
      <UploadList items={items} />
      <p className={styles.dropHint}>{t('upload.hideHint')}</p>
    </Drawer>
  );
}
