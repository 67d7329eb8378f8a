import { Flex } from 'antd';
import { PageLink } from '@/components/PageLink';
import Section from '@/components/Section';
import { Text } from '@/components/ui/Text';
import { formatShortMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { publishApi } from '@/services/publish/api';
import styles from './row.module.css';

const mostShown = 5;

/** Posts that wait for an answer; nothing where none waits, for most shops have one person. */
export default function ApprovalsCard() {
  const t = useT();
  const { data, error, refresh } = useLoad(publishApi.approvals, { view: 'waiting' });
  if (!data && !error) return null;
  if (data?.waiting === 0) return null;
  return (
    <Section
      title={data ? `${t('approval.card')} · ${data.waiting}` : t('approval.card')}
      error={data ? undefined : error}
      onRetry={refresh}
      more={{ to: '/publish/approval', label: t('approval.cardMore') }}
    >
      <Flex component="ul" vertical>
        {data?.list.slice(0, mostShown).map((item) => (
          <li key={item.id}>
            <PageLink keepsText className={styles.row} to={`/publish/approval?view=waiting&post=${item.id}`}>
              <Text ellipsis className={styles.rowText}>
                {item.title}
              </Text>
              <Text component="time" type="secondary" size="small" dateTime={item.publish_at}>
                {formatShortMinute(item.publish_at)}
              </Text>
            </PageLink>
          </li>
        ))}
      </Flex>
    </Section>
  );
}
