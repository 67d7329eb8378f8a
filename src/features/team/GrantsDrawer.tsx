import { Button, Drawer, Flex, Input, Table } from 'antd';
import { useState } from 'react';
import { actionName, grantReason, pageName } from '@/blocks/grants';
import { LoadFailure } from '@/components/LoadFailure';
import { useLoad } from '@/hooks/useLoad';
import { type Translate, useT } from '@/hooks/useT';
import { accountApi } from '@/services/account/api';
import type { Account, AccountGrant, GrantHolder } from '@/services/account/schema';

interface GrantsDrawerProps {
  readonly member: Account;
  readonly onClose: () => void;
}

interface NamedGrant extends AccountGrant {
  readonly name: string;
}

const named = (t: Translate, grant: AccountGrant): NamedGrant => ({
  ...grant,
  name: grant.kind === 'page' ? pageName(t, grant.key) : actionName(t, grant.key),
});

/** What a member may see and do and where each right comes from; at a click who else has it. */
export function GrantsDrawer({ member, onClose }: GrantsDrawerProps) {
  const t = useT();
  const { data, error, refresh, loading } = useLoad(accountApi.grants, { id: member.id });
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<NamedGrant>();
  const wanted = search.trim().toLowerCase();
  const rows = (data?.list ?? [])
    .map((grant) => named(t, grant))
    .filter(({ key, name }) => `${key} ${name}`.toLowerCase().includes(wanted));
  return (
    <Drawer open size={720} title={t('team.grants.title', { name: member.name })} onClose={onClose}>
      <Flex vertical gap={16}>
        <Input.Search
          allowClear
          style={{ maxWidth: 280 }}
          aria-label={t('team.role.searchGrants')}
          placeholder={t('team.role.searchGrants')}
          onChange={({ target }) => setSearch(target.value)}
        />
        {!data && error && <LoadFailure error={error} onRetry={refresh} />}
        <Table<NamedGrant>
          size="small"
          rowKey="key"
          loading={loading && !data}
          dataSource={rows}
          locale={{ emptyText: t(wanted ? 'team.role.noMatch' : 'team.role.nothing') }}
          scroll={{ x: 'max-content' }}
          pagination={{ pageSize: 20, showSizeChanger: false, hideOnSinglePage: true }}
          columns={[
            { key: 'name', title: t('authority.key'), dataIndex: 'name' },
            { key: 'kind', title: t('authority.kind'), render: (_, { kind }) => t(`authority.kind.${kind}`) },
            { key: 'reason', title: t('authority.reason'), render: (_, grant) => grantReason(t, grant) },
            {
              key: 'holders',
              title: t('authority.holders'),
              render: (_, grant) => (
                <Button
                  type="link"
                  size="small"
                  aria-label={t('authority.holdersOf', { name: grant.name })}
                  onClick={() => setAsked(grant)}
                >
                  {t('team.grants.holders')}
                </Button>
              ),
            },
          ]}
        />
      </Flex>
      {asked && <HoldersDrawer grant={asked} onClose={() => setAsked(undefined)} />}
    </Drawer>
  );
}

interface HoldersDrawerProps {
  readonly grant: NamedGrant;
  readonly onClose: () => void;
}

function HoldersDrawer({ grant, onClose }: HoldersDrawerProps) {
  const t = useT();
  const { data, error, refresh, loading } = useLoad(accountApi.holders, { key: grant.key });
  return (
    <Drawer open size={520} title={t('authority.holdersOf', { name: grant.name })} onClose={onClose}>
      {!data && error && <LoadFailure error={error} onRetry={refresh} />}
      <Table<GrantHolder>
        size="small"
        rowKey="id"
        loading={loading && !data}
        dataSource={data?.list ?? []}
        pagination={false}
        columns={[
          { key: 'account', title: t('authority.person'), dataIndex: 'account_name' },
          { key: 'reason', title: t('authority.reason'), render: (_, holder) => grantReason(t, holder) },
        ]}
      />
    </Drawer>
  );
}
