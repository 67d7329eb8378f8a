import { DeleteOutlined, PlayCircleFilled } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import styles from './MediaUpload.module.css';
import { MoveButtons } from './MoveButtons';
import type { MediaItem } from './types';

interface MediaTileProps {
  readonly item: MediaItem;
  readonly index: number;
  readonly count: number;
  readonly disabled: boolean;
  readonly onOpen: () => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** One kept image or clip. */
export function MediaTile({ item, index, count, disabled, onOpen, onMove, onRemove }: MediaTileProps) {
  const t = useT();
  const name = item.name || t('resource.mediaNumber', { n: index + 1 });
  return (
    <li className={styles.tile}>
      <button type="button" className={styles.open} onClick={onOpen} aria-label={t('resource.mediaOpen', { name })}>
        {item.kind === 'image' ? (
          <img className={styles.image} src={item.url} alt="" loading="lazy" />
        ) : (
          <video className={styles.image} src={`${item.url}#t=0.1`} preload="metadata" muted playsInline />
        )}
      </button>
      {item.kind === 'video' && (
        <span className={styles.badge}>
          <PlayCircleFilled aria-hidden /> {item.duration ? formatDuration(item.duration) : t('resource.mediaClip')}
        </span>
      )}
      {!disabled && (
        <Flex gap={4} className={styles.actions}>
          <MoveButtons {...{ name, index, count, onMove }} />
          <Button
            size="small"
            icon={<DeleteOutlined />}
            aria-label={t('resource.mediaRemove', { name })}
            onClick={onRemove}
          />
        </Flex>
      )}
    </li>
  );
}
