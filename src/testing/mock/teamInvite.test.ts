import type { ShownInvite, TeamInvite } from '@/services/team_invite/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  owner = await signIn(server.origin, 'owner');
});

const post = <T>(path: string, body: object, session?: Session) =>
  callMock<T>(server.origin, 'POST', path, { session, body });
const get = <T>(path: string, session?: Session) => callMock<T>(server.origin, 'GET', path, { session });
const WRITER = 'role_writer_M100001';
const VIEWER = 'role_viewer_M100001';
const DAY_SECONDS = 86_400;

interface Login {
  readonly token: string;
  readonly id: string;
  readonly merchantData: { readonly mchno: string };
}

const invite = async (fields: object = {}, session = owner): Promise<TeamInvite> =>
  (await post<TeamInvite>('/team_invite/save', { role: WRITER, days: 7, max_uses: 1, ...fields }, session)).body.data;
let serial = 0;
const register = (fields: object) => {
  serial += 1;
  return post<Login>('/account/register', {
    name: '新同事',
    username: `colleague${serial}`,
    password: 'lamp on the hill',
    ...fields,
  });
};
const sessionOf = ({ token, id, merchantData }: Login): Session => ({ token, id, mchno: merchantData.mchno });
const shown = async (code = '') =>
  (await get<ShownInvite>(`/team_invite/info?code=${encodeURIComponent(code)}`)).body.data;
const list = async (session = owner) =>
  (await get<{ list: TeamInvite[] }>('/team_invite/data', session)).body.data.list;
const accounts = async () =>
  (await get<{ paginator: { total: number } }>('/account/data', owner)).body.data.paginator.total;

/** A role with further rights; its members follow at once. */
async function widen(roleId: string, actions: readonly string[]): Promise<void> {
  const { list: roles } = (
    await post<{ list: { id: string; name: string; note: string; routes: string[]; actions: string[] }[] }>(
      '/account_role/merchant',
      {},
      owner,
    )
  ).body.data;
  const role = roles.find(({ id }) => id === roleId);
  if (!role) throw new Error(roleId);
  const { id, name, note, routes } = role;
  const fields = { id, name, note, routes: [...routes, 'merchant.team'], actions: [...role.actions, ...actions] };
  expect((await post('/account_role/multi_save', { roles: [fields] }, owner)).body.success).toBe(true);
}

test('an invitation tells who invites and as what, and the one who comes is a member with that role', async () => {
  const { code = '', link, state } = await invite();
  expect(state).toBe('open');
  expect(link).toBe(`${server.origin}/register?invite=${code}`);
  expect(await shown(code)).toMatchObject({
    kind: 'team',
    state: 'open',
    merchant_name: '山野日常生活馆',
    inviter_name: '陈小满',
    role_name: '内容编辑',
  });
  const { body } = await register({ invite: code, name: '周到' });
  const session = sessionOf(body.data);
  expect(session.mchno).toBe(owner.mchno);
  const me = (await get<{ actions: string[] }>('/account/info', session)).body.data;
  expect(me.actions).toContain('script.save');
  expect(me.actions).not.toContain('account.save');
  expect((await list())[0]).toMatchObject({ state: 'used', uses: [{ id: session.id, name: '周到' }] });
  const notices = (await get<{ list: { title: string }[] }>('/notice/data?status=0', owner)).body.data;
  expect(notices.list.map(({ title }) => title)).toContain('周到 接受了你的邀请');
});

test('one use is one use: of two who register at the same moment exactly one is let in', async () => {
  const { code } = await invite();
  const before = await accounts();
  const answers = await Promise.all([register({ invite: code }), register({ invite: code })]);
  expect(answers.map(({ body }) => body.success).sort()).toEqual([false, true]);
  expect(answers.find(({ body }) => !body.success)?.body).toMatchObject({ errorCode: 'INVITE_USED' });
  expect(await accounts()).toBe(before + 1);
});

test('two who want one name at the same moment do not both get it', async () => {
  const { code } = await invite({ max_uses: 2 });
  const wanted = { invite: code, username: 'thesame' };
  const answers = await Promise.all([register(wanted), register(wanted)]);
  expect(answers.map(({ body }) => body.success).sort()).toEqual([false, true]);
  expect((await list())[0]?.uses).toHaveLength(1);
});

test('an invitation with two uses is open until the second', async () => {
  const { code } = await invite({ max_uses: 2 });
  await register({ invite: code });
  expect(await shown(code)).toMatchObject({ state: 'open' });
  await register({ invite: code });
  expect(await shown(code)).toMatchObject({ state: 'used' });
});

test('expired, revoked and unknown ones let nobody in and say so', async () => {
  const revoked = await invite();
  const expired = await invite({ days: 1 });
  expect((await post('/team_invite/revoke', { id: revoked.id }, owner)).body.success).toBe(true);
  await post('/__mock/clock', { advanceSeconds: DAY_SECONDS + 1 });
  expect((await shown(revoked.code)).state).toBe('revoked');
  expect((await shown(expired.code)).state).toBe('expired');
  expect(await shown('nobody-has-it')).toEqual({ state: 'unknown' });
  const codes = [revoked.code, expired.code, 'nobody-has-it'];
  const refused = await Promise.all(codes.map((code) => register({ invite: code })));
  expect(refused.map(({ body }) => body.errorCode)).toEqual(['INVITE_REVOKED', 'INVITE_EXPIRED', 'INVITE_UNKNOWN']);
});

describe('nobody gets more than the inviter has', () => {
  test('a role above one’s own is not offered to others', async () => {
    await widen(WRITER, ['team_invite.save']);
    const writer = await signIn(server.origin, 'writer');
    const { body } = await post('/team_invite/save', { role: 'role_owner_M100001', days: 7, max_uses: 1 }, writer);
    expect(body).toMatchObject({ errorCode: 'GRANT_BEYOND' });
  });

  test('the code of an invitation above one’s own is not told', async () => {
    await widen(WRITER, ['team_invite.save']);
    await invite({ role: 'role_owner_M100001' });
    const [above] = await list(await signIn(server.origin, 'writer'));
    expect(above?.role_name).toBe('店主');
    expect([above?.code, above?.link]).toEqual([undefined, undefined]);
  });

  test('an invitation lapses when its role grows beyond its inviter, and when he is disabled', async () => {
    const second = sessionOf((await register({ invite: (await invite()).code })).body.data);
    await widen(WRITER, ['team_invite.save']);
    const viewerInvite = await invite({ role: VIEWER }, second);
    const writerInvite = await invite({}, second);
    expect((await shown(viewerInvite.code)).state).toBe('open');
    await widen(VIEWER, ['goods.delete']);
    expect((await shown(viewerInvite.code)).state).toBe('lapsed');
    expect((await register({ invite: viewerInvite.code })).body).toMatchObject({ errorCode: 'INVITE_LAPSED' });
    expect((await shown(writerInvite.code)).state).toBe('open');
    await post('/account/status', { id: second.id, status: 0 }, owner);
    expect((await shown(writerInvite.code)).state).toBe('lapsed');
  });

  test('who may not invite neither makes nor sees invitations', async () => {
    const writer = await signIn(server.origin, 'writer');
    expect((await get('/team_invite/data', writer)).body).toMatchObject({ errorCode: 'ACTION_DENIED' });
  });

  test('another merchant’s invitation is neither listed nor revoked', async () => {
    const { id } = await invite();
    const stranger = await signIn(server.origin, 'owner2');
    expect(await list(stranger)).toEqual([]);
    expect((await post('/team_invite/revoke', { id }, stranger)).body).toMatchObject({ errorCode: 'NOT_FOUND' });
  });
});

test('a password that is guessed first is refused', async () => {
  const { code } = await invite();
  expect((await register({ invite: code, password: 'password2026' })).body).toMatchObject({
    errorCode: 'PASSWORD_WEAK',
  });
});

describe('a shop of one’s own', () => {
  test('begins on the smallest plan with all rights of its owner', async () => {
    const session = sessionOf((await register({ shop: '溪边花店' })).body.data);
    const me = (await get<{ merchant: { name: string }; actions: string[] }>('/account/info', session)).body.data;
    expect(me.merchant.name).toBe('溪边花店');
    expect(me.actions).toContain('account.save');
    expect((await get('/merchant/is_vip', session)).body.data).toMatchObject({ is_vip: false, version: '基础版' });
    expect((await get<{ list: unknown[] }>('/account/data', session)).body.data.list).toHaveLength(1);
  });

  test('needs a name', async () => {
    expect((await register({})).body).toMatchObject({ errorCode: 'INVALID_INPUT', message: '请填写店铺名称' });
  });

  test('by a friend’s link stands in his ledger, and is rewarded once when it takes a paid version', async () => {
    const own = (await get<{ code: string; link: string }>('/account/invite_list', owner)).body.data;
    expect(own.link).toBe(`${server.origin}/register?invite=${own.code}`);
    expect(await shown(own.code)).toMatchObject({ kind: 'friend', state: 'open', inviter_name: '陈小满' });
    const { mchno } = sessionOf((await register({ invite: own.code, shop: '溪边花店' })).body.data);
    const ledger = async () =>
      (await get<{ list: { name: string; status: number }[]; reward_total: number }>('/account/invite_list', owner))
        .body.data;
    const before = await ledger();
    expect(before.list[0]).toMatchObject({ name: '溪边花店', status: 0 });
    const credits = async () =>
      (await get<{ paginator: { total: number } }>('/counting/data?kind=grant', owner)).body.data.paginator.total;
    const start = await credits();
    const admin = await signIn(server.origin, 'admin');
    const plan = { id: mchno, version: '专业版', expires_at: '2030-01-01T00:00:00.000Z', reason: '首次开通' };
    await post('/merchant/plan', { ...plan, version: '基础版' }, admin);
    expect((await ledger()).reward_total).toBe(before.reward_total);
    for (let turn = 0; turn < 2; turn += 1) expect((await post('/merchant/plan', plan, admin)).body.success).toBe(true);
    const after = await ledger();
    expect(after.list.find(({ name }) => name === '溪边花店')?.status).toBe(1);
    expect(after.reward_total).toBe(before.reward_total + 100);
    expect(await credits()).toBe(start + 1);
  });
});
