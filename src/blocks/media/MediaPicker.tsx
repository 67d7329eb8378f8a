import { Modal, Tabs } from 'antd';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import type { FileKind, FileRecord } from '@/services/file/schema';
import styles from './media.module.css';
import { LibraryTab } from './picker/LibraryTab';
import { RemoteTab } from './picker/RemoteTab';
import { UploadTab } from './picker/UploadTab';

export interface MediaPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onPick: (files: readonly FileRecord[]) => void;
  readonly kinds: readonly FileKind[];
  /** Most that may be chosen; default one. */
  readonly max?: number;
}

/** Chooses files of the library, in the order of the clicks; new ones can be uploaded or fetched on the way. */
export function MediaPicker(props: MediaPickerProps) {
  return props.open ? <OpenPicker {...props} /> : null;
}

function OpenPicker({ onClose, onPick, kinds, max = 1 }: MediaPickerProps) {
  const t = useT();
  const [chosen, setChosen] = useState<readonly FileRecord[]>([]);
  const toggle = (file: FileRecord) =>
    setChosen((all) => {
      const without = all.filter(({ id }) => id !== file.id);
      if (without.length < all.length) return without;
      if (max === 1) return [file];
      return all.length >= max ? all : [...all, file];
    });
  const take = (file: FileRecord) => {
    setChosen((all) => (all.some(({ id }) => id === file.id) ? all : [...all, file].slice(-max)));
  };
  return (
    <Modal
      open
      width={860}
      title={t(max === 1 ? 'library.pickOne' : 'library.pick')}
      onCancel={onClose}
      okText={t('library.take', { count: chosen.length })}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: chosen.length === 0 }}
      onOk={() => onPick(chosen)}
    >
      <Tabs
        items={[
          {
            key: 'library',
            label: t('library.library'),
            children: <LibraryTab kinds={kinds} chosen={chosen} onToggle={toggle} />,
          },
          { key: 'upload', label: t('library.uploadTab'), children: <UploadTab kinds={kinds} onStored={take} /> },
          { key: 'remote', label: t('library.remoteTab'), children: <RemoteTab kinds={kinds} onFetched={take} /> },
        ]}
      />
      <p className={styles.note} aria-live="polite">
        {t('library.chosen', { count: chosen.length, max })}
      </p>
    </Modal>
  );
}
