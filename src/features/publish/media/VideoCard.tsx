import { PlayCircleFilled } from '@ant-design/icons';
import dayjs from 'dayjs';
import type { ResourceTools } from '@/components/resource/types';
import { Thumb } from '@/components/thumb/Thumb';
import type { Video } from '@/services/video/schema';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import { AiLabelTag } from './AiLabelTag';
import styles from './media.module.css';
import { useVideoRoute } from './useVideoRoute';
import { VideoActs } from './VideoActs';

/** A finished video as one sees it on a phone: cover first. */
export function VideoCard({ video, tools }: { readonly video: Video; readonly tools: ResourceTools<Video> }) {
  const { t } = tools;
  const route = useVideoRoute();
  return (
    <>
      <button
        type="button"
        className={styles.cover}
        aria-label={`${t('publish.play')} ${video.title} ${formatDuration(video.duration)}`}
        onClick={() => route.open(video.id)}
      >
        <Thumb src={video.cover} ratio={3 / 4} />
        <span className={styles.play}>
          <PlayCircleFilled aria-hidden />
        </span>
        <span className={styles.length}>{formatDuration(video.duration)}</span>
      </button>
      <div className={styles.body}>
        <div className={styles.title} title={video.title}>
          {video.title}
        </div>
        <div className={styles.soft}>{video.goods_title || t('publish.noGoods')}</div>
        <div className={styles.row}>
          <AiLabelTag label={video.ai_label} />
          <span className={styles.soft}>
            {formatSize(video.size)} · {dayjs(video.created_at).format('MM-DD HH:mm')}
          </span>
        </div>
        <VideoActs video={video} tools={tools} />
      </div>
    </>
  );
}
