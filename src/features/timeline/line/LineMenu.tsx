import { Dropdown } from 'antd';
import { useMemo } from 'react';
import { useT } from '@/hooks/useT';
import { useCommandContext } from '../commands/useEditorCommand';
import { menuItems, type RenameTarget } from './menuItems';
import type { Hit } from './model/hitTest';
import styles from './Timeline.module.css';

export interface MenuPlace {
  readonly x: number;
  readonly y: number;
  readonly hit: Hit;
}

interface LineMenuProps {
  readonly place: MenuPlace | undefined;
  readonly onClose: () => void;
  readonly onRename: (target: RenameTarget) => void;
}

/** The menu of the right button, where the pointer is. */
export function LineMenu({ place, onClose, onRename }: LineMenuProps) {
  const t = useT();
  const context = useCommandContext();
  const items = useMemo(
    () => (place ? menuItems(place.hit, t, context, { rename: onRename }) : []),
    [place, t, context, onRename],
  );
  if (!place) return null;
  return (
    <Dropdown
      key={`${place.x},${place.y}`}
      open
      trigger={['click']}
      menu={{ items, onClick: onClose, className: styles.menu }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottomLeft"
      autoAdjustOverflow
    >
      <span className={styles.anchor} style={{ left: place.x, top: place.y }} />
    </Dropdown>
  );
}
