import { commissionOf } from '../../src/domain/channels';
import { clock } from '../_core/clock';
import { type Row, seedTable, uniqueKey } from '../_core/store';
import { demoMerchant } from './identity';
import { seededPayments } from './upgrades';

/** Somebody who brings merchants to a provider, himself or through channels below him. */
export interface ChannelRow extends Row {
  readonly revision?: number;
  readonly provider_id: string;
  readonly name: string;
  /** The channel above; absent at the top. */
  readonly parent_id?: string | undefined;
  /** The merchant who is this channel and reads its own part. */
  readonly merchant_id?: string | undefined;
  readonly contact: string;
  readonly phone: string;
  readonly note: string;
  readonly status: 1 | -1;
  readonly created_at: string;
}

export interface ChannelRatesRow extends Row {
  readonly provider_id: string;
  /** `YYYY-MM-DD`. */
  readonly from: string;
  /** Basis points by level. */
  readonly levels: readonly number[];
  readonly by: string;
  readonly created_at: string;
}

/** What a channel gets of a payment: written when it is paid, never changed after. */
export interface CommissionRow extends Row {
  readonly provider_id: string;
  readonly payment_id: string;
  readonly channel_id: string;
  readonly merchant_id: string;
  readonly merchant_name: string;
  readonly title: string;
  readonly paid: number;
  readonly level: number;
  readonly rate: number;
  readonly amount: number;
  readonly at: string;
}

/** A month of a channel that is settled; one that stands open has no row. */
export interface StatementRow extends Row {
  readonly provider_id: string;
  readonly state: 'settled' | 'paid';
  readonly amount: number;
  readonly settled_at: string;
  readonly settled_by: string;
  readonly paid_at?: string;
  readonly voucher: string;
}

// a payment that is booked twice gives each channel its commission once
uniqueKey<CommissionRow>('commission', ({ payment_id, channel_id }) => `${payment_id} ${channel_id}`);
uniqueKey<ChannelRatesRow>('channel_rates', ({ provider_id, from }) => `${provider_id} ${from}`);

const channel = (id: string, fields: Partial<ChannelRow> & { readonly name: string }): ChannelRow => ({
  id,
  provider_id: 'lingkuang',
  contact: '',
  phone: '',
  note: '',
  status: 1,
  created_at: clock.seedTime(-160),
  ...fields,
});

seedTable<ChannelRow>('channel', () => [
  channel('ch_seed_east', {
    name: '华东渠道',
    merchant_id: demoMerchant,
    contact: '陈小满',
    phone: '13800000001',
    note: '线下培训带来的商家',
  }),
  channel('ch_seed_hangzhou', {
    name: '杭州服务站',
    parent_id: 'ch_seed_east',
    contact: '沈知行',
    phone: '13800000021',
  }),
  channel('ch_seed_south', { name: '华南渠道', contact: '林海生', phone: '13800000022' }),
]);

const levels = [1000, 300, 100] as const;

seedTable<ChannelRatesRow>('channel_rates', () => [
  {
    id: 'rates_seed_1',
    provider_id: 'lingkuang',
    from: clock.seedTime(-150).slice(0, 10),
    levels,
    by: '平台运营',
    created_at: clock.seedTime(-151),
  },
]);

/** The channel that brought a merchant, and those above it. */
const seededLines: Readonly<Record<string, readonly string[]>> = {
  M100003: ['ch_seed_hangzhou', 'ch_seed_east'],
  M100004: ['ch_seed_east'],
};

seedTable<CommissionRow>('commission', () =>
  seededPayments().flatMap((payment) =>
    commissionOf(payment.amount, seededLines[payment.merchant_id] ?? [], levels).map((part) => ({
      id: `com_${payment.id}_${part.level}`,
      provider_id: 'lingkuang',
      payment_id: payment.id,
      merchant_id: payment.merchant_id,
      merchant_name: payment.merchant_name,
      title: `${payment.version} × ${payment.months}`,
      paid: payment.amount,
      at: payment.decided_at ?? payment.created_at,
      ...part,
    })),
  ),
);
