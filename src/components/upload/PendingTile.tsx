import { CaretRightOutlined, CloseOutlined, PauseOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Flex, Progress } from 'antd';
import { Text } from '@/components/ui/Text';
import { type MessageId, useT } from '@/hooks/useT';
import { formatSize } from '@/utils/formatSize';
import styles from './MediaUpload.module.css';
import type { PendingMedia } from './types';

interface PendingTileProps {
  readonly item: PendingMedia;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onCancel: () => void;
}

const stateText: Readonly<Record<PendingMedia['state'], MessageId>> = {
  queued: 'resource.mediaQueued',
  uploading: 'resource.mediaUploading',
  paused: 'resource.mediaPaused',
  failed: 'resource.mediaFailed',
};

/** A file on its way: its own preview under a veil with state, progress and what can be done. */
export function PendingTile({ item, onPause, onResume, onCancel }: PendingTileProps) {
  const t = useT();
  const { name } = item.file;
  return (
    <li className={styles.tile}>
      {item.kind === 'image' ? (
        <img className={styles.image} src={item.preview} alt="" />
      ) : (
        <video className={styles.image} src={`${item.preview}#t=0.1`} preload="metadata" muted playsInline />
      )}
      <Flex vertical gap={4} justify="flex-end" className={styles.veil}>
        <Text ellipsis title={name}>
          {name}
        </Text>
        {item.state === 'failed' ? (
          <Text ellipsis={2}>{item.reason || t('resource.mediaFailed')}</Text>
        ) : (
          <Progress
            percent={Math.round(item.percent)}
            size="small"
            showInfo={false}
            aria-label={t('resource.mediaProgress', { name })}
          />
        )}
        <div className={styles.row}>
          <Text ellipsis>
            {item.state === 'uploading' && item.speed > 0
              ? t('resource.mediaSpeed', { size: formatSize(item.speed) })
              : t(stateText[item.state])}
          </Text>
          <span>
            {item.state === 'uploading' && (
              <Button
                size="small"
                type="text"
                icon={<PauseOutlined />}
                aria-label={t('resource.mediaPause', { name })}
                onClick={onPause}
              />
            )}
            {item.state === 'paused' && (
              <Button
                size="small"
                type="text"
                icon={<CaretRightOutlined />}
                aria-label={t('resource.mediaResume', { name })}
                onClick={onResume}
              />
            )}
            {item.state === 'failed' && (
              <Button
                size="small"
                type="text"
                icon={<ReloadOutlined />}
                aria-label={t('resource.mediaRetry', { name })}
                onClick={onResume}
              />
            )}
            <Button
              size="small"
              type="text"
              icon={<CloseOutlined />}
              aria-label={t('resource.mediaCancel', { name })}
              onClick={onCancel}
            />
          </span>
        </div>
      </Flex>
    </li>
  );
}
