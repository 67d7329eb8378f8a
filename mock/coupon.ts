import { randomBytes } from 'node:crypto';
import {
  CODE_LENGTH,
  type CodeFacts,
  type CouponProblem,
  canBecome,
  changeProblem,
  codeState,
  discountOf,
  type IssueRefusal,
  issueRefusal,
  MAX_ISSUED_AT_ONCE,
  makeCode,
  maskName,
  type RedeemRefusal,
  readCode,
  redeemRefusal,
  showCode,
  termsProblem,
  validSpan,
  yuanText,
} from '../src/domain/coupons';
import { mobilePhone } from '../src/domain/leads';
import { localOf } from '../src/domain/publishing/zone';
import { maskPhone } from '../src/domain/security';
import type { Coupon, CouponCode, Redemption } from '../src/services/coupon/schema';
import { couponContract } from '../src/services/coupon/schema';
import { atomically } from './_core/atomically';
import { zoneOf } from './_core/merchantDay';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import { type Context, fail, serve } from './_core/serve';
import { globalDb, newId } from './_core/store';
import type { CodeRow, CouponEntryRow, CouponRow, RedemptionRow } from './_data/coupons';
import { daysChoices, inDaysOf } from './_groups/daysFilter';
import './_data/coupons';

const coupons = ({ db }: Context) => db.table<CouponRow>('coupon');
const codes = ({ db }: Context) => db.table<CodeRow>('coupon_code');
const redemptions = ({ db }: Context) => db.table<RedemptionRow>('coupon_redemption');
const entries = ({ db }: Context) => db.table<CouponEntryRow>('coupon_entry');

const minuteOf = (ctx: Context, at: number): string => {
  const { date, time } = localOf(at, zoneOf(ctx));
  return `${date} ${time}`;
};

const problemSentences: Readonly<Record<CouponProblem, string>> = {
  amount: '请填写优惠金额',
  percent: '折扣减免应为 1–99 的整数',
  gift: '请填写赠品',
  minSpend: '最低消费金额不正确',
  days: '请选择有效期，结束日期不能早于开始日期',
  total: '发放总量不正确',
  perCustomer: '每人限领数不能超过发放总量',
  redemptions: '核销上限不能超过发放总量',
  fixed: '已经发出券码，不能修改优惠内容或提高使用门槛',
  shorter: '已经发出券码，有效期只能延长',
  fewer: '已经发出券码，数量上限不能低于已发放数，也不能调低核销上限',
};

function redeemSentence(ctx: Context, refusal: RedeemRefusal): string {
  switch (refusal.reason) {
    case 'unknown':
      return '没有这个券码，请核对后再输入';
    case 'otherShop':
      return '这不是本店的券码';
    case 'ended':
      return '这个优惠券活动已经结束';
    case 'void':
      return `这个券码已于 ${minuteOf(ctx, refusal.at)} 作废`;
    case 'expired':
      return `这个券码已于 ${minuteOf(ctx, refusal.at)} 过期`;
    case 'notYet':
      return `还没到使用时间，${minuteOf(ctx, refusal.at)} 起可用`;
    case 'redeemed':
      return `这个券码已于 ${minuteOf(ctx, refusal.at)} 由${refusal.by}核销`;
    case 'usedUp':
      return `这个优惠券的 ${refusal.limit} 次核销已用完`;
    case 'minSpend':
      return `消费满 ${yuanText(refusal.limit)} 元才能使用`;
  }
}

function issueSentence(refusal: IssueRefusal): string {
  switch (refusal.reason) {
    case 'notActive':
      return '优惠券没有在发放，请先启用';
    case 'over':
      return '优惠券已过有效期，不能再发放';
    case 'total':
      return `只剩 ${refusal.left} 张可发`;
    case 'perCustomer':
      return `手机号 ${refusal.phone} 已达每人限领 ${refusal.limit} 张`;
  }
}

const refuse = (ctx: Context, refusal: RedeemRefusal): never =>
  fail(redeemSentence(ctx, refusal), { errorCode: `CODE_${refusal.reason.toUpperCase()}` });

const standing = (ctx: Context, couponId: string): RedemptionRow[] =>
  redemptions(ctx)
    .all()
    .filter(({ coupon_id, reverted_at }) => coupon_id === couponId && !reverted_at);
const codesOf = (ctx: Context, couponId: string): CodeRow[] =>
  codes(ctx)
    .all()
    .filter(({ coupon_id }) => coupon_id === couponId);
const heldCodes = (ctx: Context, couponId: string): CodeRow[] =>
  codesOf(ctx, couponId).filter(({ voided_at }) => !voided_at);

function factsOf(code: CodeRow, rows: readonly RedemptionRow[]): CodeFacts {
  const own = rows.filter((row) => row.code === code.id);
  const last = own.find(({ reverted_at }) => !reverted_at);
  return {
    voidedAt: code.voided_at ? Date.parse(code.voided_at) : undefined,
    redeemed: last && { at: Date.parse(last.redeemed_at), by: last.redeemed_by },
    wasReverted: own.some(({ reverted_at }) => reverted_at),
  };
}

function view(ctx: Context, row: CouponRow): Coupon {
  const { to } = validSpan(row, zoneOf(ctx));
  const counts = { issued: heldCodes(ctx, row.id).length, redeemed: standing(ctx, row.id).length };
  return { ...row, ...counts, is_expired: ctx.now() >= to };
}

const shownCustomer = (ctx: Context, { name, phone }: Pick<CodeRow, 'name' | 'phone'>) =>
  ctx.can('coupon.customers') ? { name, phone } : { name: maskName(name), phone: maskPhone(phone) };

function codeView(ctx: Context, code: CodeRow, coupon: CouponRow, rows = redemptions(ctx).all()): CouponCode {
  const facts = factsOf(code, rows);
  const redemption = rows.find((row) => row.code === code.id && !row.reverted_at);
  return {
    id: code.id,
    code: showCode(code.id),
    ...shownCustomer(ctx, code),
    state: codeState(facts, validSpan(coupon, zoneOf(ctx)).to, ctx.now()),
    issued_at: code.issued_at,
    ...(redemption && {
      redemption_id: redemption.id,
      redeemed_at: redemption.redeemed_at,
      redeemed_by: redemption.redeemed_by,
      discount: redemption.discount,
    }),
  };
}

function redemptionView(ctx: Context, row: RedemptionRow): Redemption {
  const { name, kind, gift } = coupons(ctx).need(row.coupon_id);
  const { id, code, order_amount, discount, redeemed_at, redeemed_by } = row;
  const to_pay = order_amount - discount;
  return {
    ...{ id, code: showCode(code), coupon_name: name, kind, gift },
    ...{ order_amount, discount, to_pay, redeemed_at, redeemed_by },
  };
}

type Entry = Pick<CouponEntryRow, 'coupon_id' | 'code' | 'kind'> & Partial<CouponEntryRow>;

function addEntry(ctx: Context, entry: Entry): void {
  const { clock, account } = ctx;
  entries(ctx).insert({
    id: newId('coupon_entry'),
    order_amount: 0,
    discount: 0,
    reason: '',
    at: clock.iso(),
    by: account.name,
    ...entry,
  });
}

interface FoundCode {
  readonly code: CodeRow;
  readonly coupon: CouponRow;
}

/** A code of this shop, or why there is none. */
function findCode(ctx: Context, typed: string): FoundCode | RedeemRefusal {
  const id = readCode(typed);
  const code = codes(ctx).find(id);
  if (code) return { code, coupon: coupons(ctx).need(code.coupon_id) };
  return { reason: globalDb.table<CodeRow>('coupon_code').find(id) ? 'otherShop' : 'unknown' };
}

const needCode = (ctx: Context, typed: string): FoundCode => {
  const found = findCode(ctx, typed);
  return 'reason' in found ? refuse(ctx, found) : found;
};

const refusalOf = (ctx: Context, { code, coupon }: FoundCode, order: number | undefined) =>
  redeemRefusal({
    terms: coupon,
    state: coupon.state,
    facts: factsOf(code, redemptions(ctx).all()),
    redeemedCount: standing(ctx, coupon.id).length,
    zone: zoneOf(ctx),
    now: ctx.now(),
    order,
  });

export default serve(couponContract, {
  data(ctx, query) {
    const rows = coupons(ctx)
      .all()
      .filter(({ state, kind }) => (!query.state || state === query.state) && (!query.kind || kind === query.kind));
    return paged(
      rows.map((row) => view(ctx, row)),
      query,
      { search: ['name', 'note'], sort: 'created_at' },
    );
  },

  info: (ctx, { id }) => view(ctx, coupons(ctx).need(id)),

  save: (ctx, { id, revision: seen, ...given }) =>
    atomically(() => {
      const terms = {
        ...given,
        value: given.kind === 'gift' ? 0 : given.value,
        gift: given.kind === 'gift' ? given.gift : '',
      };
      const known = id ? coupons(ctx).need(id) : undefined;
      const revision = nextRevision(known, seen);
      const problem = termsProblem(terms) ?? (known && changeProblem(known, terms, heldCodes(ctx, known.id).length));
      if (problem) fail(problemSentences[problem], { errorCode: 'COUPON_INVALID' });
      const same = coupons(ctx)
        .all()
        .find((row) => row.name === terms.name && row.id !== id && row.state !== 'ended');
      if (same) fail(`优惠券“${terms.name}”已存在`, { errorCode: 'NAME_TAKEN' });
      if (known) return view(ctx, coupons(ctx).update(known.id, { ...terms, revision }) ?? known);
      const made = { ...terms, id: newId('coupon'), state: 'draft' as const, revision, created_at: ctx.clock.iso() };
      return view(ctx, coupons(ctx).insert(made));
    }),

  status: (ctx, { id, revision: seen, state }) =>
    atomically(() => {
      const row = coupons(ctx).need(id);
      if (row.state === state) return view(ctx, row);
      const revision = nextRevision(row, seen);
      const next = coupons(ctx).updateWhere(id, (now) => canBecome(now.state, state), { state, revision });
      return next ? view(ctx, next) : fail('优惠券的状态已变，请刷新后再试', { errorCode: 'STATE_CHANGED' });
    }),

  issue: (ctx, { id, request_id, customers, anonymous }) =>
    atomically(() => {
      const coupon = coupons(ctx).need(id);
      const before = codesOf(ctx, id).filter((row) => row.request_id === request_id);
      if (before.length > 0) return { list: before.map((row) => codeView(ctx, row, coupon)) };
      const holders = [
        ...customers.map(({ name, phone }) => ({ name, phone: mobilePhone(phone) })),
        ...Array.from({ length: anonymous }, () => ({ name: '', phone: '' })),
      ];
      if (holders.length === 0) fail('请填写客户或数量', { errorCode: 'INVALID_INPUT' });
      if (holders.length > MAX_ISSUED_AT_ONCE)
        fail(`一次最多发 ${MAX_ISSUED_AT_ONCE} 张，请分几次发`, { errorCode: 'INVALID_INPUT' });
      const wrong = holders.find(({ name, phone }) => name && !phone);
      if (wrong) fail(`${wrong.name}的手机号不正确`, { errorCode: 'INVALID_INPUT' });
      const check = (held: readonly CodeRow[], wanted: readonly string[]) =>
        issueRefusal({
          terms: coupon,
          state: coupon.state,
          heldPhones: held.map(({ phone }) => phone),
          wanted,
          zone: zoneOf(ctx),
          now: ctx.now(),
        });
      const refusal = check(
        heldCodes(ctx, id),
        holders.map(({ phone }) => phone),
      );
      if (refusal) fail(issueSentence(refusal), { errorCode: `ISSUE_${refusal.reason.toUpperCase()}` });
      const rows = holders.map((holder): CodeRow => {
        const row = {
          id: makeCode(randomBytes(CODE_LENGTH)),
          coupon_id: id,
          ...holder,
          request_id,
          issued_at: ctx.clock.iso(),
        };
        addEntry(ctx, { coupon_id: id, code: row.id, kind: 'issued' });
        return codes(ctx).insert(row);
      });
      return { list: rows.map((row) => codeView(ctx, row, coupon, [])) };
    }),

  codes(ctx, query) {
    const coupon = coupons(ctx).need(query.id);
    const redeemed = redemptions(ctx).all();
    const list = codesOf(ctx, coupon.id)
      .map((row) => codeView(ctx, row, coupon, redeemed))
      .filter(({ state }) => !query.state || state === query.state);
    return paged(list, query, { search: ['code', 'id', 'name', 'phone'], sort: 'issued_at' });
  },

  check(ctx, { code: typed, order_amount }) {
    const found = findCode(ctx, typed);
    if ('reason' in found) return { code: showCode(readCode(typed)), coupon: null, customer: '', refusal: found };
    const { code, coupon } = found;
    const { name, kind, value, gift, min_spend, valid_to } = coupon;
    const discount = order_amount === undefined ? undefined : discountOf(coupon, order_amount);
    const { name: customer, phone } = shownCustomer(ctx, code);
    return {
      code: showCode(code.id),
      coupon: { name, kind, value, gift, min_spend, valid_to },
      customer: [customer, phone].filter(Boolean).join(' '),
      refusal: refusalOf(ctx, found, order_amount) ?? null,
      ...(discount !== undefined && order_amount !== undefined && { discount, to_pay: order_amount - discount }),
    };
  },

  redeem: (ctx, { code: typed, order_amount, request_id }) =>
    atomically(() => {
      const before = redemptions(ctx)
        .all()
        .find((row) => row.request_id === request_id);
      if (before) {
        // The answer of that press got lost; one that has been taken back since is not told as done.
        if (before.code !== readCode(typed) || before.order_amount !== order_amount || before.reverted_at)
          fail('这次核销已经处理过，请重新输入券码', { errorCode: 'IDEMPOTENCY_KEY_REUSED' });
        return redemptionView(ctx, before);
      }
      const found = needCode(ctx, typed);
      const { code, coupon } = found;
      const refusal = refusalOf(ctx, found, order_amount);
      if (refusal) refuse(ctx, refusal);
      const discount = discountOf(coupon, order_amount);
      const limit = coupon.max_redemptions;
      const written = redemptions(ctx).insertWhere(
        {
          id: newId('redemption'),
          coupon_id: coupon.id,
          code: code.id,
          request_id,
          order_amount,
          discount,
          redeemed_at: ctx.clock.iso(),
          redeemed_by: ctx.account.name,
        },
        (rows) =>
          limit === null || rows.filter((row) => row.coupon_id === coupon.id && !row.reverted_at).length < limit,
      );
      if (!written) return fail('这个券码刚被核销，请重新查询', { errorCode: 'STATE_CHANGED' });
      addEntry(ctx, { coupon_id: coupon.id, code: code.id, kind: 'redeemed', order_amount, discount });
      return redemptionView(ctx, written);
    }),

  revert: (ctx, { redemption_id, reason }) =>
    atomically(() => {
      const row = redemptions(ctx).need(redemption_id, '没有这次核销记录');
      const patch = { reverted_at: ctx.clock.iso() };
      const reverted = redemptions(ctx).updateWhere(redemption_id, ({ reverted_at }) => !reverted_at, patch);
      if (!reverted) fail('这次核销已经撤销过', { errorCode: 'STATE_CHANGED' });
      const { coupon_id, code, order_amount, discount } = row;
      addEntry(ctx, { coupon_id, code, kind: 'reverted', order_amount: -order_amount, discount: -discount, reason });
      return codeView(ctx, codes(ctx).need(code), coupons(ctx).need(coupon_id));
    }),

  void: (ctx, { code: typed, reason }) =>
    atomically(() => {
      const { code, coupon } = needCode(ctx, typed);
      const isRedeemed = () =>
        redemptions(ctx)
          .all()
          .some((row) => row.code === code.id && !row.reverted_at);
      const patch = { voided_at: ctx.clock.iso() };
      const voided = codes(ctx).updateWhere(code.id, ({ voided_at }) => !voided_at && !isRedeemed(), patch);
      if (!voided) return fail('已核销或已作废的券码不能作废', { errorCode: 'STATE_CHANGED' });
      addEntry(ctx, { coupon_id: coupon.id, code: code.id, kind: 'void', reason });
      return codeView(ctx, voided, coupon);
    }),

  ledger(ctx, query) {
    const coupon = query.id === undefined ? undefined : coupons(ctx).need(query.id);
    const isIn = inDaysOf(ctx, query.days);
    const all = entries(ctx)
      .all()
      .filter(({ coupon_id, at }) => (!coupon || coupon_id === coupon.id) && isIn(at));
    const count = (kind: CouponEntryRow['kind']): number => all.filter((row) => row.kind === kind).length;
    const sums = {
      ...{ issued: count('issued'), redeemed: count('redeemed') },
      ...{ reverted: count('reverted'), void: count('void') },
      discount: all.reduce((sum, { discount }) => sum + discount, 0),
    };
    const list = all
      .filter(({ kind }) => !query.kind || kind === query.kind)
      .toReversed()
      .map((row) => ({
        ...row,
        coupon_name: coupons(ctx).find(row.coupon_id)?.name ?? '',
        code: showCode(row.code),
        ...shownCustomer(ctx, codes(ctx).find(row.code) ?? { name: '', phone: '' }),
      }));
    const page = paged(list, query, { search: ['code', 'name', 'phone', 'by', 'coupon_name'], sort: 'at' });
    return { ...page, filter: { days: daysChoices(ctx, query.days) }, sums };
  },
});
