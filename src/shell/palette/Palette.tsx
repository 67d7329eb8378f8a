import { SearchOutlined } from '@ant-design/icons';
import { Input, Modal, Tag } from 'antd';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { isApple } from '@/utils/isApple';
import { shortcutKeys } from '@/utils/shortcut';
import styles from './Palette.module.css';
import { type PaletteEntry, usePaletteEntries } from './usePaletteEntries';

interface PaletteProps {
  readonly onClose: () => void;
}

const listId = 'palette-list';
const optionId = (index: number): string => `palette-option-${index}`;

/** Go to a page, make something, find a record: one field, arrows and Enter. */
export function Palette({ onClose }: PaletteProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { entries, isSearching, hasFailed } = usePaletteEntries(text);
  const index = Math.min(active, Math.max(0, entries.length - 1));

  useEffect(() => {
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  }, [index]);

  const run = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && entries.length > 0) {
      event.preventDefault();
      setActive((index + step + entries.length) % entries.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      run(entries[index]);
    }
  };

  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      closable={false}
      title={null}
      width={600}
      style={{ top: 80 }}
      destroyOnHidden
    >
      <Input
        size="large"
        variant="borderless"
        autoFocus
        prefix={<SearchOutlined />}
        value={text}
        placeholder={t('shell.palette_placeholder')}
        role="combobox"
        aria-label={t('shell.palette')}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={entries.length > 0 ? optionId(index) : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={t('shell.palette')} className={styles.list}>
        {entries.map((entry, place) => (
          <div key={entry.id} role="presentation">
            {entry.group === entries[place - 1]?.group ? null : (
              <div role="presentation" className={styles.group}>
                {entry.group}
              </div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys (combobox pattern) */}
            <div
              id={optionId(place)}
              role="option"
              tabIndex={-1}
              aria-selected={place === index}
              className={place === index ? `${styles.option} ${styles.active}` : styles.option}
              onMouseMove={() => setActive(place)}
              onClick={() => run(entry)}
            >
              <Text ellipsis>{entry.title}</Text>
              {entry.shortcut ? <Tag>{shortcutKeys(entry.shortcut, isApple).join(' ')}</Tag> : null}
            </div>
          </div>
        ))}
      </div>
      <Text component="div" type="secondary" size="small" style={{ padding: '12px 12px 0' }} role="status">
        <PaletteFooter text={text} isEmpty={entries.length === 0} isSearching={isSearching} hasFailed={hasFailed} />
      </Text>
    </Modal>
  );
}

interface PaletteFooterProps {
  readonly text: string;
  readonly isEmpty: boolean;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

function PaletteFooter({ text, isEmpty, isSearching, hasFailed }: PaletteFooterProps) {
  const t = useT();
  if (isSearching) return t('shell.palette_searching');
  if (hasFailed) return t('shell.palette_failed');
  if (isEmpty) return t('shell.palette_empty', { text });
  return t('shell.palette_keys');
}
