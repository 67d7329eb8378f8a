import { Button } from 'antd';
import { useState } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { GridLayout } from '@/components/ui/GridLayout';
import { useCan } from '@/hooks/useCan';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { materialApi } from '@/services/material/api';
import styles from '../materials.module.css';
import { titleSlots } from './slots.data';

/** A title of one's own, with blanks where goods differ. */
export function OwnTitle({ hook, onSaved }: { readonly hook: string; readonly onSaved: () => void }) {
  const t = useT();
  const can = useCan();
  const actions = useRecordActions();
  const [text, setText] = useState('');
  if (!can('material.save')) return null;
  const save = async () => {
    const content = text.trim();
    const kept = await actions.save(
      (options) =>
        materialApi.save({ kind: 'title', name: content.slice(0, 120), content, tags: hook ? [hook] : [] }, options),
      { isNew: true },
    );
    if (!kept) return;
    setText('');
    onSaved();
  };
  return (
    <GridLayout
      component="form"
      columns="minmax(0, 1fr) auto"
      gap={8}
      className={styles.ownTitle}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) void save();
      }}
    >
      <ComplianceTextArea
        isOneLine
        hasBar={false}
        value={text}
        maxLength={100}
        placeholder={t('material.titles.ownNew')}
        aria-label={t('material.titles.ownNew')}
        onChange={setText}
        onPressEnter={({ currentTarget, nativeEvent }) =>
          !nativeEvent.isComposing && currentTarget.form?.requestSubmit()
        }
      />
      <Button htmlType="submit" disabled={text.trim() === ''}>
        {t('material.saveOwn')}
      </Button>
      <p className={styles.muted}>{t('material.titles.ownHint', { slots: titleSlots })}</p>
    </GridLayout>
  );
}
