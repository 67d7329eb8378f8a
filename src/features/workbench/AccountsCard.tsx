import { Flex } from 'antd';
import { PageLink } from '@/components/PageLink';
import Section from '@/components/Section';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { platformName } from '@/domain/platforms';
import { formatDay } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { wemediaApi } from '@/services/wemedia/api';
import rowStyles from './row.module.css';
import styles from './thumb.module.css';

/** Accounts that need care first; all well is said in one line. */
export default function AccountsCard() {
  const t = useT();
  const { data, loading, error, refresh } = useLoad(wemediaApi.data);
  const accounts = data?.list ?? [];
  const needy = accounts.filter((account) => account.state !== 'ok');
  return (
    <Section
      title={t('workbench.accounts')}
      more={{ to: '/publish/wemedia', label: t('publishTruth.accountsTitle') }}
      loading={loading && !data}
      error={error}
      onRetry={refresh}
      empty={
        needy.length === 0 && (
          <p>
            {accounts.length > 0
              ? t('workbench.accountsWell', { count: accounts.length })
              : t('workbench.accountsNone')}
          </p>
        )
      }
    >
      <Flex component="ul" vertical>
        {needy.map((account) => (
          <li key={account.id}>
            <PageLink keepsText className={rowStyles.row} to={`/publish/wemedia?account=${account.id}`}>
              <span className={styles.avatar}>
                <img src={account.avatar} alt="" loading="lazy" />
              </span>
              <Text ellipsis className={rowStyles.rowText}>
                {account.name} · {platformName(account.platform)}
              </Text>
              <ToneTag tone={account.state === 'expired' ? 'bad' : 'warn'}>
                {account.state === 'expired'
                  ? t('workbench.accountExpired')
                  : t('workbench.accountExpiring', { date: formatDay(account.expires_at).slice(5) })}
              </ToneTag>
            </PageLink>
          </li>
        ))}
      </Flex>
    </Section>
  );
}
