import { Alert, Button, Flex, Popconfirm } from 'antd';
import { PageLink } from '@/components/PageLink';
import { Text } from '@/components/ui/Text';
import type { Project } from '@/engine/project/schema';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { isJobBusy, jobs } from '@/lib/jobs';
import { type ExportJobRecord, type ExportOrder, exportJobs, storedVideoOf, videoIdOf } from './exportJobs';

/** A video that is not rendered yet. */
interface RenderItem extends Pick<ExportOrder, 'cover' | 'projectId'> {
  /** Follows from what is shown and heard, so that nothing is rendered twice. */
  readonly id: string;
  readonly project: Project;
}

interface RenderBatchProps {
  readonly items: readonly RenderItem[];
  readonly accepted: readonly RenderItem[];
  /** Where the batch is seen. */
  readonly link: string;
}

/** Not ordered yet, given up, or made without having been stored. */
const isWaiting = (id: string): boolean => {
  const job = exportJobs.find(id);
  if (!job) return storedVideoOf(id) === undefined;
  return job.state.name === 'canceled' || (job.state.name === 'succeeded' && videoIdOf(job) === undefined);
};

const isFailed = (job: ExportJobRecord | undefined): boolean =>
  job?.state.name === 'failed' || job?.state.name === 'interrupted';

/** Those that wait first: a place that gets free would begin the next one. */
const cancelAll = (busy: readonly ExportJobRecord[]): void => {
  const waitsFirst = [...busy].sort((a, b) => Number(b.state.name === 'queued') - Number(a.state.name === 'queued'));
  for (const { id } of waitsFirst) jobs.cancel(id);
};

/** Renders what is accepted, one after another; what fails waits by itself and holds nobody up. */
export function RenderBatch({ items, accepted, link }: RenderBatchProps) {
  const t = useT();
  const can = useCan();
  const known = items.flatMap(({ id }) => exportJobs.find(id) ?? []);
  const waiting = accepted.filter(({ id }) => isWaiting(id));
  const failed = items.filter(({ id }) => isFailed(exportJobs.find(id)));
  const busy = known.filter(({ state }) => isJobBusy(state));
  const running = busy.find(({ state }) => state.name === 'running');
  const paused = busy.find(({ state }) => state.name === 'paused');
  const videoIds = accepted.flatMap(({ id }) => storedVideoOf(id) ?? []);
  const render = (wanted: readonly RenderItem[]): void => {
    for (const { id, project, cover, projectId } of wanted) {
      const job = exportJobs.find(id);
      // Rendered already: it is only stored again, under the cover that is wanted now.
      if (job?.output && job.input) {
        const { cover: _, ...order } = job.input;
        exportJobs.retry(job.id, { ...order, ...(cover ? { cover } : {}), isStored: true });
      } else {
        exportJobs.start({
          id,
          title: project.title,
          project,
          options: { format: 'mp4', quality: 'standard' },
          ...(cover ? { cover } : {}),
          ...(projectId ? { projectId } : {}),
          link,
          isStored: true,
          orderedAt: Date.now(),
        });
      }
    }
  };
  if (!can('video.save')) return <Alert type="info" title={t('render.batch.mayNotRender')} />;
  return (
    <Flex gap={8} wrap align="center">
      {busy.length > 0 && <Text type="secondary">{t('render.batch.busy', { count: busy.length })}</Text>}
      {running && jobs.canPause(running.id) && (
        <Button onClick={() => jobs.pause(running.id)}>{t('render.batch.pause')}</Button>
      )}
      {paused && <Button onClick={() => jobs.resume(paused.id)}>{t('render.batch.resume')}</Button>}
      {busy.length > 0 && (
        <Popconfirm
          title={t('render.batch.stopAsk', { count: busy.length })}
          okText={t('render.batch.stop')}
          onConfirm={() => cancelAll(busy)}
        >
          <Button>{t('render.batch.stop')}</Button>
        </Popconfirm>
      )}
      {failed.length > 0 && (
        <Button onClick={() => render(failed)}>{t('render.batch.retryFailed', { count: failed.length })}</Button>
      )}
      {videoIds.length > 0 && (
        <PageLink to={`/publish/matrix?videos=${videoIds.map(encodeURIComponent).join(',')}`}>
          <Button>{t('render.batch.publish', { count: videoIds.length })}</Button>
        </PageLink>
      )}
      <Button type="primary" disabled={waiting.length === 0} onClick={() => render(waiting)}>
        {t('render.batch.render', { count: waiting.length })}
      </Button>
    </Flex>
  );
}
