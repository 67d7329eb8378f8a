import { useSearchParams } from '@umijs/max';
import { useCallback, useMemo } from 'react';
import { type CalendarState, readCalendarState, writeCalendarState } from './calendarState';

export type ChangeCalendar = (change: Partial<CalendarState>) => void;

/** Month, filters and opened item live in the address. */
export function useCalendarState(): readonly [CalendarState, ChangeCalendar] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readCalendarState(params), [params]);
  const change = useCallback<ChangeCalendar>(
    (part) => setParams(writeCalendarState({ ...state, ...part })),
    [state, setParams],
  );
  return [state, change];
}
