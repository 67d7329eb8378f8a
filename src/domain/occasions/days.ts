/**
 * Days without any time zone: a day is its number since 1970-01-01, written `YYYY-MM-DD` in the proleptic Gregorian
 * calendar. Nothing here asks the machine's clock or zone, so that a date is the same everywhere.
 */
export type DayNumber = number;

/** @throws RangeError for a text that is no day */
export function dayNumber(date: string): DayNumber {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  const day = match ? numberOf(Number(match[1]), Number(match[2]), Number(match[3])) : Number.NaN;
  if (Number.isNaN(day) || dateOf(day) !== date) throw new RangeError(`not a day: ${date}`);
  return day;
}

/** Day of a year, month (1–12) and day of the month. */
export const numberOf = (year: number, month: number, day: number): DayNumber =>
  Math.floor(Date.UTC(year, month - 1, day) / 86_400_000);

/** `YYYY-MM-DD` of a day. */
export const dateOf = (day: DayNumber): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

export const yearOf = (day: DayNumber): number => new Date(day * 86_400_000).getUTCFullYear();

/** 0 = Sunday. */
const weekdayOf = (day: DayNumber): number => (((day + 4) % 7) + 7) % 7;

/** The n-th weekday of a month: the second Sunday of May is `nthWeekday(year, 5, 0, 2)`. */
export function nthWeekday(year: number, month: number, weekday: number, n: number): DayNumber {
  const first = numberOf(year, month, 1);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7;
}
