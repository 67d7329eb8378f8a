import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';
import { withAddedRights } from './withAddedRights';

let server: SharedMockServer;
let owner: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  owner = await signIn(server.origin, 'owner');
});

const post = <T>(path: string, body: object, session = owner) =>
  callMock<T>(server.origin, 'POST', path, { session, body });
const get = <T>(path: string, session = owner) => callMock<T>(server.origin, 'GET', path, { session });

interface Role {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
}

const role = { name: '直播助理', note: '', routes: ['workbench'], actions: [] };
const saveRole = (fields: object) =>
  post<{ list: Role[] }>('/account_role/multi_save', { roles: [{ ...role, ...fields }] });
const added = async (): Promise<Role> => {
  const { body } = await saveRole({});
  return body.data.list.find(({ name }) => name === role.name) as Role;
};

describe('the last owner', () => {
  test('is neither disabled nor removed', async () => {
    for (const status of [0, -1])
      expect((await post('/account/status', { id: owner.id, status })).body).toMatchObject({ errorCode: 'LAST_OWNER' });
  });

  test('is not demoted', async () => {
    const fields = { id: owner.id, name: '陈小满', username: 'owner', role: 'writer' };
    expect((await post('/account/save', fields)).body).toMatchObject({ errorCode: 'LAST_OWNER' });
  });

  test('can be disabled by a second owner, who then is the last one', async () => {
    await post('/account/save', { id: 'acc_writer', name: '林一笔', username: 'writer', role: 'owner' });
    const second = await signIn(server.origin, 'writer');
    expect((await post('/account/status', { id: owner.id, status: 0 }, second)).body.success).toBe(true);
    expect((await post('/account/status', { id: second.id, status: 0 }, second)).body).toMatchObject({
      errorCode: 'LAST_OWNER',
    });
  });
});

describe('with a second owner', () => {
  const asOwner = { id: 'acc_writer', name: '林一笔', username: 'writer', role: 'owner' };
  beforeEach(() => post('/account/save', asOwner));

  test('nobody demotes, disables or removes himself', async () => {
    const own = { id: owner.id, name: '陈小满', username: 'owner' };
    expect((await post('/account/save', { ...own, role: 'viewer' })).body.errorCode).toBe('OWN_ROLE');
    expect((await post('/account/status', { id: owner.id, status: 0 })).body.errorCode).toBe('OWN_ACCOUNT');
    const leaving = { id: owner.id, to: 'acc_writer', status: -1 };
    expect((await post('/account/hand_over', leaving)).body.errorCode).toBe('OWN_ACCOUNT');
    expect((await post('/account/save', { ...own, role: 'owner' })).body.success).toBe(true);
  });

  test('a hand-over leaves the last one in, however it is asked for', async () => {
    await post('/account/status', { id: owner.id, status: 0 }, await signIn(server.origin, 'writer'));
    const second = await signIn(server.origin, 'writer');
    const leaving = { id: second.id, to: 'acc_viewer', status: -1 };
    expect((await post('/account/hand_over', leaving, second)).body.errorCode).toBe('LAST_OWNER');
  });
});

describe('who edits members without being an owner', () => {
  const manager = () =>
    withAddedRights(server.origin, owner, 'writer', {
      routes: ['merchant.team', 'merchant.role'],
      actions: ['account.save', 'account.status', 'account_role.save'],
    });

  test('gives nobody more than he holds, by adding, by changing or by a role of his making', async () => {
    const session = await manager();
    const viewer = { id: 'acc_viewer', name: '顾安静', username: 'viewer' };
    const fresh = { name: '新人', username: 'newcomer', phone: '', password: 'lamp on the hill' };
    const beyond = { ...role, actions: ['merchant.save'] };
    for (const [path, body] of [
      ['/account/save', { ...viewer, role: 'owner' }],
      ['/account/save', { ...fresh, role: 'owner' }],
      ['/account_role/multi_save', { roles: [beyond] }],
    ] as const)
      expect((await post(path, body, session)).body.errorCode).toBe('GRANT_BEYOND');
    expect((await post('/account/save', { ...viewer, role: 'writer' }, session)).body.success).toBe(true);
  });

  test('changes neither a member nor a role that has more than he', async () => {
    const session = await manager();
    const { body } = await saveRole({ actions: ['merchant.save'] });
    const above = body.data.list.find(({ name }) => name === role.name);
    const touched = { ...role, id: above?.id, revision: above?.revision, actions: [] };
    expect((await post('/account_role/multi_save', { roles: [touched] }, session)).body.errorCode).toBe('GRANT_BEYOND');
    const fields = { id: owner.id, name: '陈小满', username: 'owner', role: 'owner', password: 'lamp on the hill' };
    expect((await post('/account/save', fields, session)).body.errorCode).toBe('GRANT_BEYOND');
    expect((await post('/account/status', { id: owner.id, status: 0 }, session)).body.errorCode).toBe('GRANT_BEYOND');
  });
});

test('a password that is guessed first is set for nobody', async () => {
  const fresh = { name: '新人', username: 'newcomer', phone: '13700000001', role: 'viewer' };
  for (const password of ['password2026', 'newcomer88', 'x13700000001'])
    expect((await post('/account/save', { ...fresh, password })).body.errorCode).toBe('PASSWORD_WEAK');
  expect((await post('/account/save', { ...fresh, password: 'lamp on the hill' })).body.success).toBe(true);
});

test('a user name is there once, over all merchants', async () => {
  const fresh = { name: '新人', phone: '', password: 'lamp on the hill', role: 'viewer' };
  for (const username of ['writer', 'owner2'])
    expect((await post('/account/save', { ...fresh, username })).body.errorCode).toBe('USERNAME_TAKEN');
  const renamed = { id: 'acc_viewer', name: '顾安静', username: 'owner2', role: 'viewer' };
  expect((await post('/account/save', renamed)).body.errorCode).toBe('USERNAME_TAKEN');
});

test('whose password is set anew signs in again; who is enabled again does too', async () => {
  const writer = await signIn(server.origin, 'writer');
  const fields = { id: writer.id, name: '林一笔', username: 'writer', role: 'writer' };
  await post('/account/save', { ...fields, password: 'lamp on the hill' });
  expect((await get('/account/info', writer)).status).toBe(403);
  const viewer = await signIn(server.origin, 'viewer');
  await post('/account/status', { id: viewer.id, status: 0 });
  await post('/account/status', { id: viewer.id, status: 1 });
  expect((await get('/account/info', viewer)).status).toBe(403);
});

test('who is removed is out at his next call, and is told why', async () => {
  const writer = await signIn(server.origin, 'writer');
  await post('/account/hand_over', { id: writer.id, to: owner.id, status: -1 });
  const answer = await get('/account/info', writer);
  expect(answer.status).toBe(403);
  expect(answer.body.message).toBe('你已不在这个团队里，如有疑问请联系店主');
});

test('the list says who signed in when, and who never did', async () => {
  const { list } = (await get<{ list: { id: string; signed_in_at?: string }[] }>('/account/data')).body.data;
  const at = (id: string) => list.find((one) => one.id === id)?.signed_in_at;
  expect(at(owner.id)).toEqual(expect.any(String));
  expect(at('acc_viewer')).toBeUndefined();
});

describe('a role', () => {
  test('without any key is refused, and nothing of the call is stored', async () => {
    const { body } = await post('/account_role/multi_save', { roles: [role, { ...role, name: '空', routes: [] }] });
    expect(body).toMatchObject({ errorCode: 'ROLE_EMPTY', message: '角色“空”还没有任何权限，请至少选择一个页面' });
    const { list } = (await post<{ list: Role[] }>('/account_role/merchant', {})).body.data;
    expect(list.map(({ name }) => name)).not.toContain(role.name);
  });

  test('of the owner is fixed, and a name is there once', async () => {
    const { list } = (await post<{ list: Role[] }>('/account_role/merchant', {})).body.data;
    const fixed = list.find(({ name }) => name === '店主');
    expect((await saveRole({ id: fixed?.id, revision: fixed?.revision })).body.errorCode).toBe('ROLE_FIXED');
    expect((await saveRole({ name: '观察员' })).body.errorCode).toBe('NAME_TAKEN');
    expect((await post('/account_role/multi_save', { roles: [role, role] })).body.errorCode).toBe('NAME_TAKEN');
  });

  test('that somebody else has saved meanwhile is not overwritten', async () => {
    const { id, revision } = await added();
    expect(revision).toBe(0);
    expect((await saveRole({ id, revision, note: '一' })).body.success).toBe(true);
    expect((await saveRole({ id, revision, note: '二' })).body).toMatchObject({ errorCode: 'VERSION_CONFLICT' });
    expect((await saveRole({ id, revision: 1, note: '三' })).body.success).toBe(true);
  });
});

interface Reason {
  readonly id: string;
  readonly key: string;
  readonly by: string;
  readonly role_name: string;
  readonly template_name?: string;
}

describe('why somebody may do something', () => {
  const reasons = async (path: string, session = owner) =>
    (await get<{ list: Reason[] } | null>(path, session)).body.data?.list ?? [];

  test('each right names the role, and the template where that gave it', async () => {
    const template_id = 'role_template_publisher';
    const routes = ['publish.calendar', 'creative.goods'];
    const { body } = await post<{ list: Role[] }>('/account_role/multi_save', {
      roles: [{ ...role, routes, template_id }],
    });
    const made = body.data.list.find(({ name }) => name === role.name)?.id ?? '';
    await post('/account/save', { id: 'acc_viewer', name: '顾安静', username: 'viewer', role: made });
    const [calendar, goods] = await reasons('/account/grants?id=acc_viewer');
    expect(calendar).toMatchObject({ by: 'role', role_name: role.name, template_name: '发布专员' });
    expect(goods).toMatchObject({ key: 'creative.goods', by: 'role', role_name: role.name });
    expect(goods?.template_name).toBeUndefined();
  });

  test('holders are the active members of the merchant', async () => {
    const idsOf = async (session = owner) =>
      (await reasons('/account/holders?key=publish.calendar', session)).map(({ id }) => id).sort();
    expect(await idsOf()).toEqual(['acc_owner', 'acc_viewer', 'acc_writer']);
    await post('/account/status', { id: 'acc_viewer', status: 0 });
    expect(await idsOf()).toEqual(['acc_owner', 'acc_writer']);
    const stranger = await signIn(server.origin, 'owner2');
    expect(await idsOf(stranger)).toEqual(['acc_owner2', 'acc_owner_xingye']);
    expect((await get('/account/grants?id=acc_writer', stranger)).body).toMatchObject({ errorCode: 'NOT_FOUND' });
  });
});
