import { Button, Drawer, Flex, Input, Segmented, Table } from 'antd';
import { useState } from 'react';
import { actionName, grantReason, pageName } from '@/blocks/grants';
import { LoadFailure } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { pagesOfAction } from '@/domain/roles';
import { useLoad } from '@/hooks/useLoad';
import { type Translate, useT } from '@/hooks/useT';
import { authorityApi } from '@/services/authority/api';
import type { AuthorityKeys, Holder } from '@/services/authority/schema';

const sides = ['merchant', 'provider'] as const;
type Side = (typeof sides)[number];

interface KeyRow {
  readonly key: string;
  readonly name: string;
  readonly kind: 'page' | 'action';
  /** Where it belongs: the menu of a page, the page of an action. */
  readonly group: string;
  readonly holders: number;
}

function keyRows(t: Translate, { holders, ...keys }: AuthorityKeys, side: Side): KeyRow[] {
  const groupOfAction = (key: string) => {
    const page = pagesOfAction(key).find((one) => keys[side].routes.includes(one));
    return page ? pageName(t, page) : t('team.role.other');
  };
  return [
    ...keys[side].routes.map((key) => ({
      key,
      name: pageName(t, key),
      kind: 'page' as const,
      group: pageName(t, key.split('.')[0] ?? ''),
      holders: holders[key] ?? 0,
    })),
    ...keys[side].actions.map((key) => ({
      key,
      name: actionName(t, key),
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
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<KeyRow>();
  const wanted = search.trim().toLowerCase();
  const rows = data ? keyRows(t, data, side) : [];
  const found = rows.filter(({ key, name, group }) => `${key} ${name} ${group}`.toLowerCase().includes(wanted));
  return (
    <Drawer open size={880} title={t('authority.keys')} onClose={onClose}>
      <Flex vertical gap={16}>
        <Flex gap={8} wrap>
          <Segmented
            value={side}
            options={sides.map((value) => ({ value, label: t(`authority.side.${value}`) }))}
            onChange={setSide}
          />
          <Input.Search
            allowClear
            style={{ maxWidth: 280 }}
            aria-label={t('team.role.searchGrants')}
            placeholder={t('team.role.searchGrants')}
            onChange={({ target }) => setSearch(target.value)}
          />
        </Flex>
        {!data && error && <LoadFailure error={error} onRetry={refresh} />}
        <Table<KeyRow>
          size="small"
          rowKey="key"
          loading={loading && !data}
          dataSource={found}
          scroll={{ x: 'max-content' }}
          pagination={{ pageSize: 20, showSizeChanger: false, hideOnSinglePage: true }}
          columns={[
            { key: 'name', title: t('authority.key'), dataIndex: 'name' },
            { key: 'kind', title: t('authority.kind'), render: (_, { kind }) => t(`authority.kind.${kind}`) },
            { key: 'group', title: t('authority.group'), dataIndex: 'group' },
            {
              key: 'code',
              title: t('authority.code'),
              render: (_, { key }) => <Text type="tertiary">{key}</Text>,
            },
            {
              key: 'holders',
              title: t('authority.holders'),
              align: 'end',
              render: (_, row) =>
                row.holders === 0 ? (
                  <Text type="tertiary">{t('authority.nobody')}</Text>
                ) : (
                  <Button
                    type="link"
                    size="small"
                    aria-label={t('authority.holdersOf', { name: row.name })}
                    onClick={() => setAsked(row)}
                  >
                    {t('authority.people', { count: row.holders })}
                  </Button>
                ),
            },
          ]}
        />
      </Flex>
      {asked && <HoldersDrawer row={asked} onClose={() => setAsked(undefined)} />}
    </Drawer>
  );
}

interface HoldersDrawerProps {
  readonly row: KeyRow;
  readonly onClose: () => void;
}

function HoldersDrawer({ row, onClose }: HoldersDrawerProps) {
  const t = useT();
  const [page, setPage] = useState(1);
  const { data, error, refresh, loading } = useLoad(authorityApi.data, { key: row.key, page, page_size: 20 });
  return (
    <Drawer open size={640} title={t('authority.holdersOf', { name: row.name })} onClose={onClose}>
      {!data && error && <LoadFailure error={error} onRetry={refresh} />}
      <Table<Holder>
        size="small"
        rowKey="id"
        loading={loading}
        dataSource={data?.list ?? []}
        scroll={{ x: 'max-content' }}
        pagination={{
          current: page,
          pageSize: 20,
          total: data?.paginator.total ?? 0,
          showSizeChanger: false,
          hideOnSinglePage: true,
          onChange: setPage,
        }}
        columns={[
          { key: 'account', title: t('authority.person'), dataIndex: 'account_name' },
          { key: 'merchant', title: t('authority.merchant'), dataIndex: 'merchant_name' },
          { key: 'reason', title: t('authority.reason'), render: (_, holder) => grantReason(t, holder) },
        ]}
      />
    </Drawer>
  );
}
