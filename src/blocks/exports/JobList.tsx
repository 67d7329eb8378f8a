import { Link } from '@umijs/max';
import { Alert, Button, Progress, Tag } from 'antd';
import { EmptyState } from '@/components/empty/EmptyState';
import { VideoIllustration } from '@/components/empty/VideoIllustration';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { cleanFileName } from '@/utils/cleanFileName';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import styles from './exports.module.css';
import { exportQueue } from './queue';
import { isVideo, type TaskWords } from './showInTasks';
import { subtitleFile } from './subtitles';
import { type ExportEntry, isBusy, resultOf } from './types';
import { useExportQueue } from './useExportQueue';
import { useExportWords } from './useExportWords';

/** All exports of this tab, newest first. */
export function JobList() {
  const t = useT();
  const entries = useExportQueue();
  const words = useExportWords();
  if (entries.length === 0) {
    return (
      <EmptyState
        compact
        illustration={<VideoIllustration />}
        title={t('timelineExport.noJobs')}
        description={t('timelineExport.noJobsText')}
      />
    );
  }
  return (
    <ul className={styles.jobs}>
      {entries.toReversed().map((entry) => (
        <li key={entry.order.id} className={styles.job}>
          <Job entry={entry} words={words} />
        </li>
      ))}
    </ul>
  );
}

interface JobProps {
  readonly entry: ExportEntry;
  readonly words: TaskWords;
}

function Job({ entry, words }: JobProps) {
  const t = useT();
  const { order, state } = entry;
  const result = resultOf(state);
  const percent = percentOf(entry);
  const eta = state.phase === 'exporting' ? state.etaSeconds : null;
  return (
    <>
      <div className={styles.jobHead}>
        <span className={styles.jobTitle} title={order.title}>
          {order.title}
        </span>
        <Tag color={colors[state.phase]}>{words.stage(state)}</Tag>
      </div>
      {percent !== undefined && <Progress percent={percent} size="small" aria-label={order.title} />}
      {eta !== null && eta > 0 && (
        <span className={styles.hint}>{t('render.eta', { time: formatDuration(Math.ceil(eta)) })}</span>
      )}
      {result && (
        <span className={styles.hint}>
          {[
            result.container.toUpperCase(),
            result.width > 0 ? `${result.width}×${result.height}` : '',
            formatDuration(result.duration),
            formatSize(result.size),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
      {'error' in state && <Alert type="error" showIcon title={words.reason(state.error)} />}
      {state.phase === 'interrupted' && <span className={styles.hint}>{t('timelineExport.interruptedText')}</span>}
      <JobActions entry={entry} words={words} />
    </>
  );
}

function JobActions({ entry, words }: JobProps) {
  const t = useT();
  const can = useCan();
  const { order, state } = entry;
  const { id } = order;
  const result = resultOf(state);
  const subtitles =
    order.subtitles && result ? subtitleFile(order.project, order.subtitles, order.options.range) : undefined;
  const isAgain =
    state.phase === 'failed' ||
    state.phase === 'canceled' ||
    state.phase === 'interrupted' ||
    state.phase === 'storeFailed';
  return (
    <div className={styles.actions}>
      {state.phase === 'exporting' && (
        <Button size="small" onClick={() => (state.isPaused ? exportQueue.resume(id) : exportQueue.pause(id))}>
          {state.isPaused ? words.resume : words.pause}
        </Button>
      )}
      {isBusy(state) && (
        <Button size="small" onClick={() => exportQueue.cancel(id)}>
          {t('common.cancel')}
        </Button>
      )}
      {result && (
        <Button size="small" type="primary" onClick={() => words.save(entry)}>
          {words.download}
        </Button>
      )}
      {subtitles && order.subtitles && (
        <Button
          size="small"
          onClick={() => saveBlob(subtitles, `${cleanFileName(order.title)}.${order.subtitles ?? 'srt'}`)}
        >
          {t('timelineExport.downloadSubtitles')}
        </Button>
      )}
      {state.phase === 'made' && isVideo(entry) && can('video.save') && (
        <Button size="small" onClick={() => exportQueue.storeNow(id)}>
          {words.store}
        </Button>
      )}
      {state.phase === 'stored' && (
        <>
          <Link to={`/publish/media?video=${encodeURIComponent(state.videoId)}`}>
            <Button size="small">{t('timelineExport.toVideo')}</Button>
          </Link>
          <Link to={`/publish/media?video=${encodeURIComponent(state.videoId)}&schedule=1`}>
            <Button size="small">{t('render.schedule')}</Button>
          </Link>
        </>
      )}
      {isAgain && (
        <Button size="small" onClick={() => exportQueue.retry(id)}>
          {state.phase === 'storeFailed' ? t('render.storeAgain') : words.retry}
        </Button>
      )}
      {!isBusy(state) && (
        <Button size="small" type="text" onClick={() => exportQueue.remove(id)}>
          {t('timelineExport.remove')}
        </Button>
      )}
    </div>
  );
}

const colors: Readonly<Record<ExportEntry['state']['phase'], string>> = {
  waiting: 'default',
  exporting: 'processing',
  made: 'success',
  storing: 'processing',
  stored: 'success',
  storeFailed: 'error',
  failed: 'error',
  canceled: 'default',
  interrupted: 'warning',
};

function percentOf({ state }: ExportEntry): number | undefined {
  if (state.phase === 'exporting') return Math.floor(state.percent);
  if (state.phase !== 'storing') return undefined;
  return state.step.phase === 'uploading' ? Math.floor(state.step.percent) : 100;
}
