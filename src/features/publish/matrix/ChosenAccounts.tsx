import { Avatar, Checkbox, Flex, Segmented } from 'antd';
import { useState } from 'react';
import { PlatformMark } from '@/blocks/publishing';
import { PageLink } from '@/components/PageLink';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { platformIds, platformName } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import type { WemediaAccount } from '@/services/wemedia/schema';
import { ConnectAccount } from '../accounts/ConnectAccount';
import styles from './ChosenAccounts.module.css';
import mainStyles from './main.module.css';
import matrixStyles from './matrix.module.css';

interface Props {
  readonly accounts: readonly WemediaAccount[];
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

type Grouping = 'platform' | 'group';

function groupsOf(accounts: readonly WemediaAccount[], by: Grouping) {
  const keys =
    by === 'platform'
      ? platformIds.filter((id) => accounts.some(({ platform }) => platform === id))
      : [...new Set(accounts.map(({ group }) => group))].sort();
  return keys.map((key) => ({ key, list: accounts.filter((account) => account[by] === key) }));
}

/** Where it goes out: accounts by platform or by the merchant's own groups; an expired one says why it cannot. */
export function ChosenAccounts({ accounts, chosen, onChange }: Props) {
  const t = useT();
  const [by, setBy] = useState<Grouping>('platform');
  const isOn = new Set(chosen);
  const set = (ids: readonly string[], on: boolean) =>
    onChange(on ? [...new Set([...chosen, ...ids])] : chosen.filter((id) => !ids.includes(id)));
  return (
    <Flex component="section" vertical gap={12} className={mainStyles.panel} aria-labelledby="matrix-accounts">
      <Flex component="header" gap={8} align="center" justify="space-between" wrap>
        <Text id="matrix-accounts" component="h2" size="large" strong>
          {t('publishMatrix.accounts')}
          <Text type="secondary" tabular className={matrixStyles.count}>
            {chosen.length}
          </Text>
        </Text>
        <Segmented
          size="small"
          aria-label={t('publishMatrix.groupBy')}
          value={by}
          options={[
            { value: 'platform', label: t('publishMatrix.byPlatform') },
            { value: 'group', label: t('publishMatrix.byGroup') },
          ]}
          onChange={(value) => setBy(value as Grouping)}
        />
      </Flex>
      {accounts.length === 0 && (
        <Flex vertical gap={8} align="flex-start">
          <Text type="secondary">{t('publish.noAccounts')}</Text>
          <ConnectAccount />
        </Flex>
      )}
      <Flex vertical gap={12} className={styles.accounts}>
        {groupsOf(accounts, by).map(({ key, list }) => {
          const name = by === 'platform' ? platformName(key) : key || t('publishMatrix.noGroup');
          const usable = list.filter(({ state }) => state !== 'expired').map(({ id }) => id);
          const on = usable.filter((id) => isOn.has(id));
          return (
            <fieldset key={key} className={styles.accountGroup}>
              <VisuallyHidden component="legend">{name}</VisuallyHidden>
              <Checkbox
                checked={usable.length > 0 && on.length === usable.length}
                indeterminate={on.length > 0 && on.length < usable.length}
                disabled={usable.length === 0}
                onChange={(event) => set(usable, event.target.checked)}
              >
                <Text strong>{name}</Text>
              </Checkbox>
              {list.map((account) => (
                <Checkbox
                  key={account.id}
                  style={{ minWidth: 0, paddingInlineStart: 24 }}
                  checked={isOn.has(account.id) && account.state !== 'expired'}
                  disabled={account.state === 'expired'}
                  onChange={(event) => set([account.id], event.target.checked)}
                >
                  <span className={styles.accountText}>
                    <Avatar size={20} src={account.avatar || undefined} alt="">
                      {[...account.name][0]}
                    </Avatar>
                    {by === 'group' && <PlatformMark platform={account.platform} size="small" />}
                    <Text ellipsis className={styles.accountName} title={account.name}>
                      {account.name}
                    </Text>
                  </span>
                </Checkbox>
              ))}
              {list.some(({ state }) => state === 'expired') && (
                <Flex
                  component="span"
                  gap={8}
                  align="center"
                  justify="space-between"
                  style={{ paddingInlineStart: 24 }}
                >
                  <ToneTag tone="bad">{t('publish.accountExpired')}</ToneTag>
                  <PageLink to="/publish/wemedia">{t('publishMatrix.relogin')}</PageLink>
                </Flex>
              )}
            </fieldset>
          );
        })}
      </Flex>
    </Flex>
  );
}
