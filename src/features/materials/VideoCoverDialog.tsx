import { App, Modal, Skeleton } from 'antd';
import { EmptyState } from '@/components/empty/EmptyState';
import { LoadFailure } from '@/components/LoadFailure';
import { Thumb } from '@/components/Thumb';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { videoApi } from '@/services/video/api';
import type { Video } from '@/services/video/schema';
import styles from './materials.module.css';
import type { Made, useKeep } from './parts/useKeep';

interface Props {
  readonly make: () => Promise<Made>;
  readonly keep: ReturnType<typeof useKeep>;
  readonly onClose: () => void;
}

/** Gives the cover to a finished video. */
export function VideoCoverDialog({ make, keep, onClose }: Props) {
  const t = useT();
  const { message } = App.useApp();
  const { data, error, loading, refresh } = useLoad(videoApi.data, { page_size: 60 });
  const give = async (video: Video) => {
    const isDone = await keep.act('video', async () => {
      const { url } = await keep.store(await make());
      await videoApi.set({ id: video.id, cover: url }, shownByCaller);
      return true;
    });
    if (!isDone) return;
    message.success(t('material.covers.set', { title: video.title }));
    onClose();
  };
  return (
    <Modal open title={t('material.covers.pickVideo')} footer={null} width={720} onCancel={onClose}>
      {loading && !data && <Skeleton active />}
      {error && <LoadFailure error={error} onRetry={refresh} />}
      {data?.list.length === 0 && <EmptyState compact title={t('material.covers.noVideos')} />}
      <GridLayout columns="repeat(auto-fill, minmax(120px, 1fr))" gap={12}>
        {data?.list.map((video) => (
          <button
            key={video.id}
            type="button"
            className={styles.cover}
            disabled={keep.busy === 'video'}
            onClick={() => void give(video)}
          >
            <Thumb src={video.cover} ratio={3 / 4} width={104} />
            <Text ellipsis className={styles.name}>
              {video.title}
            </Text>
          </button>
        ))}
      </GridLayout>
    </Modal>
  );
}
