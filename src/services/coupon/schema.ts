import { z } from 'zod';
import {
  codeStates,
  couponKinds,
  couponLimits,
  couponStates,
  ledgerKinds,
  MAX_ISSUED_AT_ONCE,
} from '../../domain/coupons';
import { daysFilter, get, id, pageOf, pageQuery, post, revision, shownRevision, timestamp } from '../contract';

const fen = z.number().int().min(0).max(couponLimits.moneyFen);
const code = z.string().trim().min(1).max(60);
const day = z.string().length(10);
/** Names one press of a button: however often it arrives, it is done once. */
const request_id = z.string().min(8).max(64);

const fields = {
  name: z.string().trim().min(1).max(couponLimits.name),
  note: z.string().trim().max(couponLimits.note).default(''),
  kind: z.enum(couponKinds),
  value: fen.default(0),
  gift: z.string().trim().max(couponLimits.gift).default(''),
  min_spend: fen.default(0),
  valid_from: day,
  valid_to: day,
  total: z.number().int().min(1).max(couponLimits.total),
  per_customer: z.number().int().min(1).max(couponLimits.total),
  max_redemptions: z.number().int().min(1).max(couponLimits.total).nullable().default(null),
};

const coupon = z.object({
  id,
  revision: shownRevision,
  ...fields,
  state: z.enum(couponStates),
  /** Counted from the rows: codes that are not void, redemptions that stand. */
  issued: z.number().int(),
  redeemed: z.number().int(),
  is_expired: z.boolean(),
  created_at: timestamp,
});
export type Coupon = z.infer<typeof coupon>;

const couponCode = z.object({
  id,
  /** In groups of four. */
  code: z.string(),
  /** Name and phone are masked for those who lack `coupon.customers`. */
  name: z.string(),
  phone: z.string(),
  state: z.enum(codeStates),
  issued_at: timestamp,
  redemption_id: id.optional(),
  redeemed_at: timestamp.optional(),
  redeemed_by: z.string().optional(),
  discount: fen.optional(),
});
export type CouponCode = z.infer<typeof couponCode>;

const refusal = z.object({
  reason: z.enum(['unknown', 'otherShop', 'ended', 'void', 'expired', 'notYet', 'redeemed', 'usedUp', 'minSpend']),
  at: z.number().optional(),
  by: z.string().optional(),
  limit: z.number().optional(),
});

const redemption = z.object({
  id,
  code: z.string(),
  coupon_name: z.string(),
  kind: z.enum(couponKinds),
  gift: z.string(),
  order_amount: fen,
  discount: fen,
  to_pay: fen,
  redeemed_at: timestamp,
  redeemed_by: z.string(),
});
export type Redemption = z.infer<typeof redemption>;

const check = z.object({
  code: z.string(),
  coupon: coupon.pick({ name: true, kind: true, value: true, gift: true, min_spend: true, valid_to: true }).nullable(),
  customer: z.string(),
  refusal: refusal.nullable(),
  /** Of an order whose amount was given. */
  discount: fen.optional(),
  to_pay: fen.optional(),
});
export type CodeCheck = z.infer<typeof check>;

const ledgerEntry = z.object({
  id,
  coupon_id: id,
  coupon_name: z.string(),
  kind: z.enum(ledgerKinds),
  code: z.string(),
  name: z.string(),
  phone: z.string(),
  order_amount: z.number().int(),
  /** Fen given; less than 0 where it was taken back. */
  discount: z.number().int(),
  reason: z.string(),
  at: timestamp,
  by: z.string(),
});
export type CouponEntry = z.infer<typeof ledgerEntry>;

const sums = z.object({
  issued: z.number().int(),
  redeemed: z.number().int(),
  reverted: z.number().int(),
  void: z.number().int(),
  /** Fen given and not taken back. */
  discount: z.number().int(),
});
export type CouponSums = z.infer<typeof sums>;

const permission = { page: ['service.coupon'] } as const;

/** Coupons of a merchant, the codes that customers hold, and what became of them. */
export const couponContract = {
  data: get('/coupon/data', {
    summary: 'Coupons, paged',
    input: pageQuery.extend({ state: z.enum(couponStates).optional(), kind: z.enum(couponKinds).optional() }),
    result: pageOf(coupon),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  info: get('/coupon/info', {
    summary: 'One coupon',
    input: z.object({ id }),
    result: coupon,
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  save: post('/coupon/save', {
    summary: 'Create or change a coupon; once codes are out they may only come to be worth more',
    input: z.object({ id: id.optional(), revision, ...fields }),
    result: coupon,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'coupon.save' },
  }),
  status: post('/coupon/status', {
    summary: 'Begin, pause, resume or end a coupon; codes of a paused one stay redeemable',
    input: z.object({ id, revision, state: z.enum(couponStates) }),
    result: coupon,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'coupon.status' },
  }),
  issue: post('/coupon/issue', {
    summary: 'Issue codes to named customers, or codes without a name; all or none',
    input: z.object({
      id,
      request_id,
      customers: z
        .array(z.object({ name: z.string().trim().min(1).max(40), phone: z.string().min(6).max(24) }))
        .max(MAX_ISSUED_AT_ONCE)
        .default([]),
      anonymous: z.number().int().min(0).max(MAX_ISSUED_AT_ONCE).default(0),
    }),
    result: z.object({ list: z.array(couponCode) }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'coupon.issue' },
  }),
  codes: get('/coupon/codes', {
    summary: 'Codes of a coupon, paged',
    input: pageQuery.extend({ id, state: z.enum(codeStates).optional() }),
    result: pageOf(couponCode),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  check: get('/coupon/check', {
    summary: 'What a code is, and why it cannot be redeemed where it cannot',
    input: z.object({ code, order_amount: z.coerce.number().int().min(0).max(couponLimits.moneyFen).optional() }),
    result: check,
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  redeem: post('/coupon/redeem', {
    summary: 'Redeem a code for an order, once',
    input: z.object({ code, order_amount: fen, request_id }),
    result: redemption,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'coupon.redeem' },
  }),
  revert: post('/coupon/revert', {
    summary: 'Take a redemption back, once; the code can be redeemed again while it is valid',
    input: z.object({ redemption_id: id, reason: z.string().trim().max(200).default('') }),
    result: couponCode,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'coupon.revert' },
  }),
  void: post('/coupon/void', {
    summary: 'Make a code that is not redeemed void, for good',
    input: z.object({ code, reason: z.string().trim().max(200).default('') }),
    result: couponCode,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'coupon.revert' },
  }),
  ledger: get('/coupon/ledger', {
    summary: 'What happened with the codes of a coupon, or of all, the latest first; its sums are of any kind',
    input: pageQuery.extend({ id: id.optional(), kind: z.enum(ledgerKinds).optional(), days: daysFilter.optional() }),
    result: pageOf(ledgerEntry).extend({ sums }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
};
