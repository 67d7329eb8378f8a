import { allOperations } from '../contract/operations';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
let stranger: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
  stranger = await signIn(server.origin, 'owner2');
}, 40_000);

/** A provider's lists: merchants reach none of them (`rights.test.ts`). */
const isProviders = (pages: readonly string[] | undefined): boolean =>
  pages?.every((key) => /^(platform|template)\./.test(key)) ?? false;
const operations = allOperations().filter(({ operation }) => !isProviders(operation.permission.page));
const lists = operations.filter(({ operation, name }) => operation.method === 'GET' && name.endsWith('.data'));
const details = operations.filter(({ name }) => /\.(info|media_info)$/.test(name) && name !== 'account.info');
const wide = { page_size: '500', from: '2000-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' };

async function idsOf(path: string, session: Session): Promise<string[]> {
  const { body } = await callMock<{ list: { id: string }[] }>(server.origin, 'GET', path, { session, query: wide });
  if (!body.success) throw new Error(`${path}: ${body.message}`);
  return body.data.list.map(({ id }) => id);
}

test.each(lists)('$name shows nothing of another merchant', async ({ operation }) => {
  const mine = await idsOf(operation.path, owner);
  const theirs = await idsOf(operation.path, stranger);
  expect(theirs.filter((id) => mine.includes(id))).toEqual([]);
});

test('the walk has something to hide', async () => {
  const counts = await Promise.all(lists.map(async ({ operation }) => (await idsOf(operation.path, owner)).length));
  expect(counts.filter((count) => count > 0).length).toBeGreaterThanOrEqual(6);
});

test.each(details)('$name gives nothing of another merchant', async ({ group, operation }) => {
  const listed = lists.find((list) => list.group === group);
  if (!listed) return;
  const [id = 'unknown'] = await idsOf(listed.operation.path, owner);
  const { body } = await callMock(server.origin, 'GET', operation.path, { session: stranger, query: { id } });
  expect(body.success).toBe(false);
  expect(body.data).toBeNull();
});

test.each([
  ['/goods/set', { id: 'goods_thermos', field: 'title', value: '被改了' }],
  ['/goods/status', { id: 'goods_thermos', status: 0 }],
  ['/goods/delete', { ids: ['goods_thermos'] }],
  ['/goods/save', { id: 'goods_thermos', title: '被改了' }],
  ['/account/status', { id: 'acc_writer', status: 0 }],
  ['/merchant/save', { id: 'M100001', name: '被改了' }],
  ['/merchant/delete', { ids: ['M100001'], reason: '恶意' }],
])('%s changes nothing of another merchant', async (path, input) => {
  const { body } = await callMock(server.origin, 'POST', path, { session: stranger, body: input });
  expect(body.success).toBe(false);
  const goods = await callMock<{ title: string; status: number }>(server.origin, 'GET', '/goods/info', {
    session: owner,
    query: { id: 'goods_thermos' },
  });
  expect(goods.body.data).toMatchObject({ title: '山野日常 便携保温杯 480ml', status: 1 });
});

test('a provider sees the merchants of its brand only', async () => {
  const admin = await signIn(server.origin, 'admin');
  expect(await idsOf('/merchant/data', admin)).toEqual(['M100004', 'M100003', 'M100001']);
});

test('a provider opens, stops and closes a merchant; its people are out at once', async () => {
  const admin = await signIn(server.origin, 'admin');
  const call = (path: string, body: object) =>
    callMock<{ id: string }>(server.origin, 'POST', path, { session: admin, body });
  const { body } = await call('/merchant/save', { name: '新店' });
  expect(await idsOf('/merchant/data', admin)).toContain(body.data.id);
  await call('/merchant/status', { id: 'M100001', status: 0, reason: '合作到期' });
  expect((await callMock(server.origin, 'GET', '/account/info', { session: owner })).status).toBe(403);
  await call('/merchant/status', { id: 'M100001', status: 1 });
  expect((await callMock(server.origin, 'GET', '/account/info', { session: owner })).status).toBe(200);
  await call('/merchant/delete', { ids: [body.data.id], reason: '开错了' });
  expect(await idsOf('/merchant/data', admin)).toEqual(['M100004', 'M100003', 'M100001']);
  const foreign = await call('/merchant/delete', { ids: ['M100002'], reason: '恶意' });
  expect(foreign.body.success).toBe(false);
});
