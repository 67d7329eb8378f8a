import { useEffect, useRef } from 'react';
import { useDates } from '@/blocks/publishing';
import { hhmm, weekOf } from '@/domain/publishing/calendar';
import { useT } from '@/hooks/useT';
import styles from './calendar.module.css';
import { DayColumn } from './DayColumn';
import { DayMarks } from './DayMarks';
import { Surface } from './Surface';
import time from './timeGrid.module.css';
import { nothing, type ViewProps } from './viewTypes';

interface Props extends ViewProps {
  readonly isWeek: boolean;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** Nobody plans at night: this hour stands on top at first. */
const firstHour = 7;
/** Pixels above it, for its name. */
const air = 12;

/** A week or a day with its hours: posts at their minute, free slots as quiet places. */
export function TimeView({ isWeek, ...props }: Props) {
  const { date, days, occasions, slots, clock, actions } = props;
  const t = useT();
  const dates = useDates();
  const scroller = useRef<HTMLDivElement>(null);
  const shown = isWeek ? weekOf(date) : [date];

  useEffect(() => {
    const hour = scroller.current?.querySelector<HTMLElement>(`[data-hour="${firstHour}"]`);
    if (hour && scroller.current) scroller.current.scrollTop = hour.offsetTop - air;
  }, []);

  return (
    <Surface actions={actions} today={clock.date} columns={shown.length} className={time.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section ref={scroller} tabIndex={0} aria-label={t('publish.calendarTitle')} className={time.scroll}>
        <div className={time.heads}>
          <span className={time.corner} aria-hidden />
          {shown.map((day) => (
            <div key={day} className={time.head}>
              <button
                type="button"
                className={day === clock.date ? time.headToday : time.headDay}
                data-go-day={day}
                aria-current={day === clock.date ? 'date' : undefined}
              >
                {dates.weekday(new Date(`${day}T12:00:00`))} <time dateTime={day}>{Number(day.slice(8))}</time>
              </button>
              <span className={styles.dayMarks}>
                <DayMarks occasions={occasions.get(day) ?? nothing} most={isWeek ? 1 : 6} />
              </span>
            </div>
          ))}
        </div>
        <div className={time.columns}>
          <div className={time.gutter} aria-hidden>
            {hours.map((hour) => (
              <span key={hour} data-hour={hour} className={time.hour}>
                {hour > 0 && hhmm(hour * 60)}
              </span>
            ))}
          </div>
          {shown.map((day) => (
            <DayColumn
              key={day}
              date={day}
              label={dates.day(new Date(`${day}T12:00:00`))}
              posts={days.get(day) ?? nothing}
              slots={slots.get(day) ?? nothing}
              clock={clock}
              canMove={props.canMove}
              canPlan={props.canPlan}
              movingId={props.movingId}
              mostLanes={isWeek ? 2 : 6}
            />
          ))}
        </div>
      </section>
    </Surface>
  );
}
