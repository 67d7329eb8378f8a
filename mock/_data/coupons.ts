import { type CouponState, type CouponTerms, makeCode } from '../../src/domain/coupons';
import { addDays } from '../../src/domain/publishing/zone';
import { clock } from '../_core/clock';
import { type Row, seedTable, uniqueKey } from '../_core/store';
import { demoMerchant } from './identity';

export interface CouponRow extends Row, CouponTerms {
  readonly revision?: number;
  readonly name: string;
  readonly note: string;
  readonly state: CouponState;
  readonly created_at: string;
}

/** A code that a customer holds; its id is the code itself. What became of it is read from the redemptions. */
export interface CodeRow extends Row {
  readonly coupon_id: string;
  readonly name: string;
  readonly phone: string;
  /** Of the press that issued it. */
  readonly request_id: string;
  readonly issued_at: string;
  readonly voided_at?: string;
}

export interface RedemptionRow extends Row {
  readonly coupon_id: string;
  readonly code: string;
  readonly request_id: string;
  readonly order_amount: number;
  readonly discount: number;
  readonly redeemed_at: string;
  readonly redeemed_by: string;
  readonly reverted_at?: string;
}

/** What happened, only ever added to. */
export interface CouponEntryRow extends Row {
  readonly coupon_id: string;
  readonly code: string;
  readonly kind: 'issued' | 'redeemed' | 'reverted' | 'void';
  readonly order_amount: number;
  readonly discount: number;
  readonly reason: string;
  readonly at: string;
  readonly by: string;
}

// One redemption of a code stands at a time; a reverted one gives it free.
uniqueKey<RedemptionRow>('coupon_redemption', ({ code, reverted_at }) => (reverted_at ? undefined : code));

const day = (days: number): string => clock.seedTime(days).slice(0, 10);
const aCoupon = (id: string, fields: Omit<CouponRow, 'id' | 'mchno' | 'created_at' | 'note'>): CouponRow => ({
  id,
  mchno: demoMerchant,
  note: '',
  created_at: clock.seedTime(-12),
  ...fields,
});

seedTable<CouponRow>('coupon', () => [
  aCoupon('coupon_welcome', {
    name: '新客立减 20 元',
    kind: 'amount',
    value: 2000,
    gift: '',
    min_spend: 9900,
    valid_from: day(-10),
    valid_to: addDays(day(0), 60),
    total: 200,
    per_customer: 1,
    max_redemptions: null,
    state: 'active',
  }),
  aCoupon('coupon_tea', {
    name: '到店送试饮茶包',
    kind: 'gift',
    value: 0,
    gift: '高山绿茶试饮装 1 份',
    min_spend: 0,
    valid_from: day(0),
    valid_to: addDays(day(0), 30),
    total: 100,
    per_customer: 1,
    max_redemptions: null,
    state: 'draft',
  }),
]);

const holders = [
  { name: '沈知夏', phone: '13900000021' },
  { name: '许安', phone: '13900000022' },
  { name: '罗一舟', phone: '13900000023' },
];
const seedCode = (index: number): string => makeCode(new Uint8Array(12).map((_, at) => 7 + index * 5 + at * 3));
const issuedAt = () => clock.seedTime(-8);

seedTable<CodeRow>('coupon_code', () =>
  holders.map(({ name, phone }, index) => ({
    id: seedCode(index),
    mchno: demoMerchant,
    coupon_id: 'coupon_welcome',
    name,
    phone,
    request_id: 'seed_welcome',
    issued_at: issuedAt(),
  })),
);

const used = () => ({ order_amount: 15800, discount: 2000 });

seedTable<RedemptionRow>('coupon_redemption', () => [
  {
    id: 'redemption_welcome',
    mchno: demoMerchant,
    coupon_id: 'coupon_welcome',
    code: seedCode(0),
    request_id: 'seed_redemption',
    ...used(),
    redeemed_at: clock.seedTime(-3, 15),
    redeemed_by: '陈小满',
  },
]);

seedTable<CouponEntryRow>('coupon_entry', () => [
  ...holders.map((_, index) => ({
    id: `coupon_entry_${index}`,
    mchno: demoMerchant,
    coupon_id: 'coupon_welcome',
    code: seedCode(index),
    kind: 'issued' as const,
    order_amount: 0,
    discount: 0,
    reason: '',
    at: issuedAt(),
    by: '陈小满',
  })),
  {
    id: 'coupon_entry_redeemed',
    mchno: demoMerchant,
    coupon_id: 'coupon_welcome',
    code: seedCode(0),
    kind: 'redeemed',
    ...used(),
    reason: '',
    at: clock.seedTime(-3, 15),
    by: '陈小满',
  },
]);
