import { DatePicker, type DatePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { type ComponentProps, useMemo } from 'react';
import type { DaySpan } from '@/domain/daySpans';

const FORMAT = 'YYYY-MM-DD';
const noDays: [null, null] = [null, null];

/**
 * The same object as long as the text is the same: a picker takes a new one for a new value, and what was typed so far
 * is lost whenever the page is rendered meanwhile.
 */
function usePicked(day: string | undefined): Dayjs | null {
  return useMemo(() => (day ? dayjs(day) : null), [day]);
}

interface DayFieldProps
  extends Omit<DatePickerProps, 'value' | 'defaultValue' | 'onChange' | 'onOk' | 'minDate' | 'maxDate' | 'multiple'> {
  readonly value?: string | undefined;
  readonly onChange?: (day: string) => void;
  /** The first and the last day that can be picked. */
  readonly first?: string;
  readonly last?: string;
}

/** A day of the calendar as `YYYY-MM-DD`, '' = none. */
export function DayField({ value, onChange, first, last, ...props }: DayFieldProps) {
  return (
    <DatePicker
      style={{ inlineSize: '100%' }}
      {...props}
      value={usePicked(value)}
      minDate={usePicked(first) ?? undefined}
      maxDate={usePicked(last) ?? undefined}
      onChange={(day) => onChange?.(day ? day.format(FORMAT) : '')}
    />
  );
}

type RangeProps = ComponentProps<typeof DatePicker.RangePicker>;

interface DaySpanFieldProps extends Omit<RangeProps, 'value' | 'onChange' | 'minDate' | 'maxDate'> {
  readonly value?: DaySpan | undefined;
  /** Undefined when it was cleared. */
  readonly onChange?: (span: DaySpan | undefined) => void;
  readonly last?: string;
}

/** The first and the last of some days, both counted, as `YYYY-MM-DD`. */
export function DaySpanField({ value, onChange, last, ...props }: DaySpanFieldProps) {
  const from = usePicked(value?.from);
  const to = usePicked(value?.to);
  const picked = useMemo<[Dayjs, Dayjs] | [null, null]>(() => (from && to ? [from, to] : noDays), [from, to]);
  return (
    <DatePicker.RangePicker
      {...props}
      value={picked}
      maxDate={usePicked(last) ?? undefined}
      onChange={(days) => {
        const [start, end] = days ?? [];
        onChange?.(start && end ? { from: start.format(FORMAT), to: end.format(FORMAT) } : undefined);
      }}
    />
  );
}
