import { Thumb } from '@/components/thumb/Thumb';
import { useT } from '@/hooks/useT';
import type { Video } from '@/services/video/schema';
import styles from '../media.module.css';
import { useVideoRoute } from '../useVideoRoute';

/** Cover and title of a table row; opens the player. */
export function VideoName({ video }: { readonly video: Video }) {
  const t = useT();
  const route = useVideoRoute();
  return (
    <button type="button" className={styles.name} onClick={() => route.open(video.id)}>
      <Thumb src={video.cover} ratio={3 / 4} width={36} />
      <span className={styles.nameText}>
        {video.title}
        {video.versions > 1 && (
          <span className={styles.soft}> {t('video.versionsOf', { n: video.version, count: video.versions })}</span>
        )}
      </span>
    </button>
  );
}
