import { CalendarOutlined, DeleteOutlined, DownloadOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Flex, Tooltip } from 'antd';
import type { ResourceTools } from '@/components/resource/types';
import { useCan } from '@/hooks/useCan';
import type { Video } from '@/services/video/schema';
import { EditVideo } from '../detail/EditVideo';
import { useDownload } from '../useDownload';
import { useVideoRoute } from '../useVideoRoute';
import styles from './VideoActions.module.css';

interface Props {
  readonly video: Video;
  readonly tools: ResourceTools<Video>;
}

/** Schedule, edit, download, delete; in the bin: restore. */
export function VideoActions({ video, tools }: Props) {
  const { t } = tools;
  const can = useCan();
  const route = useVideoRoute();
  const download = useDownload();
  if (video.status === -1) {
    if (!tools.can('status')) return null;
    return (
      <Flex gap={8} align="center" className={styles.actions}>
        <Button
          size="small"
          icon={<UndoOutlined aria-hidden />}
          aria-label={t('video.restoreOf', { name: video.title })}
          onClick={() => void tools.changeStatus([video], 1)}
        >
          {t('video.restore')}
        </Button>
      </Flex>
    );
  }
  return (
    <Flex gap={8} align="center" className={styles.actions}>
      {can('publish.submit') && (
        <Button
          size="small"
          type="primary"
          icon={<CalendarOutlined aria-hidden />}
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
          icon={<DownloadOutlined aria-hidden />}
          aria-label={t('publish.downloadOf', { name: video.title })}
          onClick={() => download([video])}
        />
      </Tooltip>
      {tools.canRemove([video]) && (
        <Tooltip title={t('common.delete')}>
          <Button
            size="small"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('publish.removeOf', { name: video.title })}
            onClick={() => void tools.remove([video])}
          />
        </Tooltip>
      )}
    </Flex>
  );
}
