import { App, Button, Checkbox, Flex, Input } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { useEditorParts } from '../EditorContext';
import styles from './captions.module.css';
import type { CaptionRow } from './model/captionRows';
import { findText, replaceText } from './model/findReplace';

interface FindBarProps {
  readonly rows: readonly CaptionRow[];
  readonly onFound: (clipIds: ReadonlySet<string>) => void;
}

/** Find and replace over all captions; replacing all is one step back. */
export function FindBar({ rows, onFound }: FindBarProps) {
  const t = useT();
  const { message } = App.useApp();
  const { store, player } = useEditorParts();
  const [text, setText] = useState('');
  const [by, setBy] = useState('');
  const [isCaseSensitive, setCaseSensitive] = useState(false);
  const found = useMemo(() => findText(rows, { text, isCaseSensitive }), [rows, text, isCaseSensitive]);
  useEffect(() => onFound(new Set(found.clipIds)), [found, onFound]);

  const go = (step: 1 | -1): void => {
    const [selected] = store.getState().selection;
    const at = found.clipIds.indexOf(selected ?? '');
    const count = found.clipIds.length;
    const next = found.clipIds[at < 0 ? 0 : (at + step + count) % count];
    const row = rows.find(({ clip }) => clip.id === next);
    if (!row) return;
    store.select([row.clip.id]);
    player.seek(row.clip.start);
  };
  const replaceAll = (): void => {
    const action = replaceText(rows, { text, isCaseSensitive }, by);
    if (action && !store.act(action, { label: 'timelineCaptions.step.replace' }))
      message.success(t('timelineCaptions.replaced', { count: found.count }));
  };

  return (
    <search className={styles.find}>
      <Flex gap={4} align="center" wrap className={styles.findRow}>
        <Input
          size="small"
          autoFocus
          allowClear
          value={text}
          placeholder={t('timelineCaptions.findText')}
          aria-label={t('timelineCaptions.findText')}
          onChange={(event) => setText(event.target.value)}
          onPressEnter={(event) => go(event.shiftKey ? -1 : 1)}
        />
        <Text type="tertiary" size="small" aria-live="polite">
          {text ? t('timelineCaptions.findCount', { count: found.count }) : ''}
        </Text>
        <Checkbox checked={isCaseSensitive} onChange={(event) => setCaseSensitive(event.target.checked)}>
          {t('timelineCaptions.caseSensitive')}
        </Checkbox>
      </Flex>
      <Flex gap={4} align="center" wrap className={styles.findRow}>
        <Input
          size="small"
          value={by}
          placeholder={t('timelineCaptions.replaceBy')}
          aria-label={t('timelineCaptions.replaceBy')}
          onChange={(event) => setBy(event.target.value)}
        />
        <Button size="small" disabled={found.count === 0} onClick={replaceAll}>
          {t('timelineCaptions.replaceAll')}
        </Button>
      </Flex>
    </search>
  );
}
