import type { AuditEntry } from '../../services/audit/schema';
import type { HelpArticle } from '../../services/help/schema';
import type { OwnArticle } from '../../services/platform_article/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let admin: Session;
let owner: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  admin = await signIn(server.origin, 'admin');
  owner = await signIn(server.origin, 'owner');
});

const post = async <T = OwnArticle>(path: string, body: object, session = admin) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const call = (verb: string, body: object, session = admin) => post(`/platform_article/${verb}`, body, session);
const get = async <T>(session: Session, path: string, query: Record<string, string> = {}) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body;
const read = async (session: Session, query: Record<string, string> = {}) =>
  (await get<{ list: HelpArticle[] }>(session, '/help/data', { page_size: '100', ...query })).data.list;
const idsOf = async (session: Session, query: Record<string, string> = {}) =>
  (await read(session, query)).map(({ id }) => id);

const fields = { title: '怎么退货', summary: '三步办好', topic: 'account', text: '## 一\n先申请' };
const made = async (change: object = {}) => (await call('save', { ...fields, ...change })).data;

const seeded = ['first-video', 'no-link', 'framework', 'compliance', 'schedule', 'unknown-post', 'credits', 'safety'];

test('the articles of before keep their ids, their order and how far they have been read', async () => {
  await post('/help/progress', { id: 'credits', percent: 40 }, owner);
  expect(await idsOf(owner)).toEqual(seeded);
  await call('withdraw', { id: 'credits' });
  expect((await get(owner, '/help/info', { id: 'credits' })).message).toBe('这篇文章不存在或已撤下');
  expect((await post('/help/progress', { id: 'credits', percent: 90 }, owner)).errorCode).toBe('NOT_FOUND');
  await call('publish', { id: 'credits' });
  expect((await get<HelpArticle>(owner, '/help/info', { id: 'credits' })).data.percent).toBe(40);
});

test('a draft may be unfinished and is read by no merchant; publishing asks for all of it', async () => {
  const { id, state, position } = await made({ text: '' });
  expect({ state, position }).toEqual({ state: 'draft', position: 3 });
  expect(await idsOf(owner)).not.toContain(id);
  expect((await call('publish', { id })).message).toBe('还没有填写正文');
  await call('save', { ...fields, id });
  await call('publish', { id });
  expect(await idsOf(owner, { topic: 'account' })).toEqual(['credits', 'safety', id]);
  expect((await call('save', { ...fields, id, summary: '' })).errorCode).toBe('TEXT_INVALID');
});

test('the order within a topic is what merchants read; to move twice to one place is to move once', async () => {
  const { id } = await made();
  await call('publish', { id });
  for (let time = 0; time < 2; time += 1)
    expect((await call('move', { id, position: 1 })).data).toMatchObject({ position: 1, topic_count: 3, revision: 1 });
  expect(await idsOf(owner, { topic: 'account' })).toEqual([id, 'credits', 'safety']);
  // In another topic it stands last.
  await call('save', { ...fields, id, topic: 'start' });
  expect(await idsOf(owner)).toEqual(['first-video', 'no-link', id, ...seeded.slice(2)]);
});

test('what is shown is withdrawn before it is deleted, and a deletion is taken back', async () => {
  expect((await call('delete', { ids: ['safety'] })).errorCode).toBe('STATE_CHANGED');
  await call('withdraw', { id: 'safety' });
  await call('delete', { ids: ['safety'] });
  expect((await get(admin, '/platform_article/info', { id: 'safety' })).errorCode).toBe('NOT_FOUND');
  await call('restore', { ids: ['safety'] });
  expect((await get<OwnArticle>(admin, '/platform_article/info', { id: 'safety' })).data.state).toBe('withdrawn');
});

test('two people: what was made on an older state is refused', async () => {
  const { id } = await made();
  await call('save', { ...fields, id, revision: 0, title: '一' });
  expect((await call('save', { ...fields, id, revision: 0, title: '二' })).errorCode).toBe('VERSION_CONFLICT');
  expect((await call('publish', { id, revision: 0 })).errorCode).toBe('VERSION_CONFLICT');
});

test('another brand’s articles are not seen and not changed, and merchants make none of these calls', async () => {
  const id = 'xinghe-credits';
  for (const verb of ['save', 'publish', 'withdraw', 'move', 'delete', 'restore']) {
    const body = { ...fields, id, ids: [id], position: 1 };
    expect([verb, (await call(verb, body)).errorCode]).toEqual([verb, 'NOT_FOUND']);
    expect([verb, (await call(verb, { ...body, id: 'credits', ids: [] }, owner)).errorCode]).toEqual([
      verb,
      'ACTION_DENIED',
    ]);
  }
  expect((await get(owner, '/platform_article/data')).errorCode).toBe('ACTION_DENIED');
  await call('withdraw', { id: 'credits' });
  expect(await idsOf(await signIn(server.origin, 'owner2'))).toContain(id);
});

test('each change is in the log, and a press that changes nothing is not', async () => {
  const { id } = await made();
  await call('save', { ...fields, id, topic: 'start' });
  for (let time = 0; time < 2; time += 1) await call('move', { id, position: 1 });
  await call('publish', { id });
  const { data } = await get<{ list: AuditEntry[] }>(admin, '/audit/data', { subject_id: id });
  expect(data.list.map(({ verb }) => verb)).toEqual(['publish', 'update', 'update', 'create']);
  expect(data.list[1]?.changes).toEqual([{ field: 'order', before: '3', after: '1' }]);
  expect(data.list[2]?.changes).toEqual([{ field: 'topic', before: 'account', after: 'start' }]);
});
