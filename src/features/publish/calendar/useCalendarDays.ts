import { useMemo } from 'react';
import { occasionsBetween } from '@/domain/occasions';
import { byDate, freeSlots, matches, monthOf, spanOf } from '@/domain/publishing/calendar';
import { addDays } from '@/domain/publishing/zone';
import type { PublishItem } from '@/services/publish/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import type { ViewProps } from './CalendarView';
import type { CalendarClock, CalendarState } from './useCalendarState';

interface CalendarDaysInput {
  readonly state: CalendarState;
  readonly view: CalendarState['view'];
  readonly posts: readonly PublishItem[];
  readonly accounts: readonly WemediaAccount[];
  readonly clock: CalendarClock;
  /** A post that is on its way by key, and where it stands for the moment. */
  readonly moving: { readonly post: PublishItem; readonly at: string } | undefined;
}

/** Days a month or a week shows, as a list. */
function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Festivals by day. Outside of the years that are computed there are none. */
function occasionsOf(from: string, to: string): ViewProps['occasions'] {
  const found = new Map<string, ReturnType<typeof occasionsBetween>>();
  try {
    for (const one of occasionsBetween(from, to)) found.set(one.date, [...(found.get(one.date) ?? []), one]);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  // What people prepare for stands before the sun's terms.
  for (const list of found.values())
    list.sort((a, b) => Number(a.kind === 'solar-term') - Number(b.kind === 'solar-term'));
  return found;
}

/** Whether a day belongs to the page of a view: its month, its week, itself. */
export function isOnPage(view: CalendarState['view'], page: string, day: string): boolean {
  if (view === 'month' || view === 'list') return monthOf(day) === monthOf(page);
  const { from, to } = spanOf(view, page);
  return day >= from && day < to;
}

export type CalendarDays = ReturnType<typeof useCalendarDays>;

/** What stands on the page: posts by day after the filters, festivals, free slots where the view has hours. */
export function useCalendarDays({ state, view, posts, accounts, clock, moving }: CalendarDaysInput) {
  const { zone, now } = clock;
  const shown = useMemo(() => {
    const narrowed = posts.filter((post) => matches(state, post) && post.id !== moving?.post.id);
    return moving ? [...narrowed, { ...moving.post, publish_at: moving.at }] : narrowed;
  }, [posts, state, moving]);
  const days = useMemo(() => byDate(shown, zone), [shown, zone]);
  const { from, to } = spanOf(view, state.date);
  const occasions = useMemo(() => occasionsOf(from, addDays(to, -1)), [from, to]);
  const narrowedAccounts = useMemo(
    () =>
      accounts.filter(
        ({ id, platform }) =>
          (!state.accountId || id === state.accountId) && (!state.platform || platform === state.platform),
      ),
    [accounts, state.accountId, state.platform],
  );
  const hasHours = view === 'week' || view === 'day';
  const slots = useMemo((): ViewProps['slots'] => {
    const places = hasHours ? freeSlots(daysOf(from, to), narrowedAccounts, posts, zone, now) : [];
    const byDay = new Map<string, typeof places>();
    for (const place of places) byDay.set(place.date, [...(byDay.get(place.date) ?? []), place]);
    return byDay;
  }, [hasHours, from, to, narrowedAccounts, posts, zone, now]);
  return { shown, days, occasions, slots, accounts: narrowedAccounts, hasHours };
}
