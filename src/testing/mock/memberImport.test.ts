import type { Account } from '../../services/account/schema';
import type { MemberImportResult, TeamInvite } from '../../services/team_invite/schema';
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

const lines = [
  { row: 2, name: '李明', phone: '137 0000 0001', role: '内容编辑' },
  { row: 3, name: '=cmd', phone: '13700000002', role: '观察员' },
  { row: 4, name: '王芳', phone: '13800000011', role: '观察员' },
];
const send = async (more: object = {}, session = owner) =>
  (
    await callMock<MemberImportResult>(server.origin, 'POST', '/team_invite/import', {
      session,
      body: { import_id: 'import-one', lines, ...more },
    })
  ).body;
const invites = async () =>
  (await callMock<{ list: TeamInvite[] }>(server.origin, 'GET', '/team_invite/data', { session: owner })).body.data
    .list;
const register = async (link: string, username: string) =>
  callMock(server.origin, 'POST', '/account/register', {
    body: { invite: new URL(link).searchParams.get('invite'), name: '李明', username, password: 'lamp on the hill' },
  });

test('a dry run names the wrong cells and invites nobody', async () => {
  const { data } = await send({ is_dry: true });
  expect(data.faults).toEqual([
    { row: 3, column: 'name', problem: 'formula' },
    { row: 4, column: 'phone', problem: 'member' },
  ]);
  expect(data.made).toEqual([]);
  expect(await invites()).toEqual([]);
});

test('good lines are invited once, however often the import arrives, each by a message to its phone', async () => {
  const first = await send();
  const again = await send();
  expect(first.data.made).toHaveLength(1);
  expect(again.data.made).toEqual(first.data.made);
  expect((await invites()).map(({ person }) => person)).toEqual([{ name: '李明', phone: '137****0001' }]);
  const { text } = await callMock(server.origin, 'GET', '/demo/messages');
  expect(text.match(/13700000001/g)).toHaveLength(1);
  // Another import knows of it.
  expect((await send({ import_id: 'import-two', is_dry: true })).data.faults).toContainEqual({
    row: 2,
    column: 'phone',
    problem: 'invited',
  });
});

test('the link lets one person in, with the role and the phone of the line', async () => {
  const { data } = await send();
  const link = data.made[0]?.link ?? '';
  const code = new URL(link).searchParams.get('invite') ?? '';
  const shown = await callMock<{ person_name: string }>(server.origin, 'GET', '/team_invite/info', { query: { code } });
  expect(shown.body.data.person_name).toBe('李明');
  expect((await register(link, 'liming')).body.success).toBe(true);
  expect((await register(link, 'liming2')).body.errorCode).toBe('INVITE_USED');
  const members = await callMock<{ list: Account[] }>(server.origin, 'GET', '/account/data', { session: owner });
  expect(members.body.data.list.find(({ username }) => username === 'liming')).toMatchObject({
    phone: '13700000001',
    name: '李明',
  });
});

test('a role beyond one’s own, too many lines and a lacking right are refused', async () => {
  const writer = await signIn(server.origin, 'writer');
  expect((await send({}, writer)).errorCode).toBe('ACTION_DENIED');
  const many = Array.from({ length: 201 }, (_, index) => ({ ...lines[0], row: index + 2 }));
  expect((await send({ lines: many })).errorCode).toBe('INVALID_INPUT');
  const manager = await withAddedRights(server.origin, owner, 'writer', {
    routes: ['merchant.team'],
    actions: ['team_invite.save'],
  });
  const beyond = [{ row: 2, name: '李明', phone: '13700000001', role: '店主' }];
  const { data } = await send({ lines: beyond }, manager);
  expect(data).toEqual({ faults: [{ row: 2, column: 'role', problem: 'beyond' }], made: [] });
});
