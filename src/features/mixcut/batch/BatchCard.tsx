import { Button, Card, Checkbox, Flex, Tag } from 'antd';
import { useState } from 'react';
import { type ExportJobRecord, storedVideoOf, videoLink } from '@/blocks/exports/exportJobs';
import { RenderState } from '@/blocks/exports/RenderState';
import { PosterButton } from '@/blocks/PosterButton';
import { useStill } from '@/blocks/useStill';
import { PageLink } from '@/components/PageLink';
import { Text } from '@/components/ui/Text';
import { projectDuration } from '@/engine/project/projectDuration';
import { fromSeconds, type Ticks, toSeconds } from '@/engine/time/ticks';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import styles from './BatchCard.module.css';
import type { BatchItem } from './batchItems';
import { staleCoverOf } from './coverJobs';

interface BatchCardProps {
  readonly item: BatchItem;
  readonly job: ExportJobRecord | undefined;
  readonly isAccepted: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
  readonly onPlay: () => void;
  /** Goes on with it in the timeline. */
  readonly onEdit: () => void;
  /** Gives up what was made of it in the timeline. */
  readonly onUnedit: () => void;
  readonly isPending: boolean;
}

const LAST_FRAME = fromSeconds(0.1);

/** The frame that becomes the cover: of an edited version that is shorter, its last one. */
const coverTime = ({ project, cover }: BatchItem): Ticks | undefined =>
  cover && (Math.max(0, Math.min(fromSeconds(cover.at), projectDuration(project) - LAST_FRAME)) as Ticks);

/** One planned version: how it begins, what it is made of, how far its rendering is. */
export function BatchCard({ item, job, isAccepted, isPending, onAccept, onPlay, onEdit, onUnedit }: BatchCardProps) {
  const t = useT();
  const can = useCan();
  const { project, cover } = item;
  const time = coverTime(item);
  const { address, isBroken } = useStill(project, time === undefined ? {} : { time });
  const [lostImage, setLostImage] = useState<string>();
  const image = cover?.image?.url;
  const isImageLost = image !== undefined && image === lostImage;
  const videoId = storedVideoOf(item.id);
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
        address={image && !isImageLost ? image : address}
        label={t('mixcut.play', { name: project.title })}
        onPlay={onPlay}
        onBroken={() => setLostImage(image)}
      />
      {isImageLost && (
        <Text size="small" type="danger">
          {t('mixcut.cover.lost', { name: cover?.image?.name ?? '' })}
        </Text>
      )}
      {isBroken && (
        <Text size="small" type="danger">
          {t('mixcut.broken')}
        </Text>
      )}
      <Text size="small" type="secondary" ellipsis={2}>
        {project.tracks.main.clips.map(({ name }) => name).join(' → ')}
      </Text>
      {item.parts.music.length > 0 && (
        <Text size="small" type="secondary" ellipsis>
          {t('mixcut.parts.music', { names: item.parts.music.join(' · ') })}
        </Text>
      )}
      {item.parts.captions.length > 0 && (
        <Text size="small" type="secondary" ellipsis>
          {t('mixcut.parts.captions', { names: item.parts.captions.join(' · ') })}
        </Text>
      )}
      {item.projectId && (
        <div>
          <Tag color="processing">{t('mixcut.edited.tag')}</Tag>
        </div>
      )}
      {item.isSilent && (
        <Text size="small" type="secondary">
          {t('mixcut.voice.notYet')}
        </Text>
      )}
      {/* The reason of a failed job says the same in more words. */}
      {!(isBroken && job?.state.name === 'failed') && <RenderState job={job} videoId={videoId} />}
      {staleCoverOf(item) && (
        <Text size="small" type="secondary">
          {t('mixcut.covers.stale')}
        </Text>
      )}
      <Flex gap={8} wrap>
        {can('project.save') && (
          <Button size="small" loading={isPending} onClick={onEdit}>
            {t(item.projectId ? 'mixcut.edited.more' : 'mixcut.edit')}
          </Button>
        )}
        {can('project.save') && item.projectId && (
          <Button size="small" disabled={isPending} onClick={onUnedit}>
            {t('mixcut.edited.back')}
          </Button>
        )}
        {videoId && (
          <PageLink to={videoLink(videoId)}>
            <Button size="small">{t('mixcut.toVideo')}</Button>
          </PageLink>
        )}
      </Flex>
    </Card>
  );
}
