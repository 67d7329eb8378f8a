import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Can } from '@/components/Can';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { promotionTaskApi } from '@/services/promotion_task/api';
import type { PromotionTask } from '@/services/promotion_task/schema';
import { promotionTasksResource } from './promotionTasksResource';
import { TaskDrawer } from './TaskDrawer';
import { TaskEditor } from './TaskEditor';

type Opened =
  | { readonly part: 'edit'; readonly task: PromotionTask | undefined }
  | { readonly part: 'show'; readonly task: PromotionTask };

/** Goals for members: set, followed as they are counted, reminded of, rewarded once. */
export function PromotionTasksPage() {
  const t = useT();
  const [opened, setOpened] = useState<Opened>();
  const [version, setVersion] = useState(0);
  const reload = () => setVersion((before) => before + 1);
  const { run: remind } = useAction(promotionTaskApi.remind, {
    messages: {
      done: ({ count }) => (count > 0 ? t('promotionTask.reminded', { count }) : t('promotionTask.remindedNobody')),
    },
  });
  const { run: cancel } = useAction(promotionTaskApi.cancel, { messages: { done: 'promotionTask.canceled' } });
  const resource = useMemo(
    () =>
      promotionTasksResource({
        onOpen: (task) => setOpened({ part: 'show', task }),
        onEdit: (task) => setOpened({ part: 'edit', task }),
        onRemind: ({ id }) => void remind({ id }),
        onCancel: async ({ id }) => {
          if (await cancel({ id })) setVersion((before) => before + 1);
        },
        toolbar: () => (
          <Can action="promotion_task.save">
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpened({ part: 'edit', task: undefined })}>
              {t('promotionTask.create')}
            </Button>
          </Can>
        ),
      }),
    [t, remind, cancel],
  );
  const close = () => setOpened(undefined);
  return (
    <>
      <ResourcePage resource={resource} version={version} />
      {opened?.part === 'show' && (
        <TaskDrawer
          task={opened.task}
          onChanged={(task) => {
            setOpened({ part: 'show', task });
            reload();
          }}
          onClose={close}
        />
      )}
      {opened?.part === 'edit' && (
        <TaskEditor
          task={opened.task}
          onSaved={() => {
            close();
            reload();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
