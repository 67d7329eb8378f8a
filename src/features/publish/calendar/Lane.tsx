import { DoubleRightOutlined } from '@ant-design/icons';
import { Alert, Button, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { keepsTouch } from '@/components/drag';
import { Thumb } from '@/components/thumb/Thumb';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import type { PublishItem, UnplannedVideo } from '@/services/publish/schema';
import { formatDuration } from '@/utils/formatDuration';
import styles from './calendar.module.css';
import { pressVideo } from './dragPlan';
import lane from './lane.module.css';
import { PostCard } from './PostCard';
import { Surface, type SurfaceActions } from './Surface';
import type { useUnscheduled } from './useUnscheduled';

interface Props {
  readonly waiting: ReturnType<typeof useUnscheduled>;
  readonly drafts: readonly PublishItem[];
  readonly actions: SurfaceActions;
  readonly canMove: (post: PublishItem) => boolean;
  readonly movingId: string | undefined;
  readonly onVideo: (video: UnplannedVideo) => void;
  readonly onFold: () => void;
}

const shown = 20;

/** What waits for a time: drafts and finished videos, to be dragged onto a day or into a slot; a draft loses its time here. */
export function Lane({ waiting, drafts, actions, canMove, movingId, onVideo, onFold }: Props) {
  const t = useT();
  const root = useRef<HTMLElement>(null);
  useEffect(() => (root.current ? keepsTouch(root.current) : undefined), []);
  const [isWhole, setIsWhole] = useState(false);
  const { videos, error, isLoading, refresh } = waiting;
  const listed = isWhole ? videos : videos.slice(0, shown);
  return (
    <aside ref={root} className={lane.lane} aria-label={t('pubCal.lane')} data-lane="">
      <header className={lane.head}>
        <h2 className={lane.title}>{t('pubCal.lane')}</h2>
        <Button
          type="text"
          size="small"
          icon={<DoubleRightOutlined className={styles.turn} />}
          aria-label={t('pubCal.laneFold')}
          onClick={onFold}
        />
      </header>
      <p className={styles.soft}>{t('pubCal.laneHelp')}</p>
      {isLoading && <Skeleton active paragraph={{ rows: 4 }} />}
      {error && (
        <Alert
          type="error"
          title={messageOf(error)}
          action={
            <Button size="small" onClick={refresh}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {!isLoading && !error && drafts.length + videos.length === 0 && (
        <p className={styles.soft}>{t('pubCal.laneEmpty')}</p>
      )}
      {drafts.length > 0 && (
        <section aria-label={t('pubCal.laneDrafts', { count: drafts.length })}>
          <h3 className={lane.sub}>{t('pubCal.laneDrafts', { count: drafts.length })}</h3>
          <Surface actions={actions} today="" columns={1} className={lane.list}>
            <div data-day="" className={lane.list}>
              {drafts.map((post) => (
                <PostCard key={post.id} post={post} time="" canMove={canMove(post)} isMoving={post.id === movingId} />
              ))}
            </div>
          </Surface>
        </section>
      )}
      {videos.length > 0 && (
        <section aria-label={t('pubCal.laneVideos', { count: videos.length })}>
          <h3 className={lane.sub}>{t('pubCal.laneVideos', { count: videos.length })}</h3>
          <ul className={lane.list}>
            {listed.map((video) => (
              <li key={video.id}>
                <button
                  type="button"
                  className={lane.video}
                  data-video={video.id}
                  onClick={() => onVideo(video)}
                  onPointerDown={(event) => pressVideo(event.nativeEvent, event.currentTarget, actions)}
                >
                  <Thumb src={video.cover} ratio={3 / 4} width={36} />
                  <span className={lane.videoText}>
                    <span className={lane.videoTitle}>{video.title}</span>
                    <span className={styles.soft}>
                      {formatDuration(video.duration)}
                      {video.goods_title && ` · ${video.goods_title}`}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {videos.length > listed.length && (
            <Button type="link" size="small" onClick={() => setIsWhole(true)}>
              {t('publish.morePosts', { count: videos.length - listed.length })}
            </Button>
          )}
        </section>
      )}
    </aside>
  );
}
