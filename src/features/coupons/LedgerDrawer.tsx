import { QrcodeOutlined } from '@ant-design/icons';
import { Button, Drawer, Flex, Grid, Input, Popconfirm, Popover, Spin, Table, Tabs } from 'antd';
import { Suspense, useState } from 'react';
import { LoadFailure } from '@/components/LoadFailure';
import { lazyPart } from '@/components/lazyPart';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useMoney } from '@/hooks/useMoney';
import { useT } from '@/hooks/useT';
import { couponApi } from '@/services/coupon/api';
import type { Coupon, CouponCode, CouponEntry } from '@/services/coupon/schema';
import { CouponHolder, EntryMoney, entryTones } from './EntriesTab';

const QrImage = lazyPart(() => import('@/components/QrImage'));

interface LedgerDrawerProps {
  readonly coupon: Coupon;
  readonly onClose: () => void;
}

const PAGE_SIZE = 20;
const codeTones = { issued: 'good', redeemed: 'plain', reverted: 'warn', expired: 'plain', void: 'bad' } as const;

/** The codes of a coupon with what can be done with them, and all that ever happened, with its sums. */
export function LedgerDrawer({ coupon, onClose }: LedgerDrawerProps) {
  const t = useT();
  return (
    <Drawer open size={880} title={t('coupon.ledgerOf', { name: coupon.name })} onClose={onClose}>
      <Tabs
        items={[
          { key: 'codes', label: t('coupon.codes.tab'), children: <Codes coupon={coupon} /> },
          { key: 'ledger', label: t('coupon.ledger.tab'), children: <Ledger coupon={coupon} /> },
        ]}
      />
    </Drawer>
  );
}

function usePages(couponId: string) {
  const [page, setPage] = useState(1);
  const [keyword, setKeyword] = useState('');
  const query = { id: couponId, page, page_size: PAGE_SIZE, ...(keyword && { keyword }) };
  const search = (text: string) => {
    setPage(1);
    setKeyword(text.trim());
  };
  const pagination = (total = 0) => ({
    current: page,
    pageSize: PAGE_SIZE,
    total,
    hideOnSinglePage: true,
    showSizeChanger: false,
    onChange: setPage,
  });
  return { query, search, pagination };
}

function Search({ onSearch }: { readonly onSearch: (text: string) => void }) {
  const t = useT();
  const label = t('coupon.ledger.searchCode');
  return <Input.Search allowClear aria-label={label} placeholder={label} style={{ width: 280 }} onSearch={onSearch} />;
}

function Codes({ coupon }: { readonly coupon: Coupon }) {
  const t = useT();
  const isWide = Grid.useBreakpoint().sm === true;
  const { query, search, pagination } = usePages(coupon.id);
  const { data, error, loading, refresh } = useLoad(couponApi.codes, query, { keepPrevious: true });
  if (!data && error) return <LoadFailure error={error} onRetry={refresh} />;
  return (
    <Flex vertical gap={12}>
      <Search onSearch={search} />
      <Table<CouponCode>
        size="small"
        rowKey="id"
        loading={loading && !data}
        dataSource={data?.list}
        pagination={pagination(data?.paginator.total)}
        columns={[
          {
            title: t('coupon.code'),
            render: (_, row) => (
              <>
                <CodeCell code={row.code} />
                {!isWide && <CouponHolder holder={row} />}
                {!isWide && <CodeStateCell row={row} />}
              </>
            ),
          },
          { title: t('coupon.customer'), hidden: !isWide, render: (_, row) => <CouponHolder holder={row} /> },
          { title: t('coupon.codeState'), hidden: !isWide, render: (_, row) => <CodeStateCell row={row} /> },
          { title: t('coupon.actions'), render: (_, row) => <CodeActions row={row} /> },
        ]}
      />
    </Flex>
  );
}

/** The code, and as a picture that the till reads: to be sent to the customer or held under the camera. */
function CodeCell({ code }: { readonly code: string }) {
  const t = useT();
  const picture = (
    <div role="img" aria-label={t('coupon.qrOf', { code })}>
      <Suspense fallback={<Spin />}>
        <QrImage value={code} size={160} />
      </Suspense>
    </div>
  );
  return (
    <Flex align="center" gap={4}>
      <Text tabular>{code}</Text>
      <Popover trigger="click" content={picture} destroyOnHidden>
        <Button type="text" size="small" icon={<QrcodeOutlined />} aria-label={t('coupon.qrOf', { code })} />
      </Popover>
    </Flex>
  );
}

function CodeStateCell({ row: { state, redeemed_at, redeemed_by = '' } }: { readonly row: CouponCode }) {
  const t = useT();
  return (
    <Flex vertical align="flex-start">
      <ToneTag tone={codeTones[state]}>{t(`coupon.codeState.${state}`)}</ToneTag>
      {redeemed_at && (
        <Text type="tertiary" size="small">
          {t('coupon.redeemedAt', { at: formatMinute(redeemed_at), by: redeemed_by })}
        </Text>
      )}
    </Flex>
  );
}

function CodeActions({ row: { state, code, redemption_id } }: { readonly row: CouponCode }) {
  const t = useT();
  const canDo = useCan();
  const revert = useAction(couponApi.revert, { messages: { done: 'coupon.reverted' } });
  const makeVoid = useAction(couponApi.void, { messages: { done: 'coupon.voided' } });
  if (!canDo('coupon.revert')) return null;
  if (redemption_id) {
    return (
      <Popconfirm title={t('coupon.revertConfirm')} onConfirm={() => revert.run({ redemption_id })}>
        <Button type="link" size="small" loading={revert.isPending}>
          {t('coupon.revert')}
        </Button>
      </Popconfirm>
    );
  }
  if (state !== 'issued' && state !== 'reverted') return null;
  return (
    <Popconfirm title={t('coupon.voidConfirm')} onConfirm={() => makeVoid.run({ code })}>
      <Button type="link" size="small" danger loading={makeVoid.isPending}>
        {t('coupon.void')}
      </Button>
    </Popconfirm>
  );
}

function Ledger({ coupon }: { readonly coupon: Coupon }) {
  const t = useT();
  const isWide = Grid.useBreakpoint().sm === true;
  const money = useMoney();
  const { query, search, pagination } = usePages(coupon.id);
  const { data, error, loading, refresh } = useLoad(couponApi.ledger, query, { keepPrevious: true });
  if (!data && error) return <LoadFailure error={error} onRetry={refresh} />;
  return (
    <Flex vertical gap={12}>
      {data && <Text strong>{t('coupon.ledger.sums', { ...data.sums, money: money(data.sums.discount) })}</Text>}
      <Search onSearch={search} />
      <Table<CouponEntry>
        size="small"
        rowKey="id"
        loading={loading && !data}
        dataSource={data?.list}
        pagination={pagination(data?.paginator.total)}
        columns={[
          {
            title: t('coupon.ledger.at'),
            render: (_, { at, by }) => (
              <>
                <Text tabular>{formatMinute(at)}</Text>
                {!isWide && <Text type="secondary">{by}</Text>}
              </>
            ),
          },
          {
            title: t('coupon.ledger.kind'),
            render: (_, row) => (
              <Flex vertical={!isWide} align="flex-start">
                <ToneTag tone={entryTones[row.kind]}>{t(`coupon.ledger.kind.${row.kind}`)}</ToneTag>
                {!isWide && <EntryMoney entry={row} />}
              </Flex>
            ),
          },
          {
            title: t('coupon.code'),
            render: (_, row) => (
              <>
                <Text tabular>{row.code}</Text>
                {!isWide && <CouponHolder holder={row} />}
              </>
            ),
          },
          { title: t('coupon.customer'), hidden: !isWide, render: (_, row) => <CouponHolder holder={row} /> },
          {
            title: t('coupon.ledger.discount'),
            align: 'end',
            hidden: !isWide,
            render: (_, row) => <EntryMoney entry={row} />,
          },
          { title: t('coupon.ledger.by'), dataIndex: 'by', hidden: !isWide },
        ]}
      />
    </Flex>
  );
}
