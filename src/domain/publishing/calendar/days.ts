import { addDays, type LocalDate } from '../zone';

export const calendarViews = ['month', 'week', 'day', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** 0 = Monday. */
const weekdayOf = (date: LocalDate): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

export const monthOf = (date: LocalDate): string => date.slice(0, 7);

const mondayOf = (date: LocalDate): LocalDate => addDays(date, -weekdayOf(date));

const daysFrom = (first: LocalDate, count: number): LocalDate[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** Monday to Sunday around a day. */
export const weekOf = (date: LocalDate): LocalDate[] => daysFrom(mondayOf(date), 7);

/** The month of a day as whole weeks from Monday to Sunday, four to six of them. */
export function monthWeeks(date: LocalDate): LocalDate[][] {
  const weeks: LocalDate[][] = [];
  for (let at = mondayOf(`${monthOf(date)}-01`); weeks.length === 0 || monthOf(at) === monthOf(date); ) {
    weeks.push(daysFrom(at, 7));
    at = addDays(at, 7);
  }
  return weeks;
}

/** The same day of a month some months away; its last where it is shorter. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year = 1970, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last))).toISOString().slice(0, 10);
}

/** First day that a view shows, and the first after it. The list shows what the month shows. */
export function spanOf(view: CalendarView, date: LocalDate): { readonly from: LocalDate; readonly to: LocalDate } {
  if (view === 'day') return { from: date, to: addDays(date, 1) };
  if (view === 'week') return { from: mondayOf(date), to: addDays(mondayOf(date), 7) };
  const weeks = monthWeeks(date);
  return { from: weeks[0]?.[0] ?? date, to: addDays(weeks.at(-1)?.[6] ?? date, 1) };
}

/** The day on which one stands after turning a page. */
export function turn(view: CalendarView, date: LocalDate, by: number): LocalDate {
  if (view === 'day') return addDays(date, by);
  if (view === 'week') return addDays(date, by * 7);
  return addMonths(`${monthOf(date)}-01`, by);
}

/** Whether a text is a day that there is. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
