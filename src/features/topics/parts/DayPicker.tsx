import { DayField } from '@/blocks/DayField';
import { useT } from '@/hooks/useT';
import { merchantToday } from '@/lib/merchantZone';
import styles from './parts.module.css';

interface Props {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (day: string) => void;
  readonly disabled?: boolean;
}

/** A day as `YYYY-MM-DD`, or none; the past is not offered. */
export function DayPicker({ id, value, onChange, disabled = false }: Props) {
  const t = useT();
  return (
    <DayField
      {...(id ? { id } : {})}
      className={styles.member}
      disabled={disabled}
      aria-label={t('topic.planned')}
      value={value}
      first={merchantToday()}
      onChange={onChange}
    />
  );
}
