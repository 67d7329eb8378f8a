import type { AuditEntry } from '../../services/audit/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let admin: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  admin = await signIn(server.origin, 'admin');
});

interface Shown {
  readonly id: string;
  readonly version: string;
  readonly expires_at: string;
  readonly status: number;
  readonly review: string;
  readonly provider_note?: string;
}

const post = async <T = null>(path: string, body: object, session = admin) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const get = async <T>(path: string, query: Record<string, string> = {}, session = admin) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body.data;
const added = async () =>
  (await post<Shown>('/merchant/save', { name: '青禾手作', contact: '许青禾', phone: '13900000000' })).data;
/** In ten days. */
const soon = () => new Date(Date.now() + 10 * 86_400_000).toISOString();
const verbs = async (id: string) =>
  (await get<{ list: AuditEntry[] }>('/audit/data', { subject_id: id })).list.map(({ verb }) => verb);

test('a new merchant waits for its review; approved, its owner signs in', async () => {
  const { id, status, review } = await added();
  expect({ status, review }).toEqual({ status: 0, review: 'pending' });
  expect((await post('/merchant/status', { id, status: 1 })).errorCode).toBe('NOT_APPROVED');
  const { data } = await post<{ owner?: { username: string; password: string } }>('/merchant/review', {
    id,
    review: 'approved',
  });
  const login = await callMock<{ merchantData: { mchno: string } }>(server.origin, 'POST', '/account/login', {
    body: data.owner,
  });
  expect(login.body.data.merchantData.mchno).toBe(id);
  expect((await post('/merchant/review', { id, review: 'approved' })).errorCode).toBe('STATE_CHANGED');
  expect(await verbs(id)).toEqual(['approve', 'create']);
});

test('an export is the list that the filter lets through, whole, and only the provider’s own', async () => {
  const names = async (path: string, query: Record<string, string>) =>
    (await get<{ list: { name: string }[] }>(path, query)).list.map(({ name }) => name).toSorted();
  for (const query of [{}, { subscription: 'vip' }, { subscription: 'ending' }, { keyword: '咖啡' }, { status: '0' }]) {
    const asked = query as Record<string, string>;
    expect(await names('/merchant/export', asked)).toEqual(
      await names('/merchant/data', { ...asked, page_size: '100' }),
    );
  }
  expect(await names('/merchant/export', {})).not.toContain('星野茶铺');
  expect(await names('/merchant/export', { keyword: '咖啡' })).toEqual(['林间咖啡']);
  await post('/merchant/plan', { id: 'M100004', version: '专业版', expires_at: soon(), reason: '试用' });
  expect(await names('/merchant/export', { subscription: 'ending' })).toEqual(['林间咖啡']);
});

test('a refusal needs its reason, and the merchant stays closed', async () => {
  const { id } = await added();
  expect((await post('/merchant/review', { id, review: 'rejected' })).errorCode).toBe('INVALID_INPUT');
  await post('/merchant/review', { id, review: 'rejected', reason: '资料不全' });
  expect(await get<Shown>('/merchant/info', { id })).toMatchObject({ review: 'rejected', status: 0 });
  expect((await post('/merchant/status', { id, status: 1 })).errorCode).toBe('NOT_APPROVED');
});

test.each([
  ['/merchant/status', { status: 0 }],
  ['/merchant/status', { status: 0, reason: '  ' }],
  ['/merchant/status', { status: -1 }],
  ['/merchant/delete', {}],
  ['/merchant/delete', { reason: ' ' }],
])('without a reason nobody is closed or deleted: %s %j', async (path, how) => {
  const refused = await post(path, { id: 'M100001', ids: ['M100001'], ...how });
  expect([refused.errorCode, refused.message]).toEqual(['INVALID_INPUT', '原因：不能为空']);
  expect(await get<Shown>('/merchant/info', { id: 'M100001' })).toMatchObject({ status: 1 });
  expect(await verbs('M100001')).toEqual([]);
});

test('the log says what a review, a closing and a deletion changed', async () => {
  const { id } = await added();
  await post('/merchant/review', { id, review: 'approved' });
  await post('/merchant/status', { id, status: 0, reason: '合作到期' });
  await post('/merchant/delete', { ids: [id], reason: '合作结束' });
  const { list } = await get<{ list: AuditEntry[] }>('/audit/data', { subject_id: id });
  expect(list.slice(0, 3).map(({ verb, changes }) => [verb, changes])).toEqual([
    ['delete', [{ field: 'status', before: '0', after: '-1' }]],
    ['close', [{ field: 'status', before: '1', after: '0' }]],
    [
      'approve',
      [
        { field: 'review', before: 'pending', after: 'approved' },
        { field: 'status', before: '0', after: '1' },
      ],
    ],
  ]);
});

test('plan and expiry hold at once, the merchant is told, and the log says why', async () => {
  const expires_at = '2030-01-31T15:59:59.999Z';
  await post('/merchant/plan', { id: 'M100001', version: '旗舰版', expires_at, reason: '年度合作' });
  const owner = await signIn(server.origin, 'owner');
  expect(await get<Shown>('/merchant/info', {}, owner)).toMatchObject({ version: '旗舰版', expires_at });
  const { list } = await get<{ list: { title: string }[] }>('/notice/data', {}, owner);
  expect(list.map(({ title }) => title)).toContain('版本有调整');
  const [entry] = (await get<{ list: AuditEntry[] }>('/audit/data', { verb: 'plan' })).list;
  expect(entry).toMatchObject({ reason: '年度合作', actor: '平台运营' });
  expect(entry?.changes.map(({ field }) => field)).toEqual(['version', 'expires_at']);
});

test('a note is the provider’s alone', async () => {
  await post('/merchant/note', { id: 'M100001', note: '重点客户' });
  expect((await get<Shown>('/merchant/info', { id: 'M100001' })).provider_note).toBe('重点客户');
  const owner = await signIn(server.origin, 'owner');
  expect(await get<Shown>('/merchant/info', {}, owner)).not.toHaveProperty('provider_note');
  const saved = await post<Shown>('/merchant/save', { id: 'M100001', name: '山野日常生活馆' }, owner);
  expect(saved.data).not.toHaveProperty('provider_note');
});

test('what a merchant has under way is named before it is closed', async () => {
  const { list } = await get<{ list: { kind: string; title: string }[] }>('/merchant/running', { id: 'M100001' });
  expect(list.filter(({ kind }) => kind === 'post').length).toBeGreaterThan(0);
  expect(list.every(({ title }) => title !== '')).toBe(true);
});

test('what is under way when a merchant is closed stops and gives back what it holds; opened again nothing goes out', async () => {
  const id = 'M100001';
  const owner = await signIn(server.origin, 'owner');
  const own = async <T>(path: string, query: Record<string, string> = {}) =>
    (await callMock<T>(server.origin, 'GET', path, { session: owner, query })).body.data;
  const held = async () => (await own<{ credits: { held: number } }>('/counting/usage')).credits.held;
  const speech = { text: '早上装的热水，晚上还烫嘴', voice: 'zh-f1' };
  await callMock(server.origin, 'POST', '/speech/generate', { session: owner, body: speech });
  const states = async () =>
    (await own<{ list: { state: string }[] }>('/publish/data', { page_size: '200' })).list.map(({ state }) => state);
  const begun = await states();
  const before = (await get<{ list: unknown[] }>('/merchant/running', { id })).list;
  expect(before.length).toBeGreaterThan(0);
  await post('/merchant/status', { id, status: 0, reason: '合作到期' });
  expect(
    (await get<{ list: { kind: string }[] }>('/merchant/running', { id })).list.filter(({ kind }) => kind === 'task'),
  ).toEqual([]);
  await callMock(server.origin, 'POST', '/__mock/clock', { body: { advanceSeconds: 7 * 86_400 } });
  await post('/merchant/status', { id, status: 1 });
  const after = await states();
  const count = (all: readonly string[], ...names: string[]) => all.filter((one) => names.includes(one)).length;
  expect(count(after, 'scheduled', 'queued')).toBe(0);
  expect(count(after, 'canceled') - count(begun, 'canceled')).toBe(count(begun, 'scheduled', 'queued'));
  expect(await held()).toBe(0);
});

test('another provider’s merchant is out of reach', async () => {
  const id = 'M100002';
  const refusals = await Promise.all([
    post('/merchant/review', { id, review: 'approved' }),
    post('/merchant/plan', { id, version: '旗舰版', expires_at: '2030-01-31T00:00:00.000Z' }),
    post('/merchant/note', { id, note: '一' }),
  ]);
  expect(refusals.map(({ errorCode }) => errorCode)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
});

test('answers to feedback and requests stand in the log', async () => {
  const owner = await signIn(server.origin, 'owner');
  const feedback = await post<{ id: string }>('/feedback/save', { kind: 'wish', content: '希望能批量改名' }, owner);
  await post('/feedback/reply', { id: feedback.data.id, reply: '已列入计划' });
  const request = await post<{ id: string }>('/upgrade/save', { version: '旗舰版', months: 12 }, owner);
  await post('/upgrade/decide', { id: request.data.id, state: 'accepted' });
  expect(await verbs(feedback.data.id)).toEqual(['reply']);
  expect(await verbs(request.data.id)).toEqual(['approve']);
  const done = await get<{ list: { id: string }[] }>('/feedback/data', { state: 'replied' });
  expect(done.list.map(({ id }) => id)).toContain(feedback.data.id);
});

interface Imported {
  readonly faults: readonly { readonly row: number; readonly column: string; readonly problem: string }[];
  readonly known: readonly number[];
  readonly added: readonly number[];
}
const lineOf = (row: number, name: string, change: object = {}) => ({
  ...{ row, name, contact: '', phone: '', industry: '', address: '' },
  ...change,
});
const table = [
  lineOf(2, '青禾手作', { phone: '13900000000' }),
  lineOf(3, '林间 咖啡'),
  lineOf(4, '=1+1'),
  lineOf(5, '青禾手作'),
  lineOf(6, '远山茶铺'),
];
const imported = async (import_id: string, change: object = {}, session = admin) =>
  post<Imported>('/merchant/import', { import_id, lines: table, ...change }, session);
const names = async () =>
  (await get<{ list: { name: string }[] }>('/merchant/data', { page_size: '100' })).list.map(({ name }) => name);

test('a table of merchants is looked at first, added once, and a second time adds nothing', async () => {
  const before = await names();
  const dry = (await imported('table-one', { is_dry: true })).data;
  expect(dry).toEqual({
    faults: [
      { row: 4, column: 'name', problem: 'formula' },
      { row: 5, column: 'name', problem: 'twice', other: 2 },
    ],
    known: [3],
    added: [],
  });
  expect(await names()).toEqual(before);
  expect((await imported('table-one')).data.added).toEqual([2, 6]);
  expect((await names()).filter((name) => !before.includes(name)).sort()).toEqual(['远山茶铺', '青禾手作']);
  // The answer got lost: the same import tells again what it has added.
  expect((await imported('table-one')).data.added).toEqual([2, 6]);
  const again = (await imported('table-two')).data;
  expect({ known: again.known, added: again.added }).toEqual({ known: [2, 3, 6], added: [] });
  expect(await names()).toHaveLength(before.length + 2);
});

test('only a provider imports merchants, and only its own names count as known', async () => {
  const owner = await signIn(server.origin, 'owner');
  expect((await imported('table-one', {}, owner)).errorCode).toBe('ACTION_DENIED');
  const foreign = await signIn(server.origin, 'owner2');
  const { name } = (await get<{ list: { name: string }[] }>('/merchant/data', {}, foreign)).list[0] ?? { name: '' };
  expect((await imported('table-one', { lines: [lineOf(2, name)] })).data.added).toEqual([2]);
});
