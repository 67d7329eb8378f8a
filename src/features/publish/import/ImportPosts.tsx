import { App, Modal } from 'antd';
import { useState } from 'react';
import type { Sent } from '@/blocks/publishing';
import { useT } from '@/hooks/useT';
import { type Hold, ImportBody } from './ImportBody';

export interface ImportPostsProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Something was planned, or taken back: what is on the screen is to be loaded anew. */
  readonly onDone: (sent: Pick<Sent, 'flowIds' | 'items'>) => void;
}

/** Posts from an Excel or CSV file: read and checked first, faults put right in their place, good rows planned on a word. */
export function ImportPosts({ open, onClose, onDone }: ImportPostsProps) {
  const t = useT();
  const { modal } = App.useApp();
  const [hold, setHold] = useState<Hold>({ kind: 'free' });
  const leave = () => {
    if (hold.kind !== 'unsent') return onClose();
    const { rest, edits } = hold;
    modal.confirm({
      title: t('publishImport.leaveTitle'),
      content: (
        <>
          {rest > 0 && <p>{t('publishImport.leaveRest', { rest })}</p>}
          {edits > 0 && <p>{t('publishImport.leaveEdits', { count: edits })}</p>}
        </>
      ),
      okText: t('publishImport.leaveYes'),
      okButtonProps: { danger: true },
      cancelText: t('publishImport.leaveStay'),
      onOk: onClose,
    });
  };
  return (
    <Modal
      open={open}
      width={1080}
      title={t('publishImport.title')}
      footer={null}
      destroyOnHidden
      closable={hold.kind !== 'busy'}
      keyboard={hold.kind !== 'busy'}
      mask={{ closable: false }}
      onCancel={leave}
    >
      {open && <ImportBody onClose={leave} onDone={onDone} onHold={setHold} />}
    </Modal>
  );
}
