import { Link } from '@umijs/max';
import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import { isJobBusy, type Job, jobs } from '@/lib/jobs';
import { TaskRow } from './TaskRow';

interface JobRowProps {
  readonly job: Job;
  readonly onLeave: () => void;
}

/** A job of this browser. */
export function JobRow({ job, onLeave }: JobRowProps) {
  const t = useT();
  const { id, title, state, link } = job;
  const isBusy = isJobBusy(state);
  const progress = state.name === 'running' || state.name === 'paused' ? state : undefined;
  const reason = state.name === 'failed' ? state.reason : undefined;
  const hint = state.name === 'interrupted' ? t('task.interrupted_hint') : undefined;
  return (
    <TaskRow
      title={title}
      state={state.name}
      percent={progress?.percent ?? 0}
      etaSeconds={progress?.etaSeconds}
      facts={[t('task.here'), progress?.stage, reason, hint]}
      actions={
        <>
          {link ? (
            <Link to={link} onClick={onLeave}>
              {state.name === 'succeeded' ? t('task.open') : t('task.resume')}
            </Link>
          ) : null}
          {jobs.actions(job).map((action) => (
            <Button key={action.id} size="small" onClick={action.run}>
              {action.label}
            </Button>
          ))}
          {job.isHere ? (
            <Button size="small" onClick={() => jobs.cancel(id)}>
              {t('task.cancel')}
            </Button>
          ) : null}
          {isBusy ? null : (
            <Button size="small" type="text" onClick={() => jobs.remove(id)}>
              {t('task.remove')}
            </Button>
          )}
        </>
      }
    />
  );
}
