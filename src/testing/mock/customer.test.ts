import { orderTotal } from '../../domain/orders';
import type { AccountRole } from '../../services/account_role/schema';
import type {
  Customer,
  CustomerDetail,
  CustomerSums,
  ExportedCustomers,
  LevelRulesView,
} from '../../services/customer/schema';
import type { Order } from '../../services/order/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';
import { wholePhones } from './wholePhones';

let server: SharedMockServer;
let owner: Session;
let stranger: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  owner = await signIn(server.origin, 'owner');
  stranger = await signIn(server.origin, 'owner2');
});

interface Page {
  readonly list: Customer[];
  readonly sums: CustomerSums;
}
const get = async <T>(path: string, query = {}, session = owner) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body.data;
const post = <T>(path: string, body = {}, session = owner) =>
  callMock<T>(server.origin, 'POST', path, { session, body });
const page = (query = {}) => get<Page>('/customer/data', { page_size: 500, ...query });
const info = (id: string) => get<CustomerDetail>('/customer/info', { id });
const byPhone = async (digits: string) => (await page({ keyword: digits })).list;
/** A member of the team whose role has one action alone. */
const limitedTo = async (action: string) => {
  const { list } = (await post<{ list: AccountRole[] }>('/account_role/merchant')).body.data;
  const role = list.find(({ name }) => name === '内容编辑');
  await post('/account_role/multi_save', { roles: [{ ...role, routes: ['service.customer'], actions: [action] }] });
  return signIn(server.origin, 'writer');
};
const order = (phone: string, request_id: string) =>
  post<Order>('/order/create', {
    name: '试算顾客',
    phone,
    address: '',
    source: 'store',
    lines: [{ goods_id: 'goods_tea', count: 2 }],
    request_id,
  });

test('each phone is one customer, however it is written and whatever names it; sums equal the orders', async () => {
  const paid = await order('+86 138-2222-0001', 'customer-order-1');
  await post('/order/status', { id: paid.body.data.id, state: 'paid' });
  await post('/lead/save', { name: '试算', phone: '13822220001' });
  const own = await byPhone('13822220001');
  expect(own).toHaveLength(1);
  expect(own[0]).toMatchObject({ orders: 1, spent: paid.body.data.total });
  const orders = (await get<{ list: Order[] }>('/order/data', { page_size: 500 })).list.filter(
    ({ state }) => state !== 'pending' && state !== 'canceled',
  );
  const { list, sums } = await page();
  expect(sums.spent).toBe(orders.reduce((sum, row) => sum + orderTotal(row) - row.refunded, 0));
  expect(list.reduce((sum, { spent }) => sum + spent, 0)).toBe(sums.spent);
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  // read again, nobody is added
  expect((await page()).sums).toEqual(sums);
});

test('two records of a person become one and can be parted again; no money is lost or counted twice', async () => {
  const before = await page();
  const [one, other] = ['customer_seed_1', 'customer_seed_2'];
  const [first, second] = [await info(one), await info(other)];
  const whole = (await post<CustomerDetail>('/customer/merge', { id: one, other_id: other })).body.data;
  expect(whole).toMatchObject({ orders: first.orders + second.orders, spent: first.spent + second.spent });
  expect(whole.phones).toHaveLength(2);
  expect(whole.tags).toEqual(expect.arrayContaining([...first.tags, ...second.tags]));
  const during = await page();
  expect(during.sums).toMatchObject({ count: before.sums.count - 1, spent: before.sums.spent });
  // pressed again, and the other way round, nothing changes
  for (const [id, other_id] of [
    [one, other],
    [other, one],
    [one, one],
  ])
    expect((await post('/customer/merge', { id, other_id })).body.errorCode).toBe('STATE_CHANGED');
  const parted = await post<CustomerDetail>('/customer/unmerge', { id: one, other_id: other });
  expect(parted.body.data).toMatchObject({ spent: first.spent, merged: [] });
  expect((await info(other)).spent).toBe(second.spent);
  expect((await page()).sums).toEqual(before.sums);
  expect((await post('/customer/unmerge', { id: one, other_id: other })).body.success).toBe(false);
});

test('no answer shows a whole phone; who asks for it is written down', async () => {
  const { list } = await page();
  expect(wholePhones([list, await info('customer_seed_1')])).toEqual([]);
  const { phones } = (await post<{ phones: string[] }>('/customer/reveal', { id: 'customer_seed_1' })).body.data;
  expect(phones).toEqual(['13900002009']);
  await post('/customer/reveal', { id: 'customer_seed_1' });
  const kinds = (await info('customer_seed_1')).events.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'revealed')).toHaveLength(1);
  expect((await post('/customer/reveal', { id: 'customer_seed_1' }, stranger)).body.success).toBe(false);
});

test('a table has whole phones for whoever may see them, which is written down, and masked ones for others', async () => {
  const exported = await get<ExportedCustomers>('/customer/export');
  expect(exported.has_whole_phones).toBe(true);
  expect(exported.list.find(({ id }) => id === 'customer_seed_1')?.phones).toEqual(['13900002009']);
  const seen = async () => (await info('customer_seed_1')).events.filter(({ kind }) => kind === 'revealed').length;
  expect(await seen()).toBe(1);
  const clerk = await limitedTo('customer.export');
  const masked = await get<ExportedCustomers>('/customer/export', {}, clerk);
  expect(masked.list).toHaveLength(exported.list.length);
  expect(masked.has_whole_phones).toBe(false);
  expect(wholePhones(masked)).toEqual([]);
  expect(await seen()).toBe(1);
});

test('tags of many are changed at once or not at all; a note that arrives twice is written once', async () => {
  const ids = ['customer_seed_1', 'customer_seed_2'];
  await post('/customer/tag', { ids, add: ['双十一'], remove: ['老客'] });
  expect((await page({ tag: '双十一' })).list.map(({ id }) => id).sort()).toEqual(ids);
  expect((await page({ tag: '老客' })).list).toEqual([]);
  expect((await post('/customer/tag', { ids: [...ids, 'nobody'], add: ['不该有'] })).body.success).toBe(false);
  expect((await page({ tag: '不该有' })).list).toEqual([]);
  const many = Array.from({ length: 20 }, (_, index) => `标签${index}`);
  expect((await post('/customer/tag', { ids, add: many })).body.errorCode).toBe('TOO_MANY_TAGS');
  expect((await page({ tag: '标签0' })).list).toEqual([]);
  const note = { id: 'customer_seed_1', text: '爱喝淡茶', request_id: 'note-press-1' };
  await Promise.all([post('/customer/note', note), post('/customer/note', note)]);
  expect((await info('customer_seed_1')).events.filter(({ text }) => text === '爱喝淡茶')).toHaveLength(1);
});

test('levels follow the rules at once; rules that cannot be kept are named, an older form does not overwrite', async () => {
  const { revision } = await get<LevelRulesView>('/customer/levels');
  const levels = [{ key: '', name: '会员', min_spent: 1, min_orders: 0 }];
  const saved = await post<LevelRulesView>('/customer/levels_save', { match: 'any', levels, revision });
  const buyers = (await page()).list.filter(({ spent }) => spent >= 1);
  expect(buyers.length).toBeGreaterThan(0);
  for (const { level } of buyers) expect(level?.name).toBe('会员');
  expect(saved.body.data.counts[saved.body.data.levels[0]?.key ?? '']).toBe(buyers.length);
  const stale = await post('/customer/levels_save', { match: 'all', levels, revision });
  expect(stale.body.success).toBe(false);
  const wrong = [...levels, { ...levels[0], name: '贵宾' }];
  expect((await post('/customer/levels_save', { match: 'any', levels: wrong })).body.message).toBe(
    '第 2 级的条件要比前一级高',
  );
});

test('a phone that is known is no second customer; another shop’s customers are not seen', async () => {
  const known = await post<Customer & { is_known: boolean }>('/customer/save', { name: '白', phone: '139 0000 2010' });
  expect(known.body.data).toMatchObject({ id: 'customer_seed_2', is_known: true });
  const made = await post<Customer & { is_known: boolean }>('/customer/save', { name: '新人', phone: '13822220009' });
  expect(made.body.data).toMatchObject({ is_known: false, orders: 0, phones: ['138****0009'] });
  expect((await post('/customer/save', { name: '没号码', phone: '12' })).body.success).toBe(false);
  const quiet = await post<Customer>('/customer/save', {
    ...{ id: made.body.data.id, name: '新人' },
    is_unsubscribed: true,
  });
  expect(quiet.body.data.unsubscribed).toBe('merchant');
  expect((await get<Page>('/customer/data', {}, stranger)).list.map(({ id }) => id)).not.toContain(made.body.data.id);
});
