import { DoubleRightOutlined, InboxOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { keepsTouch } from '@/components/drag';
import { Thumb } from '@/components/Thumb';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { localStore } from '@/lib/storage/localStore';
import type { PublishItem, UnplannedVideo } from '@/services/publish/schema';
import { formatDuration } from '@/utils/formatDuration';
import styles from './BacklogPanel.module.css';
import { type CalendarActions, CalendarGrid } from './CalendarGrid';
import { PostCard } from './PostCard';
import { type CalendarDrag, pressVideo } from './useCalendarDrag';
import type { CalendarQuery } from './useCalendarQuery';

interface BacklogPanelProps {
  readonly backlog: CalendarQuery['backlog'];
  /** Those that the filters leave. */
  readonly drafts: readonly PublishItem[];
  readonly actions: CalendarActions;
  readonly drag: CalendarDrag;
  readonly canMove: (post: PublishItem) => boolean;
  readonly movingId: string | undefined;
  readonly onVideo: (video: UnplannedVideo) => void;
}

interface OpenPanelProps extends BacklogPanelProps {
  readonly onFold: () => void;
}

const FOLD_KEY = 'publish.calendar.lane';
const MAX_VIDEOS = 20;

/** Whether the backlog is open: as the member left it, else as soon as something waits in it. */
function useFold(count: number) {
  const [chosen, setChosen] = useState(() => localStore.getText(FOLD_KEY));
  // It stays for what was dragged out of it last: the days would jump aside otherwise.
  const hadSome = useRef(false);
  hadSome.current ||= count > 0;
  const isOpen = chosen === 'open' || (chosen !== 'folded' && hadSome.current);
  return {
    isOpen,
    toggle: () => {
      const next = isOpen ? 'folded' : 'open';
      localStore.setText(FOLD_KEY, next);
      setChosen(next);
    },
  };
}

/** What waits for a time: drafts and finished videos, to be dragged onto a day or into a slot; a draft loses its time here. */
export function BacklogPanel(props: BacklogPanelProps) {
  const t = useT();
  const { drafts, videos } = props.backlog;
  const count = drafts.length + videos.length;
  const { isOpen, toggle } = useFold(count);
  if (isOpen) return <OpenPanel {...props} onFold={toggle} />;
  return (
    <Button className={styles.opener} icon={<InboxOutlined aria-hidden />} onClick={toggle} data-drag-rest="">
      {t('pubCal.laneOpen', { count })}
    </Button>
  );
}

function OpenPanel({ backlog, drafts, actions, drag, canMove, movingId, onVideo, onFold }: OpenPanelProps) {
  const t = useT();
  const root = useRef<HTMLElement>(null);
  useEffect(() => (root.current ? keepsTouch(root.current) : undefined), []);
  const [isWhole, setIsWhole] = useState(false);
  const { videos, error, isLoading, refresh } = backlog;
  const listed = isWhole ? videos : videos.slice(0, MAX_VIDEOS);
  return (
    <aside ref={root} className={styles.panel} aria-label={t('pubCal.lane')} data-lane="">
      <Flex component="header" align="center" justify="space-between">
        <Text component="h2" size="medium" strong>
          {t('pubCal.lane')}
        </Text>
        <Button
          type="text"
          size="small"
          icon={<DoubleRightOutlined className={styles.turn} />}
          aria-label={t('pubCal.laneFold')}
          onClick={onFold}
        />
      </Flex>
      <p>
        <Text type="secondary" size="small">
          {t('pubCal.laneHelp')}
        </Text>
      </p>
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
        <p>
          <Text type="secondary" size="small">
            {t('pubCal.laneEmpty')}
          </Text>
        </p>
      )}
      {drafts.length > 0 && (
        <section aria-label={t('pubCal.laneDrafts', { count: drafts.length })}>
          <Text component="h3" type="secondary" size="small" strong style={{ marginBlock: '12px 8px' }}>
            {t('pubCal.laneDrafts', { count: drafts.length })}
          </Text>
          <CalendarGrid actions={actions} drag={drag} today="" columns={1} className={styles.list}>
            <div data-day="" className={styles.list}>
              {drafts.map((post) => (
                <PostCard key={post.id} post={post} time="" canMove={canMove(post)} isMoving={post.id === movingId} />
              ))}
            </div>
          </CalendarGrid>
        </section>
      )}
      {videos.length > 0 && (
        <section aria-label={t('pubCal.laneVideos', { count: videos.length })}>
          <Text component="h3" type="secondary" size="small" strong style={{ marginBlock: '12px 8px' }}>
            {t('pubCal.laneVideos', { count: videos.length })}
          </Text>
          <ul className={styles.list}>
            {listed.map((video) => (
              <li key={video.id}>
                <PlainButton
                  className={styles.video}
                  data-video={video.id}
                  onClick={() => onVideo(video)}
                  onPointerDown={(event) => pressVideo(event.nativeEvent, event.currentTarget, drag)}
                >
                  <Thumb src={video.cover} ratio={3 / 4} width={36} />
                  <Flex component="span" vertical style={{ minInlineSize: 0 }}>
                    <Text ellipsis>{video.title}</Text>
                    <Text type="secondary" size="small">
                      {formatDuration(video.duration)}
                      {video.goods_title && ` · ${video.goods_title}`}
                    </Text>
                  </Flex>
                </PlainButton>
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
