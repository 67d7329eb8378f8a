import { announcementLink } from '../../domain/announcements';
import type { AuditEntry } from '../../services/audit/schema';
import type { Notice } from '../../services/notice/schema';
import type { OwnAnnouncement } from '../../services/platform_announce/schema';
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

const post = async <T = OwnAnnouncement>(verb: string, body: object, session = admin) =>
  (await callMock<T>(server.origin, 'POST', `/platform_announce/${verb}`, { session, body })).body;
const get = async <T>(session: Session, path: string, query: Record<string, string> = {}) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body;
const own = async (id: string) => (await get<OwnAnnouncement>(admin, '/platform_announce/info', { id })).data;
const noticesOf = async (session: Session, id: string) =>
  (await get<{ list: Notice[] }>(session, '/notice/data')).data.list.filter(
    ({ link }) => link === announcementLink(id),
  );
const listed = async (session: Session) =>
  (await get<{ list: { id: string }[] }>(session, '/announce/data')).data.list.map(({ id }) => id);

const fields = { title: '春节期间的服务安排', summary: '初一到初三只处理紧急问题', html: '<p>祝生意兴隆</p>' };
const made = async (change: object = {}) => (await post('save', { ...fields, ...change })).data;

test('a draft may be unfinished and is seen by no merchant; publishing asks for all of it', async () => {
  const { id, state } = await made({ summary: '', html: '' });
  expect(state).toBe('draft');
  expect(await listed(owner)).not.toContain(id);
  expect((await get(owner, '/announce/info', { id })).errorCode).toBe('NOT_FOUND');
  expect((await post('publish', { id })).message).toBe('还没有填写摘要');
  await post('save', { ...fields, id, html: '<p> </p>' });
  expect((await post('publish', { id })).message).toBe('还没有填写正文');
  await post('save', { ...fields, id });
  expect((await post('publish', { id })).data.state).toBe('published');
  expect(await listed(owner)).toContain(id);
});

test('each account of the brand’s merchants is told once, also when it is pressed twice or published again', async () => {
  const { id, revision } = await made();
  const pressed = await Promise.all([post('publish', { id, revision }), post('publish', { id, revision })]);
  expect(pressed.map(({ success }) => success)).toEqual([true, true]);
  expect(await noticesOf(owner, id)).toMatchObject([{ title: fields.title, content: fields.summary, status: 0 }]);
  for (const name of ['writer', 'viewer'] as const)
    expect(await noticesOf(await signIn(server.origin, name), id)).toHaveLength(1);
  for (const name of ['owner2', 'admin'] as const)
    expect(await noticesOf(await signIn(server.origin, name), id)).toEqual([]);
  await post('withdraw', { id });
  await post('publish', { id });
  expect(await noticesOf(owner, id)).toHaveLength(1);
});

test('withdrawn it is gone from list and link, and only then it can be deleted; a deletion is taken back', async () => {
  const { id } = await made();
  await post('publish', { id });
  expect((await post('delete', { ids: [id] })).message).toBe(`“${fields.title}”正在展示，请先撤下再删除`);
  await post('withdraw', { id });
  expect(await listed(owner)).not.toContain(id);
  expect((await get(owner, '/announce/info', { id })).message).toBe('这条公告不存在或已撤下');
  await post('delete', { ids: [id] });
  expect((await post('publish', { id })).errorCode).toBe('NOT_FOUND');
  await post('restore', { ids: [id] });
  expect((await own(id)).state).toBe('withdrawn');
});

test('what is published stays whole, and a draft cannot be withdrawn', async () => {
  const { id } = await made();
  expect((await post('withdraw', { id })).errorCode).toBe('STATE_CHANGED');
  await post('publish', { id });
  expect((await post('save', { ...fields, id, html: '' })).errorCode).toBe('TEXT_INVALID');
  expect((await own(id)).html).toBe(fields.html);
});

test('scripts, frames and handlers are taken out before it is stored', async () => {
  const html = '<p onclick="x()">字</p><script>alert(1)</script><iframe src="https://evil.example"></iframe>';
  const saved = await made({ html: `${html}<a href="javascript:alert(1)">点</a>` });
  expect(saved.html).toContain('字');
  expect(saved.html).not.toMatch(/script|iframe|onclick/);
});

test('two people: what was made on an older state is refused', async () => {
  const { id } = await made();
  expect((await post('save', { ...fields, id, revision: 0, title: '一' })).success).toBe(true);
  expect((await post('save', { ...fields, id, revision: 0, title: '二' })).errorCode).toBe('VERSION_CONFLICT');
  expect((await post('publish', { id, revision: 0 })).errorCode).toBe('VERSION_CONFLICT');
});

test('a reader is an account that has opened it, once; the list of messages does not count', async () => {
  const { id } = await made();
  await post('publish', { id });
  await noticesOf(owner, id);
  expect((await own(id)).readers).toBe(0);
  for (let time = 0; time < 2; time += 1) await get(owner, '/announce/info', { id });
  expect((await own(id)).readers).toBe(1);
});

test('another brand’s announcements are not seen and not changed, and merchants make none of these calls', async () => {
  const { data } = await get<{ list: OwnAnnouncement[] }>(admin, '/platform_announce/data', { page_size: '100' });
  expect(data.list.map(({ id }) => id)).not.toContain('announce_xinghe');
  const body = { ...fields, id: 'announce_xinghe', ids: ['announce_xinghe'] };
  for (const verb of ['save', 'publish', 'withdraw', 'delete', 'restore'])
    expect([verb, (await post(verb, body)).errorCode]).toEqual([verb, 'NOT_FOUND']);
  expect((await get(admin, '/platform_announce/info', { id: 'announce_xinghe' })).errorCode).toBe('NOT_FOUND');
  for (const verb of ['save', 'publish', 'withdraw', 'delete', 'restore'])
    expect([verb, (await post(verb, { ...fields, id: 'announce_words', ids: [] }, owner)).errorCode]).toEqual([
      verb,
      'ACTION_DENIED',
    ]);
  expect((await get(owner, '/platform_announce/data')).errorCode).toBe('ACTION_DENIED');
  expect(await listed(await signIn(server.origin, 'owner2'))).toEqual(['announce_xinghe']);
});

test('each change is in the log, and a press that changes nothing is not', async () => {
  const { id } = await made();
  await post('save', { ...fields, id });
  await post('save', { ...fields, id, summary: '全程有人' });
  for (const verb of ['publish', 'publish', 'withdraw', 'withdraw']) await post(verb, { id });
  await post('delete', { ids: [id] });
  await post('restore', { ids: [id] });
  const { data } = await get<{ list: AuditEntry[] }>(admin, '/audit/data', { subject_id: id });
  expect(data.list.map(({ verb }) => verb)).toEqual(['restore', 'delete', 'withdraw', 'publish', 'update', 'create']);
  expect(data.list[4]?.changes).toEqual([{ field: 'summary', before: fields.summary, after: '全程有人' }]);
});
