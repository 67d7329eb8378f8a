import type { TeamInvite } from '@/services/team_invite/schema';
import { agreeByWechat } from './agreeByWechat';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
let tea: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  [owner, tea] = [await signIn(server.origin, 'owner'), await signIn(server.origin, 'owner2')];
});

interface Login {
  readonly token: string;
  readonly id: string;
  readonly merchantData: { readonly mchno: string };
}
interface Enterprises {
  readonly is_proved: boolean;
  readonly list: readonly { id: string; merchant_name: string; is_current: boolean; is_last_owner: boolean }[];
  readonly invitations: readonly { id: string; merchant_name: string }[];
}
const SECOND = 'acc_owner_xingye';
const WRITER = 'role_writer_M100002';
const post = async <T>(path: string, body: object, session?: Session) =>
  (await callMock<T>(server.origin, 'POST', path, { body, ...(session ? { session } : {}) })).body;
const enterprises = async (session: Session) =>
  (await callMock<Enterprises>(server.origin, 'GET', '/enterprise/data', { session })).body.data;
const names = async (session: Session) => (await enterprises(session)).list.map(({ merchant_name }) => merchant_name);
const sessionOf = ({ token, id, merchantData }: Login): Session => ({ token, id, mchno: merchantData.mchno });
const lastCode = async () =>
  /验证码 (\d{6})/.exec((await callMock(server.origin, 'GET', '/demo/messages')).text)?.[1] ?? '';
const member = (fields: object) =>
  post<{ id: string }>(
    '/account/save',
    { name: '某人', username: `member${Math.random()}`, password: 'lamp on the hill', role: WRITER, ...fields },
    tea,
  );
const invite = async () =>
  (await post<TeamInvite>('/team_invite/save', { role: WRITER, days: 7, max_uses: 5 }, tea)).data;
const inviteByPhone = (phone: string) =>
  post(
    '/team_invite/import',
    { import_id: 'import-one', is_dry: false, lines: [{ row: 2, name: '林一笔', phone, role: '内容编辑' }] },
    tea,
  );

test('going over opens a session there and ends this one', async () => {
  expect(await names(owner)).toEqual(['山野日常生活馆', '星野茶铺']);
  const { data } = await post<Login>('/enterprise/switch', { id: SECOND }, owner);
  expect(data).toMatchObject({ id: SECOND, merchantData: { mchno: 'M100002' } });
  const before = await callMock(server.origin, 'GET', '/account/info', { session: owner });
  expect(before.status).toBe(403);
  const there = sessionOf(data);
  const goods = await callMock<{ list: unknown[] }>(server.origin, 'GET', '/goods/data', { session: there });
  const shops = await callMock<{ list: unknown[] }>(server.origin, 'GET', '/goods/data', { session: tea });
  expect(goods.body.data.list).toEqual(shops.body.data.list);
  // The new token under the number of the merchant that was left, as a stale page would send it.
  const stale = await callMock(server.origin, 'GET', '/goods/data', { session: { ...there, mchno: 'M100001' } });
  expect(stale.status).toBe(403);
  expect((await post<Login>('/enterprise/switch', { id: 'acc_owner' }, there)).data.id).toBe('acc_owner');
});

test('who has neither password nor phone there keeps WeChat, his only way in', async () => {
  const there = sessionOf((await post<Login>('/enterprise/switch', { id: SECOND }, owner)).data);
  const { body } = await callMock<{ list: { id: string; name: string; username: string; role: string }[] }>(
    server.origin,
    'GET',
    '/account/data',
    { session: tea },
  );
  const mine = body.data.list.find(({ id }) => id === SECOND);
  const bind = async () => {
    const question = { action: 'url', redirect: '/account/password' };
    const { state } = (await post<{ state: string }>('/security/wechat_bind', question, there)).data;
    const code = (await agreeByWechat(server.origin, state, 'acc_writer')).get('code');
    return (await post('/security/wechat_bind', { action: 'bind', code, state }, there)).success;
  };
  expect(await bind()).toBe(true);
  // With a phone he comes in without it.
  expect((await post('/security/wechat_unbind', {}, there)).success).toBe(true);
  expect(await bind()).toBe(true);
  const { id, name, username, role } = mine ?? {};
  expect((await post('/account/save', { id, name, username, role, phone: '' }, tea)).success).toBe(true);
  expect((await post('/security/wechat_unbind', {}, there)).errorCode).toBe('LAST_WAY');
  const kept = await callMock(server.origin, 'GET', '/security/info', { session: there });
  expect(kept.body.data).toMatchObject({ is_wechat_bound: true });
});

test.each(['acc_owner2', 'acc_writer', 'acc_admin', 'unknown'])('nobody goes over to %s', async (id) => {
  expect((await post('/enterprise/switch', { id }, owner)).errorCode).toBe('NOT_FOUND');
});

test('a number that somebody has typed opens nothing until a code has come to it', async () => {
  // The tea shop's owner adds a member with the number of another shop's owner, and signs in as him.
  await member({ username: 'intruder', phone: '13800000011' });
  const { data } = await post<Login>('/account/login', { username: 'intruder', password: 'lamp on the hill' });
  const intruder = sessionOf(data);
  expect(await enterprises(intruder)).toMatchObject({ is_proved: false, list: [{ is_current: true }] });
  expect((await post('/enterprise/switch', { id: 'acc_writer' }, intruder)).errorCode).toBe('NOT_FOUND');
  await post('/enterprise/code', {}, intruder);
  const code = await lastCode();
  const wrong = code === '000000' ? '111111' : '000000';
  expect((await post('/enterprise/prove', { code: wrong }, intruder)).errorCode).toBe('CODE_WRONG');
  expect((await post('/enterprise/prove', { code }, intruder)).success).toBe(true);
  expect(await names(intruder)).toHaveLength(2);
});

test('whose password somebody else has set shows his number anew', async () => {
  const fields = { id: SECOND, name: '陈小满', username: 'owner.m100002', phone: '13800000001' };
  expect((await member(fields)).success).toBe(true);
  const { data } = await post<Login>('/account/login', { username: 'owner.m100002', password: 'lamp on the hill' });
  const taken = sessionOf(data);
  expect((await enterprises(taken)).is_proved).toBe(false);
  expect((await post('/enterprise/switch', { id: 'acc_owner' }, taken)).errorCode).toBe('NOT_FOUND');
});

test('an invitation is used once by each person, however often it is pressed', async () => {
  const writer = await signIn(server.origin, 'writer');
  const { code } = await invite();
  const answers = await Promise.all([1, 2].map(() => post('/enterprise/join', { code }, writer)));
  expect(answers.map(({ errorCode }) => errorCode).sort()).toEqual(['ALREADY_MEMBER', undefined]);
  expect(await names(writer)).toEqual(['山野日常生活馆', '星野茶铺']);
  expect((await post('/enterprise/join', { code: 'nothing' }, writer)).errorCode).toBe('INVITE_UNKNOWN');
});

test('an invitation to the own number is accepted, or declined and its sender told', async () => {
  const writer = await signIn(server.origin, 'writer');
  await inviteByPhone('138 0000 0011');
  const [waiting] = (await enterprises(writer)).invitations;
  const id = waiting?.id ?? '';
  expect(waiting?.merchant_name).toBe('星野茶铺');
  // Another one's invitation is none of his.
  expect((await post('/enterprise/accept', { id }, owner)).errorCode).toBe('STATE_CHANGED');
  expect((await post('/enterprise/decline', { id }, writer)).success).toBe(true);
  expect((await post('/enterprise/accept', { id }, writer)).errorCode).toBe('STATE_CHANGED');
  const notices = await callMock(server.origin, 'GET', '/notice/data', { session: tea, query: { status: 0 } });
  expect(notices.text).toContain('林一笔谢绝了你的邀请');
  await inviteByPhone('13800000011');
  const [again] = (await enterprises(writer)).invitations;
  expect(again).toBeUndefined();
  await post(
    '/team_invite/import',
    {
      import_id: 'import-two',
      is_dry: false,
      lines: [{ row: 2, name: '林一笔', phone: '13800000011', role: '内容编辑' }],
    },
    tea,
  );
  const [second] = (await enterprises(writer)).invitations;
  expect((await post('/enterprise/accept', { id: second?.id }, writer)).success).toBe(true);
  expect((await enterprises(writer)).invitations).toEqual([]);
});

test('who leaves gives over what he holds; the last owner stays', async () => {
  expect((await post('/enterprise/leave', { id: 'acc_owner' }, owner)).errorCode).toBe('LAST_OWNER');
  const { data } = await post<Login>('/enterprise/switch', { id: SECOND }, owner);
  const there = sessionOf(data);
  await post('/script/save', { title: '春茶上新', sentences: [{ id: 's1', text: '春茶到了。', role: '钩子' }] }, there);
  const held = await callMock<{ kinds: { kind: string; count: number }[]; revision: number }>(
    server.origin,
    'GET',
    '/enterprise/belongings',
    { session: there, query: { id: SECOND } },
  );
  const { kinds, revision } = held.body.data;
  expect(kinds).toEqual([{ kind: 'script', count: 1 }]);
  const leave = (body: object) =>
    post<{ was_current: boolean; login?: Login }>('/enterprise/leave', { id: SECOND, revision, ...body }, there);
  expect((await leave({})).errorCode).toBe('HAND_OVER_NEEDED');
  expect((await leave({ to: 'acc_writer' })).errorCode).toBe('NOT_FOUND');
  const left = await leave({ to: 'acc_owner2' });
  expect(left.data).toMatchObject({ was_current: true, login: { id: 'acc_owner' } });
  expect(await names(sessionOf(left.data.login as Login))).toEqual(['山野日常生活馆']);
  expect((await callMock(server.origin, 'GET', '/account/info', { session: there })).status).toBe(403);
  const scripts = await callMock(server.origin, 'GET', '/script/data', { session: tea });
  expect(scripts.text).toContain('春茶上新');
});

test('who sees as somebody goes nowhere in his name', async () => {
  const admin = await signIn(server.origin, 'admin');
  const entered = await post<Login>('/see_as/start', { id: 'M100001', reason: '查问题' }, admin);
  const seeing = { ...sessionOf(entered.data), token: entered.data.token };
  expect((await post('/enterprise/switch', { id: SECOND }, seeing)).errorCode).toBe('SEE_AS_REFUSED');
});
