import dayjs, { type Dayjs } from 'dayjs';

export interface MonthDay {
  /** Local midnight. */
  readonly date: Dayjs;
  /** YYYY-MM-DD, the key of the day. */
  readonly key: string;
  readonly isInMonth: boolean;
}

/** Local day of a moment, YYYY-MM-DD. */
export const dayKey = (at: string | Date | Dayjs): string => dayjs(at).format('YYYY-MM-DD');

/** The month as whole weeks from Monday to Sunday, four to six of them. */
export function monthWeeks(month: Dayjs): MonthDay[][] {
  const first = month.startOf('month');
  // dayjs counts Sunday as 0, also where the week begins on Monday.
  const start = first.subtract((first.day() + 6) % 7, 'day');
  const weeks: MonthDay[][] = [];
  for (let at = start; weeks.length === 0 || at.isSame(month, 'month'); at = at.add(7, 'day')) {
    weeks.push(
      Array.from({ length: 7 }, (_, offset) => {
        const date = at.add(offset, 'day');
        return { date, key: dayKey(date), isInMonth: date.isSame(month, 'month') };
      }),
    );
  }
  return weeks;
}

/** Items by local day, each day in order of time. */
export function byDay<Item extends { readonly publish_at: string }>(items: readonly Item[]): Map<string, Item[]> {
  const days = new Map<string, Item[]>();
  const sorted = [...items].sort((a, b) => a.publish_at.localeCompare(b.publish_at));
  for (const item of sorted) {
    const key = dayKey(item.publish_at);
    const day = days.get(key);
    if (day) day.push(item);
    else days.set(key, [item]);
  }
  return days;
}
