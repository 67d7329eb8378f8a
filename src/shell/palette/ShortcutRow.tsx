import { CloseOutlined, EditOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Flex, Tag } from 'antd';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import type { KnownCommand } from '@/lib/commands';
import { shortcutBindings } from '@/lib/shortcutBindings';
import { isApple } from '@/utils/isApple';
import { shortcutKeys } from '@/utils/shortcut';
import styles from './Palette.module.css';
import type { Rebinding } from './useRebinding';

interface ShortcutRowProps {
  readonly command: KnownCommand;
  readonly rebinding: Rebinding;
}

/** A command with its keys, and what can be done about them. */
export function ShortcutRow({ command, rebinding }: ShortcutRowProps) {
  const t = useT();
  const { id, title, shortcuts } = command;
  const asked = rebinding.asked?.id === id ? rebinding.asked : undefined;
  if (asked) return <AskedRow command={command} rebinding={rebinding} />;
  return (
    <div className={styles.shortcutRow}>
      <Text ellipsis>{title}</Text>
      <span style={{ whiteSpace: 'nowrap' }}>
        {shortcuts.map((shortcut, index) => (
          <span key={shortcut}>
            {index > 0 && <span className={styles.footerNote}> / </span>}
            {shortcutKeys(shortcut, isApple).map((key) => (
              <Tag key={key} style={{ marginInline: 2 }}>
                {key}
              </Tag>
            ))}
          </span>
        ))}
        {shortcuts.length === 0 && <span className={styles.footerNote}>{t('shortcuts.unbound')}</span>}
      </span>
      <Flex component="span" gap={4} justify="flex-end" style={{ minInlineSize: 84 }}>
        {shortcutBindings.isOwn(id) && (
          <Button
            type="text"
            size="small"
            icon={<UndoOutlined aria-hidden />}
            aria-label={t('shortcuts.reset', { title })}
            title={t('shortcuts.reset', { title })}
            onClick={() => shortcutBindings.reset(id)}
          />
        )}
        {shortcuts.length > 0 && (
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('shortcuts.remove', { title })}
            title={t('shortcuts.remove', { title })}
            onClick={() => shortcutBindings.bind(id, [])}
          />
        )}
        <Button
          type="text"
          size="small"
          icon={<EditOutlined aria-hidden />}
          aria-label={t('shortcuts.change', { title })}
          title={t('shortcuts.change', { title })}
          onClick={() => rebinding.listen(id)}
        />
      </Flex>
    </div>
  );
}

function AskedRow({ command, rebinding }: ShortcutRowProps) {
  const t = useT();
  const { asked } = rebinding;
  if (!asked) return null;
  const keys = 'shortcut' in asked ? shortcutKeys(asked.shortcut, isApple).join(' ') : '';
  return (
    <div className={`${styles.shortcutRow} ${styles.active}`} role="status">
      <Text ellipsis>{command.title}</Text>
      <span className={styles.shortcutAsk}>
        {asked.kind === 'listening' && t('shortcuts.press')}
        {asked.kind === 'reserved' && t('shortcuts.reserved', { keys })}
        {asked.kind === 'conflict' &&
          t('shortcuts.conflict', { keys, others: asked.others.map(({ title }) => title).join(' / ') })}
      </span>
      <Flex component="span" gap={4} justify="flex-end" style={{ minInlineSize: 84 }}>
        {asked.kind === 'conflict' && (
          <Button size="small" type="primary" onClick={rebinding.replace}>
            {t('shortcuts.replace')}
          </Button>
        )}
        <Button size="small" onClick={rebinding.cancel}>
          {t('common.cancel')}
        </Button>
      </Flex>
    </div>
  );
}
