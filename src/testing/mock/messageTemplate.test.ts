import { emptyContents } from '../../domain/messageTemplate';
import type { AuditEntry } from '../../services/audit/schema';
import type { MessageTemplate, TemplateVersion } from '../../services/message_template/schema';
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

const post = async <T = MessageTemplate>(verb: string, body: object, session = admin) =>
  (await callMock<T>(server.origin, 'POST', `/message_template/${verb}`, { session, body })).body;
const get = async <T>(path: string, query: Record<string, string> = {}) =>
  (await callMock<T>(server.origin, 'GET', path, { session: admin, query })).body.data;
const versionsOf = async (id: string) =>
  (await get<{ list: TemplateVersion[] }>('/message_template/versions', { id })).list;

const fields = {
  name: '开通通知',
  note: '',
  channels: ['inapp', 'sms', 'mail'],
  variables: [{ name: '商家', type: 'text', sample: '山野' }],
  contents: {
    ...emptyContents,
    inapp: { title: '{{商家}}已开通', text: '欢迎使用' },
    sms: { title: '', text: '{{商家}}已开通' },
    mail: { title: '已开通', text: '{{商家}}，你好' },
  },
};
const made = async (change: object = {}) => (await post('save', { ...fields, ...change })).data;

test('a draft may be unfinished, but is not published before all is there', async () => {
  const { id, state, version } = await made({ variables: [] });
  expect({ state, version }).toEqual({ state: 'draft', version: 0 });
  expect((await post('publish', { id })).errorCode).toBe('TEMPLATE_INVALID');
  await post('save', { ...fields, id });
  expect((await post('publish', { id })).data).toMatchObject({ state: 'live', version: 1, has_changes: false });
});

test('each change that is published is a version; one can be taken back, none is lost', async () => {
  const { id } = await made();
  await post('publish', { id });
  const sms = { title: '', text: '{{商家}}开通了' };
  const changed = await post('save', { ...fields, id, contents: { ...fields.contents, sms } });
  expect(changed.data).toMatchObject({ version: 1, has_changes: true, state: 'live' });
  await post('publish', { id });
  expect((await post('restore', { id, version: 1 })).data).toMatchObject({ version: 2, has_changes: true });
  await post('publish', { id });
  const versions = await versionsOf(id);
  expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  expect(versions[0]?.contents).toEqual(versions[2]?.contents);
  // Published without a change it stays the same version.
  expect((await post('publish', { id })).data.version).toBe(3);
});

test('two people: the save and the publishing made on an older state are refused', async () => {
  const { id } = await made();
  expect((await post('save', { ...fields, id, revision: 0, note: '一' })).success).toBe(true);
  expect((await post('save', { ...fields, id, revision: 0, note: '二' })).errorCode).toBe('VERSION_CONFLICT');
  expect((await post('publish', { id, revision: 0 })).errorCode).toBe('VERSION_CONFLICT');
});

test('a test without a value is refused and names it, and nothing is sent', async () => {
  const { id } = await made();
  const { errorCode, message } = await post('test', { id, channel: 'inapp', values: { 商家: ' ' } });
  expect(errorCode).toBe('VARIABLE_MISSING');
  expect(message).toContain('商家');
  const { list } = await get<{ list: { title: string }[] }>('/notice/data');
  expect(list.map(({ title }) => title)).not.toContain('{{商家}}已开通');
});

test('a test in the app arrives as a message of the operator', async () => {
  const { id } = await made();
  await post('test', { id, channel: 'inapp', values: { 商家: '星河' } });
  const { list } = await get<{ list: { title: string; content: string }[] }>('/notice/data', { status: '0' });
  expect(list[0]).toMatchObject({ title: '星河已开通', content: '欢迎使用' });
});

test.each([
  ['sms', '【灵框】星河已开通'],
  ['mail', '星河，你好'],
])('a test by %s says what would leave', async (channel, text) => {
  const { id } = await made();
  const { data } = await post<{ text: string }>('test', { id, channel, values: { 商家: '星河' } });
  expect(data.text).toBe(text);
});

test('a channel that is not in use sends nothing', async () => {
  const { id } = await made();
  expect((await post('test', { id, channel: 'wechat', values: { 商家: '星河' } })).errorCode).toBe('INVALID_INPUT');
});

test('what is live is stopped before it is removed; each step is in the log with its reason', async () => {
  const { id } = await made();
  await post('publish', { id });
  expect((await post('delete', { ids: [id] })).errorCode).toBe('STATE_CHANGED');
  await post('stop', { id, reason: '活动结束' });
  expect((await post('delete', { ids: [id] })).success).toBe(true);
  const { list } = await get<{ list: AuditEntry[] }>('/audit/data', { subject_id: id });
  expect(list.map(({ verb }) => verb)).toEqual(['delete', 'stop', 'publish', 'create']);
  expect(list[1]?.reason).toBe('活动结束');
  expect(list[3]?.changes.find(({ field }) => field === 'variables')?.after).toBe('商家（山野）');
});
