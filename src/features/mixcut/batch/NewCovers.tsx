import { Button } from 'antd';
import { Text } from '@/components/ui/Text';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { isJobBusy, jobs, useJobsOf } from '@/lib/jobs';
import type { BatchItem } from './batchItems';
import { coverJobs, staleCoverOf } from './coverJobs';

interface NewCoversProps {
  readonly accepted: readonly BatchItem[];
  /** Where the batch is seen. */
  readonly link: string;
  readonly title: string;
}

/** Finished videos whose covers were chosen otherwise since: only the covers are drawn anew. */
export function NewCovers({ accepted, link, title }: NewCoversProps) {
  const t = useT();
  const can = useCan();
  const job = useJobsOf(coverJobs).find(({ id }) => id === `${coverJobs.name}:${link}`);
  const covers = accepted.flatMap((item) => staleCoverOf(item) ?? []);
  const isBusy = job !== undefined && isJobBusy(job.state);
  if (!can('video.save')) return null;
  if (isBusy) {
    const stage = job.state.name === 'running' ? job.state.stage : undefined;
    return (
      <>
        <Text type="secondary">{stage ?? t('mixcut.covers.jobTitle', { name: title })}</Text>
        {job.isHere && <Button onClick={() => jobs.cancel(job.id)}>{t('mixcut.covers.stop')}</Button>}
      </>
    );
  }
  return (
    <>
      {job?.state.name === 'failed' && <Text type="danger">{job.state.reason}</Text>}
      {job?.state.name === 'succeeded' && job.output && job.output.own > 0 && (
        <Text type="secondary">{t('mixcut.covers.own', { count: job.output.own })}</Text>
      )}
      {covers.length > 0 && (
        <Button onClick={() => coverJobs.start({ link, title, covers })}>
          {t('mixcut.covers.draw', { count: covers.length })}
        </Button>
      )}
    </>
  );
}
