import { LinkOutlined, WarningOutlined } from '@ant-design/icons';
import { memo, type ReactNode, useEffect } from 'react';
import { completeRecord, FileFace } from '@/blocks/media';
import { fileReasonWords } from '@/blocks/media/reasonWords';
import { useT } from '@/hooks/useT';
import type { FileRecord } from '@/services/file/schema';
import { formatSize } from '@/utils/formatSize';
import { startDrag } from '../drag';
import { FileTick } from './FileTick';
import styles from './Grid.module.css';
import { VideoHover } from './VideoHover';

export interface FileCellProps {
  readonly file: FileRecord | undefined;
  readonly isSelected: boolean;
  /** Undefined = nothing can be selected. */
  readonly onSelect?: ((file: FileRecord, isRange: boolean) => void) | undefined;
  readonly onOpen: (file: FileRecord) => void;
  /** Ids that go along when this one is dragged. */
  readonly draggedWith?: (file: FileRecord) => readonly string[];
  readonly actions: (file: FileRecord) => ReactNode;
  /** A line under the name; without it size and measures stand there. */
  readonly note?: (file: FileRecord) => ReactNode;
  /** A record was completed by what this browser found out. */
  readonly onCompleted?: (file: FileRecord) => void;
}

/** Height of what stands under the image, pixels. */
export const cardFooter = 64;

/** A card that stays in sight this long is looked into; milliseconds. */
const rest = 600;

/** A file as a card: its image, leafed through on hover, what it is, and what can be done with it. */
export const FileCard = memo(function FileCard(props: FileCellProps) {
  const { file, isSelected, onSelect, onOpen, draggedWith, actions, note, onCompleted } = props;
  const t = useT();
  useEffect(() => {
    if (!file || !onCompleted) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const fuller = await completeRecord(file, controller.signal);
      if (fuller) onCompleted(fuller);
    }, rest);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [file, onCompleted]);
  if (!file) return <CardPlace />;
  const flaw = fileReasonWords(file.facts, t);
  return (
    <article
      className={isSelected ? `${styles.card} ${styles.cardOn}` : styles.card}
      draggable={draggedWith !== undefined}
      onDragStart={(event) => startDrag(event.dataTransfer, draggedWith?.(file) ?? [])}
    >
      <div className={styles.image}>
        <FileFace file={file} fit={file.kind === 'image' ? 'contain' : 'cover'} />
        <button
          type="button"
          className={styles.open}
          aria-label={t('library.openFile', { name: file.name })}
          onClick={() => onOpen(file)}
        >
          {file.kind === 'video' && file.duration !== undefined && file.duration > 0 && <VideoHover file={file} />}
        </button>
        {file.used_in > 0 && (
          <span className={styles.used} title={t('library.usedIn', { count: file.used_in })}>
            <LinkOutlined aria-hidden /> {file.used_in}
          </span>
        )}
        {flaw && (
          <span className={`${styles.used} ${styles.flaw}`} title={flaw} role="img" aria-label={flaw}>
            <WarningOutlined />
          </span>
        )}
      </div>
      {onSelect && (
        <span className={styles.tick}>
          <FileTick file={file} isSelected={isSelected} onSelect={onSelect} />
        </span>
      )}
      <div className={styles.footer}>
        <div style={{ flex: 1, minWidth: 0 }}>
          <span className={styles.fileName} title={file.name}>
            {file.name}
          </span>
          <span className={styles.facts}>{note ? note(file) : factsOf(file)}</span>
        </div>
        {actions(file)}
      </div>
    </article>
  );
});

const factsOf = ({ width, height, size }: FileRecord): string =>
  width && height ? `${formatSize(size)} · ${width}×${height}` : formatSize(size);

function CardPlace() {
  return (
    <div className={styles.card} aria-hidden>
      <div className={styles.imageWait} />
      <div className={styles.footer}>
        <span className={styles.textWait} />
      </div>
    </div>
  );
}
