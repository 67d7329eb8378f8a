import { Modal } from 'antd';
import type { Sent } from '@/blocks/publishing';
import { useT } from '@/hooks/useT';
import { ImportBody } from './ImportBody';

export interface ImportPostsProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Something was planned, or taken back: what is on the screen is to be loaded anew. */
  readonly onDone: (sent: Pick<Sent, 'flowIds' | 'items'>) => void;
}

/** Posts from an Excel or CSV file: read and checked first, faults put right in their place, good rows planned on a word. */
export function ImportPosts({ open, onClose, onDone }: ImportPostsProps) {
  const t = useT();
  return (
    <Modal
      open={open}
      width={1080}
      title={t('publishImport.title')}
      footer={null}
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={onClose}
    >
      {open && <ImportBody onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}
