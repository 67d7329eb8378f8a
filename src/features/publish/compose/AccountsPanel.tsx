import { Alert, Checkbox, Flex, Input, Segmented } from 'antd';
import { useState } from 'react';
import { PlatformMark } from '@/blocks/publishing';
import { EmptyState } from '@/components/empty/EmptyState';
import { Text } from '@/components/ui/Text';
import { type PlatformId, platformIds, platformName } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import { localStore } from '@/lib/storage/localStore';
import type { WemediaAccount } from '@/services/wemedia/schema';
import { ConnectAccount } from '../accounts/ConnectAccount';
import { AccountRow } from './AccountRow';
import styles from './accounts.module.css';
import { fieldId } from './editor/fieldId';
import type { Refused } from './sending/useComposerSend';
import { useComposer } from './useComposer';

type Grouping = 'group' | 'platform';

interface AccountGroup {
  readonly key: string;
  /** Set when the accounts share a platform. */
  readonly platform?: PlatformId;
  readonly accounts: readonly WemediaAccount[];
}

/** Accounts by the merchant's own groups (none last) or by platform in the product's order; the expired last in each. */
function groupsOf(accounts: readonly WemediaAccount[], by: Grouping): AccountGroup[] {
  const sorted = [...accounts].sort((a, b) => Number(a.state === 'expired') - Number(b.state === 'expired'));
  const keys =
    by === 'platform'
      ? [...platformIds]
      : [...new Set(sorted.map(({ group }) => group))].sort((a, b) => Number(a === '') - Number(b === ''));
  return keys
    .map((key) => ({
      key,
      ...(by === 'platform' ? { platform: key as PlatformId } : {}),
      accounts: sorted.filter((account) => (by === 'platform' ? account.platform : account.group) === key),
    }))
    .filter(({ accounts: found }) => found.length > 0);
}

const kept = 'publish.compose.grouping';
const isGrouping = (value: unknown): value is Grouping => value === 'group' || value === 'platform';
/** From so many accounts on one searches. */
const searchFrom = 9;

/** Where the posts go. */
export function AccountsPanel({ refused }: { readonly refused: Refused | undefined }) {
  const t = useT();
  const [by, setBy] = useState<Grouping>(() => localStore.get(kept, isGrouping) ?? 'group');
  const [word, setWord] = useState('');
  const {
    accounts: { list: accounts, chosen, lostCount: lostAccounts },
    content: { post },
  } = useComposer();
  const found = accounts.filter(({ name, platform }) =>
    `${name}${platformName(platform)}`.toLowerCase().includes(word.trim().toLowerCase()),
  );
  if (accounts.length === 0)
    return (
      <EmptyState
        compact
        title={t('publish.noAccounts')}
        description={t('publish.noAccountsText')}
        action={<ConnectAccount />}
      />
    );
  return (
    <Flex vertical gap={12}>
      <Flex gap={8} align="baseline" justify="space-between">
        <Text component="h3" size="medium" strong id={fieldId('accounts')} tabIndex={-1}>
          {t('publish.accounts')}
        </Text>
        <Text type="secondary" size="small" aria-live="polite">
          {t('composer.accountsChosen', { count: chosen.length })}
        </Text>
      </Flex>
      {lostAccounts > 0 && (
        <Alert type="warning" showIcon title={t('composer.accountsGone', { count: lostAccounts })} />
      )}
      {!post && (
        <Segmented<Grouping>
          block
          aria-label={t('composer.groupBy')}
          value={by}
          onChange={(next) => {
            setBy(next);
            localStore.set(kept, next);
          }}
          options={[
            { value: 'group', label: t('composer.group.group') },
            { value: 'platform', label: t('composer.group.platform') },
          ]}
        />
      )}
      {!post && accounts.length >= searchFrom && (
        <Input
          allowClear
          value={word}
          aria-label={t('composer.searchAccount')}
          placeholder={t('composer.searchAccount')}
          onChange={(event) => setWord(event.target.value)}
        />
      )}
      {found.length === 0 && <p className={styles.soft}>{t('composer.noMatch')}</p>}
      {groupsOf(post ? accounts.filter(({ id }) => id === post.account_id) : found, by).map((group) => (
        <AccountFieldset key={group.key} group={group} refused={refused} />
      ))}
    </Flex>
  );
}

interface AccountFieldsetProps {
  readonly group: AccountGroup;
  readonly refused: Refused | undefined;
}

/** Accounts that are chosen one by one or together. */
function AccountFieldset({ group, refused }: AccountFieldsetProps) {
  const t = useT();
  const {
    accounts: { choose },
    content: { state, post },
    checks: { problemsOf },
  } = useComposer();
  const toggle = (id: string, isOn: boolean) =>
    choose(isOn ? [...state.accountIds, id] : state.accountIds.filter((one) => one !== id));

  const usable = group.accounts
    .filter(({ state: its, is_closed }) => its !== 'expired' && !is_closed)
    .map(({ id }) => id);
  const on = usable.filter((id) => state.accountIds.includes(id));
  const name = group.platform ? platformName(group.platform) : group.key || t('composer.noGroup');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {usable.length > 0 && !post ? (
          <Checkbox
            aria-label={t('composer.chooseGroup', { name })}
            checked={on.length === usable.length}
            indeterminate={on.length > 0 && on.length < usable.length}
            onChange={({ target }) =>
              choose(
                target.checked
                  ? [...state.accountIds, ...usable]
                  : state.accountIds.filter((id) => !usable.includes(id)),
              )
            }
          >
            <GroupName name={name} platform={group.platform} />
          </Checkbox>
        ) : (
          <GroupName name={name} platform={group.platform} />
        )}
      </legend>
      {group.accounts.map((account) => (
        <AccountRow
          key={account.id}
          account={account}
          isOn={state.accountIds.includes(account.id)}
          isFixed={post !== undefined}
          problems={problemsOf(account.id)}
          refusal={refused?.place === 'account' && refused.accountId === account.id ? refused.message : undefined}
          onToggle={(isOn) => toggle(account.id, isOn)}
        />
      ))}
    </fieldset>
  );
}

function GroupName({
  name,
  platform,
}: {
  readonly name: string;
  readonly platform: Parameters<typeof PlatformMark>[0]['platform'] | undefined;
}) {
  return (
    <span className={styles.groupName}>
      {platform && <PlatformMark platform={platform} size="small" isNamed />}
      {name}
    </span>
  );
}
