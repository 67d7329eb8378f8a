import { ThunderboltOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { Badge, Button, Drawer, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/lazyPart';
import { useT } from '@/hooks/useT';
import { isJobBusy, jobs, useJobs } from '@/lib/jobs';
import { isActive, useServerTasks } from './useServerTasks';

const TaskPanel = lazyPart(() => import('./TaskPanel').then((module) => ({ default: module.TaskPanel })));

/** One place for every long job: server tasks and browser renders alike. */
export function TaskCenter() {
  const t = useT();
  const { initialState } = useModel('@@initialState');
  const [isOpen, setIsOpen] = useState(false);
  // The provider has no tasks of its own.
  const server = useServerTasks(initialState?.currentUser?.business === 'merchant');
  const local = useJobs();
  const running = local.filter(({ state }) => isJobBusy(state)).length + server.tasks.filter(isActive).length;
  const open = () => {
    setIsOpen(true);
    jobs.refresh();
    server.reload();
  };
  return (
    <>
      <Badge count={running} size="small" offset={[-6, 6]}>
        <Button
          type="text"
          icon={<ThunderboltOutlined />}
          aria-label={running > 0 ? t('task.center_running', { count: running }) : t('task.center')}
          aria-haspopup="dialog"
          onClick={open}
        />
      </Badge>
      <Drawer open={isOpen} onClose={() => setIsOpen(false)} title={t('task.center')} size={400} destroyOnHidden>
        <Suspense fallback={<Skeleton active />}>
          <TaskPanel jobs={local} server={server} onLeave={() => setIsOpen(false)} />
        </Suspense>
      </Drawer>
    </>
  );
}
