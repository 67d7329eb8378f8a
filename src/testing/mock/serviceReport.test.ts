import { spanText, usualSpans } from '../../domain/daySpans';
import { isMoney, listBehind, type ReportArea, type ReportFigure, reportAreas } from '../../domain/serviceReport';
import type { Coupon, CouponEntry, CouponSums } from '../../services/coupon/schema';
import type { OrderSums } from '../../services/order/schema';
import type { Push } from '../../services/push/schema';
import type { ServiceReport } from '../../services/service_report/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
}, 40_000);

const get = async <T>(path: string, query: Record<string, string | number> = {}) =>
  (await callMock<T>(server.origin, 'GET', path, { session: owner, query })).body.data;
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

interface List {
  readonly list: readonly unknown[];
  readonly paginator: { readonly total: number };
  readonly sums?: OrderSums & CouponSums;
}

const addressOf = (area: ReportArea, figure: ReportFigure, span: { from: string; to: string }) =>
  new URL(listBehind(area, figure, span), 'http://shop');

/** What the list behind a figure comes to, asked with the filter of the link. */
async function listed(area: ReportArea, figure: ReportFigure, span: { from: string; to: string }): Promise<number> {
  const { tab: _, ...query } = Object.fromEntries(addressOf(area, figure, span).searchParams);
  const page = await get<List>(area === 'coupon' ? '/coupon/ledger' : `/${area}/data`, { ...query, page_size: 500 });
  if (figure === 'discount') return page.sums?.discount ?? -1;
  if (figure === 'paid' || figure === 'refunded') return page.sums?.[figure] ?? -1;
  if (figure === 'delivered') return (page.list as readonly Push[]).reduce((sum, { counts }) => sum + counts.sent, 0);
  return page.paginator.total;
}

test.each(usualSpans(today).map((span) => [spanText(span), span] as const))(
  'of %s each figure is the list that its link opens, and its days add up to it',
  async (days, span) => {
    const report = await get<ServiceReport>('/service_report/info', { days });
    for (const area of ['reservation', 'lead', 'order', 'coupon', 'push'] as const)
      for (const figure of reportAreas[area]) {
        const own = report.figures.find(({ key }) => key === figure);
        expect([figure, own?.value]).toEqual([figure, await listed(area, figure, span)]);
      }
    for (const { value, by_day } of report.figures) {
      expect(by_day).toHaveLength(report.days.length);
      expect(by_day.reduce((sum, count) => sum + count, 0)).toBe(value);
    }
  },
);

test('the figures of the last month are not all nothing, and money is told from counts', async () => {
  const [, , span] = usualSpans(today);
  const { figures } = await get<ServiceReport>('/service_report/info', { days: span ? spanText(span) : '' });
  const amountOf = (wanted: ReportFigure) => figures.find(({ key }) => key === wanted)?.value ?? 0;
  for (const key of ['leads', 'orders', 'paid', 'issued', 'pushes', 'delivered'] as const)
    expect([key, amountOf(key) > 0]).toEqual([key, true]);
  expect(figures.filter(({ key }) => isMoney(key)).map(({ key }) => key)).toEqual(['paid', 'refunded', 'discount']);
});

test('coupon figures are the lines of all ledgers in those days', async () => {
  const [, , span] = usualSpans(today);
  const { figures } = await get<ServiceReport>('/service_report/info', { days: span ? spanText(span) : '' });
  const coupons = (await get<{ list: Coupon[] }>('/coupon/data', { page_size: 500 })).list;
  const ledgers = await Promise.all(
    coupons.map(({ id }) => get<{ list: CouponEntry[] }>('/coupon/ledger', { id, page_size: 500 })),
  );
  const entries = ledgers.flatMap(({ list }) => list);
  const amountOf = (wanted: ReportFigure) => figures.find(({ key }) => key === wanted)?.value;
  expect(amountOf('issued')).toBe(entries.filter(({ kind }) => kind === 'issued').length);
  expect(amountOf('redeemed')).toBe(entries.filter(({ kind }) => kind === 'redeemed').length);
  expect(amountOf('discount')).toBe(entries.reduce((sum, { discount }) => sum + discount, 0));
});

test.each(['', '2026-11-30..2026-11-01', '2020-01-01..2026-01-01', '2026-02-01..2026-02-31'])(
  'the days %j are refused with a sentence',
  async (days) => {
    const answer = await callMock(server.origin, 'GET', '/service_report/info', { session: owner, query: { days } });
    expect(answer.body.success).toBe(false);
    expect(answer.body.message).toMatch(/\S/);
  },
);
