import { instantOf, localOf } from '../publishing/zone';

/** Stretches of time that bills are read by. */
export const billPeriods = ['week', 'days30', 'days90', 'month', 'lastMonth'] as const;
type BillPeriod = (typeof billPeriods)[number];

const DAY_MS = 86_400_000;
const days: Readonly<Partial<Record<BillPeriod, number>>> = { week: 7, days30: 30, days90: 90 };

/** First day of the month that lies `months` from the month of a day, `YYYY-MM-01`. */
function firstOfMonth(date: string, months: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/**
 * From when to when a period runs, by the clocks of a zone: whole days, today included.
 * @param now milliseconds since 1970
 * @param zone IANA name
 * @returns milliseconds; `to` itself no longer belongs to it
 */
export function periodRange(period: BillPeriod, now: number, zone: string): { from: number; to: number } {
  const at = (date: string): number => instantOf({ date, time: '00:00' }, zone);
  const today = localOf(now, zone).date;
  const shift = (date: string, count: number): string =>
    new Date(Date.parse(`${date}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
  const count = days[period];
  if (count !== undefined) return { from: at(shift(today, 1 - count)), to: at(shift(today, 1)) };
  const months = period === 'lastMonth' ? -1 : 0;
  return { from: at(firstOfMonth(today, months)), to: at(firstOfMonth(today, months + 1)) };
}
