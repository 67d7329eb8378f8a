import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { VideoPicker } from '@/blocks/publishing';
import { Thumb } from '@/components/Thumb';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import type { Video } from '@/services/video/schema';
import { formatDuration } from '@/utils/formatDuration';
import mainStyles from './main.module.css';
import styles from './matrix.module.css';

interface Props {
  readonly videos: readonly Video[];
  readonly onChange: (ids: readonly string[]) => void;
  /** Videos that are not known yet. */
  readonly onNew: () => void;
}

/** Most videos of a plan. */
export const mostVideos = 100;

/** What goes out: covers and names, in the order in which they were chosen. */
export function ChosenVideos({ videos, onChange, onNew }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const ids = videos.map(({ id }) => id);
  return (
    <Flex component="section" vertical gap={12} className={mainStyles.panel} aria-labelledby="matrix-videos">
      <Flex component="header" gap={8} align="center" justify="space-between" wrap>
        <Text id="matrix-videos" component="h2" size="large" strong>
          {t('publishMatrix.videos')}
          <Text type="secondary" tabular className={styles.count}>
            {videos.length}
          </Text>
        </Text>
        {videos.length > 0 && (
          <Button type="link" size="small" onClick={() => onChange([])}>
            {t('publishMatrix.clear')}
          </Button>
        )}
      </Flex>
      {videos.length > 0 && (
        <Flex component="ul" vertical gap={8} className={styles.videos} aria-label={t('publishMatrix.videos')}>
          {videos.map((video) => (
            <Flex key={video.id} component="li" gap={8} align="center" className={styles.video}>
              <Thumb src={video.cover} ratio={3 / 4} width={30} />
              <Flex component="span" vertical flex={1} className={styles.videoText}>
                <Text ellipsis title={video.title}>
                  {video.title}
                </Text>
                <Text type="secondary">{formatDuration(video.duration)}</Text>
              </Flex>
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined aria-hidden />}
                aria-label={t('publishMatrix.removeVideo', { title: video.title })}
                onClick={() => onChange(ids.filter((id) => id !== video.id))}
              />
            </Flex>
          ))}
        </Flex>
      )}
      <Button
        block
        icon={<PlusOutlined aria-hidden />}
        disabled={videos.length >= mostVideos}
        onClick={() => setOpen(true)}
      >
        {t('publishMatrix.addVideos')}
      </Button>
      <VideoPicker
        open={isOpen}
        max={mostVideos - videos.length}
        onClose={() => setOpen(false)}
        onPick={(picked) => {
          onChange([...new Set([...ids, ...picked.map(({ id }) => id)])].slice(0, mostVideos));
          onNew();
        }}
      />
    </Flex>
  );
}
