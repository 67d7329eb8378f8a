import { CloseOutlined } from '@ant-design/icons';
import { Button, Flex, Progress } from 'antd';
import { ComplianceTextArea } from '@/blocks/compliance';
import { reasonWords, technicalName } from '@/blocks/media/reasonWords';
import { Thumb } from '@/components/Thumb';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import styles from '../media.module.css';
import { isSendable, removeVideo, renameVideo, type VideoUpload } from './videoUploads';

/** One video on its way: its image, its title, how far it is, or why it cannot be taken. */
export function UploadRow({ item }: { readonly item: VideoUpload }) {
  const t = useT();
  const { file, state, percent, info, refusal } = item;
  const { title } = item.target;
  const isSending = state === 'queued' || state === 'uploading' || state === 'recording';
  const line = () => {
    if (state === 'checking') return t('video.uploadReading');
    if (state === 'refused') return refusal ? reasonWords(refusal, t) : t('video.uploadUnreadable');
    if (state === 'failed') return t('video.uploadFailed', { reason: item.reason });
    if (state === 'done') return t('video.uploadStored');
    const facts = info?.facts;
    const size = facts ? `${formatDuration(facts.duration)} · ${facts.width}×${facts.height} · ` : '';
    return `${size}${formatSize(file.size)}${info?.hasMetadata ? ` · ${t('video.uploadHasLabel')}` : ''}`;
  };
  return (
    <Flex component="li" gap={12} align="center" wrap className={styles.upload}>
      <Thumb src={info?.preview ?? ''} ratio={3 / 4} width={40} />
      <div className={styles.grow}>
        {isSendable(item) ? (
          <ComplianceTextArea
            isOneLine
            size="small"
            value={title}
            maxLength={120}
            aria-label={t('video.uploadTitleOf', { name: file.name })}
            onChange={(text) => renameVideo(item, text)}
          />
        ) : (
          <span>{title}</span>
        )}
        <div
          className={state === 'refused' || state === 'failed' ? styles.bad : styles.soft}
          title={technicalName(refusal?.codec, t)}
        >
          {line()}
        </div>
        {isSending && <Progress percent={Math.round(percent)} size="small" />}
      </div>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t(state === 'uploading' ? 'video.uploadCancel' : 'video.uploadRemove', { name: title })}
        onClick={() => removeVideo(item)}
      />
    </Flex>
  );
}
