import { Button, Progress } from 'antd';
import { useT } from '@/hooks/useT';
import { type ClipUpload, clipUploads } from './clipUploads';
import styles from './floor.module.css';

const shownStates: Partial<Record<ClipUpload['state'], 'uploading' | 'paused' | 'failed'>> = {
  uploading: 'uploading',
  recording: 'uploading',
  paused: 'paused',
  failed: 'failed',
};

/** A clip on its way up. */
export function ClipRow({ clip }: { readonly clip: ClipUpload }) {
  const t = useT();
  const { id, name, percent, reason } = clip;
  const state = shownStates[clip.state] ?? 'waiting';
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
          <Button onClick={() => clipUploads.pause(id)}>{t('plans.floor.pause')}</Button>
        ) : (
          <Button onClick={() => clipUploads.start([id])}>{t('plans.floor.resume')}</Button>
        )}
        <Button type="text" onClick={() => clipUploads.cancel(id)}>
          {t('plans.floor.cancel')}
        </Button>
      </div>
    </div>
  );
}
