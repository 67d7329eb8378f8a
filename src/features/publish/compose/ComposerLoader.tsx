import { Skeleton } from 'antd';
import { LoadFailure } from '@/components/LoadFailure';
import type { ComposerProps } from './Composer';
import { ComposerPanel } from './ComposerPanel';
import styles from './composer.module.css';
import { useComposerData } from './useComposerData';

type Props = Omit<ComposerProps, 'open' | 'videoIds'> & { readonly videoIds: readonly string[] };

/** Loads what the composer must know, then lets it open. */
export default function ComposerLoader({ videoIds, postId, ...composer }: Props) {
  const { data, error, refresh } = useComposerData(videoIds, postId);
  if (!data && !error)
    return (
      <div className={styles.loading}>
        <Skeleton active paragraph={{ rows: 10 }} />
      </div>
    );
  if (!data)
    return (
      <div className={styles.loading}>
        <LoadFailure error={error} onRetry={refresh} onLeave={composer.onClose} />
      </div>
    );
  return <ComposerPanel data={data} videoIds={videoIds} {...composer} />;
}
