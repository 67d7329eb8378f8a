import { type DayNumber, dateOf, dayNumber, numberOf, yearOf } from './days';
import { newMoonBefore, newMoonDay, solarTermDay } from './sky';

/** A day of the Chinese calendar. */
interface LunarDate {
  /** The Gregorian year in which this lunar year begins. */
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  readonly day: number;
  readonly isLeap: boolean;
}

interface LunarMonth {
  readonly month: number;
  readonly isLeap: boolean;
  readonly start: DayNumber;
  readonly length: number;
}

/** The month that holds the winter solstice is always the eleventh (GB/T 33661-2017). */
const eleventhMonth = (year: number): number => newMoonBefore(solarTermDay(270, numberOf(year, 12, 21)));

/** Whether the sun reaches one of the twelve principal longitudes (multiples of 30°) in [from, to). */
function hasPrincipalTerm(from: DayNumber, to: DayNumber): boolean {
  for (let longitude = 0; longitude < 360; longitude += 30) {
    const term = solarTermDay(longitude, from + 15);
    if (term >= from && term < to) return true;
  }
  return false;
}

const spans = new Map<number, readonly LunarMonth[]>();

/** Months from the eleventh of `year - 1` up to, not including, the eleventh of `year`. */
function spanOf(year: number): readonly LunarMonth[] {
  const known = spans.get(year);
  if (known) return known;
  const first = eleventhMonth(year - 1);
  const count = eleventhMonth(year) - first;
  const starts = Array.from({ length: count + 1 }, (_, index) => newMoonDay(first + index));
  // Thirteen months: the first one without a principal term is the leap one and repeats the number before it.
  const leapAt =
    count === 13
      ? starts.findIndex((start, index) => index > 0 && !hasPrincipalTerm(start, starts[index + 1] ?? start))
      : -1;
  const months = starts.slice(0, -1).map((start, index): LunarMonth => {
    const isLeap = index === leapAt;
    const number = 11 + index - (leapAt >= 0 && index >= leapAt ? 1 : 0);
    return { month: ((number - 1) % 12) + 1, isLeap, start, length: (starts[index + 1] ?? start) - start };
  });
  spans.set(year, months);
  return months;
}

/** Months of a lunar year in order, from the first to the twelfth with its leap month. */
function monthsOf(year: number): readonly LunarMonth[] {
  const before = spanOf(year);
  const after = spanOf(year + 1);
  const begin = before.findIndex(({ month, isLeap }) => month === 1 && !isLeap);
  const end = after.findIndex(({ month, isLeap }) => month === 1 && !isLeap);
  return [...before.slice(begin), ...after.slice(0, end)];
}

/**
 * Gregorian day of a lunar date.
 * @returns undefined for a day that this lunar year does not have
 */
export function lunarDay({ year, month, day, isLeap }: LunarDate): DayNumber | undefined {
  const found = monthsOf(year).find((one) => one.month === month && one.isLeap === isLeap);
  return found && day >= 1 && day <= found.length ? found.start + day - 1 : undefined;
}

/** Last day of a lunar year: 除夕, the 29th or 30th of the twelfth month. */
export function lastLunarDay(year: number): DayNumber {
  const last = monthsOf(year).at(-1);
  return last ? last.start + last.length - 1 : Number.NaN;
}

/** Lunar date of a Gregorian day `YYYY-MM-DD`. */
export function lunarOf(date: string): LunarDate {
  const day = dayNumber(date);
  const gregorian = yearOf(day);
  const [first] = monthsOf(gregorian);
  const year = first && day < first.start ? gregorian - 1 : gregorian;
  const found = monthsOf(year).findLast(({ start }) => start <= day);
  if (!found) throw new RangeError(`no lunar date for ${dateOf(day)}`);
  return { year, month: found.month, day: day - found.start + 1, isLeap: found.isLeap };
}
