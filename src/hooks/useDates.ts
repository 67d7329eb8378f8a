import { useIntl } from '@umijs/max';
import dayjs from 'dayjs';
import { useMemo } from 'react';

type DateInput = string | number | Date;

/** `2026-11-22`, local time, the same in every language. */
export const formatDay = (at: DateInput): string => dayjs(at).format('YYYY-MM-DD');
/** `2026-11-22 18:30`, local time, the same in every language. */
export const formatMinute = (at: DateInput): string => dayjs(at).format('YYYY-MM-DD HH:mm');
/** `11-22 18:30`: for lists of what is recent. */
export const formatShortMinute = (at: DateInput): string => dayjs(at).format('MM-DD HH:mm');

/**
 * Dates as screens show them. The hook's are in the language in use and change with it; those above need no hook, so
 * that columns may use them. All take ISO texts or dates and write local time.
 */
export function useDates() {
  const intl = useIntl();
  return useMemo(
    () => ({
      time: (at: string | Date) => intl.formatDate(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
      day: (at: string | Date) => intl.formatDate(at, { month: 'long', day: 'numeric', weekday: 'short' }),
      month: (at: string | Date) => intl.formatDate(at, { year: 'numeric', month: 'long' }),
      weekday: (at: string | Date) => intl.formatDate(at, { weekday: 'short' }),
      moment: (at: string | Date) =>
        intl.formatDate(at, {
          year: 'numeric',
          month: '2-digit',
          day: '2-digit',
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
        }),
      /** Local month as it stands in the calendar's address, YYYY-MM. */
      monthKey: (at: string | Date) => dayjs(at).format('YYYY-MM'),
      number: (value: number) => intl.formatNumber(value, { notation: value >= 100_000 ? 'compact' : 'standard' }),
      percent: (value: number) => intl.formatNumber(value, { style: 'percent', maximumFractionDigits: 1 }),
    }),
    [intl],
  );
}
