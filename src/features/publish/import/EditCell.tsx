import { Input } from 'antd';
import { useState } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useT } from '@/hooks/useT';
import styles from './EditCell.module.css';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly tone?: 'error' | 'warning';
  readonly onSave: (text: string) => void;
}

/** A cell's text; pressed, it is a field. Enter and leaving keep what was typed, Escape does not. */
export function EditCell({ label, text, tone, onSave }: Props) {
  const t = useT();
  const [draft, setDraft] = useState<string>();
  if (draft === undefined) {
    return (
      <button type="button" className={styles.cell} data-tone={tone} onClick={() => setDraft(text)}>
        <VisuallyHidden>{label}</VisuallyHidden> {text || <i>{t('publishImport.emptyCell')}</i>}
      </button>
    );
  }
  const end = () => {
    setDraft(undefined);
    if (draft.trim() !== text) onSave(draft);
  };
  return (
    <Input
      autoFocus
      size="small"
      aria-label={label}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={end}
      onPressEnter={end}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The dialog stays: only the cell is let go.
        event.stopPropagation();
        setDraft(undefined);
      }}
    />
  );
}
