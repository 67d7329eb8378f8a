import { Modal, Tag } from 'antd';
import { Fragment, useSyncExternalStore } from 'react';
import { useT } from '@/hooks/useT';
import { commandRegistry } from '@/lib/commands';
import { isApple } from '@/utils/isApple';
import { shortcutKeys } from '@/utils/shortcut';
import styles from './Palette.module.css';

interface ShortcutsProps {
  readonly onClose: () => void;
}

/** Every shortcut that works on this page. */
export function Shortcuts({ onClose }: ShortcutsProps) {
  const t = useT();
  const commands = useSyncExternalStore(commandRegistry.subscribe, commandRegistry.all);
  return (
    <Modal open onCancel={onClose} footer={null} title={t('shell.shortcuts')} destroyOnHidden>
      <dl className={styles.shortcuts}>
        {commands.map(({ id, title, shortcut }) =>
          shortcut ? (
            <Fragment key={id}>
              <dt>{title}</dt>
              <dd>
                {shortcutKeys(shortcut, isApple).map((key) => (
                  <Tag key={key}>{key}</Tag>
                ))}
              </dd>
            </Fragment>
          ) : null,
        )}
      </dl>
      <p className={styles.foot}>{t('shell.shortcuts_note')}</p>
    </Modal>
  );
}
