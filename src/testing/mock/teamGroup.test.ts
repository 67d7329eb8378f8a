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

interface Group {
  readonly id: string;
  readonly revision: number;
  readonly name: string;
  readonly lead: { readonly id: string; readonly name: string };
  readonly members: readonly { readonly id: string }[];
}
interface Member {
  readonly id: string;
  readonly groups: readonly { readonly id: string; readonly name: string; readonly is_lead: boolean }[];
}

const post = <T>(path: string, body: object, session = owner) =>
  callMock<T>(server.origin, 'POST', path, { session, body });
const save = (fields: object, session = owner) =>
  post<Group>('/team_group/save', { name: '短视频组', lead: 'acc_writer', ...fields }, session);
const list = async <T>(path: string, query = {}, session = owner) =>
  (await callMock<{ list: T[] }>(server.origin, 'GET', path, { session, query })).body.data.list;
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

test('the lead is a member, a member can be in several groups, and the list of members is narrowed by one', async () => {
  const { data: first } = (await save({ members: ['acc_viewer', 'acc_viewer'] })).body;
  expect(first.lead).toEqual({ id: 'acc_writer', name: '林一笔' });
  expect(idsOf(first.members)).toEqual(['acc_writer', 'acc_viewer']);
  const { data: second } = (await save({ name: '图文组', lead: 'acc_viewer' })).body;
  const [viewer] = (await list<Member>('/account/data', { group: second.id })) ?? [];
  expect(viewer?.id).toBe('acc_viewer');
  expect(viewer?.groups).toEqual([
    { id: first.id, name: '短视频组', is_lead: false },
    { id: second.id, name: '图文组', is_lead: true },
  ]);
  expect(idsOf(await list<Member>('/account/data', { group: first.id })).sort()).toEqual(['acc_viewer', 'acc_writer']);
});

test('a name is there once; a group keeps its own', async () => {
  const { data: group } = (await save({})).body;
  expect((await save({ name: ' 短视频组 ' })).body).toMatchObject({ errorCode: 'NAME_TAKEN' });
  expect((await save({ id: group.id, note: '改了说明' })).body.success).toBe(true);
});

test('what a colleague has saved meanwhile is not overwritten', async () => {
  const { data: group } = (await save({})).body;
  await save({ id: group.id, revision: group.revision, note: '一' });
  expect((await save({ id: group.id, revision: group.revision, note: '二' })).body).toMatchObject({
    errorCode: 'VERSION_CONFLICT',
  });
});

test('a deleted group leaves its members', async () => {
  const { data: group } = (await save({ members: ['acc_viewer'] })).body;
  await post('/team_group/delete', { ids: [group.id] });
  const members = await list<Member>('/account/data');
  expect(idsOf(members)).toEqual(expect.arrayContaining(['acc_writer', 'acc_viewer']));
  expect(members.flatMap(({ groups }) => groups)).toEqual([]);
  expect((await post('/team_group/delete', { ids: [group.id] })).body).toMatchObject({ errorCode: 'NOT_FOUND' });
});

test('who is removed leaves his groups, and who takes over leads them', async () => {
  const { data: group } = (await save({ members: ['acc_viewer'] })).body;
  await post('/account/hand_over', { id: 'acc_writer', to: 'acc_owner', status: -1 });
  const [after] = await list<Group>('/team_group/data');
  expect([after?.lead.id, idsOf(after?.members ?? []).sort()]).toEqual(['acc_owner', ['acc_owner', 'acc_viewer']]);
  expect((await save({ id: group.id, lead: 'acc_writer' })).body).toMatchObject({ errorCode: 'STATE_CHANGED' });
});

test('another merchant’s groups and members are out of reach', async () => {
  const { data: group } = (await save({})).body;
  const stranger = await signIn(server.origin, 'owner2');
  expect(await list('/team_group/data', {}, stranger)).toEqual([]);
  for (const body of [
    (await save({ id: group.id, lead: 'acc_owner2' }, stranger)).body,
    (await post('/team_group/delete', { ids: [group.id] }, stranger)).body,
    (await save({ name: '别家的人', lead: 'acc_owner2' })).body,
    (await save({ name: '别家的人', members: ['acc_owner2'] })).body,
  ])
    expect(body).toMatchObject({ success: false, errorCode: 'NOT_FOUND' });
  expect(await list('/account/data', { group: group.id }, stranger)).toEqual([]);
});

test('who may not edit members makes no groups', async () => {
  const writer = await signIn(server.origin, 'writer');
  expect((await save({}, writer)).body).toMatchObject({ errorCode: 'ACTION_DENIED' });
});
