import { Alert, Button, Progress } from 'antd';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { errorWords } from './errorWords';
import styles from './shell.module.css';
import { toolJobs } from './toolJobs';
import type { ToolKey } from './toolKeys';
import type { ToolJob, ToolRecord } from './types';
import { useToolJobs } from './useToolRuns';

interface JobsListProps {
  readonly tool: ToolKey;
  readonly onReuse: ((record: Pick<ToolRecord, 'options' | 'inputs'>) => void) | undefined;
}

/** What is being made, and what did not come to its end. */
export function JobsList({ tool, onReuse }: JobsListProps) {
  const t = useT();
  const jobs = useToolJobs(tool);
  if (jobs.length === 0) return null;
  return (
    <ul className={styles.jobs} aria-label={t('tools.jobs')}>
      {jobs.map((job) => (
        <li key={job.id} className={styles.panel}>
          <Job job={job} onReuse={onReuse} />
        </li>
      ))}
    </ul>
  );
}

function Job({ job, onReuse }: { readonly job: ToolJob; readonly onReuse: JobsListProps['onReuse'] }) {
  const t = useT();
  const { id, order, state } = job;
  if (state.phase === 'running') {
    const { stage, percent, etaSeconds } = state.progress;
    return (
      <div className={styles.job}>
        <div className={styles.jobHead}>
          <strong className={styles.fileName}>{order.title}</strong>
          <span className={styles.soft} aria-live="polite">
            {state.isPaused ? t('tools.paused') : (stage ?? t('tools.running'))}
          </span>
        </div>
        <Progress percent={Math.floor(percent)} size="small" aria-label={order.title} />
        <div className={styles.jobHead}>
          <span className={styles.soft}>
            {etaSeconds ? t('tools.eta', { time: formatDuration(Math.ceil(etaSeconds)) }) : ''}
          </span>
          <span className={styles.actions}>
            {order.pause && (
              <Button size="small" onClick={() => (state.isPaused ? toolJobs.resume(id) : toolJobs.pause(id))}>
                {t(state.isPaused ? 'tools.resume' : 'tools.pause')}
              </Button>
            )}
            <Button size="small" onClick={() => toolJobs.cancel(id)}>
              {t('common.cancel')}
            </Button>
          </span>
        </div>
      </div>
    );
  }
  const isFailed = state.phase === 'failed';
  const again = isFailed
    ? () => toolJobs.retry(id)
    : onReuse &&
      (() => {
        onReuse(order);
        toolJobs.remove(id);
      });
  return (
    <Alert
      type={isFailed ? 'error' : 'warning'}
      showIcon
      title={isFailed ? t('tools.failed', { title: order.title }) : t('tools.interrupted', { title: order.title })}
      description={isFailed ? errorWords(state.error, t) : t('tools.interruptedText')}
      action={
        <span className={styles.actions}>
          {again && (
            <Button size="small" onClick={again}>
              {t(isFailed ? 'tools.again' : 'tools.reuse')}
            </Button>
          )}
          <Button size="small" type="text" onClick={() => toolJobs.remove(id)}>
            {t('tools.dismiss')}
          </Button>
        </span>
      }
    />
  );
}
