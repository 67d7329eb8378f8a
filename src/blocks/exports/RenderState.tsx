import { Progress, Tag } from 'antd';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { type ExportJobRecord, stepPercent, videoIdOf } from './exportJobs';

/** How far the rendering of one video of a batch is; nothing before it is ordered. */
export function RenderState({ job }: { readonly job: ExportJobRecord | undefined }) {
  const t = useT();
  if (!job) return null;
  const { state } = job;
  switch (state.name) {
    case 'running':
    case 'paused':
      return (
        <>
          <Progress percent={stepPercent(job) ?? 0} size="small" aria-label={job.title} />
          <Text size="small" type="secondary">
            {state.name === 'paused' ? t('render.batch.state.paused') : state.stage}
          </Text>
        </>
      );
    case 'failed':
      return (
        <Text size="small" type="danger">
          {state.reason}
        </Text>
      );
    case 'succeeded':
      return (
        <div>
          <Tag color="success">{t(videoIdOf(job) ? 'render.batch.state.stored' : 'render.batch.state.made')}</Tag>
        </div>
      );
    default:
      return (
        <div>
          <Tag>{t(`render.batch.state.${state.name}`)}</Tag>
        </div>
      );
  }
}
