import { CalendarOutlined, DeleteOutlined, DownloadOutlined } from '@ant-design/icons';
import { App, Button, Tooltip } from 'antd';
import type { ResourceTools } from '@/components/resource/types';
import { useCan } from '@/hooks/useCan';
import type { Video } from '@/services/video/schema';
import { downloadVideo } from './downloadVideo';
import { EditVideo } from './EditVideo';
import styles from './media.module.css';
import { useVideoRoute } from './useVideoRoute';

interface Props {
  readonly video: Video;
  readonly tools: ResourceTools<Video>;
}

/** Schedule, download, delete. */
export function VideoActs({ video, tools }: Props) {
  const { t } = tools;
  const can = useCan();
  const route = useVideoRoute();
  const { message } = App.useApp();
  const download = () => downloadVideo(video).catch(() => message.error(t('publish.downloadFailed')));
  return (
    <div className={styles.acts}>
      {can('publish.schedule') && (
        <Button
          size="small"
          type="primary"
          icon={<CalendarOutlined />}
          aria-label={t('publish.scheduleOf', { name: video.title })}
          onClick={() => route.schedule(video.id)}
        >
          {t('publish.toSchedule')}
        </Button>
      )}
      <EditVideo video={video} size="small" isIcon />
      <Tooltip title={t('common.download')}>
        <Button
          size="small"
          icon={<DownloadOutlined />}
          aria-label={t('publish.downloadOf', { name: video.title })}
          onClick={() => void download()}
        />
      </Tooltip>
      {tools.can('remove') && (
        <Tooltip title={t('common.delete')}>
          <Button
            size="small"
            icon={<DeleteOutlined />}
            aria-label={t('publish.removeOf', { name: video.title })}
            onClick={() => void tools.remove([video])}
          />
        </Tooltip>
      )}
    </div>
  );
}
