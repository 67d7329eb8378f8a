import type { LevelRules } from '../../src/domain/customers';
import { clock } from '../_core/clock';
import { type Row, seedTable } from '../_core/store';
import { demoMerchant } from './identity';

interface CustomerEntry {
  readonly at: string;
  readonly kind: 'note' | 'revealed' | 'merged' | 'unmerged' | 'unsubscribed' | 'subscribed';
  readonly by: { readonly id: string; readonly name: string };
  readonly text: string;
  readonly request_id?: string | undefined;
}

/** What a merchant says of a customer himself; all that he did is read from orders, reservations, coupons and leads. */
export interface CustomerRow extends Row {
  readonly revision?: number;
  /** '' = as the latest record calls him. */
  readonly name: string;
  readonly note: string;
  readonly tags: readonly string[];
  readonly unsubscribed: '' | 'self' | 'merchant';
  /** The customer that stands for this one since a merge. */
  readonly merged_into?: string | undefined;
  readonly history: readonly CustomerEntry[];
  readonly created_at: string;
}

/** A phone of a merchant's customers. Its id is merchant and phone: so each has it once, and it never leaves the server. */
export interface CustomerPhoneRow extends Row {
  readonly customer_id: string;
  readonly phone: string;
}

export const phoneRowId = (mchno: string, phone: string): string => `${mchno} ${phone}`;

/** One a merchant; its id is the merchant. */
export interface LevelRulesRow extends Row, LevelRules {
  readonly revision?: number;
}

export const defaultLevelRules: LevelRules = {
  match: 'any',
  levels: [
    { key: 'silver', name: '银卡', min_spent: 20_000, min_orders: 2 },
    { key: 'gold', name: '金卡', min_spent: 100_000, min_orders: 6 },
  ],
};

/** Phone, tags, note: what the demo's owner knows of some. */
const seeds: readonly (readonly [string, readonly string[], string])[] = [
  ['13900002009', ['老客', '爱送礼'], '每次都要礼盒包装'],
  ['13900002010', ['老客'], ''],
  ['13900002004', ['企业团购'], '公司采购，要开专票'],
  ['13900001003', ['企业团购'], '年会用，11 月再联系'],
  ['13900001007', ['茶友'], '喜欢淡一点的绿茶'],
  ['13900002008', ['茶友', '到店'], ''],
];

seedTable<CustomerRow>('customer', () =>
  seeds.map(([, tags, note], index) => ({
    id: `customer_seed_${index + 1}`,
    mchno: demoMerchant,
    name: '',
    note,
    tags,
    unsubscribed: '' as const,
    history: [],
    created_at: clock.seedTime(-45 + index),
  })),
);

seedTable<CustomerPhoneRow>('customer_phone', () =>
  seeds.map(([phone], index) => ({
    id: phoneRowId(demoMerchant, phone),
    mchno: demoMerchant,
    customer_id: `customer_seed_${index + 1}`,
    phone,
  })),
);
