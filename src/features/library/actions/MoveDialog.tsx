import { Modal, TreeSelect } from 'antd';
import { useState } from 'react';
import { folderTree } from '@/blocks/media';
import { useT } from '@/hooks/useT';
import type { FileRecord } from '@/services/file/schema';
import type { FileFolder } from '@/services/file_folder/schema';

interface Props {
  readonly files: readonly FileRecord[];
  readonly folders: readonly FileFolder[];
  readonly onMove: (folderId: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Chooses the folder that files go to. */
export function MoveDialog({ files, folders, onMove, onClose }: Props) {
  const t = useT();
  const [folder, setFolder] = useState(files[0]?.folder_id ?? '');
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const isDone = await onMove(folder);
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Modal
      open
      title={t('library.moveTitle', { count: files.length })}
      okText={t('library.move')}
      cancelText={t('common.cancel')}
      confirmLoading={isBusy}
      onOk={() => void run()}
      onCancel={onClose}
    >
      <TreeSelect
        value={folder}
        style={{ width: '100%' }}
        aria-label={t('library.moveTo')}
        treeDefaultExpandAll
        treeData={[{ value: '', title: t('library.noFolder') }, ...folderTree(folders)]}
        onChange={(value: string) => setFolder(value)}
      />
    </Modal>
  );
}
