import { PlatformMark, useDates } from '@/blocks/publishing';
import { Thumb } from '@/components/Thumb';
import { metricValue } from '@/domain/statistics';
import { useT } from '@/hooks/useT';
import type { BreakdownRow } from '@/services/statistics/schema';
import { useFormats } from '../useFormats';
import styles from './report.module.css';

/** Posts with cover, place, time and numbers. */
export function PostList({ posts }: { readonly posts: readonly BreakdownRow[] }) {
  const t = useT();
  const dates = useDates();
  const formats = useFormats();
  return (
    <ol className={styles.posts}>
      {posts.map(({ key, cover, label, platform, published_at, counts }) => (
        <li key={key} className={styles.post}>
          <Thumb src={cover} ratio={3 / 4} width={54} />
          <div>
            <div className={styles.postTitle}>
              {platform && <PlatformMark platform={platform} size="small" />} {label}
            </div>
            <div className={styles.quiet}>{published_at && dates.moment(published_at)}</div>
            {(['views', 'finish_rate', 'interaction_rate'] as const).map((metric) => (
              <div key={metric}>
                {t(`statistics.metric.${metric}`)} {formats.of(metric, metricValue(counts, metric))}
              </div>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
