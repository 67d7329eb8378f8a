import { CloudUploadOutlined, FolderAddOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import type { FileKind } from '@/services/file/schema';
import { acceptOf } from '../fileKinds';
import { readDialog, readDrop } from './readDrop';
import type { PickedFile } from './types';
import styles from './uploads.module.css';
import { showUploadTasks } from './uploadTask';

interface Props {
  readonly kinds: readonly FileKind[];
  readonly onFiles: (picked: readonly PickedFile[]) => void;
  /** Offers whole folders too. */
  readonly hasFolders?: boolean;
}

/** Where files come in: dropped (with their folders), pasted, chosen. */
export function UploadDrop({ kinds, onFiles, hasFolders = false }: Props) {
  const t = useT();
  const [isOver, setOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement | null>(null);
  const take = (picked: readonly PickedFile[]) => {
    if (picked.length === 0) return;
    showUploadTasks();
    onFiles(picked);
  };
  const onDrop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(await readDrop(event.dataTransfer));
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    take(pasted.map((file) => ({ file, path: [] })));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting only add to what the buttons inside do
    <div
      className={isOver ? `${styles.drop} ${styles.dropOver}` : styles.drop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void onDrop(event)}
      onPaste={onPaste}
    >
      <input
        ref={files}
        type="file"
        className={styles.hidden}
        aria-label={t('upload.choose')}
        tabIndex={-1}
        multiple
        accept={acceptOf(kinds)}
        onChange={(event) => {
          take(readDialog([...(event.target.files ?? [])]));
          event.target.value = '';
        }}
      />
      {hasFolders && (
        <input
          ref={(input) => {
            // React knows no such attribute.
            input?.setAttribute('webkitdirectory', '');
            folder.current = input;
          }}
          type="file"
          className={styles.hidden}
          aria-label={t('upload.chooseFolder')}
          tabIndex={-1}
          multiple
          onChange={(event) => {
            take(readDialog([...(event.target.files ?? [])]));
            event.target.value = '';
          }}
        />
      )}
      <CloudUploadOutlined className={styles.dropIcon} aria-hidden />
      <span className={styles.dropText}>{t(hasFolders ? 'upload.dropFolders' : 'upload.drop')}</span>
      <span className={styles.dropActions}>
        <Button type="primary" onClick={() => files.current?.click()}>
          {t('upload.choose')}
        </Button>
        {hasFolders && (
          <Button icon={<FolderAddOutlined aria-hidden />} onClick={() => folder.current?.click()}>
            {t('upload.chooseFolder')}
          </Button>
        )}
      </span>
      <span className={styles.dropHint}>{t('upload.limits')}</span>
    </div>
  );
}
