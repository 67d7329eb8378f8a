import { Button, Modal, Space } from 'antd';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import { useEditorParts } from '../EditorContext';
import { useSession } from './SessionContext';
import { useTakeTheirs } from './useTakeTheirs';

/** Somebody else has saved this project meanwhile: mine, theirs, or both. Nothing is saved until it is decided. */
export function ConflictDialog() {
  const t = useT();
  const { store } = useEditorParts();
  const { sync } = useSession();
  const theirs = useTakeTheirs();
  const [isOpen, setOpen] = useState(true);
  const fork = async (): Promise<void> => {
    const { title } = store.getState().history.present;
    store.act(
      { type: 'setTitle', title: t('timeline.copyTitle', { title }).slice(0, 120) },
      { label: 'timeline.step.setTitle' },
    );
    await sync.fork();
  };
  return (
    <>
      <Button size="small" type="primary" onClick={() => setOpen(true)}>
        {t('timeline.conflictDecide')}
      </Button>
      <Modal
        open={isOpen}
        title={t('timeline.conflictTitle')}
        onCancel={() => setOpen(false)}
        footer={
          <Space wrap>
            <Button onClick={() => void fork()} disabled={theirs.isBusy}>
              {t('timeline.conflictCopy')}
            </Button>
            <Button onClick={() => void theirs.take()} loading={theirs.isBusy}>
              {t('timeline.conflictTheirs')}
            </Button>
            <Button type="primary" onClick={() => void theirs.overwrite()} loading={theirs.isBusy}>
              {t('timeline.conflictMine')}
            </Button>
          </Space>
        }
      >
        <p>{t('timeline.conflictText')}</p>
        <p>{t('timeline.conflictLoss')}</p>
      </Modal>
    </>
  );
}
