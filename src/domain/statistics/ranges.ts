import { addDays, instantOf, type LocalDate, localOf } from '../publishing/zone';

export const rangeKinds = ['7d', '14d', '30d', '90d', 'week', 'month', 'own'] as const;
export type RangeKind = (typeof rangeKinds)[number];

/** Days of a calendar, both included. */
export interface DayRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

const dayMs = 86_400_000;
const numberOf = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`) / dayMs;

/** How many days a range holds. */
export const daysIn = ({ from, to }: DayRange): number => numberOf(to) - numberOf(from) + 1;

/** Every day of a range in order. */
export const eachDay = (range: DayRange): LocalDate[] =>
  Array.from({ length: Math.max(0, daysIn(range)) }, (_, index) => addDays(range.from, index));

/** 1 = Monday … 7 = Sunday. */
const weekdayOf = (date: LocalDate): number => ((numberOf(date) + 3) % 7) + 1;

const mondayOf = (date: LocalDate): LocalDate => addDays(date, 1 - weekdayOf(date));

/**
 * The days that a choice means, today included.
 *
 * @param today day on the user's calendar
 * @param own what the user chose himself, for kind `own`
 */
export function rangeOf(kind: RangeKind, today: LocalDate, own?: DayRange): DayRange {
  if (kind === 'week') return { from: mondayOf(today), to: today };
  if (kind === 'month') return { from: `${today.slice(0, 8)}01`, to: today };
  if (kind === 'own') return own ?? rangeOf('30d', today);
  return { from: addDays(today, 1 - Number.parseInt(kind, 10)), to: today };
}

/** So many days before a range, as long as it is: what it is compared with. */
export function previousOf(range: DayRange): DayRange {
  const days = daysIn(range);
  return { from: addDays(range.from, -days), to: addDays(range.from, -1) };
}

/** Moments at which the days of a range begin and the last one ends, in a zone; one more than days. Milliseconds. */
export const edgesOf = (range: DayRange, zone: string): number[] =>
  [...eachDay(range), addDays(range.to, 1)].map((date) => instantOf({ date, time: '00:00' }, zone));

/** Monday to Sunday of an ISO week `YYYY-Www`; undefined for what is none. */
export function weekRange(week: string): DayRange | undefined {
  const match = /^(\d{4})-W(\d{2})$/.exec(week);
  if (!match) return undefined;
  // the week of 4 January is the first
  const from = addDays(mondayOf(`${match[1]}-01-04`), (Number(match[2]) - 1) * 7);
  return weekKey(from) === week ? { from, to: addDays(from, 6) } : undefined;
}

/** ISO week of a day: `YYYY-Www`. */
export function weekKey(date: LocalDate): string {
  const thursday = addDays(mondayOf(date), 3);
  const year = thursday.slice(0, 4);
  const first = mondayOf(`${year}-01-04`);
  const number = (numberOf(mondayOf(date)) - numberOf(first)) / 7 + 1;
  return `${year}-W${String(number).padStart(2, '0')}`;
}

/** The week so many weeks later. */
export const weekLater = (week: string, by: number): string => {
  const range = weekRange(week);
  return range ? weekKey(addDays(range.from, by * 7)) : week;
};

/** A clock that answers fast: zones move by whole quarters of an hour, so one look per quarter is enough. */
export function localClock(zone: string) {
  const known = new Map<number, { readonly date: LocalDate; readonly hour: number; readonly weekday: number }>();
  return (at: number) => {
    const quarter = Math.floor(at / 900_000);
    const hit = known.get(quarter);
    if (hit) return hit;
    const { date, time } = localOf(at, zone);
    const made = { date, hour: Number(time.slice(0, 2)), weekday: weekdayOf(date) };
    known.set(quarter, made);
    return made;
  };
}
