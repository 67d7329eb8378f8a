import {
  CloseOutlined,
  CrownOutlined,
  LeftOutlined,
  PlusOutlined,
  RightOutlined,
  ScissorOutlined,
} from '@ant-design/icons';
import { Button, Flex, Tooltip } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useT } from '@/hooks/useT';
import styles from './ImageRow.module.css';
import mediaStyles from './number.module.css';

interface OrderedImage {
  readonly id: string;
  readonly url: string;
  readonly name: string;
}

interface ImageRowProps<P extends OrderedImage> {
  readonly images: readonly P[];
  readonly onChange: (images: P[]) => void;
  readonly onAdd: () => void;
  readonly max: number;
  /** Which one is the cover; without `onCover` none can be made it. */
  readonly coverUrl?: string;
  readonly onCover?: (image: P) => void;
  readonly onCrop?: (image: P) => void;
}

/** Images in their order: moved by dragging, by arrow keys on a focused one, and by buttons. */
export function ImageRow<P extends OrderedImage>(props: ImageRowProps<P>) {
  const { images, onChange, onAdd, max, coverUrl, onCover, onCrop } = props;
  const t = useT();
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    const moved = images[from];
    if (!moved || to < 0 || to >= images.length || from === to) return;
    const next = images.filter((_, index) => index !== from);
    next.splice(to, 0, moved);
    onChange(next);
    setSaid(t('media.moved', { name: moved.name || t('media.image'), at: to + 1 }));
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.target !== event.currentTarget) return;
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (event.key === 'Delete') onChange(images.filter((_, at) => at !== index));
    else if (step === undefined) return;
    else move(index, index + step);
    event.preventDefault();
  };
  return (
    <>
      <GridLayout component="ul" columns="repeat(auto-fill, minmax(124px, 1fr))" gap={12} aria-label={t('media.order')}>
        {images.map((image, index) => {
          const isCover = coverUrl === image.url;
          return (
            <li
              key={image.id}
              className={dragged === index ? `${styles.tile} ${styles.dragged}` : styles.tile}
              draggable
              onDragStart={(event) => {
                setDragged(index);
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', String(index));
              }}
              onDragOver={(event) => {
                if (dragged !== undefined) event.preventDefault();
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== undefined) move(dragged, index);
                setDragged(undefined);
              }}
              onDragEnd={() => setDragged(undefined)}
            >
              <button
                type="button"
                className={styles.face}
                aria-label={t('media.imageAt', { at: index + 1, name: image.name })}
                title={t('media.moveHint')}
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                <img src={image.url} alt="" draggable={false} />
              </button>
              <Text component="b" size="small" strong className={mediaStyles.number}>
                {index + 1}
              </Text>
              {isCover && <span className={styles.coverMark}>{t('media.cover')}</span>}
              <Flex component="span" justify="center" className={styles.tools}>
                <Tool
                  label={t('media.forward')}
                  icon={<LeftOutlined />}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <Tool
                  label={t('media.backward')}
                  icon={<RightOutlined />}
                  disabled={index === images.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                {onCover && (
                  <Tool label={t('media.makeCover')} icon={<CrownOutlined />} onClick={() => onCover(image)} />
                )}
                {onCrop && <Tool label={t('media.crop')} icon={<ScissorOutlined />} onClick={() => onCrop(image)} />}
                <Tool
                  label={t('media.remove')}
                  icon={<CloseOutlined />}
                  onClick={() => onChange(images.filter((_, at) => at !== index))}
                />
              </Flex>
            </li>
          );
        })}
        {images.length < max && (
          <li>
            <button type="button" className={styles.add} onClick={onAdd}>
              <PlusOutlined aria-hidden />
              {t('media.add')}
            </button>
          </li>
        )}
      </GridLayout>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: React.ReactNode;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

function Tool({ label, icon, disabled = false, onClick }: ToolProps) {
  return (
    <Tooltip title={label} mouseEnterDelay={0.5}>
      <Button size="small" type="text" icon={icon} aria-label={label} disabled={disabled} onClick={onClick} />
    </Tooltip>
  );
}
