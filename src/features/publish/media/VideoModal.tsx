import { CalendarOutlined, DownloadOutlined } from '@ant-design/icons';
import { Alert, App, Button, Modal, Skeleton, Space } from 'antd';
import { VideoPlayer } from '@/components/player/VideoPlayer';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import { videoApi } from '@/services/video/api';
import type { Video } from '@/services/video/schema';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import { AiLabelTag } from './AiLabelTag';
import { downloadVideo } from './downloadVideo';
import { EditVideo } from './EditVideo';
import styles from './media.module.css';
import { RenameVideo } from './RenameVideo';
import { VideoChain } from './VideoChain';

const DAY = 86_400_000;

interface Props {
  readonly videoId: string | undefined;
  readonly onClose: () => void;
  readonly onSchedule: (id: string) => void;
  readonly onChanged: () => void;
}

/** Player, facts, chain and posts of one finished video. */
export function VideoModal({ videoId, onClose, onSchedule, onChanged }: Props) {
  const t = useT();
  const can = useCan();
  const { message } = App.useApp();
  const { data, error, refresh, mutate } = useLoad(async () => (videoId ? loadVideo(videoId) : undefined), {
    refreshDeps: [videoId],
    ready: Boolean(videoId),
  });
  const shown = data && data.video.id === videoId ? data : undefined;

  return (
    <Modal
      open={videoId !== undefined}
      title={t('publish.videoDetail')}
      width={920}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
    >
      {!shown && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {!shown && error && (
        <Alert
          type="error"
          showIcon
          title={messageOf(error)}
          action={
            <Button size="small" onClick={refresh}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {shown && (
        <div className={styles.detail}>
          <VideoPlayer src={shown.video.url} poster={shown.video.cover} title={shown.video.title} />
          <div className={styles.facts}>
            <RenameVideo
              video={shown.video}
              onRenamed={(video) => {
                mutate({ ...shown, video });
                onChanged();
              }}
            />
            <p className={styles.soft}>
              {formatDuration(shown.video.duration)} · {shown.video.width}×{shown.video.height} ·{' '}
              {formatSize(shown.video.size)} · {shown.video.container.toUpperCase()}
              {' · '}
              {[shown.video.video_codec, shown.video.audio_codec].filter(Boolean).join(' + ')}
            </p>
            <AiLabelTag label={shown.video.ai_label} />
            <Space className={styles.detailActs}>
              {can('publish.schedule') && (
                <Button type="primary" icon={<CalendarOutlined />} onClick={() => onSchedule(shown.video.id)}>
                  {t('publish.schedule')}
                </Button>
              )}
              <EditVideo video={shown.video} />
              <Button
                icon={<DownloadOutlined />}
                onClick={() => void downloadVideo(shown.video).catch(() => message.error(t('publish.downloadFailed')))}
              >
                {t('common.download')}
              </Button>
            </Space>
            <VideoChain video={shown.video} posts={shown.posts} />
          </div>
        </div>
      )}
    </Modal>
  );
}

async function loadVideo(id: string): Promise<{ video: Video; posts: PublishItem[] }> {
  const quiet = { skipErrorHandler: true };
  const video = await videoApi.info({ id }, quiet);
  // The list call knows no video: its posts lie between its making and a year from now.
  const from = new Date(Date.parse(video.created_at) - DAY).toISOString();
  const to = new Date(Date.now() + 366 * DAY).toISOString();
  const { list } = await publishApi.data({ from, to }, quiet);
  return { video, posts: list.filter((post) => post.video_id === id) };
}
