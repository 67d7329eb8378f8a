import { seeAsRefused } from '../../domain/seeAs';
import type { CurrentUser } from '../../services/account/schema';
import type { AuditEntry } from '../../services/audit/schema';
import type { Notice } from '../../services/notice/schema';
import { allOperations } from '../contract/operations';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';
import { wholePhones } from './wholePhones';

let server: SharedMockServer;
/** The operator, and his session while he is in the demo merchant. */
let admin: Session;
let inside: Session;
const shop = 'M100001';
const foreign = 'M100002';

beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  admin = await signIn(server.origin, 'admin');
  inside = { ...admin, mchno: shop };
});

const post = async <T = unknown>(path: string, body: object = {}, session = admin) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const get = async <T>(path: string, session = admin, query: Record<string, string> = {}) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body;
const start = (body: object = {}, session = admin) =>
  post<{ token: string; id: string; ends_at: string; merchantData: { mchno: string } }>(
    '/see_as/start',
    { id: shop, reason: '排查发布失败', ...body },
    session,
  );
const stop = (session = inside) => post<{ id: string; business: string; why?: string }>('/see_as/stop', {}, session);
const info = async (session = inside) => (await get<CurrentUser>('/account/info', session)).data;
const rows = async () =>
  (await get<{ list: AuditEntry[] }>('/audit/data', await signIn(server.origin, 'admin'), { page_size: '200' })).data
    .list;
const verbs = async () => (await rows()).map(({ verb, call = '' }) => `${verb} ${call}`.trim());
const advance = (advanceSeconds: number) => post('/__mock/clock', { advanceSeconds });
const memberOf = async (name: string) =>
  (await get<{ list: { id: string; name: string }[] }>('/see_as/members', admin, { id: shop })).data.list.find(
    (one) => one.name === name,
  )?.id ?? '';

test('an operator enters as the owner with his own token, sees the shop, and comes back to himself', async () => {
  const { data } = await start();
  expect(data).toMatchObject({ token: admin.token, business: 'merchant', merchantData: { mchno: shop } });
  const user = await info();
  expect(user).toMatchObject({
    id: data.id,
    name: '陈小满',
    business: 'merchant',
    merchant: { mchno: shop },
    seen_by: { operator: expect.any(String), reason: '排查发布失败', ends_at: data.ends_at },
  });
  expect(user.phone).toMatch(/\*/);
  expect(user.routes).toContain('workbench');
  expect(user.routes.filter((key) => /^(platform|template)\./.test(key))).toEqual([]);
  expect((await stop()).data).toMatchObject({ id: admin.id, business: 'provider' });
  expect(await info(admin)).toMatchObject({ id: admin.id, business: 'provider' });
});

test('both rights bind: of a viewer nothing is held that he does not hold, and nobody gets numbers shown', async () => {
  const viewer = await info(await signIn(server.origin, 'viewer'));
  await start({ account: await memberOf('顾安静') });
  const user = await info();
  expect(user.routes.filter((key) => !viewer.routes.includes(key))).toEqual([]);
  expect(user.actions).toEqual([]);
  expect((await post('/goods/save', { title: '杯' }, inside)).errorCode).toBe('ACTION_DENIED');
  await stop();
  await start();
  const owner = await info();
  expect(owner.actions).not.toContain('account.save');
  const { list } = (await get<{ list: { phone: string }[] }>('/account/data', inside)).data;
  expect(list.filter(({ phone }) => phone && !phone.includes('*'))).toEqual([]);
});

test('an operator with few rights, as the owner, holds what both hold and nothing more; a write outside it is refused', async () => {
  const support = await signIn(server.origin, 'support');
  const there = { ...support, mchno: shop };
  expect((await start({}, support)).success).toBe(true);
  const user = await info(there);
  expect(user).toMatchObject({ name: '陈小满', seen_by: { operator: '宋安和' } });
  expect({ routes: user.routes.toSorted(), actions: user.actions.toSorted() }).toEqual({
    routes: ['account.message', 'account.profile', 'creative.goods', 'publish.calendar', 'publish.media', 'workbench'],
    actions: ['goods.save', 'publish.schedule'],
  });
  const refusedAs = async (path: string, body: object) => (await post(path, body, there)).errorCode;
  expect(await refusedAs('/merchant/set', { field: 'contact', value: '甲' })).toBe('ACTION_DENIED');
  expect(await refusedAs('/goods/delete', { ids: ['goods_thermos'] })).toBe('ACTION_DENIED');
  expect(await refusedAs('/goods/status', { id: 'goods_thermos', status: -1 })).toBe('ACTION_DENIED');
  expect((await get('/order/data', there)).errorCode).toBe('ACTION_DENIED');
  expect((await post('/goods/save', { title: '杯', media: [] }, there)).success).toBe(true);
  expect(await verbs()).toEqual([
    'act goods.save',
    ...['goods.status', 'goods.delete', 'merchant.set'].map((call) => `denied ${call}`),
    'see_as',
  ]);
  await stop(there);
  // As a writer, who may not retry posts either, it is less again; and of his own rights nothing goes along.
  await start({ account: await memberOf('林一笔') }, support);
  expect((await info(there)).actions).toEqual(['goods.save']);
  expect((await post('/merchant/note', { id: shop, note: '甲' }, there)).errorCode).toBe('ACTION_DENIED');
});

test('of his own he looks at merchants and writes notes: he closes, reviews and opens nothing', async () => {
  const support = await signIn(server.origin, 'support');
  expect((await post('/merchant/note', { id: shop, note: '来电一次' }, support)).success).toBe(true);
  const tried = await Promise.all([
    post('/merchant/status', { id: shop, status: 0, reason: '试' }, support),
    post('/merchant/delete', { ids: [shop], reason: '试' }, support),
    post('/merchant/plan', { id: shop, version: '专业版', expires_at: '2030-01-31T15:59:59.999Z' }, support),
    post('/account/save', { name: '甲', username: 'jia', password: 'lamp on the hill', role: 'admin' }, support),
  ]);
  expect(tried.map(({ errorCode }) => errorCode)).toEqual(tried.map(() => 'ACTION_DENIED'));
  expect((await get('/audit/data', support)).errorCode).toBe('ACTION_DENIED');
});

test('who lacks the right, and who is no provider, does not enter', async () => {
  const owner = await signIn(server.origin, 'owner');
  expect((await start({}, owner)).errorCode).toBe('ACTION_DENIED');
  expect((await get('/see_as/members', owner, { id: shop })).errorCode).toBe('ACTION_DENIED');
  expect((await stop(owner)).success).toBe(true);
});

test('another provider’s merchant, the provider itself and an unknown member are refused', async () => {
  expect((await start({ id: foreign })).errorCode).toBe('NOT_FOUND');
  expect((await get('/see_as/members', admin, { id: foreign })).errorCode).toBe('NOT_FOUND');
  expect((await start({ id: 'P100000' })).errorCode).toBe('NOT_FOUND');
  const owner2 = await signIn(server.origin, 'owner2');
  expect((await start({ account: owner2.id })).errorCode).toBe('NOT_FOUND');
  expect((await start({ account: admin.id })).errorCode).toBe('NOT_FOUND');
  expect((await info(admin)).business).toBe('provider');
});

test.each([[''], ['   '], ['长'.repeat(201)]])('an entry without a fit reason is refused (%#)', async (reason) => {
  expect((await start({ reason })).success).toBe(false);
  expect(await verbs()).toEqual([]);
});

test('a press twice is one entry; another one while it runs, and one from within, are refused', async () => {
  const writer = await memberOf('林一笔');
  const first = await start();
  expect((await start()).data).toEqual(first.data);
  expect(await verbs()).toEqual(['see_as']);
  expect((await start({ account: writer })).errorCode).toBe('SEE_AS_RUNNING');
  expect((await start({}, inside)).errorCode).toBe('SEE_AS_REFUSED');
  await stop();
  expect((await stop()).success).toBe(true);
  expect(await verbs()).toEqual(['see_as_end', 'see_as']);
});

const refused = allOperations().filter(
  ({ name, group, operation }) =>
    operation.auth === 'user' &&
    !operation.asSelf &&
    (seeAsRefused.includes(name) || seeAsRefused.includes(`${group}.*`)),
);

test('the list of refusals names operations that there are', () => {
  const names = allOperations().flatMap(({ name, group }) => [name, `${group}.*`]);
  expect(seeAsRefused.filter((entry) => !names.includes(entry))).toEqual([]);
});

test('each refusal holds, and what was tried is written down', async () => {
  await start();
  const found: string[] = [];
  for (const { name, operation } of refused) {
    const { body } = await callMock(server.origin, operation.method, operation.path, { session: inside });
    found.push(`${name} ${body.errorCode}`);
  }
  expect(found).toEqual(refused.map(({ name }) => `${name} SEE_AS_REFUSED`));
  const denied = (await rows()).flatMap(({ verb, call }) => (verb === 'denied' ? [call] : []));
  expect(denied).toEqual(expect.arrayContaining(['security.password', 'account.hand_over']));
});

test('each changing call names actor and subject, and reads leave no row', async () => {
  await start();
  await get('/goods/data', inside);
  expect((await post('/merchant/set', { field: 'contact', value: '许青禾' }, inside)).success).toBe(true);
  const [act, entered] = await rows();
  const who = { actor_id: admin.id, acted_as: { name: '陈小满', merchant: '山野日常生活馆' }, subject_id: shop };
  expect(act).toMatchObject({ ...who, verb: 'act', call: 'merchant.set', host: expect.stringContaining('localhost') });
  expect(act?.changes).toEqual([{ field: 'contact', before: '陈小满', after: '许青禾' }]);
  expect(entered).toMatchObject({ ...who, verb: 'see_as', reason: '排查发布失败' });
  await post('/merchant/plan', { id: foreign, version: '旗舰版', expires_at: '2030-01-31T15:59:59.999Z' }, inside);
  expect((await rows())[0]).toMatchObject({ verb: 'denied', call: 'merchant.plan' });
});

test('what was edited in the shop stands in the log as it was and is; a refused edit has changed nothing', async () => {
  const { list } = (
    await get<{ list: { id: string; title: string; status: number }[] }>(
      '/goods/data',
      await signIn(server.origin, 'owner'),
    )
  ).data;
  const [one, other] = list.filter(({ status }) => status === 1);
  if (!one || !other) throw new Error('the demo shop has two goods');
  await start();
  const latest = async () => (await rows())[0];
  expect(
    (await post('/goods/set', { id: one.id, field: 'offer', value: '拨 13812345678 减十元' }, inside)).success,
  ).toBe(true);
  expect(await latest()).toMatchObject({ call: 'goods.set', records: [one.id] });
  expect((await latest())?.changes).toMatchObject([
    { field: 'offer', after: '拨 138****5678 减十元', record: one.title },
  ]);

  await post('/goods/status', { ids: [one.id, other.id], status: 0 }, inside);
  expect((await latest())?.changes).toEqual(
    [one, other].map(({ title }) => ({ field: 'status', before: '1', after: '0', record: title })),
  );
  await post('/goods/save', { title: '新杯子', selling_points: ['轻便'], media: [] }, inside);
  expect((await latest())?.changes).toEqual(
    expect.arrayContaining([
      { field: 'title', before: '', after: '新杯子', record: '新杯子' },
      { field: 'selling_points', before: '', after: '轻便', record: '新杯子' },
    ]),
  );
  expect((await post('/goods/set', { id: 'nothing', field: 'offer', value: '甲' }, inside)).success).toBe(false);
  expect(await latest()).toMatchObject({ call: 'goods.set', records: ['nothing'], changes: [] });
  expect(wholePhones(await rows())).toEqual([]);
});

test('how a customer is reached never gets into the log: that it has changed does', async () => {
  const { list } = (await get<{ list: { id: string }[] }>('/lead/data', await signIn(server.origin, 'owner'))).data;
  await start();
  const edit = { id: list[0]?.id, name: '许女士', phone: '13700009876', note: '改打 13700009876' };
  expect((await post('/lead/save', edit, inside)).success).toBe(true);
  const [row] = await rows();
  expect(row?.changes).toEqual(
    expect.arrayContaining([
      { field: 'phone', before: '', after: '', record: '许女士' },
      { field: 'note', before: expect.any(String), after: '改打 137****9876', record: '许女士' },
    ]),
  );
  expect(wholePhones(await rows())).toEqual([]);
});

test('rows of an entry are told from the operator’s own', async () => {
  await post('/merchant/note', { id: shop, note: '重点' });
  await start();
  await stop();
  const of = async (way: string) =>
    (await get<{ list: AuditEntry[] }>('/audit/data', admin, { way })).data.list.map(({ verb }) => verb);
  expect(await of('see_as')).toEqual(['see_as_end', 'see_as']);
  expect(await of('own')).toEqual(['note']);
});

test('after half an hour the entry is over with a code of its own, and later calls from that page hear it too', async () => {
  await start();
  await advance(29 * 60);
  expect((await info()).seen_by).toBeDefined();
  await advance(61);
  expect(await get('/account/info', inside)).toMatchObject({ success: false, errorCode: 'SEE_AS_ENDED' });
  expect((await post('/merchant/set', { field: 'contact', value: '甲' }, inside)).errorCode).toBe('SEE_AS_ENDED');
  expect((await stop()).data).toMatchObject({ id: admin.id, why: 'time' });
  expect(await verbs()).toEqual(['see_as_end', 'see_as']);
  expect((await info(admin)).business).toBe('provider');
});

test('a merchant or a member that is closed meanwhile ends it, and the way back stays open', async () => {
  const other = await signIn(server.origin, 'admin');
  await start();
  await post('/merchant/status', { id: shop, status: 0, reason: '合作到期' }, other);
  expect((await get('/account/info', inside)).errorCode).toBe('SEE_AS_ENDED');
  expect((await stop()).data).toMatchObject({ id: admin.id, why: 'merchant' });
  expect((await start()).errorCode).toBe('MERCHANT_OFF');
  await post('/merchant/status', { id: shop, status: 1 }, other);
  const writer = await memberOf('林一笔');
  await start({ account: writer });
  await post('/account/status', { id: writer, status: 0 }, await signIn(server.origin, 'owner'));
  expect((await stop()).data).toMatchObject({ id: admin.id, why: 'member' });
});

test('a page of another identity does not write: neither before the entry nor after it', async () => {
  await start();
  expect((await post('/merchant/set', { field: 'contact', value: '甲' })).errorCode).toBe('SEE_AS_ELSEWHERE');
  const bare = await callMock(server.origin, 'POST', '/merchant/set', {
    headers: { 'authen-token': admin.token },
    body: { field: 'contact', value: '甲' },
  });
  expect(bare.body.errorCode).toBe('SEE_AS_ELSEWHERE');
  await stop();
  expect((await post('/merchant/set', { field: 'contact', value: '甲' }, inside)).errorCode).toBe('SEE_AS_ENDED');
  const { contact } = (await get<{ contact: string }>('/merchant/info', await signIn(server.origin, 'owner'))).data;
  expect(contact).toBe('陈小满');
});

test('the owner is told, and his sign-ins do not claim that he was there', async () => {
  const owner = await signIn(server.origin, 'owner');
  const history = async () => (await get<{ list: unknown[] }>('/security/history', owner)).data.list.length;
  const before = await history();
  await start({ account: await memberOf('林一笔') });
  expect(await history()).toBe(before);
  const { list } = (await get<{ list: Notice[] }>('/notice/data', owner)).data;
  const notice = list.find(({ title }) => title === '平台客服进入了你的店铺');
  expect(notice?.content).toContain('林一笔');
  expect(notice?.content).toContain('排查发布失败');
  expect((await get<{ list: unknown[] }>('/security/sessions', owner)).data.list).toHaveLength(1);
});

test('signing out ends the entry with the session', async () => {
  await start();
  expect((await post('/account/logout', {}, inside)).success).toBe(true);
  expect((await callMock(server.origin, 'GET', '/account/info', { session: inside })).status).toBe(403);
  expect(await verbs()).toEqual(['see_as_end', 'see_as']);
});
