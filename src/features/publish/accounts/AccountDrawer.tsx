import { Button, Drawer, Flex } from 'antd';
import { PlatformMark, useDates } from '@/blocks/publishing';
import { GoneRecord } from '@/components/LoadFailure';
import { GridLayout } from '@/components/ui/GridLayout';
import { platformName } from '@/domain/platforms';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import type { WemediaView } from '@/services/wemedia/schema';
import { AccountPosts } from './AccountPosts';
import { AccountSettings } from './AccountSettings';
import styles from './accounts.module.css';
import { FailureMeter, QuotaMeter } from './HealthMeters';
import { LoginTag } from './LoginTag';
import { StuckNote } from './StuckNote';
import { useBoardRoute } from './useBoardRoute';

interface Props {
  /** Undefined = closed. */
  readonly account: WemediaView | undefined;
  /** The address names one that is no longer there. */
  readonly isMissing: boolean;
  readonly groups: readonly WemediaView[];
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** One account: its health, what it sends next, what went wrong, and how it is set. */
export function AccountDrawer({ account, isMissing, groups, onClose, onChanged }: Props) {
  const t = useT();
  const can = useCan();
  const { open } = useBoardRoute();
  return (
    <Drawer
      open={account !== undefined || isMissing}
      size={560}
      title={account?.name ?? t('publishTruth.account')}
      destroyOnHidden
      onClose={onClose}
      extra={
        account &&
        can('wemedia.bind') && (
          <Button type={account.state === 'ok' ? 'default' : 'primary'} onClick={() => open('login', account.id)}>
            {t('publishTruth.relogin')}
          </Button>
        )
      }
    >
      {isMissing && !account && <GoneRecord onLeave={onClose} />}
      {account && (
        <Flex vertical gap={24}>
          <Head account={account} onChanged={onChanged} />
          <AccountPosts account={account} onChanged={onChanged} />
          <AccountSettings
            key={`${account.id}/${account.revision ?? 0}`}
            account={account}
            groups={groups}
            onSaved={onChanged}
          />
          {can('wemedia.unbind') && (
            <Button danger style={{ alignSelf: 'flex-start' }} onClick={() => open('unbind', account.id)}>
              {t('publishTruth.unbind')}
            </Button>
          )}
        </Flex>
      )}
    </Drawer>
  );
}

function Head({ account, onChanged }: { readonly account: WemediaView; readonly onChanged: () => void }) {
  const t = useT();
  const dates = useDates();
  return (
    <Flex component="section" vertical gap={12}>
      <Flex gap={8} align="center" wrap className={styles.tags}>
        <PlatformMark platform={account.platform} isNamed />
        <span>{platformName(account.platform)}</span>
        <LoginTag account={account} />
        <StuckNote account={account} onResumed={onChanged} />
      </Flex>
      <GridLayout component="dl" className={styles.facts}>
        <div>
          <dt>{t('publishTruth.followers')}</dt>
          <dd>{dates.number(account.followers)}</dd>
        </div>
        <div>
          <dt>{t('publishTruth.failureRate')}</dt>
          <dd>
            <FailureMeter health={account.health} />
          </dd>
        </div>
        <div>
          <dt>{t('publishTruth.quota')}</dt>
          <dd>
            <QuotaMeter health={account.health} />
          </dd>
        </div>
      </GridLayout>
    </Flex>
  );
}
