import type { PublishItem } from '../../services/publish/schema';
import type { WemediaView } from '../../services/wemedia/schema';
import { callMock, type Session, signIn } from './callMock';
import { type MockServer, startMockServer } from './startMockServer';

let server: MockServer;
let owner: Session;
let writer: Session;
beforeAll(async () => {
  server = await startMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  owner = await signIn(server.origin, 'owner');
  writer = await signIn(server.origin, 'writer');
});
afterAll(() => server.close());

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
