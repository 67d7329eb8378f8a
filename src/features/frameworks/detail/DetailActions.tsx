import { CopyOutlined, DeleteOutlined, EditOutlined, TeamOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { useCan } from '@/hooks/useCan';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { frameworkApi } from '@/services/framework/api';
import type { FrameworkRecord } from '@/services/framework/schema';

interface DetailActionsProps {
  readonly framework: FrameworkRecord;
  readonly onEdit: (id: string) => void;
  readonly onOpen: (id: string) => void;
  readonly onChanged: () => void;
  readonly onRemove: (framework: FrameworkRecord) => void;
  readonly onRestore: (framework: FrameworkRecord) => void;
}

/** What may be done with a framework; what may not is not shown, and a colleague's says why. */
export function DetailActions({ framework, onEdit, onOpen, onChanged, onRemove, onRestore }: DetailActionsProps) {
  const t = useT();
  const can = useCan();
  const actions = useRecordActions();
  const [isBusy, setIsBusy] = useState(false);
  const { id, can_edit, is_mine, sharing, status } = framework;

  const copy = async () => {
    setIsBusy(true);
    const made = await actions.save((options) => frameworkApi.copy({ id }, options), { isNew: true });
    setIsBusy(false);
    if (!made) return;
    onChanged();
    onOpen(made.id);
  };
  const share = async () => {
    setIsBusy(true);
    const next = sharing === 'team' ? 'private' : 'team';
    const isDone = await actions.changeStatus((options) => frameworkApi.share({ id, sharing: next }, options), [id]);
    setIsBusy(false);
    if (isDone) onChanged();
  };
  if (status === -1) {
    return (
      <Flex gap={8} align="center" wrap>
        {can_edit && can('framework.delete') && (
          <Button onClick={() => onRestore(framework)}>{t('frameworks.restore')}</Button>
        )}
      </Flex>
    );
  }
  return (
    <Flex gap={8} align="center" wrap>
      {can_edit && can('framework.save') && (
        <Button icon={<EditOutlined aria-hidden />} onClick={() => onEdit(id)}>
          {t('common.edit')}
        </Button>
      )}
      {can('framework.save') && (
        <Button icon={<CopyOutlined aria-hidden />} loading={isBusy} onClick={() => void copy()}>
          {t('frameworks.copy')}
        </Button>
      )}
      {is_mine && can('framework.share') && (
        <Button icon={<TeamOutlined aria-hidden />} disabled={isBusy} onClick={() => void share()}>
          {t(sharing === 'team' ? 'frameworks.unshare' : 'frameworks.share')}
        </Button>
      )}
      {can_edit && can('framework.delete') && (
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => onRemove(framework)}>
          {t('common.delete')}
        </Button>
      )}
      {framework.origin === 'own' && !can_edit && (
        <Text type="secondary" size={13}>
          {t('frameworks.readOnly', { name: framework.account_name })}
        </Text>
      )}
    </Flex>
  );
}
