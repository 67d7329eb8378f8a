import { PlayCircleOutlined } from '@ant-design/icons';
import { history, Link } from '@umijs/max';
import { Button, Card, Checkbox, Flex, Progress, Tag } from 'antd';
import { type ExportJobRecord, stepPercent, videoIdOf, videoLink } from '@/blocks/exports/exportJobs';
import { Text } from '@/components/ui/Text';
import { projectDuration } from '@/engine/project/projectDuration';
import { toSeconds } from '@/engine/time/ticks';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { makeTimeline } from '@/services/project/makeTimeline';
import { formatDuration } from '@/utils/formatDuration';
import styles from './BatchCard.module.css';
import type { BatchItem } from './batchItems';
import { usePoster } from './usePoster';

interface BatchCardProps {
  readonly item: BatchItem;
  readonly planId: string;
  readonly job: ExportJobRecord | undefined;
  readonly isAccepted: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
  readonly onPlay: () => void;
}

/** One planned version: how it begins, what it is made of, how far its rendering is. */
export function BatchCard({ item, planId, job, isAccepted, onAccept, onPlay }: BatchCardProps) {
  const t = useT();
  const can = useCan();
  const { project } = item;
  const { address, isBroken } = usePoster(project);
  const videoId = job && videoIdOf(job);
  const edit = useAction(async () => {
    history.push(await makeTimeline(project, { title: project.title, source: [{ type: 'project', id: planId }] }));
  });
  return (
    <Card size="small" role="group" aria-label={project.title} classNames={{ body: styles.body }}>
      <Flex justify="space-between" align="center">
        <Checkbox checked={isAccepted} onChange={({ target }) => onAccept(target.checked)}>
          {t('mixcut.version', { number: item.number })}
        </Checkbox>
        <Text size="small" type="secondary" tabular>
          {formatDuration(toSeconds(projectDuration(project)))}
        </Text>
      </Flex>
      <button
        type="button"
        className={styles.poster}
        style={{ aspectRatio: `${project.canvas.width} / ${project.canvas.height}` }}
        aria-label={t('mixcut.play', { name: project.title })}
        onClick={onPlay}
      >
        {address && <img src={address} alt="" />}
        <PlayCircleOutlined className={styles.play} />
      </button>
      {isBroken && (
        <Text size="small" type="danger">
          {t('mixcut.broken')}
        </Text>
      )}
      <Text size="small" type="secondary" ellipsis={2}>
        {project.tracks.main.clips.map(({ name }) => name).join(' → ')}
      </Text>
      {/* The reason of a failed job says the same in more words. */}
      {!(isBroken && job?.state.name === 'failed') && <JobState job={job} />}
      <Flex gap={8} wrap>
        {can('project.save') && (
          <Button size="small" loading={edit.isPending} onClick={() => void edit.run(undefined)}>
            {t('mixcut.edit')}
          </Button>
        )}
        {videoId && (
          <Link to={videoLink(videoId)}>
            <Button size="small">{t('mixcut.toVideo')}</Button>
          </Link>
        )}
      </Flex>
    </Card>
  );
}

function JobState({ job }: Pick<BatchCardProps, 'job'>) {
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
            {state.name === 'paused' ? t('mixcut.state.paused') : state.stage}
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
          <Tag color="success">{t(videoIdOf(job) ? 'mixcut.state.stored' : 'mixcut.state.made')}</Tag>
        </div>
      );
    default:
      return (
        <div>
          <Tag>{t(`mixcut.state.${state.name}`)}</Tag>
        </div>
      );
  }
}
