import { memo } from 'react';
import { FileFace } from '@/blocks/media';
import { formatShortMinute } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import { startDrag } from '../drag';
import type { FileCellProps } from './FileCard';
import { FileTick } from './FileTick';
import styles from './Grid.module.css';

/** Height of a line, pixels. */
export const lineHeight = 56;

/** What stands above the lines. */
export function FileLineHead() {
  const t = useT();
  return (
    <div className={styles.lineHead} aria-hidden>
      <span />
      <span>{t('library.name')}</span>
      <span className={styles.wide}>{t('library.tag')}</span>
      <span className={styles.end}>{t('library.measures')}</span>
      <span className={styles.end}>{t('library.duration')}</span>
      <span className={styles.end}>{t('library.size')}</span>
      <span className={styles.end}>{t('library.used')}</span>
      <span className={styles.end}>{t('library.created')}</span>
      <span />
    </div>
  );
}

/** A file as a line of the table. */
export const FileLine = memo(function FileLine(props: FileCellProps) {
  const { file, isSelected, onSelect, onOpen, draggedWith, actions, note } = props;
  const t = useT();
  if (!file) {
    return (
      <div className={styles.line} aria-hidden>
        <span />
        <span className={styles.textWait} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are moved by their menu too
    <div
      className={isSelected ? `${styles.line} ${styles.lineOn}` : styles.line}
      draggable={draggedWith !== undefined}
      onDragStart={(event) => startDrag(event.dataTransfer, draggedWith?.(file) ?? [])}
    >
      <span className={styles.lineTick}>
        {onSelect && <FileTick file={file} isSelected={isSelected} onSelect={onSelect} />}
      </span>
      <button
        type="button"
        className={styles.lineName}
        aria-label={t('library.openFile', { name: file.name })}
        onClick={() => onOpen(file)}
      >
        <span className={styles.lineFace}>
          <FileFace file={{ ...file, duration: undefined }} />
        </span>
        <span className={styles.fileName}>{file.name}</span>
      </button>
      <span className={styles.wide}>
        {note
          ? note(file)
          : file.tags.slice(0, 3).map((tag) => (
              <span key={tag} className={styles.lineTag}>
                {tag}
              </span>
            ))}
      </span>
      <span className={styles.end}>{file.width && file.height ? `${file.width}×${file.height}` : ''}</span>
      <span className={styles.end}>{file.duration ? formatDuration(file.duration) : ''}</span>
      <span className={styles.end}>{formatSize(file.size)}</span>
      <span className={styles.end}>{file.used_in > 0 ? file.used_in : ''}</span>
      <span className={styles.end}>{formatShortMinute(file.created_at)}</span>
      <span className={styles.end}>{actions(file)}</span>
    </div>
  );
});
