import { Button, Flex, Modal, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { VideoIllustration } from '@/components/empty/VideoIllustration';
import { LoadFailure } from '@/components/LoadFailure';
import { Thumb } from '@/components/Thumb';
import { Text } from '@/components/ui/Text';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { videoApi } from '@/services/video/api';
import type { Video } from '@/services/video/schema';
import { formatDuration } from '@/utils/formatDuration';
import { PickerBar, type PickerFilters } from './PickerBar';
import styles from './picker.module.css';
import { usePicked } from './usePicked';

interface Props {
  readonly video: Video;
  /** Place among the chosen, from 0; -1 = not chosen. */
  readonly at: number;
  readonly isNumbered: boolean;
  readonly onToggle: (isRange: boolean) => void;
}

/** One video to choose: its cover, how long it is, whether it was used before. */
function PickerCell({ video, at, isNumbered, onToggle }: Props) {
  const t = useT();
  return (
    <button
      type="button"
      className={styles.cell}
      data-on={at >= 0 || undefined}
      aria-pressed={at >= 0}
      title={video.title}
      onClick={(event) => onToggle(event.shiftKey)}
    >
      <Thumb src={video.cover} ratio={3 / 4} />
      <Text ellipsis={2} className={styles.name}>
        {video.title}
      </Text>
      <Text size="small" tabular className={styles.length}>
        {formatDuration(video.duration)}
      </Text>
      <Text type="secondary" size="small" style={{ margin: '0 8px' }}>
        {video.versions > 1 ? `${t('video.versionShort', { n: video.version })} · ` : ''}
        {video.posts > 0 ? t('video.postsShort', { count: video.posts }) : t('video.plan.none')}
      </Text>
      {at >= 0 && <b className={styles.number}>{isNumbered ? at + 1 : '✓'}</b>}
    </button>
  );
}

interface VideoPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** In the order of the clicks. */
  readonly onPick: (videos: readonly Video[]) => void;
  /** Most that may be chosen; default 100. One = the next click takes the place of the last. */
  readonly max?: number;
}

const pageSize = 24;
const usualMax = 100;

/** Chooses finished videos, of each video the current version: search, filters, pages; what is chosen stays chosen on other pages and under other filters. */
export function VideoPicker(props: VideoPickerProps) {
  return props.open ? <OpenPicker {...props} /> : null;
}

function OpenPicker({ onClose, onPick, max = usualMax }: VideoPickerProps) {
  const t = useT();
  const [filters, setFilters] = useState<PickerFilters>({});
  const [page, setPage] = useState(1);
  const picked = usePicked(max);
  const { data, error, loading, refresh } = useLoad(
    videoApi.data,
    { page, page_size: pageSize, status: 1, stack: 1, ...filters },
    { keepPrevious: true },
  );
  const videos = data?.list ?? [];
  const total = data?.paginator.total ?? 0;
  const done = () => {
    onPick(picked.videos);
    onClose();
  };
  return (
    <Modal
      open
      width={960}
      title={t(max === 1 ? 'video.pickOne' : 'video.pick')}
      okText={t('video.take', { count: picked.videos.length })}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: picked.videos.length === 0 }}
      onOk={done}
      onCancel={onClose}
    >
      <PickerBar
        filters={filters}
        choices={data?.filter}
        onChange={(next) => {
          setFilters(next);
          setPage(1);
        }}
      />
      {loading && !data && <Skeleton active paragraph={{ rows: 6 }} />}
      {error && <LoadFailure error={error} onRetry={refresh} />}
      {data && videos.length === 0 && (
        <EmptyState
          compact
          illustration={<VideoIllustration />}
          title={t(Object.keys(filters).length > 0 ? 'video.nothingFound' : 'publish.mediaEmpty')}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only add to what Tab does */}
      <div className={styles.grid} onKeyDown={picked.onKeyDown} aria-busy={loading}>
        {videos.map((video) => (
          <PickerCell
            key={video.id}
            video={video}
            at={picked.indexOf(video)}
            isNumbered={max > 1}
            onToggle={(isRange) => picked.toggle(video, videos, isRange)}
          />
        ))}
      </div>
      <Flex gap={8} align="center" wrap style={{ marginBlockStart: 12 }}>
        <Text aria-live="polite" type="secondary">
          {t(max === 1 ? 'video.pickHintOne' : 'video.pickHint', { count: picked.videos.length, max })}
        </Text>
        {max > 1 && videos.length > 0 && (
          <Button type="link" size="small" onClick={() => picked.togglePage(videos)}>
            {t('video.pickPage')}
          </Button>
        )}
        {picked.videos.length > 0 && (
          <Button type="link" size="small" onClick={picked.clear}>
            {t('resource.clearSelection')}
          </Button>
        )}
        {total > pageSize && (
          <Pagination
            className={styles.pages}
            size="small"
            current={page}
            pageSize={pageSize}
            total={total}
            showSizeChanger={false}
            showLessItems
            onChange={setPage}
          />
        )}
      </Flex>
    </Modal>
  );
}
