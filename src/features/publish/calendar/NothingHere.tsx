import { Button } from 'antd';
import { CalendarIllustration } from '@/components/empty/CalendarIllustration';
import { EmptyState } from '@/components/empty/EmptyState';
import { isFiltered } from '@/domain/publishing/calendar';
import { useT } from '@/hooks/useT';
import { noFilter } from './CalendarFilters';
import styles from './calendar.module.css';
import type { CalendarState } from './calendarState';
import type { ChangeCalendar } from './useCalendarState';

interface Props {
  readonly state: CalendarState;
  readonly onChange: ChangeCalendar;
  /** One line above a grid of days, which is no empty page. */
  readonly isLine?: boolean;
}

/** Nothing is planned, or the filters leave nothing. */
export function NothingHere({ state, onChange, isLine = false }: Props) {
  const t = useT();
  const isNarrowed = isFiltered(state);
  const title = t(isNarrowed ? 'publish.monthFiltered' : 'pubCal.empty');
  const clear = isNarrowed ? (
    <Button onClick={() => onChange(noFilter)}>{t('resource.clearFilter')}</Button>
  ) : undefined;
  if (isLine) return <p className={styles.nothing}>{title}</p>;
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
