import { Link } from '@umijs/max';
import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import { type LocalTask, localTasks } from '@/lib/localTasks';
import { TaskRow } from './TaskRow';

interface LocalTaskRowProps {
  readonly task: LocalTask;
  readonly onLeave: () => void;
}

/** A job of this browser. */
export function LocalTaskRow({ task, onLeave }: LocalTaskRowProps) {
  const t = useT();
  const isRunning = task.state === 'running';
  const isInterrupted = task.state === 'interrupted';
  return (
    <TaskRow
      title={task.title}
      state={task.state}
      percent={task.percent}
      etaSeconds={task.etaSeconds}
      facts={[t('task.here'), task.stage, task.reason, isInterrupted ? t('task.interrupted_hint') : undefined]}
      actions={
        <>
          {task.link ? (
            <Link to={task.link} onClick={onLeave}>
              {task.state === 'succeeded' ? t('task.open') : t('task.resume')}
            </Link>
          ) : null}
          {task.actions.map((act) => (
            <Button key={act.id} size="small" onClick={act.run}>
              {act.label}
            </Button>
          ))}
          {isRunning && task.cancelable ? (
            <Button size="small" onClick={() => localTasks.cancel(task.id)}>
              {t('task.cancel')}
            </Button>
          ) : null}
          {isRunning ? null : (
            <Button size="small" type="text" onClick={() => localTasks.remove(task.id)}>
              {t('task.remove')}
            </Button>
          )}
        </>
      }
    />
  );
}
