import { PlatformMark } from '@/blocks/publishing';
import { Thumb } from '@/components/thumb/Thumb';
import { type PlatformId, platformName } from '@/domain/platforms';
import type { Unplaced } from '@/domain/publishing/matrix';
import { type MessageId, useT } from '@/hooks/useT';
import type { Video } from '@/services/video/schema';
import styles from './matrix.module.css';

interface Props {
  readonly unplaced: readonly Unplaced[];
  readonly videos: ReadonlyMap<string, Video>;
}

const codes: Readonly<Record<string, MessageId>> = {
  VIDEO_TOO_LONG: 'publishMatrix.code.VIDEO_TOO_LONG',
  VIDEO_TOO_BIG: 'publishMatrix.code.VIDEO_TOO_BIG',
  VIDEO_CONTAINER: 'publishMatrix.code.VIDEO_CONTAINER',
};

/** Versions without a place, each with its reason and what helps. */
export function UnplacedList({ unplaced, videos }: Props) {
  const t = useT();
  return (
    <ul className={styles.unplaced} aria-label={t('publishMatrix.unplaced')}>
      {unplaced.map(({ video_id, platform, reason, codes: why }) => {
        const video = videos.get(video_id);
        const place = platform ? platformName(platform) : t('publishMatrix.anyPlatform');
        const because = why.map((code) => t(codes[code] ?? 'publishMatrix.code.other')).join(' · ');
        return (
          <li key={`${video_id}${platform}`} className={styles.unplacedItem}>
            <Thumb src={video?.cover ?? ''} ratio={3 / 4} width={36} />
            <span className={styles.videoText}>
              <span className={styles.videoTitle}>{video?.title}</span>
              <span className={styles.soft}>
                {platform && <PlatformMark platform={platform as PlatformId} size="small" isNamed />}{' '}
                {t(`publishMatrix.reason.${reason}`, { platform: place, because })}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
