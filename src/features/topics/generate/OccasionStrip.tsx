import { useMemo } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { chinaToday, daysBetween, daysLater, type Occasion, occasionsBetween } from '@/domain/occasions';
import { useLanguage } from '@/hooks/useLanguage';
import { useT } from '@/hooks/useT';
import styles from './OccasionStrip.module.css';

const daysShown = 60;

interface Props {
  readonly chosen: readonly string[];
  readonly onToggle: (occasion: Occasion) => void;
}

/** What lies ahead in the next two months; one or several days can be taken as an occasion. */
export function OccasionStrip({ chosen, onToggle }: Props) {
  const t = useT();
  const { code } = useLanguage();
  const { date, weekday } = useMemo(
    () => ({
      date: new Intl.DateTimeFormat(code, { month: 'numeric', day: 'numeric' }),
      weekday: new Intl.DateTimeFormat(code, { weekday: 'short' }),
    }),
    [code],
  );
  const today = chinaToday(Date.now());
  const days = useMemo(() => occasionsBetween(today, daysLater(today, daysShown)), [today]);
  return (
    <section style={{ minInlineSize: 0 }} aria-label={t('topic.ahead')}>
      <Text component="h2" size="medium" strong style={{ margin: '0 0 8px' }}>
        {t('topic.ahead')}
      </Text>
      {/* It scrolls, so the keyboard must reach it */}
      <GridLayout
        component="ul"
        gap={8}
        className={styles.days}
        tabIndex={0}
        aria-label={t('topic.aheadList', { count: days.length })}
      >
        {days.map((day) => {
          const left = daysBetween(today, day.date);
          const noon = new Date(`${day.date}T12:00:00`);
          return (
            <li key={day.id}>
              <button
                type="button"
                className={styles.day}
                data-kind={day.kind}
                aria-pressed={chosen.includes(day.id)}
                onClick={() => onToggle(day)}
              >
                <Text type="secondary" size="small" tabular>
                  {date.format(noon)} {weekday.format(noon)}
                </Text>
                <Text strong ellipsis>
                  {day.name}
                </Text>
                <Text type="secondary" size="small" tabular>
                  {t(`topic.kind.${day.kind}`)} · {left === 0 ? t('topic.today') : t('topic.daysLeft', { count: left })}
                </Text>
              </button>
            </li>
          );
        })}
      </GridLayout>
    </section>
  );
}
