import { Drawer, Flex, Table } from 'antd';
import { accessReasonText, grantReason } from '@/blocks/grants';
import { LoadFailure } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { platformName } from '@/domain/platforms';
import { isPublisher } from '@/domain/publishing';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { accountApi } from '@/services/account/api';
import type { Account, PostingAccount } from '@/services/account/schema';
import { MerchantGrants } from './MerchantGrants';

interface MemberGrantsDrawerProps {
  readonly member: Account;
  readonly onClose: () => void;
}

/** What a member may see and do, by which accounts he may publish, and where each comes from. */
export function MemberGrantsDrawer({ member, onClose }: MemberGrantsDrawerProps) {
  const t = useT();
  const { data, error, refresh, loading } = useLoad(accountApi.grants, { id: member.id });
  const list = data?.list ?? [];
  const grants = list.map(({ key, kind, ...reason }) => ({ key, kind, reason: grantReason(t, reason) }));
  return (
    <Drawer open size={720} title={t('team.grants.title', { name: member.name })} onClose={onClose}>
      <Flex vertical gap={16}>
        {!data && error && <LoadFailure error={error} onRetry={refresh} />}
        <MerchantGrants grants={grants} isLoading={loading && !data} />
        {data && (
          <PostingAccounts
            accounts={data.accounts ?? []}
            mayPublish={isPublisher({ access: '', routes: [], actions: list.map(({ key }) => key) })}
          />
        )}
      </Flex>
    </Drawer>
  );
}

interface PostingAccountsProps {
  readonly accounts: readonly PostingAccount[];
  /** Whether he may publish at all. */
  readonly mayPublish: boolean;
}

function PostingAccounts({ accounts, mayPublish }: PostingAccountsProps) {
  const t = useT();
  return (
    <section aria-labelledby="member-accounts">
      <Text id="member-accounts" component="h3" size="medium" strong style={{ margin: '0 0 8px' }}>
        {t('team.grants.accounts')}
      </Text>
      <Table<PostingAccount>
        size="small"
        rowKey="id"
        dataSource={accounts}
        locale={{
          emptyText: (
            <Text type="secondary">{t(mayPublish ? 'team.grants.noAccounts' : 'team.grants.noPublishing')}</Text>
          ),
        }}
        pagination={{ pageSize: 20, showSizeChanger: false, hideOnSinglePage: true }}
        columns={[
          {
            key: 'account',
            title: t('team.grants.account'),
            render: (_, { name, platform }) => (
              <>
                {name}{' '}
                <Text type="secondary" size="small">
                  {platformName(platform)}
                </Text>
              </>
            ),
          },
          { key: 'reason', title: t('authority.reason'), render: (_, account) => accessReasonText(t, account) },
        ]}
      />
    </section>
  );
}
