import { Grid } from 'antd';
import { useDates } from '@/blocks/publishing';
import { monthOf } from '@/domain/publishing/calendar';
import { DayList } from './DayList';
import { MonthView } from './MonthView';
import { PhoneView } from './PhoneView';
import { TimeView } from './TimeView';
import type { ViewProps } from './viewTypes';

interface Props extends Omit<ViewProps, 'label'> {
  readonly view: 'month' | 'week' | 'day' | 'list';
  readonly label: string;
  readonly onDay: (day: string) => void;
}

/** Whether the screen is too narrow for a grid of days. */
export const useIsNarrow = (): boolean => Grid.useBreakpoint().md === false;

/** The view that is asked for; a narrow screen has one of its own. */
export function CalendarBody({ view, onDay, ...props }: Props) {
  const isNarrow = useIsNarrow();
  if (isNarrow) return <PhoneView {...props} onDay={onDay} />;
  if (view === 'list') return <DayList {...props} isShown={(day) => monthOf(day) === monthOf(props.date)} />;
  if (view === 'month') return <MonthView {...props} />;
  return <TimeView key={view} {...props} isWeek={view === 'week'} />;
}

/** What the shown days are called. */
export function useTitle(view: Props['view'], days: readonly string[], date: string): string {
  const dates = useDates();
  const at = (day: string) => new Date(`${day}T12:00:00`);
  if (view === 'day') return dates.day(at(date));
  if (view !== 'week') return dates.month(at(date));
  return `${dates.day(at(days[0] ?? date))} – ${dates.day(at(days.at(-1) ?? date))}`;
}
