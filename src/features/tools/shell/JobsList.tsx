import { Alert, Button, Progress } from 'antd';
import { useT } from '@/hooks/useT';
import { jobs } from '@/lib/jobs';
import { formatDuration } from '@/utils/formatDuration';
import styles from './shell.module.css';
import type { ToolJob } from './toolJobs';
import type { ToolKey } from './toolKeys';
import type { ToolRecord } from './types';
import { useToolJobs } from './useToolRuns';

interface JobsListProps {
  readonly tool: ToolKey;
  readonly onReuse: ((record: Pick<ToolRecord, 'options' | 'inputs'>) => void) | undefined;
}

/** What is being made, and what did not come to its end. */
export function JobsList({ tool, onReuse }: JobsListProps) {
  const t = useT();
  const runs = useToolJobs(tool);
  if (runs.length === 0) return null;
  return (
    <ul className={styles.jobs} aria-label={t('tools.jobs')}>
      {runs.map((job) => (
        <li key={job.id} className={styles.panel}>
          <Job job={job} onReuse={onReuse} />
        </li>
      ))}
    </ul>
  );
}

function Job({ job, onReuse }: { readonly job: ToolJob; readonly onReuse: JobsListProps['onReuse'] }) {
  const t = useT();
  const { id, title, input, state } = job;
  if (state.name === 'running' || state.name === 'paused') {
    const { stage, percent, etaSeconds } = state;
    const isPaused = state.name === 'paused';
    return (
      <div className={styles.job}>
        <div className={styles.jobHead}>
          <strong className={styles.fileName}>{title}</strong>
          <span className={styles.soft} aria-live="polite">
            {isPaused ? t('tools.paused') : (stage ?? t('tools.running'))}
          </span>
        </div>
        <Progress percent={Math.floor(percent)} size="small" aria-label={title} />
        <div className={styles.jobHead}>
          <span className={styles.soft}>
            {etaSeconds ? t('tools.eta', { time: formatDuration(Math.ceil(etaSeconds)) }) : ''}
          </span>
          <span className={styles.actions}>
            {input?.pause && (
              <Button size="small" onClick={() => (isPaused ? jobs.resume(id) : jobs.pause(id))}>
                {t(isPaused ? 'tools.resume' : 'tools.pause')}
              </Button>
            )}
            <Button size="small" onClick={() => jobs.cancel(id)}>
              {t('common.cancel')}
            </Button>
          </span>
        </div>
      </div>
    );
  }
  const isFailed = state.name === 'failed';
  const again = isFailed
    ? () => jobs.retry(id)
    : onReuse &&
      input &&
      (() => {
        onReuse(input);
        jobs.remove(id);
      });
  return (
    <Alert
      type={isFailed ? 'error' : 'warning'}
      showIcon
      title={isFailed ? t('tools.failed', { title }) : t('tools.interrupted', { title })}
      description={state.name === 'failed' ? state.reason : t('tools.interruptedText')}
      action={
        <span className={styles.actions}>
          {again && (
            <Button size="small" onClick={again}>
              {t(isFailed ? 'tools.again' : 'tools.reuse')}
            </Button>
          )}
          <Button size="small" type="text" onClick={() => jobs.remove(id)}>
            {t('tools.dismiss')}
          </Button>
        </span>
      }
    />
  );
}
