import { CloseOutlined } from '@ant-design/icons';
import { Button, Input, Progress } from 'antd';
import { reasonWords } from '@/blocks/media/reasonWords';
import { Thumb } from '@/components/thumb/Thumb';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import styles from '../media.module.css';
import { type VideoUpload, videoUploads } from './videoUploads';

/** One video on its way: its image, its title, how far it is, or why it cannot be taken. */
export function UploadRow({ item }: { readonly item: VideoUpload }) {
  const t = useT();
  const { id, file, title, state, facts, preview, percent, reason, error } = item;
  const isOpen = state === 'ready' || state === 'failed';
  const line = () => {
    if (state === 'reading') return t('video.uploadReading');
    if (state === 'refused') return reason ? reasonWords(reason, t) : t('video.uploadUnreadable');
    if (state === 'failed') return t('video.uploadFailed', { reason: messageOf(error) });
    if (state === 'stored') return t('video.uploadStored');
    const size = facts ? `${formatDuration(facts.duration)} · ${facts.width}×${facts.height} · ` : '';
    return `${size}${formatSize(file.size)}${item.hasMetadata ? ` · ${t('video.uploadHasLabel')}` : ''}`;
  };
  return (
    <li className={styles.upload}>
      <Thumb src={preview} ratio={3 / 4} width={40} />
      <div className={styles.grow}>
        {isOpen ? (
          <Input
            size="small"
            value={title}
            maxLength={120}
            aria-label={t('video.uploadTitleOf', { name: file.name })}
            onChange={(event) => videoUploads.rename(id, event.target.value)}
          />
        ) : (
          <span>{title}</span>
        )}
        <div className={state === 'refused' || state === 'failed' ? styles.bad : styles.soft}>{line()}</div>
        {(state === 'uploading' || state === 'saving') && <Progress percent={Math.round(percent)} size="small" />}
      </div>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t(state === 'uploading' ? 'video.uploadCancel' : 'video.uploadRemove', { name: title })}
        onClick={() => videoUploads.remove(id)}
      />
    </li>
  );
}
