import { Drawer, Flex, TreeSelect } from 'antd';
import { useState } from 'react';
import { InterruptedUploads } from '@/components/upload/InterruptedUploads';
import { UploadDrop } from '@/components/upload/UploadDrop';
import { useT } from '@/hooks/useT';
import type { FileFolder } from '@/services/file_folder/schema';
import { folderTree } from '../folderTree';
import { AddressBox } from './AddressBox';
import { addToLibrary, libraryUploads, useLibraryUploads } from './libraryUploads';
import { UploadList } from './UploadList';
import styles from './uploads.module.css';

interface UploadDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly folders: readonly FileFolder[];
  /** Where files go at first; empty = in no folder. */
  readonly folderId: string;
  /** A file came in from an address. */
  readonly onFetched: () => void;
}

/** Everything that brings files into the library, and how far each has come. */
export function UploadDrawer({ open, onClose, folders, folderId, onFetched }: UploadDrawerProps) {
  const t = useT();
  const items = useLibraryUploads();
  const [chosen, setChosen] = useState<string>();
  const target = chosen ?? folderId;
  return (
    <Drawer open={open} onClose={onClose} title={t('upload.title')} size={560} destroyOnHidden>
      <Flex gap={12} align="center" className={styles.target}>
        <span>{t('upload.target')}</span>
        <TreeSelect
          value={target}
          aria-label={t('upload.target')}
          treeDefaultExpandAll
          treeData={[{ value: '', title: t('library.noFolder') }, ...folderTree(folders)]}
          onChange={(value: string) => setChosen(value)}
        />
      </Flex>
      <UploadDrop accept="" hasFolders onFiles={(picked) => addToLibrary(picked, target)} />
      <AddressBox folderId={target} onFetched={onFetched} />
      <InterruptedUploads uploads={libraryUploads} items={items} />
      <UploadList items={items} />
      <p className={styles.hint}>{t('upload.hideHint')}</p>
    </Drawer>
  );
}
