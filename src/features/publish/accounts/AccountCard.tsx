import { Flex } from 'antd';
import { useDates } from '@/blocks/publishing';
import type { ResourceTools } from '@/components/resource/types';
import { GridLayout } from '@/components/ui/GridLayout';
import type { WemediaView } from '@/services/wemedia/schema';
import { AccountActions } from './AccountActions';
import { AccountName } from './AccountName';
import styles from './accounts.module.css';
import { FailureMeter, QuotaMeter } from './HealthMeters';
import { LoginTag } from './LoginTag';
import { StuckNote } from './StuckNote';

interface Props {
  readonly account: WemediaView;
  readonly tools: ResourceTools<WemediaView>;
}

/** An account's health at a glance. */
export function AccountCard({ account, tools: { t, refresh } }: Props) {
  const dates = useDates();
  const { health } = account;
  return (
    <Flex vertical gap={12} flex="auto" className={styles.card}>
      <AccountName account={account} />
      <Flex gap={8} align="center" wrap className={styles.tags}>
        <LoginTag account={account} />
        <StuckNote account={account} onResumed={refresh} />
      </Flex>
      <GridLayout component="dl" className={`${styles.facts} ${styles.cardFacts}`}>
        <div>
          <dt>{t('publishTruth.followers')}</dt>
          <dd>{dates.number(account.followers)}</dd>
        </div>
        <div>
          <dt>{t('publishTruth.posts7')}</dt>
          <dd>{t('publishTruth.postsCount', { count: health.posts_7d })}</dd>
        </div>
        <div>
          <dt>{t('publishTruth.waiting')}</dt>
          <dd>{t('publishTruth.postsCount', { count: health.waiting })}</dd>
        </div>
        <div className={styles.half}>
          <dt>{t('publishTruth.lastPost')}</dt>
          <dd>{health.last_post_at ? dates.day(health.last_post_at) : t('publishTruth.never')}</dd>
        </div>
        <div className={styles.half}>
          <dt>{t('publishTruth.quota')}</dt>
          <dd>
            <QuotaMeter health={health} />
          </dd>
        </div>
        <div className={styles.full}>
          <dt>{t('publishTruth.failureRate')}</dt>
          <dd>
            <FailureMeter health={health} />
          </dd>
        </div>
      </GridLayout>
      <AccountActions account={account} />
    </Flex>
  );
}
