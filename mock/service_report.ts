import { type DaySpan, dayAt, daysOf, isInDays, readSpan, spanBefore } from '../src/domain/daySpans';
import { isOrderPaid, orderTotal, refundedOf } from '../src/domain/orders';
import { type ReportFigure, reportFigures } from '../src/domain/serviceReport';
import { serviceReportContract } from '../src/services/service_report/schema';
import { zoneOf } from './_core/merchantDay';
import { type Context, fail, serve } from './_core/serve';
import type { CouponEntryRow } from './_data/coupons';
import type { OrderRow } from './_data/orders';
import type { ReservationRow } from './_data/reservations';
import { openLeads } from './_groups/leads';
import { advancePushes, messagesOf, pushRows } from './_groups/pushes';
import './_data/coupons';
import './_data/orders';
import './_data/reservations';

/** Something that happened: when, and how much of it a figure counts. */
interface Part {
  readonly at: string;
  readonly amount: number;
}

const one = ({ created_at }: { readonly created_at: string }): Part => ({ at: created_at, amount: 1 });

/** What each figure is the sum of. */
function partsOf(ctx: Context): Readonly<Record<ReportFigure, readonly Part[]>> {
  advancePushes(ctx.merchant);
  const reservations = ctx.db.table<ReservationRow>('reservation').all();
  const leads = openLeads(ctx.db);
  const orders = ctx.db.table<OrderRow>('order').all();
  const entries = ctx.db.table<CouponEntryRow>('coupon_entry').all();
  const pushes = pushRows(ctx.db).all();
  const entriesOf = (kind: CouponEntryRow['kind']): Part[] =>
    entries.filter((entry) => entry.kind === kind).map(({ at }) => ({ at, amount: 1 }));
  const inState = (state: ReservationRow['state']): Part[] =>
    reservations.filter((row) => row.state === state).map(one);
  return {
    booked: reservations.map(one),
    arrived: inState('arrived'),
    noShow: inState('noShow'),
    leads: leads.map(one),
    leadsWon: leads.filter(({ state }) => state === 'won').map(one),
    orders: orders.map(one),
    paid: orders.filter(isOrderPaid).map((order) => ({ at: order.created_at, amount: orderTotal(order) })),
    refunded: orders.map((order) => ({ at: order.created_at, amount: refundedOf(order) })),
    issued: entriesOf('issued'),
    redeemed: entriesOf('redeemed'),
    discount: entries.map(({ at, discount }) => ({ at, amount: discount })),
    pushes: pushes.map(({ send_at }) => ({ at: send_at, amount: 1 })),
    delivered: pushes.map(({ id, send_at }) => ({
      at: send_at,
      amount: messagesOf(ctx.db, id).filter(({ state }) => state === 'sent').length,
    })),
  };
}

export default serve(serviceReportContract, {
  info(ctx, { days: text }) {
    const span = readSpan(text) ?? fail('请选择正确的日期，最多一年', { errorCode: 'INVALID_INPUT' });
    const zone = zoneOf(ctx);
    const days = daysOf(span);
    const parts = partsOf(ctx);
    const within = (key: ReportFigure, wanted: DaySpan): Part[] =>
      parts[key].filter(({ at }) => isInDays(at, wanted, zone));
    const sum = (list: readonly Part[]): number => list.reduce((total, { amount }) => total + amount, 0);
    return {
      days,
      figures: reportFigures.map((key) => {
        const own = within(key, span);
        const byDay = new Map<string, number>();
        for (const { at, amount } of own) byDay.set(dayAt(at, zone), (byDay.get(dayAt(at, zone)) ?? 0) + amount);
        return {
          key,
          value: sum(own),
          previous: sum(within(key, spanBefore(span))),
          by_day: days.map((day) => byDay.get(day) ?? 0),
        };
      }),
    };
  },
});
