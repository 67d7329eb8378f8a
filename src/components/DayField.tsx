import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { ControlProps } from './resource/types';

/** A day of the calendar as `YYYY-MM-DD`, '' = none. */
export function DayField({ value, onChange, id }: ControlProps) {
  return (
    <DatePicker
      {...(id ? { id } : {})}
      style={{ inlineSize: '100%' }}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange?.(day ? day.format('YYYY-MM-DD') : '')}
    />
  );
}
