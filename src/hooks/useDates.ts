import { useIntl } from '@umijs/max';
import dayjs from 'dayjs';
import { useMemo } from 'react';
import { isBrowserAway, merchantZone } from '@/lib/merchantZone';
import { zoneNameAt } from '@/utils/timeZone';
import { useMerchantZone } from './useMerchantZone';

type DateInput = string | number | Date;

const inZone = (at: DateInput) => dayjs(at).tz(merchantZone());

/** `2026-11-22`, the same in every language. */
export const formatDay = (at: DateInput): string => inZone(at).format('YYYY-MM-DD');

/** An hour is somebody's: where the browser's clocks show another one, the zone stands behind it. */
function withZone(text: string, at: DateInput): string {
  const ms = new Date(at).getTime();
  return isBrowserAway(ms) ? `${text} ${zoneNameAt(merchantZone(), ms, 'shortOffset')}` : text;
}

/** `2026-11-22 18:30`, the same in every language; with the zone where the browser's clocks show another time. */
export const formatMinute = (at: DateInput): string => withZone(inZone(at).format('YYYY-MM-DD HH:mm'), at);
/** `11-22 18:30`, for lists of what is recent; with the zone as `formatMinute`. */
export const formatShortMinute = (at: DateInput): string => withZone(inZone(at).format('MM-DD HH:mm'), at);
/** `11-22 18:30:05`, for what is told apart by its time; with the zone as `formatMinute`. */
export const formatSecond = (at: DateInput): string => withZone(inZone(at).format('MM-DD HH:mm:ss'), at);

/** A day of the calendar, `YYYY-MM-DD`, is the same day in every zone; its noon in UTC stands for it. */
const isCalendarDay = (at: DateInput): at is string => typeof at === 'string' && at.length === 10;
const momentOf = (at: DateInput): DateInput => (isCalendarDay(at) ? `${at}T12:00:00Z` : at);
const zoneOf = (at: DateInput): string => (isCalendarDay(at) ? 'UTC' : merchantZone());

/**
 * Dates as screens show them, by the merchant's clocks wherever the browser is. The hook's are in the language in use and
 * change with it; those above need no hook, so that columns may use them. All take ISO texts, milliseconds or dates; a
 * text of ten characters is a day of the calendar.
 */
export function useDates() {
  const intl = useIntl();
  const zone = useMerchantZone();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions read the zone when they are called
  return useMemo(() => {
    const format = (at: DateInput, options: Parameters<typeof intl.formatDate>[1]) =>
      intl.formatDate(momentOf(at), { ...options, timeZone: zoneOf(at) });
    const bareTime = (at: DateInput) => format(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    return {
      /** Hour and minute; with the zone where the browser's clocks show another time. */
      time: (at: DateInput) => withZone(bareTime(at), at),
      /** For tables of hours that name the zone once, beside them. */
      bareTime,
      day: (at: DateInput) => format(at, { month: 'long', day: 'numeric', weekday: 'short' }),
      month: (at: DateInput) => format(at, { year: 'numeric', month: 'long' }),
      weekday: (at: DateInput) => format(at, { weekday: 'short' }),
      /** As in the columns of lists, so that one time looks the same on all screens. */
      moment: formatMinute,
      /** What the merchant's zone is called, e.g. 中国标准时间 GMT+8. */
      zoneName: (at: number) =>
        `${zoneNameAt(merchantZone(), at, 'long', intl.locale)} ${zoneNameAt(merchantZone(), at, 'shortOffset')}`,
      /** The month as it stands in the calendar's address, YYYY-MM. */
      monthKey: (at: DateInput) => inZone(at).format('YYYY-MM'),
      number: (value: number) => intl.formatNumber(value, { notation: value >= 100_000 ? 'compact' : 'standard' }),
      percent: (value: number) => intl.formatNumber(value, { style: 'percent', maximumFractionDigits: 1 }),
    };
  }, [intl, zone]);
}
