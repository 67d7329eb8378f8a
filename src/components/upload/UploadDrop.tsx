import { CloudUploadOutlined, FolderAddOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { FileInput } from './FileInput';
import { type PickedFile, readDialog } from './readDrop';
import styles from './UploadDrop.module.css';
import { useDropZone } from './useDropZone';

interface UploadDropProps {
  /** The `accept` of the file dialog; empty = every file. */
  readonly accept: string;
  readonly onFiles: (picked: readonly PickedFile[]) => void;
  /** Offers whole folders too. */
  readonly hasFolders?: boolean;
}

/** Where files come in: dropped (with their folders), pasted, chosen. */
export function UploadDrop({ accept, onFiles, hasFolders = false }: UploadDropProps) {
  const t = useT();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement | null>(null);
  const take = (picked: readonly PickedFile[]) => {
    if (picked.length > 0) onFiles(picked);
  };
  // A drop opens folders even where none can be chosen: their files were meant.
  const { isOver, zoneProps } = useDropZone({ onFiles: take, hasFolders: true });
  return (
    <div className={isOver ? `${styles.drop} ${styles.dropOver}` : styles.drop} {...zoneProps}>
      <FileInput
        ref={files}
        aria-label={t('upload.choose')}
        multiple
        accept={accept}
        onFiles={(chosen) => take(readDialog(chosen))}
      />
      {hasFolders && (
        <FileInput
          ref={(input) => {
            // React knows no such attribute.
            input?.setAttribute('webkitdirectory', '');
            folder.current = input;
          }}
          aria-label={t('upload.chooseFolder')}
          multiple
          onFiles={(chosen) => take(readDialog(chosen))}
        />
      )}
      <CloudUploadOutlined className={styles.dropIcon} aria-hidden />
      <Text strong>{t(hasFolders ? 'upload.dropFolders' : 'upload.drop')}</Text>
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
      <Text type="secondary" size="small">
        {t('upload.limits')}
      </Text>
    </div>
  );
}
