import { PauseOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { Button, Flex, Modal, Segmented, Skeleton, Slider } from 'antd';
import { useState } from 'react';
import { clockOf } from '@/blocks/strips';
import { LoadFailure } from '@/components/LoadFailure';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { videoApi } from '@/services/video/api';
import type { VideoDetail } from '@/services/video/schema';
import mediaStyles from '../media.module.css';
import styles from './CompareDialog.module.css';
import { FactsDifference } from './FactsDifference';
import { TextsDifference } from './TextsDifference';
import { usePlayers } from './usePlayers';

interface Props {
  readonly beforeId: string;
  readonly afterId: string;
  readonly onClose: () => void;
}

/** Two versions side by side, playing in step, and what sets them apart. */
export function CompareDialog({ beforeId, afterId, onClose }: Props) {
  const t = useT();
  const { data, error, refresh } = useLoad(
    () => Promise.all([beforeId, afterId].map((id) => videoApi.info({ id }, shownByCaller))),
    { refreshDeps: [beforeId, afterId] },
  );
  const [before, after] = data ?? [];
  return (
    <Modal open width={960} title={t('video.compareTitle')} footer={null} onCancel={onClose}>
      {error && <LoadFailure error={error} onRetry={refresh} onLeave={onClose} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {before && after && <Compared before={before} after={after} />}
    </Modal>
  );
}

function Compared({ before, after }: { readonly before: VideoDetail; readonly after: VideoDetail }) {
  const t = useT();
  const players = usePlayers();
  const [heard, setHeard] = useState(1);
  const longest = Math.max(before.duration, after.duration);
  return (
    <Flex vertical gap={16}>
      <GridLayout columns="1fr 1fr" className={styles.pair}>
        {[before, after].map((video, index) => (
          <figure key={video.id} style={{ margin: 0 }}>
            <video
              ref={players.ref(index)}
              className={styles.sideVideo}
              src={video.url}
              poster={video.cover || undefined}
              playsInline
              preload="auto"
              muted={heard !== index}
              aria-label={t('video.versionShort', { n: video.version })}
              {...players.events(index)}
            />
            <figcaption>
              {t('video.versionShort', { n: video.version })}
              {video.version_note && (
                <Text type="secondary" size="small">
                  {' '}
                  {video.version_note}
                </Text>
              )}
            </figcaption>
          </figure>
        ))}
      </GridLayout>
      <Flex gap={12} align="center" className={styles.transport}>
        <Button
          shape="circle"
          icon={players.isPlaying ? <PauseOutlined aria-hidden /> : <PlayCircleOutlined aria-hidden />}
          aria-label={t(players.isPlaying ? 'video.pause' : 'video.playBoth')}
          onClick={players.toggle}
        />
        <Slider
          className={mediaStyles.grow}
          min={0}
          max={longest}
          step={0.05}
          value={Math.min(longest, players.time)}
          ariaLabelForHandle={t('video.position')}
          tooltip={{ formatter: (value) => clockOf(value ?? 0) }}
          onChange={players.seek}
        />
        <Text type="secondary" size="small">
          {clockOf(players.time)}
        </Text>
        <Segmented
          size="small"
          aria-label={t('video.audio')}
          value={heard}
          options={[before, after].map((video, index) => ({
            value: index,
            label: t('video.audioOf', { n: video.version }),
          }))}
          onChange={setHeard}
        />
      </Flex>
      <FactsDifference before={before} after={after} />
      <TextsDifference before={before} after={after} onSeek={players.seek} />
    </Flex>
  );
}
