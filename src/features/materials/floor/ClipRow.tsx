import { Button, Progress } from 'antd';
import { useT } from '@/hooks/useT';
import type { ClipUpload, ClipUploads } from './clipUploads';
import styles from './floor.module.css';

/** A clip on its way up. */
export function ClipRow({ clip, uploads }: { readonly clip: ClipUpload; readonly uploads: ClipUploads }) {
  const t = useT();
  const { take, name, percent, state, reason } = clip;
  const words = {
    waiting: t('plans.floor.queued', { name }),
    uploading: t('plans.floor.uploading', { name, percent: Math.round(percent) }),
    paused: t('plans.floor.paused', { name }),
    failed: t('plans.floor.failed', { name, reason }),
  };
  return (
    <div className={styles.clip}>
      <span>{words[state]}</span>
      <Progress percent={Math.round(percent)} showInfo={false} size="small" aria-label={name} />
      <div className={styles.tags}>
        {state === 'uploading' ? (
          <Button onClick={() => uploads.pause(take)}>{t('plans.floor.pause')}</Button>
        ) : (
          <Button onClick={() => uploads.resume(take)}>{t('plans.floor.resume')}</Button>
        )}
        <Button type="text" onClick={() => uploads.cancel(take)}>
          {t('plans.floor.cancel')}
        </Button>
      </div>
    </div>
  );
}
