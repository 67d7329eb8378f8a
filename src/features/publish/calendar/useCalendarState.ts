import { useSearchParams } from '@umijs/max';
import { useCallback, useMemo, useRef } from 'react';
import { type CalendarView, calendarViews } from '@/domain/publishing/calendar';
import { localStore } from '@/lib/storage/localStore';
import { type CalendarState, readCalendarState, writeCalendarState } from './calendarState';

export type ChangeCalendar = (change: Partial<CalendarState>) => void;

const viewKey = 'publish.calendar.view';
const lastView = (): CalendarView => calendarViews.find((view) => view === localStore.getText(viewKey)) ?? 'month';

/** View, day, filters and opened item live in the address; the view is remembered besides. */
export function useCalendarState(today: string): readonly [CalendarState, ChangeCalendar] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readCalendarState(params, { today, view: lastView() }), [params, today]);
  const latest = useRef(state);
  latest.current = state;
  const change = useCallback<ChangeCalendar>(
    (part) => {
      if (part.view) localStore.setText(viewKey, part.view);
      // Two changes before the next render both hold.
      latest.current = { ...latest.current, ...part };
      setParams(writeCalendarState(latest.current, { today, view: lastView() }));
    },
    [today, setParams],
  );
  return [state, change];
}
