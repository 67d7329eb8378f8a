import { Thumb } from '@/components/thumb/Thumb';
import { useT } from '@/hooks/useT';
import type { Video } from '@/services/video/schema';
import { formatDuration } from '@/utils/formatDuration';
import styles from './picker.module.css';

interface Props {
  readonly video: Video;
  /** Place among the chosen, from 0; -1 = not chosen. */
  readonly at: number;
  readonly isNumbered: boolean;
  readonly onToggle: (isRange: boolean) => void;
}

/** One video to choose: its cover, how long it is, whether it was used before. */
export function PickerCell({ video, at, isNumbered, onToggle }: Props) {
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
      <span className={styles.name}>{video.title}</span>
      <span className={styles.length}>{formatDuration(video.duration)}</span>
      <span className={styles.soft}>
        {video.versions > 1 ? `${t('video.versionShort', { n: video.version })} · ` : ''}
        {video.posts > 0 ? t('video.postsShort', { count: video.posts }) : t('video.plan.none')}
      </span>
      {at >= 0 && <b className={styles.number}>{isNumbered ? at + 1 : '✓'}</b>}
    </button>
  );
}
