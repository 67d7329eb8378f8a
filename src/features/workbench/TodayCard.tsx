import { Flex } from 'antd';
import { PageLink } from '@/components/PageLink';
import Section from '@/components/Section';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { stateTone } from '@/domain/publishing';
import { momentOf } from '@/domain/publishing/calendar';
import { addDays } from '@/domain/publishing/zone';
import { useDates } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { merchantToday, merchantZone } from '@/lib/merchantZone';
import { publishApi } from '@/services/publish/api';
import styles from './row.module.css';

/** What goes out today and how it stands. */
export default function TodayCard() {
  const t = useT();
  const dates = useDates();
  const zone = merchantZone();
  const today = merchantToday();
  const { data, loading, error, refresh } = useLoad(publishApi.data, {
    from: momentOf({ date: today, minutes: 0 }, zone),
    to: momentOf({ date: addDays(today, 1), minutes: 0 }, zone),
  });
  const items = [...(data?.list ?? [])].sort((a, b) => a.publish_at.localeCompare(b.publish_at)).slice(0, 6);
  return (
    <Section
      title={t('workbench.today')}
      more={{ to: '/publish/calendar', label: t('workbench.toCalendar') }}
      loading={loading && !data}
      error={error}
      onRetry={refresh}
      empty={items.length === 0 && <p>{t('workbench.todayEmpty')}</p>}
    >
      <Flex component="ul" vertical>
        {items.map((item) => (
          <li key={item.id}>
            <PageLink keepsText className={styles.row} to={`/publish/calendar?item=${item.id}`}>
              <Text component="time" type="secondary" tabular dateTime={item.publish_at}>
                {dates.time(item.publish_at)}
              </Text>
              <Text ellipsis className={styles.rowText}>
                {item.title}
              </Text>
              <ToneTag tone={stateTone[item.state]}>{t(`publish.state.${item.state}`)}</ToneTag>
            </PageLink>
          </li>
        ))}
      </Flex>
    </Section>
  );
}
