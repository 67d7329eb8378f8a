import { Flex } from 'antd';
import { PlatformMark } from '@/blocks/publishing';
import { PlainButton } from '@/components/ui/PlainButton';
import { platformName } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import type { WemediaView } from '@/services/wemedia/schema';
import styles from './AccountName.module.css';
import accountsStyles from './accounts.module.css';
import { useBoardRoute } from './useBoardRoute';

/** Face, platform and name; opens the account. */
export function AccountName({ account }: { readonly account: WemediaView }) {
  const t = useT();
  const { open } = useBoardRoute();
  return (
    <PlainButton
      className={accountsStyles.name}
      title={t('publishTruth.openOf', { account: account.name })}
      onClick={() => open('account', account.id)}
    >
      <span className={styles.face}>
        <img src={account.avatar} alt="" loading="lazy" />
        <Flex component="span" className={styles.faceMark}>
          <PlatformMark platform={account.platform} size="small" isNamed />
        </Flex>
      </span>
      <Flex component="span" vertical style={{ minInlineSize: 0 }}>
        <span className={accountsStyles.nameLine}>{account.name}</span>
        <span className={accountsStyles.soft}>
          {platformName(account.platform)}
          {account.group && ` · ${account.group}`}
        </span>
      </Flex>
    </PlainButton>
  );
}
