import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Progress } from 'antd';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import styles from '../compose.module.css';
import type { JobState } from './exportJobs';
import type { Exporting } from './useExport';

interface JobPanelProps {
  readonly job: JobState;
  readonly exporting: Exporting;
}

/** A video in the making; it goes on when the user leaves this page for another one of the product. */
export function JobPanel({ job, exporting }: JobPanelProps) {
  const t = useT();
  if (job.phase === 'storeFailed') {
    return (
      <div className={styles.stackSmall}>
        <Alert type="error" showIcon title={t('render.storeFailed')} description={job.problem} />
        <div className={styles.chips}>
          <Button type="primary" onClick={exporting.storeAgain}>
            {t('render.storeAgain')}
          </Button>
          <Button icon={<DownloadOutlined />} onClick={() => exporting.download(job.result)}>
            {t('render.download')}
          </Button>
        </div>
      </div>
    );
  }
  if (job.phase !== 'exporting' && job.phase !== 'uploading' && job.phase !== 'saving') return null;
  const percent = job.phase === 'saving' ? 100 : Math.floor(job.percent);
  const eta = job.phase === 'exporting' ? job.etaSeconds : null;
  return (
    <div className={styles.stackSmall}>
      <div className={styles.cardHead}>
        <h2 className={styles.subtitle}>{exporting.stageName(job)}</h2>
        <span className={styles.pushEnd} />
        <Button size="small" disabled={job.phase === 'saving'} onClick={exporting.cancel}>
          {t('common.cancel')}
        </Button>
      </div>
      <Progress percent={percent} status="active" aria-label={exporting.stageName(job)} />
      <span className={styles.hint} aria-live="polite">
        {eta !== null && eta > 0 ? t('render.eta', { time: formatDuration(Math.ceil(eta)) }) : t('render.goesOn')}
      </span>
    </div>
  );
}
