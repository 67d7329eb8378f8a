import { Link } from '@umijs/max';
import { Button } from 'antd';
import { useState } from 'react';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { taskApi } from '@/services/task/api';
import type { Task } from '@/services/task/schema';
import { TaskRow } from './TaskRow';

interface ServerTaskRowProps {
  readonly task: Task;
  readonly onChanged: () => void;
  readonly onLeave: () => void;
}

/** A task of the server, with what can be done about it. */
export function ServerTaskRow({ task, onChanged, onLeave }: ServerTaskRowProps) {
  const t = useT();
  // All tasks of the server are posts on their way.
  const mayPublish = useCan()('publish.schedule');
  const [isBusy, setIsBusy] = useState(false);
  const act = (call: Promise<unknown>) => {
    setIsBusy(true);
    // The request layer says what went wrong; the list is read anew either way.
    call
      .catch(() => undefined)
      .finally(() => {
        setIsBusy(false);
        onChanged();
      });
  };
  const { failure, stage, stageIndex, stageCount } = task;
  const isMoving = task.state === 'queued' || task.state === 'running';
  const hasSteps = stage !== undefined && stageIndex !== undefined && stageCount !== undefined;
  const facts = [
    t('task.server'),
    task.state === 'queued' && task.position ? t('task.position', { count: task.position }) : undefined,
    isMoving && hasSteps ? t('task.stage', { stage, index: stageIndex, count: stageCount }) : undefined,
    task.credits > 0 ? t('task.credits', { count: task.credits }) : undefined,
    failure?.reason,
    failure && failure.refunded > 0 ? t('task.refunded', { count: failure.refunded }) : undefined,
  ];
  return (
    <TaskRow
      title={task.title}
      state={task.state}
      percent={task.percent}
      etaSeconds={task.etaSeconds}
      facts={facts}
      actions={
        <>
          {task.link ? (
            <Link to={task.link} onClick={onLeave}>
              {t('task.open')}
            </Link>
          ) : null}
          {isMoving && mayPublish ? (
            <Button size="small" loading={isBusy} onClick={() => act(taskApi.cancel({ id: task.id }))}>
              {t('task.cancel')}
            </Button>
          ) : null}
          {failure?.retryable && mayPublish ? (
            <Button size="small" loading={isBusy} onClick={() => act(taskApi.retry({ id: task.id }))}>
              {t('task.retry')}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
