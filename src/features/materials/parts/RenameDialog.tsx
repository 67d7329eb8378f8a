import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { materialApi } from '@/services/material/api';
import type { Material } from '@/services/material/schema';

interface Props {
  readonly one: Material;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const longestName = 120;
const longestTitle = 100;

/** Another name for own material; a title's name is its words. */
export function RenameDialog({ one, onClose, onSaved }: Props) {
  const t = useT();
  const actions = useRecordActions();
  const isTitle = one.kind === 'title';
  const label = t(isTitle ? 'material.titles.edit' : 'material.rename');
  const [text, setText] = useState(isTitle ? one.content : one.name);
  const [isBusy, setBusy] = useState(false);
  const name = text.trim();
  const save = async () => {
    setBusy(true);
    const { is_favorite: _star, author: _author, status: _status, created_at: _at, updated_at: _up, ...kept } = one;
    const body = { ...kept, name: name.slice(0, longestName), content: isTitle ? name : one.content };
    const saved = await actions.save((options) => materialApi.save(body, options), { isNew: false });
    setBusy(false);
    if (!saved) return;
    onSaved();
    onClose();
  };
  return (
    <Modal
      open
      title={label}
      okText={t('common.save')}
      okButtonProps={{ disabled: name === '', loading: isBusy }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Input
        autoFocus
        aria-label={label}
        maxLength={isTitle ? longestTitle : longestName}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={() => name && void save()}
      />
    </Modal>
  );
}
