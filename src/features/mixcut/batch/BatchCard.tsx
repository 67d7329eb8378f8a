import { history, Link } from '@umijs/max';
import { Button, Card, Checkbox, Flex } from 'antd';
import { type ExportJobRecord, videoIdOf, videoLink } from '@/blocks/exports/exportJobs';
import { RenderState } from '@/blocks/exports/RenderState';
import { PosterButton } from '@/blocks/PosterButton';
import { useStill } from '@/blocks/useStill';
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
  const { address, isBroken } = useStill(project);
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
      <PosterButton
        project={project}
        address={address}
        label={t('mixcut.play', { name: project.title })}
        onPlay={onPlay}
      />
      {isBroken && (
        <Text size="small" type="danger">
          {t('mixcut.broken')}
        </Text>
      )}
      <Text size="small" type="secondary" ellipsis={2}>
        {project.tracks.main.clips.map(({ name }) => name).join(' → ')}
      </Text>
      {item.isSilent && (
        <Text size="small" type="secondary">
          {t('mixcut.voice.notYet')}
        </Text>
      )}
      {/* The reason of a failed job says the same in more words. */}
      {!(isBroken && job?.state.name === 'failed') && <RenderState job={job} />}
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
