import { Input, type InputRef, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { fileApi } from '@/services/file/api';
import type { FileRecord } from '@/services/file/schema';

interface Props {
  readonly file: FileRecord;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Renames a file; its ending stays, since programs go by it. */
export function RenameDialog({ file, onChanged, onClose }: Props) {
  const t = useT();
  const actions = useRecordActions();
  const ending = /\.[^.]{1,8}$/.exec(file.name)?.[0] ?? '';
  const [stem, setStem] = useState(ending ? file.name.slice(0, -ending.length) : file.name);
  const input = useRef<InputRef>(null);
  useEffect(() => {
    const timer = setTimeout(() => input.current?.focus({ cursor: 'all' }), 100);
    return () => clearTimeout(timer);
  }, []);
  const run = async () => {
    const name = stem.trim() + ending;
    const saved = await actions.save((options) => fileApi.set({ id: file.id, name }, options), { isNew: false });
    if (!saved) return;
    onChanged();
    onClose();
  };
  return (
    <Modal
      open
      title={t('library.rename')}
      okText={t('common.save')}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: stem.trim() === '' }}
      onOk={() => void run()}
      onCancel={onClose}
    >
      <Input
        ref={input}
        value={stem}
        maxLength={200}
        suffix={ending}
        aria-label={t('library.name')}
        onChange={(event) => setStem(event.target.value)}
        onPressEnter={() => stem.trim() !== '' && void run()}
      />
    </Modal>
  );
}
