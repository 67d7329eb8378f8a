import type { AuditEntry } from '../../services/audit/schema';
import type { MessageTemplate } from '../../services/message_template/schema';
import type { Notice } from '../../services/notice/schema';
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
  [admin, owner] = [await signIn(server.origin, 'admin'), await signIn(server.origin, 'owner')];
});

const post = async <T = null>(path: string, body: object, session = admin) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const get = async <T>(path: string, query: Record<string, string> = {}, session = admin) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body.data;

const noticesOf = async (session = owner) => (await get<{ list: Notice[] }>('/notice/data', {}, session)).list;
const about = async (text: string, session = owner) =>
  (await noticesOf(session)).filter(({ title, content }) => `${title}${content}`.includes(text));
const unsent = async () => (await get<{ list: AuditEntry[] }>('/audit/data', { verb: 'unsent' })).list;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const agree = (days = 100, version = '专业版') =>
  post('/merchant/plan', { id: 'M100001', version, expires_at: inDays(days), reason: '年度合作' });

const PLAN = 'message_template_plan';
const EXPIRY = 'message_template_expiry';
const template = (id: string) => get<MessageTemplate>('/message_template/info', { id });
/** Saves other words, and publishes them. */
async function reword(id: string, inapp: { title: string; text: string }, change: object = {}) {
  const known = await template(id);
  await post('/message_template/save', { ...known, ...change, contents: { ...known.contents, inapp } });
  expect(await post('/message_template/publish', { id })).toMatchObject({ success: true });
}

test('the notice of another plan is what its template says, and another once that is published', async () => {
  await agree();
  expect(await about('版本有调整')).toMatchObject([
    { content: expect.stringMatching(/^山野日常生活馆当前为专业版，.+年度合作$/) },
  ]);
  const known = await template(PLAN);
  const inapp = { title: '您的{{版本}}', text: '用到{{到期日}}' };
  await post('/message_template/save', { ...known, contents: { ...known.contents, inapp } });
  await agree();
  expect(await about('您的')).toEqual([]);
  await post('/message_template/publish', { id: PLAN });
  await agree(100, '旗舰版');
  expect(await about('您的旗舰版')).toMatchObject([{ content: expect.stringMatching(/^用到\d{4}-\d\d-\d\d$/) }]);
});

test('stopped, nothing is sent; used again, it is', async () => {
  await post('/message_template/stop', { id: PLAN });
  await agree();
  expect(await about('版本有调整')).toEqual([]);
  expect(await unsent()).toEqual([]);
  await post('/message_template/publish', { id: PLAN });
  await agree();
  expect(await about('版本有调整')).toHaveLength(1);
});

test('a value that is missing keeps the message back, on every channel, and stands in the log', async () => {
  await post('/account_message/reminders_save', { sms: ['system'], wechat: [] }, owner);
  const variables = [...(await template(PLAN)).variables, { name: '客服电话', type: 'text', sample: '400' }];
  await reword(PLAN, { title: '版本有调整', text: '请致电{{客服电话}}' }, { variables, channels: ['inapp', 'sms'] });
  expect(await agree()).toMatchObject({ success: true });
  expect(await about('版本有调整')).toEqual([]);
  expect(await unsent()).toMatchObject([
    {
      ...{ actor: '系统', subject: 'message_template', subject_id: PLAN, subject_name: '版本调整通知' },
      reason: '没有发给“山野日常生活馆”：缺少客服电话',
    },
  ]);
});

describe('the reminder of a version that runs out', () => {
  test('comes once, to the owners, within the last week; another end is reminded of again', async () => {
    await agree(8);
    expect(await about('即将到期')).toEqual([]);
    await agree(6);
    expect(await about('专业版即将到期')).toHaveLength(1);
    expect(await about('专业版即将到期')).toHaveLength(1);
    expect(await about('即将到期', await signIn(server.origin, 'writer'))).toEqual([]);
    await agree(5);
    expect(await about('专业版即将到期')).toHaveLength(2);
  });

  test('is worded by its template; stopped it waits, with a missing value it is logged once', async () => {
    await post('/message_template/stop', { id: EXPIRY });
    await agree(6);
    expect(await about('即将到期')).toEqual([]);
    await reword(EXPIRY, { title: '{{版本}}快到期了', text: '{{商家名称}}' });
    expect(await about('专业版快到期了')).toMatchObject([{ content: '山野日常生活馆' }]);

    const variables = [...(await template(EXPIRY)).variables, { name: '折扣', type: 'number', sample: '8' }];
    await reword(EXPIRY, { title: '快到期了', text: '续订{{折扣}}折' }, { variables });
    await agree(5);
    await noticesOf();
    await noticesOf();
    expect((await unsent()).map(({ reason }) => reason)).toEqual(['没有发给“山野日常生活馆”：缺少折扣']);
  });

  test('an expired or free version is not reminded of', async () => {
    await agree(-1);
    await noticesOf();
    await agree(6, '基础版');
    expect(await about('即将到期')).toEqual([]);
  });
});

test('by SMS those are told who have asked for it, in the words for SMS; without that channel nobody', async () => {
  await post('/account_message/reminders_save', { sms: ['system'], wechat: [] }, owner);
  const sent = async () => (await callMock(server.origin, 'GET', '/demo/messages')).text;
  await agree();
  expect(await sent()).not.toContain('版本有调整');
  const known = await template(PLAN);
  await reword(PLAN, known.contents.inapp, { channels: ['inapp', 'sms'] });
  await agree();
  expect(await sent()).toContain('【灵框】山野日常生活馆的版本有调整');
});

test('what the system sends is stopped, not deleted', async () => {
  await post('/message_template/stop', { id: PLAN });
  expect(await post('/message_template/delete', { ids: [PLAN] })).toMatchObject({ errorCode: 'TEMPLATE_IN_USE' });
  expect(await template(PLAN)).toMatchObject({ state: 'stopped', is_system: true });
});
