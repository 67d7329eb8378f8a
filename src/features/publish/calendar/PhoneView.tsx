import { Flex } from 'antd';
import { useDates } from '@/blocks/publishing';
import { monthOf, monthWeeks } from '@/domain/publishing/calendar';
import { useT } from '@/hooks/useT';
import type { ViewProps } from './CalendarView';
import { ListView } from './ListView';
import styles from './PhoneView.module.css';

interface PhoneViewProps extends ViewProps {
  readonly onDay: (day: string) => void;
}

/** A narrow screen: a small month that says which days have something, below it the days from the chosen one on. */
export function PhoneView({ onDay, ...props }: PhoneViewProps) {
  const t = useT();
  const dates = useDates();
  const { date, days, clock, occasions } = props;
  const month = monthOf(date);
  const weeks = monthWeeks(date);
  return (
    <>
      <table className={styles.month} aria-label={props.label}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className={styles.weekday}>
                {dates.weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const count = days.get(day)?.length ?? 0;
                const label = dates.day(day);
                return (
                  <td key={day} data-day={day}>
                    <button
                      type="button"
                      className={styles.day}
                      aria-pressed={day === date}
                      aria-current={day === clock.date ? 'date' : undefined}
                      aria-label={count > 0 ? t('pubCal.dayWith', { day: label, count }) : label}
                      data-outside={monthOf(day) !== month || undefined}
                      data-festive={occasions.get(day)?.some(({ isDayOff }) => isDayOff) || undefined}
                      onClick={() => onDay(day)}
                    >
                      {Number(day.slice(8))}
                      <Flex component="span" gap={2} justify="center" className={styles.dots} aria-hidden>
                        {Array.from({ length: Math.min(3, count) }, (_, index) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: dots are all the same
                          <i key={index} />
                        ))}
                      </Flex>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ListView {...props} isShown={(day) => day >= date && monthOf(day) === month} />
    </>
  );
}
