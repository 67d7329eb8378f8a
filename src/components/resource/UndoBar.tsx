import { Button } from 'antd';
import { useEffect } from 'react';
import { useT } from '@/hooks/useT';
import styles from './Resource.module.css';

/** How long an undo is offered; the recycle bin keeps the records beyond that. */
const OFFERED_MS = 12_000;

interface UndoBarProps {
  readonly count: number;
  readonly onUndo: () => void;
  readonly onGone: () => void;
}

/** After a delete into the recycle bin: says so and takes it back on a click. */
export function UndoBar({ count, onUndo, onGone }: UndoBarProps) {
  const t = useT();
  useEffect(() => {
    const timer = setTimeout(onGone, OFFERED_MS);
    return () => clearTimeout(timer);
  }, [onGone]);
  return (
    <div className={styles.undo} role="status">
      <span>{t('resource.recycled', { count })}</span>
      <Button type="link" size="small" onClick={onUndo}>
        {t('common.undo')}
      </Button>
    </div>
  );
}
