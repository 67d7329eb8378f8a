import { Button, Grid, Typography } from 'antd';
import { useDates } from '@/blocks/publishing';
import { CalendarIllustration } from '@/components/empty/CalendarIllustration';
import { EmptyState } from '@/components/empty/EmptyState';
import type { Occasion } from '@/domain/occasions';
import { isFiltered, monthOf, type Placed, type SlotPlace } from '@/domain/publishing/calendar';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import type { CalendarActions } from './CalendarGrid';
import { ListView } from './ListView';
import { MonthView } from './MonthView';
import { PhoneView } from './PhoneView';
import type { CalendarDrag } from './useCalendarDrag';
import { type CalendarClock, type CalendarState, type ChangeCalendar, noFilter } from './useCalendarState';
import { WeekView } from './WeekView';

export type PlacedPost = Placed<PublishItem>;

/** What every view of the calendar is given. */
export interface ViewProps {
  /** A day of what is shown. */
  readonly date: string;
  readonly label: string;
  readonly days: ReadonlyMap<string, readonly PlacedPost[]>;
  readonly occasions: ReadonlyMap<string, readonly Occasion[]>;
  readonly slots: ReadonlyMap<string, readonly SlotPlace<WemediaAccount>[]>;
  readonly clock: CalendarClock;
  readonly actions: CalendarActions;
  readonly drag: CalendarDrag;
  readonly canMove: (post: PublishItem) => boolean;
  /** The user may plan something. */
  readonly canSchedule: boolean;
  /** Id of the post that is on its way by key. */
  readonly movingId: string | undefined;
}

interface CalendarViewProps extends ViewProps {
  readonly view: 'month' | 'week' | 'day' | 'list';
  readonly onDay: (day: string) => void;
}

/** Whether the screen is too narrow for a grid of days. */
export const useIsNarrow = (): boolean => Grid.useBreakpoint().md === false;

/** The view that is asked for; a narrow screen has one of its own. */
export function CalendarView({ view, onDay, ...props }: CalendarViewProps) {
  const isNarrow = useIsNarrow();
  if (isNarrow) return <PhoneView {...props} onDay={onDay} />;
  if (view === 'list') return <ListView {...props} isShown={(day) => monthOf(day) === monthOf(props.date)} />;
  if (view === 'month') return <MonthView {...props} />;
  return <WeekView key={view} {...props} isWeek={view === 'week'} />;
}

/** What the shown days are called. */
export function useCalendarTitle(view: CalendarViewProps['view'], days: readonly string[], date: string): string {
  const dates = useDates();
  if (view === 'day') return dates.day(date);
  if (view !== 'week') return dates.month(date);
  return `${dates.day(days[0] ?? date)} – ${dates.day(days.at(-1) ?? date)}`;
}

interface EmptyCalendarProps {
  readonly state: CalendarState;
  readonly onChange: ChangeCalendar;
  /** One line above a grid of days, which is no empty page. */
  readonly isLine?: boolean;
}

/** Nothing is planned, or the filters leave nothing. */
export function EmptyCalendar({ state, onChange, isLine = false }: EmptyCalendarProps) {
  const t = useT();
  const isNarrowed = isFiltered(state);
  const title = t(isNarrowed ? 'publish.monthFiltered' : 'pubCal.empty');
  const clear = isNarrowed ? (
    <Button onClick={() => onChange(noFilter)}>{t('resource.clearFilter')}</Button>
  ) : undefined;
  if (isLine) return <Typography.Paragraph type="secondary">{title}</Typography.Paragraph>;
  return (
    <EmptyState
      compact
      illustration={<CalendarIllustration />}
      title={title}
      description={isNarrowed ? undefined : t('publish.monthEmptyText')}
      action={clear}
    />
  );
}
