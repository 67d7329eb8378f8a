import { Alert, Button, Skeleton } from 'antd';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import type { ComposerProps } from './Composer';
import { ComposerPanel } from './ComposerPanel';
import styles from './composer.module.css';
import { useComposerData } from './useComposerData';

type Props = Omit<ComposerProps, 'open' | 'videoIds'> & { readonly videoIds: readonly string[] };

/** Loads what the composer must know, then lets it open. */
export default function ComposerLoader({ videoIds, postId, ...composer }: Props) {
  const t = useT();
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
        <Alert
          type="error"
          showIcon
          title={messageOf(error)}
          action={
            <Button size="small" onClick={refresh}>
              {t('common.retry')}
            </Button>
          }
        />
      </div>
    );
  return <ComposerPanel data={data} videoIds={videoIds} {...composer} />;
}
