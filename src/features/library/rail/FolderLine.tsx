import { CaretDownOutlined, CaretRightOutlined, FolderOutlined, MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { type DragEvent, type ReactNode, useState } from 'react';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { draggedIds, isFileDrag, isLibraryDrag } from '../drag';
import styles from './Rail.module.css';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly count: number | undefined;
  readonly depth: number;
  readonly icon?: ReactNode;
  /** Undefined = nothing below it. */
  readonly isOpen?: boolean | undefined;
  readonly onToggle?: () => void;
  readonly menu?: MenuProps | undefined;
  readonly current: string;
  readonly onChoose: (folder: string) => void;
  readonly onMoveFiles: (ids: readonly string[], folderId: string) => void;
  readonly onDropFiles: (data: DataTransfer, folderId: string) => void;
}

/** One folder of the rail: opens it, takes what is dropped on it. */
export function FolderLine(props: Props) {
  const { id, name, count, depth, icon, isOpen, onToggle, menu, current, onChoose, onMoveFiles, onDropFiles } = props;
  const t = useT();
  const [isOver, setOver] = useState(false);
  const target = id === 'none' ? '' : id;
  // All files is no place: what is dropped there stays where it lies.
  const takes = (event: DragEvent): boolean =>
    isFileDrag(event.dataTransfer) || (isLibraryDrag(event.dataTransfer) && id !== '');
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    if (isLibraryDrag(event.dataTransfer)) onMoveFiles(draggedIds(event.dataTransfer), target);
    else onDropFiles(event.dataTransfer, target);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are moved by their menu too
    <div
      className={isOver ? `${styles.line} ${styles.over}` : styles.line}
      data-current={current === id || undefined}
      style={{ paddingInlineStart: 4 + depth * 14 }}
      onDragOver={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {isOpen === undefined ? (
        <Text type="secondary" size={10} style={{ flex: 'none', width: 18, padding: 0 }} />
      ) : (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'library.closeFolder' : 'library.openFolder', { name })}
          onClick={onToggle}
        >
          {isOpen ? <CaretDownOutlined aria-hidden /> : <CaretRightOutlined aria-hidden />}
        </button>
      )}
      <PlainButton
        className={styles.name}
        aria-current={current === id ? 'true' : undefined}
        onClick={() => onChoose(id)}
      >
        <span aria-hidden>{icon ?? <FolderOutlined />}</span>
        <Text ellipsis className={styles.text}>
          {name}
        </Text>
        {count !== undefined && <small>{count}</small>}
      </PlainButton>
      {!menu && <span style={{ flex: 'none', width: 24 }} />}
      {menu && (
        <Dropdown menu={menu} trigger={['click']}>
          <Button
            size="small"
            type="text"
            className={styles.more ?? ''}
            aria-label={t('library.folderMenu', { name })}
            icon={<MoreOutlined />}
          />
        </Dropdown>
      )}
    </div>
  );
}
