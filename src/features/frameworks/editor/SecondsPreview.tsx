import { presetVar, shareColor } from '@/components/shareColor';
import { useT } from '@/hooks/useT';
import styles from './editor.module.css';
import type { DraftSegment } from './model';

const lengths = [15, 30, 60] as const;

/** How long each segment is in videos of usual lengths. */
export function SecondsPreview({ segments }: { readonly segments: readonly DraftSegment[] }) {
  const t = useT();
  return (
    <div className={styles.seconds}>
      {lengths.map((length) => (
        <div key={length} className={styles.secondsRow}>
          <span className={styles.secondsLabel}>{t('frameworks.seconds', { n: length })}</span>
          <span className={styles.secondsBar}>
            {segments.map((segment, index) => (
              <span
                key={segment.key}
                className={styles.secondsPart}
                style={{ flexGrow: segment.share, borderColor: presetVar(shareColor(index), 6) }}
              >
                {(segment.share * length).toFixed(1)}
              </span>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
