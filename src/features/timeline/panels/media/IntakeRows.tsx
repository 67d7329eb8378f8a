import { CloseOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useSyncExternalStore } from 'react';
import { reasonWords } from '@/blocks/media/reasonWords';
import { useT } from '@/hooks/useT';
import { formatSize } from '@/utils/formatSize';
import { useEditorParts } from '../../EditorContext';
import { type IntakeItem, intakeOf } from './intake';
import styles from './media.module.css';
import type { FileRefusal } from './readFile';

interface IntakeRowsProps {
  readonly onRoom: () => void;
}

/** A row is narrow: the best ways on only. */
const WAYS = 2;

export function useRefusalText(): (refusal: FileRefusal) => string {
  const t = useT();
  return (refusal) => {
    if (refusal.code === 'too-large') {
      return t('timelinePanels.refused.too-large', { size: formatSize(refusal.values.size) });
    }
    if (refusal.code !== 'reason') return t(`timelinePanels.refused.${refusal.code}`);
    const { reason } = refusal;
    const ways = reason.ways.slice(0, WAYS).map((way) => t(`mediaReasons.way.${way}`));
    return [reasonWords(reason, t), ...ways].join(t('timelinePanels.refused.or'));
  };
}

/** Files on their way: what goes on, what went wrong and what to do about it. */
export function IntakeRows({ onRoom }: IntakeRowsProps) {
  const { store } = useEditorParts();
  const intake = intakeOf(store);
  const items = useSyncExternalStore(intake.subscribe, intake.items);
  if (items.length === 0) return null;
  return (
    <ul className={styles.rows} aria-live="polite">
      {items.map((item) => (
        <li key={item.id} className={styles.row}>
          <IntakeRow item={item} onRoom={onRoom} />
        </li>
      ))}
    </ul>
  );
}

function IntakeRow({ item, onRoom }: IntakeRowsProps & { readonly item: IntakeItem }) {
  const t = useT();
  const { store } = useEditorParts();
  const intake = intakeOf(store);
  const refusalText = useRefusalText();
  const trouble = (): string | undefined => {
    if (item.state === 'refused') return refusalText(item.refusal);
    if (item.state === 'full') {
      return t('timelinePanels.noRoom', { needed: formatSize(item.needed), free: formatSize(item.free) });
    }
    if (item.state === 'uploadFailed') return t('timelinePanels.uploadFailed', { reason: item.reason });
    return item.state === 'broken' ? t('timelinePanels.keepFailed') : undefined;
  };
  const text = trouble();
  const canRetry = item.state === 'full' || item.state === 'broken' || item.state === 'uploadFailed';
  return (
    <>
      <div className={styles.rowHead}>
        <span className={styles.rowName} title={item.name}>
          {item.name}
        </span>
        {text ? (
          <Button
            size="small"
            type="text"
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('timelinePanels.dismiss', { name: item.name })}
            onClick={() => intake.dismiss(item.id)}
          />
        ) : (
          <span>{t(`timelinePanels.intake.${item.state as 'reading' | 'keeping' | 'uploading'}`)}</span>
        )}
      </div>
      {'percent' in item && <Progress percent={item.percent} size="small" aria-label={item.name} />}
      {text && <span className={styles.trouble}>{text}</span>}
      {canRetry && (
        <div className={styles.rowActions}>
          {item.state === 'full' && (
            <Button size="small" onClick={onRoom}>
              {t('timelinePanels.freeRoom')}
            </Button>
          )}
          <Button size="small" onClick={() => intake.retry(item.id)}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </>
  );
}
