import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useT } from '@/hooks/useT';
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
    <DatePicker
      id={id}
      className={styles.member}
      disabled={disabled}
      aria-label={t('topic.planned')}
      value={value ? dayjs(value) : null}
      minDate={dayjs()}
      onChange={(day) => onChange?.(day ? day.format('YYYY-MM-DD') : '')}
    />
  );
}
