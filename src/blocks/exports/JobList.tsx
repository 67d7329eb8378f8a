import { Alert, Button, Flex, Progress, Tag } from 'antd';
import { useEffect } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { VideoIllustration } from '@/components/empty/VideoIllustration';
import { PageLink } from '@/components/PageLink';
import { Text } from '@/components/ui/Text';
import { copiedPercent } from '@/engine/export';
import type { ExportResult } from '@/engine/export/types';
import type { Project } from '@/engine/project/schema';
import { useCan } from '@/hooks/useCan';
import { formatShortMinute } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import { isJobBusy, jobs, useJobsOf } from '@/lib/jobs';
import { saveBlob } from '@/lib/saveBlob';
import { cleanFileName } from '@/utils/cleanFileName';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import {
  chosenFileOf,
  type ExportJobRecord,
  exportJobs,
  isVideo,
  saveExport,
  stepPercent,
  storeExport,
  videoLink,
} from './exportJobs';
import styles from './exports.module.css';
import { LostAudioNote } from './LostAudioNote';
import { subtitleFile } from './subtitles';
import { isSameVersion, type VersionChanges, versionChanges } from './versionChanges';

/** The exports that this tab knows the orders of, newest first; also those that an earlier visit left unfinished. */
export function useExportJobs(): readonly ExportJobRecord[] {
  useEffect(() => {
    void exportJobs.recover();
  }, []);
  return useJobsOf(exportJobs).filter(({ input }) => input !== undefined);
}

interface JobListProps {
  /** The open project, to say which export is still up to date. */
  readonly current?: Project;
  /** Leads to a new export. */
  readonly onExport?: () => void;
}

const projectOf = ({ input }: ExportJobRecord): string => input?.projectId ?? input?.project.id ?? '';

/** All exports of this tab, newest first; each says what it has that the one before it had not. */
export function JobList({ current, onExport }: JobListProps) {
  const t = useT();
  const exports = useExportJobs();
  if (exports.length === 0) {
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
    <Flex component="ul" vertical gap={12}>
      {exports.map((job, index) => (
        <Flex key={job.id} component="li" vertical gap={8} className={styles.job}>
          <JobItem
            job={job}
            before={exports.slice(index + 1).find((other) => projectOf(other) === projectOf(job))}
            isNewest={!exports.slice(0, index).some((other) => projectOf(other) === projectOf(job))}
            {...(current && job.input?.project.id === current.id ? { current } : {})}
            {...(onExport ? { onExport } : {})}
          />
        </Flex>
      ))}
    </Flex>
  );
}

/** What became of an export, as its tag says it. */
type Phase =
  | 'waiting'
  | 'exporting'
  | 'storing'
  | 'made'
  | 'stored'
  | 'storeFailed'
  | 'failed'
  | 'canceled'
  | 'interrupted';

function phaseOf({ state, output }: ExportJobRecord): Phase {
  switch (state.name) {
    case 'queued':
      return 'waiting';
    case 'running':
    case 'paused':
      return output ? 'storing' : 'exporting';
    case 'succeeded':
      return output?.videoId ? 'stored' : 'made';
    case 'failed':
      return output ? 'storeFailed' : 'failed';
    default:
      return state.name;
  }
}

interface JobProps {
  readonly job: ExportJobRecord;
}

interface JobItemProps extends JobProps {
  /** The export of the same project before it. */
  readonly before: ExportJobRecord | undefined;
  readonly isNewest: boolean;
  readonly current?: Project;
  readonly onExport?: () => void;
}

function JobItem({ job, before, isNewest, current, onExport }: JobItemProps) {
  const t = useT();
  const { title, state } = job;
  const phase = phaseOf(job);
  const result = job.output?.result;
  const chosen = chosenFileOf(job);
  const percent = stepPercent(job);
  const isOutdated =
    isNewest && result !== undefined && current !== undefined && !isSameVersion(job.input?.project ?? current, current);
  const eta = state.name === 'running' && phase === 'exporting' ? state.etaSeconds : undefined;
  const tag = () => {
    if (state.name === 'paused') return t('timelineExport.paused');
    if (state.name === 'running') return state.stage;
    return phase === 'exporting' || phase === 'storing' ? undefined : t(`timelineExport.phase.${phase}`);
  };
  return (
    <>
      <Flex gap={8} align="center">
        <Text strong ellipsis style={{ flex: 1 }} title={title}>
          {title}
        </Text>
        {job.input && (
          <Text type="tertiary" size="small">
            {formatShortMinute(job.input.orderedAt)}
          </Text>
        )}
        {before && isNewest && <Tag color="purple">{t('timelineExport.newest')}</Tag>}
        <Tag color={colors[phase]}>{tag()}</Tag>
      </Flex>
      {percent !== undefined && <Progress percent={percent} size="small" aria-label={title} />}
      {eta !== undefined && eta > 0 && (
        <Text type="tertiary" size="small" className={styles.hint}>
          {t('render.eta', { time: formatDuration(Math.ceil(eta)) })}
        </Text>
      )}
      {result && (
        <Text type="tertiary" size="small" className={styles.hint}>
          {[
            result.container.toUpperCase(),
            result.width > 0 ? `${result.width}×${result.height}` : '',
            formatDuration(result.duration),
            formatSize(result.size),
            copiedText(result, t),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      )}
      {result && <LostAudioNote lostAudio={result.lostAudio} />}
      {chosen !== undefined && (
        <Text type="tertiary" size="small" className={styles.hint}>
          {t('timelineExport.writtenTo', { name: chosen })}
        </Text>
      )}
      {before?.input && job.input && (
        <Text type="tertiary" size="small" className={styles.hint}>
          {changesText(versionChanges(before.input.project, job.input.project), t)}
        </Text>
      )}
      {isOutdated && (
        <Alert
          type="info"
          showIcon
          title={t('timelineExport.editedSince')}
          action={
            onExport && (
              <Button size="small" type="primary" onClick={onExport}>
                {t('timelineExport.exportNew')}
              </Button>
            )
          }
        />
      )}
      {state.name === 'failed' && <Alert type="error" showIcon title={state.reason} />}
      {state.name === 'interrupted' && (
        <Text type="tertiary" size="small" className={styles.hint}>
          {t('timelineExport.interruptedText')}
        </Text>
      )}
      <JobActions job={job} phase={phase} isPrimary={isNewest && !isOutdated} />
    </>
  );
}

/** What changed between two versions, in words; the length by itself says enough of what was cut. */
function changesText({ added, removed, changed, length, isWholeChanged }: VersionChanges, t: Translate): string {
  const parts = [
    added > 0 ? t('timelineExport.changes.added', { count: added }) : '',
    removed > 0 ? t('timelineExport.changes.removed', { count: removed }) : '',
    changed > 0 ? t('timelineExport.changes.changed', { count: changed }) : '',
    length
      ? t('timelineExport.changes.length', { from: formatDuration(length[0]), to: formatDuration(length[1]) })
      : '',
    isWholeChanged ? t('timelineExport.changes.whole') : '',
  ].filter(Boolean);
  const what = parts.length > 0 ? parts.join(t('timelineExport.changes.and')) : t('timelineExport.changes.none');
  return t('timelineExport.changes.since', { what });
}

type Translate = ReturnType<typeof useT>;

/** How much of a made video is the source's own, as the dialog said it before. */
function copiedText({ framesByPath, isAudioCopied }: ExportResult, t: ReturnType<typeof useT>): string {
  const frames = Object.values(framesByPath).reduce((sum, count) => sum + count, 0);
  const percent = copiedPercent({ frames, copied: framesByPath.copy });
  return [
    percent > 0 ? t('timelineExport.copyShare', { percent }) : '',
    isAudioCopied ? t('timelineExport.copyAudio') : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

interface JobActionsProps extends JobProps {
  readonly phase: Phase;
  /** It is the newest file of its project, and up to date. */
  readonly isPrimary: boolean;
}

function JobActions({ job, phase, isPrimary }: JobActionsProps) {
  const t = useT();
  const can = useCan();
  const { id, input, output, state } = job;
  const subtitles =
    input?.subtitles && output ? subtitleFile(input.project, input.subtitles, input.options.range) : undefined;
  const isAgain = state.name === 'failed' || state.name === 'canceled' || state.name === 'interrupted';
  return (
    <Flex gap={8} wrap>
      {phase === 'exporting' && (
        <Button size="small" onClick={() => (state.name === 'paused' ? jobs.resume(id) : jobs.pause(id))}>
          {t(state.name === 'paused' ? 'timelineExport.resume' : 'timelineExport.pause')}
        </Button>
      )}
      {isJobBusy(state) && (
        <Button size="small" onClick={() => jobs.cancel(id)}>
          {t('common.cancel')}
        </Button>
      )}
      {output && chosenFileOf(job) === undefined && (
        <Button size="small" type={isPrimary ? 'primary' : 'default'} onClick={() => saveExport(job)}>
          {t('common.download')}
        </Button>
      )}
      {subtitles && input && (
        <Button
          size="small"
          onClick={() => saveBlob(subtitles, `${cleanFileName(input.title)}.${input.subtitles ?? 'srt'}`)}
        >
          {t('timelineExport.downloadSubtitles')}
        </Button>
      )}
      {phase === 'made' && isVideo(job) && can('video.save') && (
        <Button size="small" onClick={() => storeExport(job)}>
          {t('timelineExport.storeVideo')}
        </Button>
      )}
      {phase === 'stored' && output?.videoId && (
        <>
          <PageLink to={videoLink(output.videoId)}>
            <Button size="small">{t('timelineExport.toVideo')}</Button>
          </PageLink>
          <PageLink to={`${videoLink(output.videoId)}&schedule=1`}>
            <Button size="small">{t('render.schedule')}</Button>
          </PageLink>
        </>
      )}
      {isAgain && (
        <Button size="small" onClick={() => jobs.retry(id)}>
          {t(phase === 'storeFailed' ? 'render.storeAgain' : 'timelineExport.again')}
        </Button>
      )}
      {!isJobBusy(state) && (
        <Button size="small" type="text" onClick={() => jobs.remove(id)}>
          {t('timelineExport.remove')}
        </Button>
      )}
    </Flex>
  );
}

const colors: Readonly<Record<Phase, string>> = {
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
