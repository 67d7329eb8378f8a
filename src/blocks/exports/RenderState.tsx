import { Progress, Tag } from 'antd';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { type ExportJobRecord, stepPercent, videoIdOf } from './exportJobs';
import { LostAudioNote } from './LostAudioNote';

interface RenderStateProps {
  readonly job: ExportJobRecord | undefined;
  /** The finished video, which outlasts the job. */
  readonly videoId: string | undefined;
}

/** How far the rendering of one video of a batch is; nothing before it is ordered. */
export function RenderState({ job, videoId }: RenderStateProps) {
  const t = useT();
  if (!job) return videoId === undefined ? null : <StoredTag isStored />;
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
        <>
          <StoredTag isStored={videoIdOf(job) !== undefined} />
          {job.output && <LostAudioNote lostAudio={job.output.result.lostAudio} />}
        </>
      );
    default:
      return (
        <div>
          <Tag>{t(`render.batch.state.${state.name}`)}</Tag>
        </div>
      );
  }
}

function StoredTag({ isStored }: { readonly isStored: boolean }) {
  const t = useT();
  return (
    <div>
      <Tag color="success">{t(isStored ? 'render.batch.state.stored' : 'render.batch.state.made')}</Tag>
    </div>
  );
}
