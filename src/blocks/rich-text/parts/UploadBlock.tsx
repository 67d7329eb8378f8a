import { Button, Progress } from 'antd';
import { useT } from '@/hooks/useT';
import styles from '../richText.module.css';
import type { ImageUpload } from '../useImageUploads';

interface UploadBlockProps {
  readonly upload: ImageUpload;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** An image on its way, where it will stand. */
export function UploadBlock({ upload, onRetry, onCancel }: UploadBlockProps) {
  const t = useT();
  return (
    <figure className={styles.upload}>
      <img src={upload.target.preview} alt={upload.file.name} />
      <figcaption>
        {upload.reason ? (
          <>
            <span role="alert">{t('richText.uploadFailed', { name: upload.file.name, reason: upload.reason })}</span>
            <Button size="small" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          </>
        ) : (
          <Progress
            percent={Math.round(upload.percent)}
            size="small"
            aria-label={t('richText.uploading', { name: upload.file.name })}
          />
        )}
        <Button size="small" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </figcaption>
    </figure>
  );
}
