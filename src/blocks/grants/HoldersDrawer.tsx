import { Drawer, Table, type TableProps } from 'antd';
import { LoadFailure } from '@/components/LoadFailure';
import { useT } from '@/hooks/useT';
import { type GrantReason, grantReason } from './grantNames';

interface GrantHolder extends GrantReason {
  readonly id: string;
  readonly account_name: string;
  /** Where the holders of several merchants are listed. */
  readonly merchant_name?: string;
}

interface HoldersDrawerProps {
  /** Of the page or action. */
  readonly name: string;
  readonly holders: {
    readonly data?: { readonly list: readonly GrantHolder[] };
    readonly error?: Error;
    readonly loading: boolean;
    readonly refresh: () => void;
  };
  readonly hasMerchants?: boolean;
  readonly pagination?: TableProps['pagination'];
  readonly onClose: () => void;
}

/** Who holds a page or an action, and why. */
export function HoldersDrawer({ name, holders, hasMerchants, pagination = false, onClose }: HoldersDrawerProps) {
  const t = useT();
  const { data, error, refresh, loading } = holders;
  return (
    <Drawer open size={hasMerchants ? 640 : 520} title={t('authority.holdersOf', { name })} onClose={onClose}>
      {!data && error && <LoadFailure error={error} onRetry={refresh} />}
      <Table<GrantHolder>
        size="small"
        rowKey="id"
        loading={loading && !data}
        dataSource={data?.list ?? []}
        locale={{ emptyText: t('authority.nobody') }}
        pagination={pagination}
        {...(hasMerchants && { scroll: { x: 'max-content' } })}
        columns={[
          { key: 'account', title: t('authority.person'), dataIndex: 'account_name' },
          ...(hasMerchants ? [{ key: 'merchant', title: t('authority.merchant'), dataIndex: 'merchant_name' }] : []),
          { key: 'reason', title: t('authority.reason'), render: (_, holder) => grantReason(t, holder) },
        ]}
      />
    </Drawer>
  );
}
