import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fate, memberFields } from '../../domain/handOver';
import { ContractClient } from '../contract/client';
import { allOperations } from '../contract/operations';
import { stateful } from '../contract/samples';
import { checkValid, know } from '../contract/walk';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
let writer: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  owner = await signIn(server.origin, 'owner');
  writer = await signIn(server.origin, 'writer');
});

interface Person {
  readonly id: string;
  readonly name: string;
}
interface Row {
  readonly id: string;
  readonly author: Person;
  readonly owner?: Person;
  readonly assignee?: Person;
  readonly state: string;
}
interface Belongings {
  readonly revision: number;
  readonly kinds: readonly { readonly kind: string; readonly count: number }[];
  readonly invites: number;
  readonly approvals: { readonly waiting: number; readonly is_only_approver: boolean };
  readonly receivers: readonly { readonly id: string; readonly missing: readonly string[] }[];
}

const post = <T>(path: string, body: object, session = owner, headers = {}) =>
  callMock<T>(server.origin, 'POST', path, { session, body, headers });
const get = async <T>(path: string, query = {}, session = owner) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body;
const listOf = async (path: string, session = owner, query = {}) =>
  (await get<{ list: Row[] }>(path, { page_size: 500, ...query }, session)).data.list;
const belongings = async (id: string) => (await get<Belongings>('/account/belongings', { id })).data;
const wide = { from: '2020-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' };
const posts = (session = owner) => listOf('/publish/data', session, wide);
const remove = { id: 'acc_writer', to: 'acc_owner', status: -1 };

test('what a member holds is counted, and who cannot take it over says which kinds', async () => {
  const { kinds, receivers } = await belongings('acc_writer');
  const scripts = (await listOf('/script/data')).filter(({ author }) => author.id === 'acc_writer');
  expect(kinds.find(({ kind }) => kind === 'script')?.count).toBe(scripts.length);
  expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['publish', 'topic', 'article', 'video']));
  expect(receivers.map(({ id }) => id).sort()).toEqual(['acc_owner', 'acc_viewer']);
  expect(receivers.find(({ id }) => id === 'acc_owner')?.missing).toEqual([]);
  expect(receivers.find(({ id }) => id === 'acc_viewer')?.missing).toContain('script');
});

test('a removal hands over everything at once: owners change, authors and what is published stay', async () => {
  const before = await posts();
  const { body } = await post<{ kinds: unknown[] }>('/account/hand_over', remove);
  expect(body.success).toBe(true);
  expect(body.data.kinds.length).toBeGreaterThan(4);
  for (const item of before.filter(({ author }) => author.id === 'acc_writer')) {
    const after = (await posts()).find(({ id }) => id === item.id);
    expect(after?.author.id).toBe('acc_writer');
    expect([item.state, after?.owner?.id]).toEqual([item.state, item.state === 'published' ? undefined : 'acc_owner']);
  }
  const topics = await listOf('/topic/data');
  expect(topics.filter(({ assignee }) => assignee?.id === 'acc_writer')).toEqual([]);
  const scripts = (await listOf('/script/data')).filter(({ author }) => author.id === 'acc_writer');
  expect(new Set(scripts.map((script) => script.owner?.id))).toEqual(new Set(['acc_owner']));
});

test('posts planned under his name go on under the new owner, who withdraws them and hears of them', async () => {
  const second = await memberAs('role_writer_M100001');
  const waiting = (await posts()).find(
    ({ author, state }) => author.id === 'acc_writer' && state === 'pending_approval',
  );
  await post('/account/hand_over', { ...remove, to: second.id });
  const { list } = (await get<{ list: Row[] }>('/publish/approvals', { view: 'mine' }, second)).data;
  expect(list.map(({ id }) => id)).toContain(waiting?.id);
  await post('/publish/reject', { ids: [waiting?.id], note: '换个标题' });
  const notices = await get<{ list: { title: string }[] }>('/notice/data', {}, second);
  expect(notices.data.list.map(({ title }) => title).join()).toMatch(/林一笔的 \d+ 项内容交给了你/);
  expect(notices.data.list.map(({ title }) => title).join()).toMatch(/驳回|退回/);
  const script = (await listOf('/script/data')).find(({ owner: holder }) => holder?.id === second.id);
  expect((await post('/script/delete', { ids: [script?.id] }, second)).body.success).toBe(true);
});

test('his sessions end for good, and his open invitations are withdrawn', async () => {
  const second = await memberAs('role_owner_M100001');
  const { code } = (
    await post<{ code: string }>('/team_invite/save', { role: 'role_viewer_M100001', days: 7, max_uses: 1 }, second)
  ).body.data;
  expect((await belongings(second.id)).invites).toBe(1);
  await post('/account/hand_over', { id: second.id, status: 0 });
  const told = await callMock(server.origin, 'GET', '/account/info', { session: second });
  expect([told.status, told.body.message]).toEqual([403, '账号已停用，请联系管理员']);
  await post('/account/status', { id: second.id, status: 1 });
  expect((await callMock(server.origin, 'GET', '/account/info', { session: second })).status).toBe(403);
  expect((await get<{ state: string }>('/team_invite/info', { code })).data.state).toBe('revoked');
});

test('a hand-over without leaving changes neither his status nor his sessions', async () => {
  await post('/account/hand_over', { id: 'acc_writer', to: 'acc_owner' });
  expect((await get('/account/info', {}, writer)).success).toBe(true);
  expect((await belongings('acc_writer')).kinds).toEqual([]);
  await post('/account/status', { id: 'acc_writer', status: 0 });
  await post('/account/hand_over', { id: 'acc_writer', to: 'acc_owner' });
  const off = await listOf('/account/data', owner, { status: 0 });
  expect(off.map(({ id }) => id)).toContain('acc_writer');
});

describe('refused, and nothing is changed', () => {
  const refusals: readonly (readonly [string, object, string])[] = [
    ['to himself', { ...remove, to: 'acc_writer' }, 'RECEIVER_SELF'],
    ['to one who may not work on it', { ...remove, to: 'acc_viewer' }, 'RECEIVER_RIGHTS'],
    ['to another merchant’s', { ...remove, to: 'acc_owner2' }, 'NOT_FOUND'],
    ['another merchant’s member', { ...remove, id: 'acc_owner2' }, 'NOT_FOUND'],
    ['to nobody', { ...remove, to: undefined }, 'HAND_OVER_NEEDED'],
    ['the last owner', { id: 'acc_owner', to: 'acc_writer', status: -1 }, 'LAST_OWNER'],
    ['what a colleague has changed meanwhile', { ...remove, revision: 7 }, 'VERSION_CONFLICT'],
  ];
  test.each(refusals)('%s', async (_name, input, errorCode) => {
    const before = await belongings('acc_writer');
    expect((await post('/account/hand_over', input)).body).toMatchObject({ success: false, errorCode });
    expect(await belongings('acc_writer')).toEqual(before);
  });

  test('to one who is disabled', async () => {
    const second = await memberAs('role_writer_M100001');
    await post('/account/status', { id: second.id, status: 0 });
    expect((await post('/account/hand_over', { ...remove, to: second.id })).body).toMatchObject({
      errorCode: 'RECEIVER_GONE',
    });
  });

  test('a plain removal of one who holds something', async () => {
    expect((await post('/account/status', { id: 'acc_writer', status: -1 })).body).toMatchObject({
      errorCode: 'HAND_OVER_NEEDED',
    });
  });

  test('a second time: the first one has done it', async () => {
    const { revision } = await belongings('acc_writer');
    await post('/account/hand_over', { ...remove, revision });
    expect((await post('/account/hand_over', { ...remove, revision })).body).toMatchObject({
      errorCode: 'STATE_CHANGED',
      message: '林一笔已经不在团队里了',
    });
  });

  test('by another merchant’s owner, and by who may not', async () => {
    const stranger = await signIn(server.origin, 'owner2');
    expect((await post('/account/hand_over', remove, stranger)).body).toMatchObject({ errorCode: 'NOT_FOUND' });
    expect(await get('/account/belongings', { id: 'acc_writer' }, stranger)).toMatchObject({ errorCode: 'NOT_FOUND' });
    expect((await post('/account/hand_over', remove, writer)).body).toMatchObject({ errorCode: 'ACTION_DENIED' });
  });
});

test('sent again under the same key it is answered once more, not done twice', async () => {
  const key = { 'idempotency-key': 'hand-over-0001' };
  const first = await post('/account/hand_over', remove, owner, key);
  const again = await post('/account/hand_over', remove, owner, key);
  expect(again.body.data).toEqual(first.body.data);
});

test('who is the only one that approves is told so', async () => {
  expect((await belongings('acc_owner')).approvals.is_only_approver).toBe(true);
  expect((await belongings('acc_writer')).approvals.is_only_approver).toBe(false);
});

/** A new member of a role, signed in. */
async function memberAs(role: string): Promise<Session> {
  const account = { name: '何接手', username: 'taker', password: 'lamp on the hill' };
  await post('/account/save', { ...account, role });
  const { body } = await post<{ token: string; id: string }>('/account/login', account);
  return { ...owner, token: body.data.token, id: body.data.id };
}

/** Where a member is named below a value: `author.id`, `history[].by.id`, `members[]`. */
function placesOf(value: unknown, ids: ReadonlySet<string>, path = ''): string[] {
  if (typeof value === 'string') return ids.has(value) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((one) => placesOf(one, ids, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    placesOf(one, ids, path ? `${path}.${ids.has(key) ? '*' : key}` : key),
  );
}

/** Who a member is, and what calls were answered: neither is anybody's. */
const notHeld: ReadonlySet<string> = new Set(['account', 'idempotency']);

test('every field of every table that names a member has its fate in the rule', async () => {
  const client = new ContractClient(`${server.origin}/api`);
  await client.signIn('owner', 'Owner123!');
  const operations = allOperations();
  const known = await know(client, operations, server.origin);
  for (const named of operations.filter(({ name }) => !stateful.has(name))) await checkValid(client, named, known);
  const [waiting] = (await posts()).filter(({ state }) => state === 'pending_approval');
  await post('/publish/save', { id: waiting?.id, title: '改过的标题' });
  await post('/publish/approve', { ids: [waiting?.id], note: '' });
  await post('/script/set', { ids: [known.scriptId], field: 'assignee', value: 'acc_writer' });
  await post('/topic/assign', { ids: [known.topicId], account_id: 'acc_writer' });
  await post('/team_invite/save', { role: 'role_viewer_M100001', days: 7, max_uses: 1 });
  await post('/account/hand_over', { id: 'acc_writer', to: 'acc_owner' });
  await new Promise((done) => setTimeout(done, 500));

  const { tables } = JSON.parse(readFileSync(join(server.cacheDir, 'state.json'), 'utf8')) as {
    tables: Record<string, { id: string }[]>;
  };
  const ids = new Set((tables.account ?? []).map(({ id }) => id));
  const found = Object.entries(tables)
    .filter(([table]) => !notHeld.has(table))
    .flatMap(([table, rows]) =>
      [...new Set(rows.flatMap((row) => placesOf(row, ids)))].map((path) => [table, path] as const),
    );
  const fateOf = (table: string, path: string): Fate | undefined => memberFields[table]?.[path];
  expect(found.length).toBeGreaterThan(25);
  expect(found.filter(([table, path]) => !fateOf(table, path)).map((place) => place.join(' '))).toEqual([]);
}, 90_000);
