import { EyeOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { useDates } from '@/blocks/publishing';
import type { ResourceTools } from '@/components/resource/types';
import { Text } from '@/components/ui/Text';
import { labelStateOf } from '@/domain/videos';
import { formatDay } from '@/hooks/useDates';
import type { Video } from '@/services/video/schema';
import { formatDuration } from '@/utils/formatDuration';
import { useVideoRoute } from '../useVideoRoute';
import { AiLabelTag } from './AiLabelTag';
import { PlanTag } from './PlanTag';
import { TextTag } from './TextTag';
import { VideoActions } from './VideoActions';
import styles from './VideoCard.module.css';
import { VideoHover } from './VideoHover';

/** A finished video as one sees it on a phone: cover first, then what needs an eye. */
export function VideoCard({ video, tools }: { readonly video: Video; readonly tools: ResourceTools<Video> }) {
  const { t } = tools;
  const route = useVideoRoute();
  const dates = useDates();
  const label = labelStateOf(video);
  return (
    <>
      <button
        type="button"
        className={styles.cover}
        aria-label={`${t('publish.play')} ${video.title} ${formatDuration(video.duration)}`}
        onClick={() => route.open(video.id)}
      >
        <VideoHover video={video} />
        {video.versions > 1 && (
          <span className={styles.versions}>{t('video.versionsOf', { n: video.version, count: video.versions })}</span>
        )}
        <Text size="small" tabular className={styles.length}>
          {formatDuration(video.duration)}
        </Text>
      </button>
      <Flex vertical gap={4} flex={1} style={{ padding: 12 }}>
        <Text component="div" strong ellipsis={2} title={video.title}>
          {video.title}
        </Text>
        <Text component="div" type="secondary" size="small">
          {video.goods_title || t('publish.noGoods')} ·{' '}
          <span style={{ whiteSpace: 'nowrap' }}>{formatDay(video.created_at).slice(5)}</span>
        </Text>
        <Flex gap={4} align="center" justify="space-between" wrap>
          <PlanTag plan={video.plan} />
          {video.views > 0 && (
            <Text type="secondary" size="small" title={t('publish.views')}>
              <EyeOutlined aria-label={t('publish.views')} /> {dates.number(video.views)}
            </Text>
          )}
        </Flex>
        <Flex gap={4} wrap>
          {(label === 'part' || label === 'none') && <AiLabelTag video={video} />}
          {(video.compliance === 'high' || video.compliance === 'mid') && <TextTag video={video} />}
        </Flex>
        <VideoActions video={video} tools={tools} />
      </Flex>
    </>
  );
}
