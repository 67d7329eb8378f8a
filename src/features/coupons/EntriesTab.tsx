import { useMemo, useState } from 'react';
import { PhoneText } from '@/blocks/PhoneText';
import { defineResource } from '@/components/resource/defineResource';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { SumCards } from '@/components/resource/SumCards';
import { TextCard } from '@/components/resource/TextCard';
import type { ResourceQuery } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { ledgerKinds } from '@/domain/coupons';
import { formatMinute } from '@/hooks/useDates';
import { useMoney } from '@/hooks/useMoney';
import { useT } from '@/hooks/useT';
import { couponApi } from '@/services/coupon/api';
import type { CouponEntry, CouponSums } from '@/services/coupon/schema';

export const entryTones = { issued: 'plain', redeemed: 'good', reverted: 'warn', void: 'bad' } as const;

/** Whose code it is. */
export function CouponHolder({ holder: { name, phone } }: { readonly holder: Pick<CouponEntry, 'name' | 'phone'> }) {
  const t = useT();
  return <PhoneText label={name || phone ? name : t('coupon.anonymous')} phone={phone} name={name} />;
}

/** Fen that an entry gave; nothing where it is about no money. */
export function EntryMoney({ entry: { kind, discount } }: { readonly entry: CouponEntry }) {
  const money = useMoney();
  return kind === 'redeemed' || kind === 'reverted' ? <Text tabular>{money(discount)}</Text> : null;
}

const entriesResource = (onSums: (sums: CouponSums) => void) =>
  defineResource<CouponEntry>({
    key: 'coupon_entry',
    title: 'coupon.entries.title',
    subtitle: 'coupon.entries.subtitle',
    search: 'coupon.ledger.searchCode',
    nameOf: ({ code }) => code,
    actions: {},
    calls: {
      data: async (query: ResourceQuery, options) => {
        const page = await couponApi.ledger(query as Parameters<typeof couponApi.ledger>[0], options);
        onSums(page.sums);
        return page;
      },
    },
    filters: [
      {
        key: 'kind',
        label: 'coupon.ledger.kind',
        options: ledgerKinds.map((value) => ({ value, label: `coupon.ledger.kind.${value}` as const })),
      },
      { key: 'days', label: 'coupon.entries.days', options: 'fromList' },
    ],
    columns: [
      {
        key: 'at',
        title: 'coupon.ledger.at',
        width: 152,
        sortable: true,
        render: ({ at }) => <Text tabular>{formatMinute(at)}</Text>,
      },
      {
        key: 'kind',
        title: 'coupon.ledger.kind',
        width: 104,
        render: ({ kind }, { t }) => <ToneTag tone={entryTones[kind]}>{t(`coupon.ledger.kind.${kind}`)}</ToneTag>,
      },
      { key: 'coupon_name', title: 'coupon.entries.coupon', fixed: true, render: ({ coupon_name }) => coupon_name },
      { key: 'code', title: 'coupon.code', width: 152, render: ({ code }) => <Text tabular>{code}</Text> },
      { key: 'customer', title: 'coupon.customer', width: 176, render: (row) => <CouponHolder holder={row} /> },
      {
        key: 'discount',
        title: 'coupon.ledger.discount',
        width: 112,
        align: 'end',
        render: (row) => <EntryMoney entry={row} />,
      },
      { key: 'by', title: 'coupon.ledger.by', width: 104, render: ({ by }) => by },
    ],
    cardShape: 'text',
    defaultView: 'table',
    card: (row, { t }) => (
      <TextCard
        title={row.coupon_name}
        state={<ToneTag tone={entryTones[row.kind]}>{t(`coupon.ledger.kind.${row.kind}`)}</ToneTag>}
      >
        <Text tabular>{row.code}</Text>
        <CouponHolder holder={row} />
        <EntryMoney entry={row} />
        <Text type="tertiary" size="small">
          {formatMinute(row.at)} · {row.by}
        </Text>
      </TextCard>
    ),
    empty: { title: 'coupon.entries.emptyTitle', description: 'coupon.entries.emptyText' },
  });

/** What happened with the codes of all coupons, by day: the list behind the figures of the service report. */
export function EntriesTab() {
  const t = useT();
  const money = useMoney();
  const [sums, setSums] = useState<CouponSums>();
  const resource = useMemo(() => entriesResource(setSums), []);
  const cards = sums && {
    issued: t('coupon.entries.count', { count: sums.issued }),
    redeemed: t('coupon.entries.count', { count: sums.redeemed }),
    reverted: t('coupon.entries.count', { count: sums.reverted }),
  };
  return (
    <ResourcePage
      resource={resource}
      intro={
        cards && (
          <SumCards
            sums={[
              ['coupon.ledger.kind.issued', cards.issued],
              ['coupon.ledger.kind.redeemed', cards.redeemed],
              ['coupon.ledger.kind.reverted', cards.reverted],
              ['coupon.entries.discount', money(sums.discount)],
            ]}
          />
        )
      }
    />
  );
}
