import type { AuditEntry } from '../../services/audit/schema';
import type { AuthorityKeys, Holder } from '../../services/authority/schema';
import type { OfferedTemplate, RoleTemplate } from '../../services/role_template/schema';
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

const post = async <T = unknown>(path: string, body: object, session = admin) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const get = async <T>(path: string, query: Record<string, string> = {}, session = admin) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body.data;
const audited = async (query: Record<string, string> = {}) =>
  (await get<{ list: AuditEntry[] }>('/audit/data', { subject: 'role_template', ...query })).list;
const offered = async (session = owner) =>
  (await get<{ list: OfferedTemplate[] }>('/role_template/offered', {}, session)).list;

const fields = { name: '客服', note: '只看发布', routes: ['publish.calendar'], actions: ['publish.submit'] };

test('a template is offered only after it was put on offer, and only to merchants of its provider', async () => {
  const { data: made } = await post<RoleTemplate>('/role_template/save', fields);
  expect(made).toMatchObject({ ...fields, status: 0, roles: 0 });
  const names = async (session: Session) => (await offered(session)).map(({ name }) => name);
  expect(await names(owner)).not.toContain('客服');
  await post('/role_template/status', { id: made.id, status: 1 });
  expect(await names(owner)).toContain('客服');
  expect(await names(await signIn(server.origin, 'owner2'))).toEqual([]);
  await post('/role_template/status', { id: made.id, status: 0 });
  expect(await names(owner)).not.toContain('客服');
});

test('nothing of the provider’s own, no unknown key and nothing at all can stand in a template', async () => {
  const save = (grants: object) => post('/role_template/save', { ...fields, ...grants });
  expect((await save({ routes: ['platform.brand'] })).errorCode).toBe('GRANT_BEYOND');
  expect((await save({ actions: ['merchant.status'] })).errorCode).toBe('GRANT_BEYOND');
  expect((await save({ actions: ['role_template.save'] })).errorCode).toBe('GRANT_BEYOND');
  expect((await save({ routes: [], actions: [] })).errorCode).toBe('ROLE_EMPTY');
  expect((await save({ name: '发布专员' })).errorCode).toBe('NAME_TAKEN');
});

test('a save made on an older state is refused', async () => {
  const { data: made } = await post<RoleTemplate>('/role_template/save', fields);
  const change = (note: string) => post('/role_template/save', { ...fields, id: made.id, revision: 0, note });
  expect((await change('一')).success).toBe(true);
  expect((await change('二')).errorCode).toBe('VERSION_CONFLICT');
});

test('who holds a key and why: the role, and the template that it came from', async () => {
  const [template] = await offered();
  const roles = [{ ...fields, template_id: template?.id }];
  const { data: saved } = await post<{ list: { id: string; name: string }[] }>(
    '/account_role/multi_save',
    { roles },
    owner,
  );
  const role = saved.list.find(({ name }) => name === '客服')?.id;
  await post('/account/save', { id: 'acc_viewer', name: '顾安静', username: 'viewer', role, phone: '' }, owner);
  const { list } = await get<{ list: Holder[] }>('/authority/data', { key: 'publish.submit' });
  expect(list.find(({ account_name }) => account_name === '顾安静')).toMatchObject({
    by: 'role',
    role_name: '客服',
    template_name: template?.name,
    merchant_name: '山野日常生活馆',
  });
  expect(list.find(({ account_name }) => account_name === '陈小满')).toMatchObject({ by: 'role', role_name: '店主' });
  // Another provider's merchant is none of ours.
  expect(list.map(({ account_name }) => account_name)).not.toContain('周星野');
  const { holders } = await get<AuthorityKeys>('/authority/keys');
  expect(holders['publish.submit']).toBe(list.length);
});

test('a role cannot claim a template that is not offered', async () => {
  const roles = [{ ...fields, template_id: 'role_template_goods' }];
  expect((await post('/account_role/multi_save', { roles }, owner)).errorCode).toBe('NOT_FOUND');
});

test('every key that a merchant can hold is named with its place', async () => {
  const { merchant, provider, pages } = await get<AuthorityKeys>('/authority/keys');
  expect(pages.map(({ key }) => key).sort()).toEqual([...merchant.routes].sort());
  expect(pages.find(({ key }) => key === 'creation.script')?.place).toBe('menu');
  expect(pages.find(({ key }) => key === 'merchant.team')?.place).toBe('settings');
  expect(pages.find(({ key }) => key === 'editor.script')?.place).toBe('direct');
  expect(merchant.actions.filter((key) => key.startsWith('role_template.'))).toEqual([]);
  expect(provider.actions).toContain('role_template.save');
});

test('each act is written down with what was before and after; a merchant’s acts are not', async () => {
  const { data: made } = await post<RoleTemplate>('/role_template/save', fields);
  await post('/role_template/save', { ...fields, id: made.id, name: '售后', routes: ['publish.media'] });
  await post('/role_template/status', { id: made.id, status: 1 });
  await post('/role_template/delete', { ids: [made.id] });
  const rows = await audited({ subject_id: made.id });
  expect(rows.map(({ verb }) => verb)).toEqual(['delete', 'offer', 'update', 'create']);
  expect(rows[2]).toMatchObject({
    actor: '平台运营',
    subject_name: '售后',
    changes: [
      { field: 'name', before: '客服', after: '售后' },
      { field: 'routes', before: 'publish.calendar', after: 'publish.media' },
    ],
  });
  await post('/account_role/multi_save', { roles: [fields] }, owner);
  expect(await audited()).toHaveLength(4);
});

test.each(['owner', 'writer', 'viewer'])('%s reaches nothing of the provider’s', async (name) => {
  const session = await signIn(server.origin, name);
  for (const path of ['/audit/data', '/authority/keys', '/role_template/data']) {
    const { body } = await callMock(server.origin, 'GET', path, { session });
    expect([path, body.errorCode]).toEqual([path, 'ACTION_DENIED']);
  }
  expect((await post('/role_template/save', fields, session)).errorCode).toBe('ACTION_DENIED');
});

test('a provider never loses its last administrator, and support manages nobody', async () => {
  const second = { name: '乔予安', username: 'qiaoyuan', password: 'lamp on the hill', role: 'admin' };
  const made = await post<{ id: string }>('/account/save', { ...second, role: 'support' });
  const { password: _, ...promoted } = second;
  expect((await post('/account/save', { ...promoted, id: made.data.id })).success).toBe(true);
  const login = await post<{ token: string; id: string }>('/account/login', second);
  const other = { ...admin, token: login.data.token, id: made.data.id };
  expect((await post('/account/status', { id: admin.id, status: 0 }, other)).success).toBe(true);
  for (const change of [
    post('/account/status', { id: other.id, status: 0 }, other),
    post('/account/save', { ...second, id: other.id, role: 'support' }, other),
  ])
    expect(await change).toMatchObject({ errorCode: 'LAST_OWNER', message: expect.stringContaining('一位管理员') });
  const support = await signIn(server.origin, 'support');
  expect((await post('/account/status', { id: other.id, status: 0 }, support)).errorCode).toBe('ACTION_DENIED');
  expect((await get<null>('/account/data', {}, support)) ?? 'refused').toBe('refused');
  const told = await callMock<{ list: AuditEntry[] }>(server.origin, 'GET', '/audit/data', {
    session: other,
    query: { subject: 'account' },
  });
  expect(told.body.data.list.map(({ verb, actor, subject_name }) => `${actor} ${verb} ${subject_name}`)).toEqual([
    '乔予安 close 平台运营',
    '平台运营 update 乔予安',
    '平台运营 create 乔予安',
  ]);
  expect(told.body.data.list[1]?.changes).toEqual([{ field: 'role', before: '客服', after: '平台管理员' }]);
  expect(JSON.stringify(told.body.data)).not.toContain('lamp on the hill');
});
