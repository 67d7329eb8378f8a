import type { PublishItem } from '../../services/publish/schema';
import type { WemediaView } from '../../services/wemedia/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
let writer: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  owner = await signIn(server.origin, 'owner');
  writer = await signIn(server.origin, 'writer');
});

const accountId = 'wm_kuaishou';
const settings = { id: accountId, group: '', slots: [], per_day: 50, ai_declared: true };
const post = <T>(path: string, body: object, session = owner) =>
  callMock<T>(server.origin, 'POST', path, { session, body });
const shownTo = async (session: Session) =>
  (await callMock<{ list: WemediaView[] }>(server.origin, 'GET', '/wemedia/data', { session })).body.data.list.find(
    ({ id }) => id === accountId,
  );
const plan = (as: 'draft' | 'pending_approval', session = writer) =>
  post<{ list: PublishItem[] }>(
    '/publish/schedule',
    {
      as,
      posts: [
        {
          video_id: 'vid_seed_thermos',
          account_id: accountId,
          publish_at: new Date(Date.now() + 5 * 86_400_000).toISOString(),
          title: '一只倒放不漏的保温杯',
          topics: ['好物'],
        },
      ],
    },
    session,
  );

test('an account that names nobody is everybody’s', async () => {
  expect(await shownTo(writer)).toMatchObject({ publishers: [], publisher_groups: [] });
  expect((await shownTo(writer))?.is_closed).toBeUndefined();
  expect((await plan('pending_approval')).body.success).toBe(true);
});

test('whoever is not named sees the account, and can neither plan on it nor change what is planned', async () => {
  const { data } = (await plan('pending_approval')).body;
  const id = data.list[0]?.id ?? '';
  expect((await post('/wemedia/save', { ...settings, publishers: ['acc_viewer'] })).body.success).toBe(true);
  expect(await shownTo(writer)).toMatchObject({ is_closed: true, publishers: [{ id: 'acc_viewer', name: '顾安静' }] });
  expect((await shownTo(owner))?.is_closed).toBeUndefined();
  const refused = [
    await plan('draft'),
    await plan('pending_approval'),
    await post('/publish/save', { id, title: '换个标题', topics: [], description: '' }, writer),
    await post('/publish/draft', { id }, writer),
  ];
  for (const { body } of refused) expect(body).toMatchObject({ success: false, errorCode: 'ACCOUNT_CLOSED' });
  // Whoever manages accounts goes on, and an answer to what was handed in is another right.
  expect((await post('/publish/approve', { ids: [id], note: '' })).body).toMatchObject({ data: { refused: [] } });
});

test('a group lets its members of the day in, and is not deleted while it does', async () => {
  const group = (await post<{ id: string }>('/team_group/save', { name: '短视频组', lead: 'acc_viewer' })).body.data.id;
  await post('/wemedia/save', { ...settings, publisher_groups: [group] });
  expect((await plan('draft')).body).toMatchObject({ errorCode: 'ACCOUNT_CLOSED' });
  await post('/team_group/save', { id: group, name: '短视频组', lead: 'acc_viewer', members: ['acc_writer'] });
  expect((await plan('draft')).body.success).toBe(true);
  expect((await post('/team_group/delete', { ids: [group] })).body).toMatchObject({ errorCode: 'GROUP_IN_USE' });
  await post('/wemedia/save', { ...settings, publisher_groups: [] });
  expect((await post('/team_group/delete', { ids: [group] })).body.success).toBe(true);
});

test('settings that say nothing of publishers leave them; somebody who is not there is refused', async () => {
  await post('/wemedia/save', { ...settings, publishers: ['acc_viewer'] });
  await post('/wemedia/save', { ...settings, per_day: 3 });
  expect(await shownTo(owner)).toMatchObject({ per_day: 3, publishers: [{ id: 'acc_viewer' }] });
  expect((await post('/wemedia/save', { ...settings, publishers: ['nobody'] })).body.success).toBe(false);
});

test('the place of a member who leaves goes to who takes over, so that the account stays closed', async () => {
  await post('/wemedia/save', { ...settings, publishers: ['acc_writer'] });
  const handed = await post('/account/hand_over', { id: 'acc_writer', to: 'acc_owner', status: -1 });
  expect(handed.body.success).toBe(true);
  expect((await shownTo(owner))?.publishers).toEqual([{ id: 'acc_owner', name: '陈小满' }]);
});

describe('who may publish by which account, and why', () => {
  interface Reason {
    readonly id: string;
    readonly by: string;
    readonly group_name?: string;
  }
  const get = async <T>(path: string, query: Record<string, string>) =>
    (await callMock<T>(server.origin, 'GET', path, { session: owner, query })).body.data;
  /** As `id: by group`. */
  const told = (list: readonly Reason[]) =>
    list.map(({ id, by, group_name = '' }) => `${id}: ${by} ${group_name}`.trim());
  const publishers = async () => told((await get<{ list: Reason[] }>('/wemedia/publishers', { id: accountId })).list);
  const reasonOf = async (member: string) => {
    const { accounts } = await get<{ accounts: Reason[] }>('/account/grants', { id: member });
    return told(accounts).find((line) => line.startsWith(accountId));
  };
  const close = (body: object) => post('/wemedia/save', { ...settings, ...body });

  test('an open account is everybody’s who may publish at all', async () => {
    expect(await publishers()).toEqual(['acc_owner: open', 'acc_writer: open']);
    expect(await reasonOf('acc_writer')).toBe(`${accountId}: open`);
    // The viewer only looks.
    expect((await get<{ accounts: Reason[] }>('/account/grants', { id: 'acc_viewer' })).accounts).toEqual([]);
  });

  test('a closed one names himself, the group of the day, and who manages accounts', async () => {
    const group = { name: '短视频组', lead: 'acc_viewer', members: ['acc_writer'] };
    const { id } = (await post<{ id: string }>('/team_group/save', group)).body.data;
    await close({ publisher_groups: [id], publishers: ['acc_viewer'] });
    // Naming the viewer gives him no right to publish.
    expect(await publishers()).toEqual(['acc_owner: manage', 'acc_writer: group 短视频组']);
    expect(await reasonOf('acc_writer')).toBe(`${accountId}: group 短视频组`);
    expect(await reasonOf('acc_owner')).toBe(`${accountId}: manage`);
    await post('/team_group/save', { id, name: '短视频组', lead: 'acc_viewer', members: [] });
    expect(await publishers()).toEqual(['acc_owner: manage']);
    expect(await reasonOf('acc_writer')).toBeUndefined();
    await close({ publisher_groups: [id], publishers: ['acc_writer', 'acc_owner'] });
    expect(await publishers()).toEqual(['acc_owner: self', 'acc_writer: self']);
  });

  test('whoever is disabled is not among them, and another merchant asks in vain', async () => {
    await post('/account/hand_over', { id: 'acc_writer', to: 'acc_owner', status: 0 });
    expect(await publishers()).toEqual(['acc_owner: open']);
    const stranger = await signIn(server.origin, 'owner2');
    const asked = await callMock(server.origin, 'GET', '/wemedia/publishers', {
      session: stranger,
      query: { id: accountId },
    });
    expect(asked.body.success).toBe(false);
  });
});
