import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Segmented, Tooltip } from 'antd';
import { calendarViews, turn } from '@/domain/publishing/calendar';
import { useT } from '@/hooks/useT';
import styles from './calendar.module.css';
import type { CalendarState } from './calendarState';
import type { ChangeCalendar } from './useCalendarState';
import type { CalendarClock } from './useClock';

interface Props {
  readonly state: CalendarState;
  readonly label: string;
  readonly clock: CalendarClock;
  readonly isNarrow: boolean;
  readonly onChange: ChangeCalendar;
}

/** `GMT+8` of a zone at a moment. */
function offsetName(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Where one stands, turning pages, and how it is looked at. */
export function CalendarHead({ state, label, clock, isNarrow, onChange }: Props) {
  const t = useT();
  const view = isNarrow ? 'month' : state.view;
  const page = view === 'list' ? 'month' : view;
  const go = (by: number) => onChange({ date: turn(view, state.date, by) });
  return (
    <div className={styles.head}>
      <div className={styles.nav}>
        <Button
          icon={<LeftOutlined className={styles.turn} />}
          aria-label={t(`pubCal.prev.${page}`)}
          onClick={() => go(-1)}
          data-drag-rest=""
        />
        <h2 className={styles.title} aria-live="polite">
          {label}
        </h2>
        <Button
          icon={<RightOutlined className={styles.turn} />}
          aria-label={t(`pubCal.next.${page}`)}
          onClick={() => go(1)}
          data-drag-rest=""
        />
        <Button disabled={state.date === clock.date} onClick={() => onChange({ date: clock.date })}>
          {t('publish.today')}
        </Button>
        <Tooltip title={t('pubCal.zoneHelp', { zone: clock.zone })}>
          <span className={styles.soft}>{offsetName(clock.zone, Date.parse(`${state.date}T12:00:00Z`))}</span>
        </Tooltip>
      </div>
      {!isNarrow && (
        <Segmented
          aria-label={t('pubCal.view')}
          value={view}
          options={calendarViews.map((value) => ({ value, label: t(`pubCal.view.${value}`) }))}
          onChange={(next) => onChange({ view: next })}
        />
      )}
    </div>
  );
}
