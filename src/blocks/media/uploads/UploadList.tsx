import { Button, Flex } from 'antd';
import { useT } from '@/hooks/useT';
import { summarizeUploads } from '@/lib/uploads';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import { libraryUploads } from './libraryUploads';
import type { LibraryUpload } from './types';
import { UploadRow } from './UploadRow';
import styles from './uploads.module.css';

/** Rows that stand in the document at once; the others are counted. */
const mostShown = 200;
const rank: Readonly<Partial<Record<LibraryUpload['state'], number>>> = {
  duplicate: 0,
  failed: 1,
  refused: 2,
  done: 4,
  skipped: 4,
};
const rankOf = ({ state }: LibraryUpload): number => rank[state] ?? 3;

/** All files on their way, what needs an answer first; actions on all of them above. */
export function UploadList({ items }: { readonly items: readonly LibraryUpload[] }) {
  const t = useT();
  if (items.length === 0) return null;
  const sum = summarizeUploads(items);
  const sorted = [...items].sort((a, b) => rankOf(a) - rankOf(b));
  const isMoving = items.some(({ state }) => state === 'queued' || state === 'uploading');
  const isPaused = items.some(({ state }) => state === 'paused');
  const hasEnded = items.some(({ state }) => state === 'done' || state === 'skipped' || state === 'refused');
  return (
    <section aria-label={t('upload.list')}>
      <Flex gap={8} align="center" justify="space-between" wrap className={styles.sum}>
        <span aria-live="polite">
          {t('upload.sum', { done: sum.done, total: sum.total })}
          {sum.speed > 0 && ` · ${t('upload.speed', { size: formatSize(sum.speed) })}`}
          {sum.etaSeconds !== undefined && ` · ${t('upload.left', { time: formatDuration(sum.etaSeconds) })}`}
        </span>
        <span className={styles.sumActions}>
          {isMoving && (
            <Button size="small" onClick={libraryUploads.pauseAll}>
              {t('upload.pauseAll')}
            </Button>
          )}
          {isPaused && (
            <Button size="small" onClick={libraryUploads.resumeAll}>
              {t('upload.resumeAll')}
            </Button>
          )}
          {sum.failed > 0 && (
            <Button size="small" onClick={() => libraryUploads.retry()}>
              {t('upload.retryFailed', { count: sum.failed })}
            </Button>
          )}
          {hasEnded && (
            <Button size="small" type="text" onClick={libraryUploads.clearEnded}>
              {t('upload.clear')}
            </Button>
          )}
        </span>
      </Flex>
      {sum.waiting > 1 && (
        <Flex gap={8} align="center" justify="space-between" wrap className={styles.twinAll}>
          <span>{t('upload.twins', { count: sum.waiting })}</span>
          <Button size="small" onClick={() => void libraryUploads.settleAll('use')}>
            {t('upload.twinsUse')}
          </Button>
          <Button size="small" onClick={() => void libraryUploads.settleAll('upload')}>
            {t('upload.twinsUpload')}
          </Button>
        </Flex>
      )}
      <Flex component="ul" vertical>
        {sorted.slice(0, mostShown).map((item) => (
          <UploadRow key={item.id} item={item} />
        ))}
      </Flex>
      {sorted.length > mostShown && (
        <p className={styles.hint}>{t('upload.more', { count: sorted.length - mostShown })}</p>
      )}
    </section>
  );
}
