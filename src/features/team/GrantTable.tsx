import { Button, Drawer, Flex, Grid, Input, Table } from 'antd';
import { useState } from 'react';
import { actionName, grantReason, pageName } from '@/blocks/grants';
import { LoadFailure } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { accountApi } from '@/services/account/api';
import type { GrantHolder } from '@/services/account/schema';

/** A page or an action, and where it comes from. */
export interface ShownGrant {
  readonly key: string;
  readonly kind: 'page' | 'action';
  /** In words; left out where no single source is asked for. */
  readonly reason?: string;
}

interface NamedGrant extends ShownGrant {
  readonly name: string;
}

interface GrantTableProps {
  readonly grants: readonly ShownGrant[];
  readonly isLoading?: boolean;
  readonly hasReasons?: boolean;
}

/** Pages and actions to be searched; at a click who holds one and why. */
export function GrantTable({ grants, isLoading = false, hasReasons = true }: GrantTableProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<NamedGrant>();
  // On a phone the reason stands below the name: beside it, it would be cut off.
  const isNarrow = Grid.useBreakpoint().sm === false;
  const wanted = search.trim().toLowerCase();
  const rows = grants
    .map((grant) => ({ ...grant, name: grant.kind === 'page' ? pageName(t, grant.key) : actionName(t, grant.key) }))
    .filter(({ key, name }) => `${key} ${name}`.toLowerCase().includes(wanted));
  return (
    <Flex vertical gap={16}>
      <Input.Search
        allowClear
        style={{ maxWidth: 280 }}
        aria-label={t('team.role.searchGrants')}
        placeholder={t('team.role.searchGrants')}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Table<NamedGrant>
        size="small"
        rowKey="key"
        loading={isLoading}
        dataSource={rows}
        locale={{ emptyText: t(wanted ? 'team.role.noMatch' : 'team.role.nothing') }}
        {...(!isNarrow && { scroll: { x: 'max-content' } })}
        pagination={{ pageSize: 20, showSizeChanger: false, hideOnSinglePage: true }}
        columns={[
          {
            key: 'name',
            title: t('authority.key'),
            render: (_, { name, reason }) => (
              <>
                {name}
                {isNarrow && reason && (
                  <Text component="div" type="secondary" size="small">
                    {reason}
                  </Text>
                )}
              </>
            ),
          },
          {
            key: 'kind',
            title: <span style={{ whiteSpace: 'nowrap' }}>{t('authority.kind')}</span>,
            render: (_, { kind }) => <span style={{ whiteSpace: 'nowrap' }}>{t(`authority.kind.${kind}`)}</span>,
          },
          ...(hasReasons && !isNarrow ? [{ key: 'reason', title: t('authority.reason'), dataIndex: 'reason' }] : []),
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
      {asked && <HoldersDrawer grant={asked} onClose={() => setAsked(undefined)} />}
    </Flex>
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
        locale={{ emptyText: t('authority.nobody') }}
        pagination={false}
        columns={[
          { key: 'account', title: t('authority.person'), dataIndex: 'account_name' },
          { key: 'reason', title: t('authority.reason'), render: (_, holder) => grantReason(t, holder) },
        ]}
      />
    </Drawer>
  );
}
