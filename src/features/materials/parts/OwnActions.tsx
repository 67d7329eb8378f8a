import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { Materials } from '@/blocks/materials';
import { UndoBar } from '@/components/resource/UndoBar';
import { useCan } from '@/hooks/useCan';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { materialApi } from '@/services/material/api';
import type { Material } from '@/services/material/schema';
import styles from '../materials.module.css';
import { RenameDialog } from './RenameDialog';
import { StarButton } from './StarButton';

/** Deleting own material, with its way back. */
export function useRemoving(refresh: () => void) {
  const actions = useRecordActions();
  const [gone, setGone] = useState<readonly string[]>([]);
  return {
    remove: async (id: string) => {
      if (!(await actions.remove((options) => materialApi.delete({ ids: [id] }, options), [id]))) return;
      setGone([id]);
      refresh();
    },
    bar: gone.length > 0 && (
      <UndoBar
        count={gone.length}
        onGone={() => setGone([])}
        onUndo={() => {
          void actions
            .changeStatus((options) => materialApi.status({ ids: [...gone], status: 1 }, options), gone)
            .then(refresh);
          setGone([]);
        }}
      />
    ),
  };
}

interface Props {
  readonly one: Material;
  readonly materials: Materials;
  readonly onRemove: (id: string) => void;
}

export function OwnActions({ one, materials, onRemove }: Props) {
  const t = useT();
  const can = useCan();
  const [isNaming, setNaming] = useState(false);
  return (
    <span className={styles.ownActions}>
      <StarButton
        name={one.name}
        isOn={one.is_favorite}
        onChange={(value) => void materials.favour({ id: one.id, value })}
      />
      {can('material.save') && (
        <Button
          type="text"
          size="small"
          aria-label={`${t('material.rename')} ${one.name}`}
          icon={<EditOutlined aria-hidden />}
          onClick={() => setNaming(true)}
        />
      )}
      {can('material.delete') && (
        <Button
          type="text"
          size="small"
          aria-label={`${t('common.delete')} ${one.name}`}
          icon={<DeleteOutlined aria-hidden />}
          onClick={() => onRemove(one.id)}
        />
      )}
      {isNaming && <RenameDialog one={one} onClose={() => setNaming(false)} onSaved={materials.refresh} />}
    </span>
  );
}
