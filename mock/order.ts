import { maskName } from '../src/domain/coupons';
import { leadPhone } from '../src/domain/leads';
import {
  canTurnOrder,
  isOrderPaid,
  maskStreet,
  orderTotal,
  refundedOf,
  refundLeft,
  trackingNumber,
} from '../src/domain/orders';
import { maskPhone } from '../src/domain/security';
import { type Order, type OrderEntry, type OrderSums, orderContract } from '../src/services/order/schema';
import { atomically } from './_core/atomically';
import { todayOf } from './_core/merchantDay';
import { paged } from './_core/paging';
import { type Context, fail, serve } from './_core/serve';
import { newId } from './_core/store';
import type { OrderRow } from './_data/orders';
import { goodsOf } from './_groups/goods/records';
import './_data/orders';
import { daysChoices, inDaysOf } from './_groups/daysFilter';

/** Rows of a table at most. */
const MOST_EXPORTED = 10_000;

const orders = ({ db }: Context) => db.table<OrderRow>('order');
const need = (ctx: Context, id: string): OrderRow => orders(ctx).need(id, '没有这个订单');
const me = ({ account }: Context) => ({ id: account.id, name: account.name });
const yuan = (fen: number): string => `${(fen / 100).toFixed(2)} 元`;

function view(ctx: Context, { refunds, history, request_id: _, mchno: __, ...row }: OrderRow): Order {
  const customer = ctx.can('order.customers')
    ? {}
    : { name: maskName(row.name), phone: maskPhone(row.phone), address: maskStreet(row.address) };
  return {
    ...row,
    ...customer,
    lines: row.lines.map((line) => ({ ...line })),
    refunds: refunds.map(({ request_id: _id, ...refund }) => refund),
    history: history.map(({ request_id: _id, ...entry }) => entry),
    total: orderTotal(row),
    refunded: refundedOf({ refunds }),
  };
}

const entry = (ctx: Context, kind: OrderEntry['kind'], text = '', requestId?: string): OrderRow['history'][number] => ({
  at: ctx.clock.iso(),
  kind,
  by: me(ctx),
  text,
  ...(requestId ? { request_id: requestId } : {}),
});

interface Filter {
  readonly state?: string | undefined;
  readonly source?: string | undefined;
  readonly days?: string | undefined;
}

function filtered(ctx: Context, { state, source, days }: Filter): OrderRow[] {
  const isIn = inDaysOf(ctx, days);
  return orders(ctx)
    .all()
    .filter((row) => (!state || row.state === state) && (!source || row.source === source) && isIn(row.created_at));
}

/** Found by number, customer, phone and goods: the phone is looked at whole, though it may be shown masked. */
function found(rows: readonly OrderRow[], keyword = ''): OrderRow[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ number, name, phone, lines }) => {
    const text = [number, name, phone, ...lines.map(({ title }) => title)].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const sumsOf = (rows: readonly OrderRow[]): OrderSums => ({
  count: rows.length,
  paid: rows.filter(isOrderPaid).reduce((sum, row) => sum + orderTotal(row), 0),
  refunded: rows.reduce((sum, row) => sum + refundedOf(row), 0),
  toShip: rows.filter(({ state }) => state === 'paid').length,
});

/** 20261124 and how many came on that day. */
function nextNumber(ctx: Context): string {
  const day = todayOf(ctx).replaceAll('-', '');
  const last = orders(ctx)
    .all()
    .map(({ number }) => number)
    .filter((number) => number.startsWith(day))
    .sort()
    .at(-1);
  return `${day}${String(Number(last?.slice(8) ?? 0) + 1).padStart(4, '0')}`;
}

export default serve(orderContract, {
  data: (ctx, { keyword, ...query }) => {
    const rows = found(filtered(ctx, query), keyword);
    const page = paged(
      rows.map((row) => view(ctx, row)),
      query,
      { sort: 'created_at' },
    );
    return { ...page, filter: { days: daysChoices(ctx, query.days) }, sums: sumsOf(rows) };
  },
  export: (ctx, { keyword, ...filter }) => {
    const rows = found(filtered(ctx, filter), keyword).sort((a, b) => b.created_at.localeCompare(a.created_at));
    return { list: rows.slice(0, MOST_EXPORTED).map((row) => view(ctx, row)), total: rows.length };
  },
  info: (ctx, { id }) => view(ctx, need(ctx, id)),

  create: (ctx, { lines: wanted, phone: typed, request_id, ...fields }) =>
    atomically(() => {
      const before = orders(ctx)
        .all()
        .find((row) => row.request_id === request_id);
      if (before) return view(ctx, before);
      const phone = leadPhone(typed) || fail('手机号不正确', { errorCode: 'INVALID_INPUT' });
      const lines = wanted.map(({ goods_id, count }) => {
        const goods = goodsOf(ctx).find(goods_id);
        if (!goods || goods.status === -1) return fail('选的商品已经删除，请重新选择', { errorCode: 'NOT_FOUND' });
        const price = Math.round(Number(goods.price) * 100);
        if (!(price > 0)) return fail(`“${goods.title}”还没有价格，请先填上再下单`, { errorCode: 'NO_PRICE' });
        return { goods_id, title: goods.title, price, count };
      });
      const cost = lines.reduce((sum, { price, count }) => sum + price * count, 0);
      if (fields.discount > cost) fail(`优惠不能超过商品金额 ${yuan(cost)}`, { errorCode: 'INVALID_INPUT' });
      const row = orders(ctx).insert({
        id: newId('order'),
        number: nextNumber(ctx),
        ...fields,
        phone,
        lines,
        state: 'pending',
        tracking: '',
        refunds: [],
        history: [entry(ctx, 'created')],
        request_id,
        created_at: ctx.clock.iso(),
      });
      return view(ctx, row);
    }),

  status: (ctx, { id, state, reason }) =>
    atomically(() => {
      const row = need(ctx, id);
      if (row.state === state) return view(ctx, row);
      const next = orders(ctx).updateWhere(id, (now) => canTurnOrder(now.state, state), {
        state,
        history: [...row.history, entry(ctx, state, reason)],
      });
      return next ? view(ctx, next) : fail('订单的状态已变，请刷新后再试', { errorCode: 'STATE_CHANGED' });
    }),

  ship: (ctx, { id, carrier, tracking: typed }) =>
    atomically(() => {
      const row = need(ctx, id);
      const tracking = trackingNumber(typed);
      if (tracking === '') fail('快递单号不正确，应为 8–30 位字母和数字', { errorCode: 'INVALID_INPUT' });
      if (row.state === 'shipped' && row.carrier === carrier && row.tracking === tracking) return view(ctx, row);
      const taken = orders(ctx)
        .all()
        .find((one) => one.id !== id && one.tracking === tracking && one.carrier === carrier);
      if (taken) fail(`这个单号已用在订单 ${taken.number}，请核对`, { errorCode: 'TRACKING_TAKEN' });
      const next = orders(ctx).updateWhere(id, ({ state }) => state === 'paid' || state === 'shipped', {
        state: 'shipped',
        carrier,
        tracking,
        history: [...row.history, entry(ctx, 'shipped', tracking)],
      });
      return next ? view(ctx, next) : fail('只有已付款的订单可以发货', { errorCode: 'STATE_CHANGED' });
    }),

  refund: (ctx, { id, amount, reason, text, request_id }) =>
    atomically(() => {
      const row = need(ctx, id);
      if (row.refunds.some((one) => one.request_id === request_id)) return view(ctx, row);
      const at = ctx.clock.iso();
      const refunds = [...row.refunds, { id: newId('refund'), at, by: me(ctx), amount, reason, text, request_id }];
      const isWhole = refundedOf({ refunds }) === orderTotal(row);
      const next = orders(ctx).updateWhere(id, (now) => amount <= refundLeft(now), {
        refunds,
        ...(isWhole ? { state: 'refunded' as const } : {}),
        history: [...row.history, entry(ctx, 'refund', yuan(amount))],
      });
      if (next) return view(ctx, next);
      const left = refundLeft(row);
      return fail(left > 0 ? `最多还能退 ${yuan(left)}` : '这个订单没有可退的金额', { errorCode: 'REFUND_TOO_MUCH' });
    }),

  note: (ctx, { id, text, request_id }) =>
    atomically(() => {
      const row = need(ctx, id);
      if (row.history.some((one) => one.request_id === request_id)) return view(ctx, row);
      return view(
        ctx,
        orders(ctx).update(id, { history: [...row.history, entry(ctx, 'note', text, request_id)] }) ?? row,
      );
    }),
});
