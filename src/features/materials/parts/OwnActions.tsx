import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { Materials } from '@/blocks/materials';
import { useRecycledToast } from '@/components/resource/useRecycledToast';
import { useCan } from '@/hooks/useCan';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import type { RequestOptions } from '@/lib/request/types';
import { materialApi } from '@/services/material/api';
import type { Material } from '@/services/material/schema';
import { RenameDialog } from './RenameDialog';
import { StarButton } from './StarButton';

/** Deleting own material, with its way back. */
export function useRemoveMaterial(refresh: () => void) {
  const actions = useRecordActions();
  const offerRestore = useRecycledToast();
  return async (id: string) => {
    const call = (options: RequestOptions) => materialApi.delete({ ids: [id] }, options);
    if (!(await actions.remove(call, [id], { isTold: true }))) return;
    offerRestore(1, () =>
      actions.changeStatus((options) => materialApi.status({ ids: [id], status: 1 }, options), [id]).then(refresh),
    );
    refresh();
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
    <span style={{ whiteSpace: 'nowrap' }}>
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
