import type { ReactNode } from 'react';
import { Text } from '@/components/ui/Text';
import styles from '../panels.module.css';
import { type EditorItem, writeItem } from './editorItem';

interface ItemTileProps {
  readonly item: EditorItem;
  readonly name: string;
  readonly children: ReactNode;
  readonly isSelected?: boolean;
  readonly isWide?: boolean;
  readonly onUse: () => void;
  readonly onHover?: (isOver: boolean) => void;
}

/** Something that can be put on the timeline: by a click at the playhead, by a drag anywhere. */
export function ItemTile({ item, name, children, isSelected = false, isWide = false, onUse, onHover }: ItemTileProps) {
  return (
    <button
      type="button"
      className={isSelected ? `${styles.tile} ${styles.tileOn}` : styles.tile}
      aria-pressed={isSelected || undefined}
      title={name}
      draggable
      onDragStart={(event) => writeItem(event.dataTransfer, item)}
      // A double click means the item once; its second click would put it in again.
      onClick={(event) => event.detail <= 1 && onUse()}
      onPointerEnter={onHover && (() => onHover(true))}
      onPointerLeave={onHover && (() => onHover(false))}
      onFocus={onHover && (() => onHover(true))}
      onBlur={onHover && (() => onHover(false))}
    >
      <span className={isWide ? styles.tileWide : styles.tileFace}>{children}</span>
      <Text ellipsis>{name}</Text>
    </button>
  );
}
