import type { Order, OrderSums } from '../../services/order/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';
import { withAddedRights } from './withAddedRights';

let server: SharedMockServer;
let owner: Session;
let stranger: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
  stranger = await signIn(server.origin, 'owner2');
}, 40_000);

const get = <T>(path: string, query = {}, session = owner) =>
  callMock<T>(server.origin, 'GET', path, { session, query });
const post = <T>(path: string, body = {}, session = owner) =>
  callMock<T>(server.origin, 'POST', path, { session, body });
const info = async (id: string) => (await get<Order>('/order/info', { id })).body.data;

let counter = 0;
async function order(fields: object = {}): Promise<Order> {
  counter += 1;
  const { body } = await post<Order>('/order/create', {
    name: '沈先生',
    phone: '13711112222',
    lines: [{ goods_id: 'goods_thermos', count: 2 }],
    request_id: `order-test-${counter}`,
    ...fields,
  });
  if (!body.success) throw new Error(body.message);
  return body.data;
}
async function paid(fields: object = {}): Promise<Order> {
  const { id } = await order(fields);
  return (await post<Order>('/order/status', { id, state: 'paid' })).body.data;
}
const refund = (id: string, amount: number, press: string) =>
  post<Order>('/order/refund', { id, amount, reason: 'agreed', request_id: `refund-${press}` });

test('prices and the total come from the goods; what is typed twice or too much is refused', async () => {
  const made = await order({ discount: 1000, freight: 600 });
  const [line] = made.lines;
  expect(line?.price).toBeGreaterThan(0);
  expect(made.total).toBe((line?.price ?? 0) * 2 - 1000 + 600);
  const again = await post<Order>('/order/create', {
    name: '沈先生',
    phone: '13711112222',
    lines: [{ goods_id: 'goods_thermos', count: 2 }],
    request_id: `order-test-${counter}`,
  });
  expect(again.body.data.id).toBe(made.id);
  await expect(order({ discount: 99_999_999 })).rejects.toThrow(/优惠不能超过商品金额/);
  await expect(order({ lines: [{ goods_id: 'goods_of_others', count: 1 }] })).rejects.toThrow(/已经删除/);
  await expect(order({ phone: '不知道123' })).rejects.toThrow(/手机号不正确/);
});

test('fifty refunds at once give back what was paid, and not a fen more', async () => {
  const { id, total } = await paid();
  const each = Math.floor(total / 7);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => refund(id, each, `barrier-${at}`)));
  expect(answers.filter(({ body }) => body.success)).toHaveLength(7);
  const after = await info(id);
  expect(after.refunded).toBe(each * 7);
  expect(after.refunded).toBeLessThanOrEqual(after.total);
  expect(after.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.refunded);
  const more = await refund(id, total, 'barrier-more');
  expect(more.body).toMatchObject({ success: false, errorCode: 'REFUND_TOO_MUCH' });
});

test('one press that arrives twice is one refund; the last fen makes the order refunded', async () => {
  const { id, total } = await paid();
  await Promise.all([refund(id, 100, 'twice-0'), refund(id, 100, 'twice-0')]);
  expect((await info(id)).refunded).toBe(100);
  await refund(id, total - 100, 'rest-00');
  expect(await info(id)).toMatchObject({ state: 'refunded', refunded: total });
  expect((await refund(id, 1, 'after-0')).body.message).toBe('这个订单没有可退的金额');
  const unpaid = await order();
  expect((await refund(unpaid.id, 1, 'unpaid-0')).body.errorCode).toBe('REFUND_TOO_MUCH');
});

test('an order goes its way once: no sending before it is paid, no tracking number twice, no cancel after', async () => {
  const one = await order();
  const ship = (id: string, tracking: string) => post<Order>('/order/ship', { id, carrier: 'sf', tracking });
  expect((await ship(one.id, 'SF7000000001')).body.errorCode).toBe('STATE_CHANGED');
  await post('/order/status', { id: one.id, state: 'paid' });
  expect((await ship(one.id, '顺丰')).body.errorCode).toBe('INVALID_INPUT');
  expect((await ship(one.id, 'sf 7000 000001')).body.data).toMatchObject({
    state: 'shipped',
    tracking: 'SF7000000001',
  });
  const other = await paid();
  expect((await ship(other.id, 'SF7000000001')).body.errorCode).toBe('TRACKING_TAKEN');
  expect((await post('/order/status', { id: one.id, state: 'canceled' })).body.errorCode).toBe('STATE_CHANGED');
  expect((await post<Order>('/order/status', { id: one.id, state: 'done' })).body.data.state).toBe('done');
});

test('the sums are those of all rows behind the filter, not of a page', async () => {
  const all = (await get<{ list: Order[]; sums: OrderSums }>('/order/data', { page_size: 500 })).body.data;
  const rows = all.list;
  const isPaid = ({ state }: Order) => state !== 'pending' && state !== 'canceled';
  expect(all.sums).toEqual({
    count: rows.length,
    paid: rows.filter(isPaid).reduce((sum, { total }) => sum + total, 0),
    refunded: rows.reduce((sum, { refunded }) => sum + refunded, 0),
    toShip: rows.filter(({ state }) => state === 'paid').length,
  });
  const page = (await get<{ sums: OrderSums }>('/order/data', { page_size: 1 })).body.data;
  expect(page.sums).toEqual(all.sums);
  const shipped = (await get<{ list: Order[]; sums: OrderSums }>('/order/data', { page_size: 500, state: 'shipped' }))
    .body.data;
  expect(shipped.sums.count).toBe(shipped.list.length);
  for (const { state, total, refunded } of rows) {
    expect(refunded).toBeLessThanOrEqual(total);
    if (state === 'refunded') expect(refunded).toBe(total);
  }
});

test('another shop neither sees nor touches an order; who lacks the right sees the customer masked', async () => {
  const { id } = await paid();
  const { id: abroad } = await paid({ phone: '+44 7700 900123' });
  for (const [path, body] of [
    ['/order/status', { id, state: 'done' }],
    ['/order/ship', { id, carrier: 'sf', tracking: 'SF7000000009' }],
    ['/order/refund', { id, amount: 1, reason: 'agreed', request_id: 'strange-0' }],
  ] as const)
    expect((await post(path, body, stranger)).body.success).toBe(false);
  expect((await get('/order/info', { id }, stranger)).body.success).toBe(false);
  const viewer = await withAddedRights(server.origin, owner, 'viewer', { routes: ['service.order'], actions: [] });
  const seen = (await get<Order>('/order/info', { id }, viewer)).body.data;
  expect(seen).toMatchObject({ name: '沈**', phone: '137****2222' });
  expect((await get<Order>('/order/info', { id: abroad }, viewer)).body.data.phone).toBe('+4477****0123');
});

test('a note that arrives twice is written once', async () => {
  const { id } = await order();
  const note = { id, text: '晚上送', request_id: 'note-test-1' };
  for (let turn = 0; turn < 2; turn += 1) await post('/order/note', note);
  expect((await info(id)).history.filter(({ kind }) => kind === 'note')).toHaveLength(1);
});

test('a phone with the country’s code is the phone without it', async () => {
  expect((await order({ phone: '+86 137-1111-2222' })).phone).toBe('13711112222');
});
