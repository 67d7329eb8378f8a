import { CalendarOutlined, DownloadOutlined } from '@ant-design/icons';
import { App, Button, Flex, Space } from 'antd';
import { type RefObject, useState } from 'react';
import { useCan } from '@/hooks/useCan';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { videoApi } from '@/services/video/api';
import type { VideoDetail } from '@/services/video/schema';
import { useAskRemove } from '../list/useAskRemove';
import { useDownload } from '../useDownload';
import { useVideoRoute } from '../useVideoRoute';
import { CoverDialog } from './CoverDialog';
import styles from './DrawerActions.module.css';
import { EditVideo } from './EditVideo';
import { MoreActions } from './MoreActions';

interface Props {
  readonly video: VideoDetail;
  readonly player: RefObject<HTMLVideoElement | null>;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** What one does with a finished video. */
export function DrawerActions({ video, player, onChanged, onClose }: Props) {
  const t = useT();
  const can = useCan();
  const actions = useRecordActions();
  const route = useVideoRoute();
  const download = useDownload();
  const askRemove = useAskRemove();
  const { message } = App.useApp();
  const [coverAt, setCoverAt] = useState<number>();
  const remove = async () => {
    if (!(await askRemove([video]))) return;
    if (!(await actions.remove((options) => videoApi.delete({ ids: [video.id] }, options), [video.id]))) return;
    message.info(t('video.inBin', { title: video.title }));
    onClose();
    onChanged();
  };
  const restore = async () => {
    const isDone = await actions.changeStatus(
      (options) => videoApi.status({ ids: [video.id], status: 1 }, options),
      [video.id],
    );
    if (isDone) onChanged();
  };
  if (video.status === -1)
    return (
      <Flex gap={12} align="center" className={styles.inBin}>
        <span>{t('video.isInBin')}</span>
        {can('video.delete') && (
          <Button size="small" onClick={() => void restore()}>
            {t('video.restore')}
          </Button>
        )}
      </Flex>
    );
  return (
    <>
      <Space wrap style={{ marginBlock: 8 }}>
        {can('publish.submit') && (
          <Button type="primary" icon={<CalendarOutlined aria-hidden />} onClick={() => route.schedule(video.id)}>
            {t('publish.schedule')}
          </Button>
        )}
        <EditVideo video={video} />
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => download([video])}>
          {t('common.download')}
        </Button>
        <MoreActions
          video={video}
          onCover={() => setCoverAt(player.current?.currentTime ?? 0)}
          onRemove={() => void remove()}
        />
      </Space>
      {coverAt !== undefined && (
        <CoverDialog video={video} at={coverAt} onClose={() => setCoverAt(undefined)} onChanged={onChanged} />
      )}
    </>
  );
}
