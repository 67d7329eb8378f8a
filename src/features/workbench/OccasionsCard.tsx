import dayjs from 'dayjs';
import { PageLink } from '@/components/PageLink';
import Section from '@/components/Section';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { chinaToday, daysBetween, daysLater, occasionsBetween } from '@/domain/occasions';
import { useT } from '@/hooks/useT';
import styles from './OccasionsCard.module.css';

const mostShown = 5;
/** Solar terms come every two weeks; here stand the days that a shop prepares for. */
const leading = new Set(['festival', 'ecommerce', 'holiday']);

/** The next days worth a topic, each leads to topics for it. */
export default function OccasionsCard() {
  const t = useT();
  const today = chinaToday(Date.now());
  const days = occasionsBetween(today, daysLater(today, 120))
    .filter(({ kind }) => leading.has(kind))
    .slice(0, mostShown);
  return (
    <Section title={t('workbench.occasions')} more={{ to: '/creation/conception', label: t('topic.find') }}>
      <GridLayout component="ul" columns="repeat(auto-fit, minmax(160px, 1fr))" gap={12}>
        {days.map(({ id, name, date }) => {
          const left = daysBetween(today, date);
          return (
            <li key={id}>
              <PageLink keepsText className={styles.day} to={`/creation/conception?occasion=${id}`}>
                <Text component="time" type="secondary" tabular dateTime={date}>
                  {dayjs(date).format('M/D')}
                </Text>
                <Text strong ellipsis>
                  {name}
                </Text>
                <Text type="secondary" size="small">
                  {left === 0 ? t('topic.today') : t('topic.daysLeft', { count: left })}
                </Text>
              </PageLink>
            </li>
          );
        })}
      </GridLayout>
    </Section>
  );
}
