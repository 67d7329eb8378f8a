import { Alert, Button, Flex, Input, Modal } from 'antd';
import { useState } from 'react';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { isVersionConflict } from '@/lib/request';
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
  const [isConflict, setConflict] = useState(false);
  const name = text.trim();
  const save = async (asNew = false) => {
    setBusy(true);
    const { is_favorite: _star, author: _author, status: _status, created_at: _at, updated_at: _up, ...kept } = one;
    const { id: _id, revision: _revision, ...fresh } = kept;
    const body = { ...(asNew ? fresh : kept), name: name.slice(0, longestName), content: isTitle ? name : one.content };
    const handleError = (error: unknown): boolean => {
      const isConflict = isVersionConflict(error);
      setConflict(isConflict);
      // The list brings what the others made of it: `one` is theirs from here, and so is the revision.
      if (isConflict) onSaved();
      return isConflict;
    };
    const saved = await actions.save((options) => materialApi.save(body, options), { isNew: asNew, handleError });
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
      <Flex vertical gap={12}>
        <Input
          autoFocus
          aria-label={label}
          maxLength={isTitle ? longestTitle : longestName}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onPressEnter={() => name && void save()}
        />
        {isConflict && (
          <Alert
            type="warning"
            showIcon
            title={t('material.renamedMeanwhile', { name: isTitle ? one.content : one.name })}
            action={
              isTitle && (
                <Button size="small" onClick={() => void save(true)}>
                  {t('material.keepBoth')}
                </Button>
              )
            }
          />
        )}
      </Flex>
    </Modal>
  );
}
