import { resetState } from '../../../mock/_core/state';
import { globalDb, type Row } from '../../../mock/_core/store';
import '../../../mock/card';
import '../../../mock/channel';
import '../../../mock/coupon';
import '../../../mock/invoice';
import '../../../mock/partner_task';
import '../../../mock/reservation';
import '../../../mock/_core/apiTokens';

/**
 * The last guard of what may be there once: the handlers look before they write, so that only a write that nobody looked
 * before shows whether the table itself refuses. `released` is the row as it stands when it holds its key no more.
 */
const tables: readonly {
  readonly table: string;
  readonly row: object;
  readonly other?: object;
  readonly released?: object;
}[] = [
  {
    table: 'coupon_redemption',
    row: { code: 'A' },
    other: { code: 'B' },
    released: { reverted_at: '2026-01-01T00:00:00.000Z' },
  },
  { table: 'reservation_seat', row: { service_id: 's', starts_at: 1, ends_at: 2, seat: 1 }, other: { seat: 2 } },
  {
    table: 'partner_place',
    row: { task_id: 't', place: 1, state: 'taken' },
    other: { place: 2 },
    released: { state: 'dropped' },
  },
  {
    table: 'invoice_line',
    row: { upgrade_id: 'u', state: 'pending' },
    other: { upgrade_id: 'v' },
    released: { state: 'withdrawn' },
  },
  { table: 'api_token', row: { hash: 'h' }, other: { hash: 'i' } },
  { table: 'card', row: { account_id: 'a' }, other: { account_id: 'b' } },
  { table: 'commission', row: { payment_id: 'p', channel_id: 'c' }, other: { channel_id: 'd' } },
  { table: 'channel_rates', row: { provider_id: 'p', from: '2026-01-01' }, other: { from: '2026-02-01' } },
];

beforeEach(() => resetState());
afterAll(() => resetState());

test.each(tables)('$table holds its key once', ({ table, row, other, released }) => {
  const rows = globalDb.table<Row>(table);
  const write = (id: string, fields: object = {}) => rows.insertWhere({ mchno: 'M1', ...row, ...fields, id });
  expect(write('first')).toBeDefined();
  expect(write('second')).toBeUndefined();
  // Over all merchants.
  expect(write('second', { mchno: 'M2' })).toBeUndefined();
  expect(write('third', other)).toBeDefined();
  if (!released) return;
  rows.update('first', released as Partial<Row>);
  expect(write('second')).toBeDefined();
});
