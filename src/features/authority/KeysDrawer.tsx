import { Drawer, Segmented } from 'antd';
import { useState } from 'react';
import { type Grant, GrantTable, HoldersDrawer, type HoldersProps, pageName } from '@/blocks/grants';
import { LoadFailure } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { pagesOfAction } from '@/domain/roles';
import { useLoad } from '@/hooks/useLoad';
import { type Translate, useT } from '@/hooks/useT';
import { authorityApi } from '@/services/authority/api';
import type { AuthorityKeys } from '@/services/authority/schema';

const sides = ['merchant', 'provider'] as const;
type Side = (typeof sides)[number];

interface CountedGrant extends Grant {
  /** Where it belongs: the menu of a page, the page of an action. */
  readonly group: string;
  readonly holders: number;
}

function countedGrants(t: Translate, { holders, ...keys }: AuthorityKeys, side: Side): CountedGrant[] {
  const groupOfAction = (key: string) => {
    const page = pagesOfAction(key).find((one) => keys[side].routes.includes(one));
    return page ? pageName(t, page) : t('team.role.other');
  };
  return [
    ...keys[side].routes.map((key) => ({
      key,
      kind: 'page' as const,
      group: pageName(t, key.split('.')[0] ?? ''),
      holders: holders[key] ?? 0,
    })),
    ...keys[side].actions.map((key) => ({
      key,
      kind: 'action' as const,
      group: groupOfAction(key),
      holders: holders[key] ?? 0,
    })),
  ];
}

/** All pages and actions that rights are given for, and at a click who holds one and why. */
export function KeysDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { data, error, refresh, loading } = useLoad(authorityApi.keys);
  const [side, setSide] = useState<Side>('merchant');
  return (
    <Drawer open size={880} title={t('authority.keys')} onClose={onClose}>
      <GrantTable
        grants={data ? countedGrants(t, data, side) : []}
        isLoading={loading && !data}
        details={[
          { key: 'group', title: t('authority.group'), render: ({ group }) => group },
          { key: 'code', title: t('authority.code'), render: ({ key }) => <Text type="tertiary">{key}</Text> },
        ]}
        searchText={({ group }) => group}
        holdersText={({ holders }) => (holders === 0 ? undefined : t('authority.people', { count: holders }))}
        Holders={AllHolders}
        filter={
          <Segmented
            value={side}
            options={sides.map((value) => ({ value, label: t(`authority.side.${value}`) }))}
            onChange={setSide}
          />
        }
        notice={!data && error && <LoadFailure error={error} onRetry={refresh} />}
      />
    </Drawer>
  );
}

function AllHolders({ grantKey, name, onClose }: HoldersProps) {
  const [page, setPage] = useState(1);
  const holders = useLoad(authorityApi.data, { key: grantKey, page, page_size: 20 });
  return (
    <HoldersDrawer
      hasMerchants
      name={name}
      holders={holders}
      pagination={{
        current: page,
        pageSize: 20,
        total: holders.data?.paginator.total ?? 0,
        showSizeChanger: false,
        hideOnSinglePage: true,
        onChange: setPage,
      }}
      onClose={onClose}
    />
  );
}
