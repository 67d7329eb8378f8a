import type { chainContract } from '../../services/chain/schema';
import type { ResultOf } from '../../services/contract';
import type { PublishItem } from '../../services/publish/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
let writer: Session;
let viewer: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  [owner, writer, viewer] = await Promise.all([
    signIn(server.origin, 'owner'),
    signIn(server.origin, 'writer'),
    signIn(server.origin, 'viewer'),
  ]);
});

const get = <T>(path: string, query: Record<string, string>, session: Session) =>
  callMock<T>(server.origin, 'GET', path, { session, query });
const post = <T>(path: string, body: object, session: Session) =>
  callMock<T>(server.origin, 'POST', path, { session, body });
const denied = { success: false, errorCode: 'ACTION_DENIED' };

/** A member of the shop who holds these keys and nothing else. */
async function aMember(actions: readonly string[], routes: readonly string[] = ['workbench']): Promise<Session> {
  const name = `成员${actions.join('')}`.slice(0, 30);
  const roles = await post<{ list: { id: string; name: string }[] }>(
    '/account_role/multi_save',
    { roles: [{ name, routes, actions }] },
    owner,
  );
  const role = roles.body.data.list.find((one) => one.name === name)?.id ?? '';
  const account = { name, username: 'member', password: 'lamp on the hill', role };
  await post('/account/save', account, owner);
  return logIn('member', 'lamp on the hill');
}

async function logIn(username: string, password: string): Promise<Session> {
  const { body } = await callMock<{ token: string; id: string }>(server.origin, 'POST', '/account/login', {
    body: { username, password },
  });
  return { token: body.data.token, id: body.data.id, mchno: owner.mchno };
}

async function plan(
  session: Session,
  as: string,
  title: string,
  { account_id = 'wm_kuaishou', secondsAhead = 86_400 } = {},
): Promise<PublishItem> {
  const publish_at = new Date(Date.now() + secondsAhead * 1000).toISOString();
  const { body } = await post<{ list: PublishItem[] }>(
    '/publish/schedule',
    { as, posts: [{ video_id: 'vid_seed_thermos', account_id, publish_at, title, topics: ['好物'] }] },
    session,
  );
  const [item] = body.data?.list ?? [];
  if (!item) throw new Error(body.message);
  return item;
}

test('who may not publish neither cancels nor retries a post by way of its task', async () => {
  const item = await plan(owner, 'scheduled', '网络不好的作品', { account_id: 'wm_shipinhao', secondsAhead: 60 });
  await callMock(server.origin, 'POST', '/__mock/clock', { body: { advanceSeconds: 120 } });
  const tasks = await get<{ list: { id: string; source: { id: string }[] }[] }>(
    '/task/data',
    { state: 'failed' },
    owner,
  );
  const id = tasks.body.data.list.find(({ source }) => source.some((one) => one.id === item.id))?.id;
  expect(id).toBeDefined();
  for (const session of [await aMember([]), viewer, writer]) {
    expect((await post('/task/retry', { id }, session)).body).toMatchObject(denied);
    expect((await post('/task/cancel', { id }, session)).body).toMatchObject(denied);
  }
  expect((await post('/task/retry', { id }, owner)).body).toMatchObject({ success: true, data: { state: 'queued' } });
});

describe('who keeps the accounts', () => {
  const beyond = { success: false, errorCode: 'GRANT_BEYOND' };
  const ownerAccount = { id: 'acc_owner', name: '陈小满', username: 'owner', phone: '', role: 'owner' };

  test('makes nobody an owner and raises nobody above himself', async () => {
    const keeper = await aMember(['account.save']);
    const fresh = { name: '新店主', username: 'newboss', password: 'lamp on the hill' };
    for (const role of ['owner', 'writer'])
      expect((await post('/account/save', { ...fresh, role }, keeper)).body).toMatchObject(beyond);
    const writerAccount = { id: 'acc_writer', name: '林一笔', username: 'writer' };
    expect((await post('/account/save', { ...writerAccount, role: 'owner' }, keeper)).body).toMatchObject(beyond);
  });

  test('neither takes over the owner’s account nor switches it off', async () => {
    const keeper = await aMember(['account.save', 'account.status', 'account.delete']);
    const taken = await post('/account/save', { ...ownerAccount, password: 'Stolen123!' }, keeper);
    expect(taken.body).toMatchObject(beyond);
    for (const status of [0, -1])
      expect((await post('/account/status', { id: 'acc_owner', status }, keeper)).body).toMatchObject(beyond);
    await expect(signIn(server.origin, 'owner')).resolves.toBeDefined();
  });

  test('is not made an owner by holding every key: the fixed role is given by its members', async () => {
    const { data } = (await get<{ routes: string[]; actions: string[] }>('/account/info', {}, owner)).body;
    const deputy = await aMember(data.actions, data.routes);
    const saved = await post('/account/save', { ...ownerAccount, password: 'Stolen123!' }, deputy);
    expect(saved.body).toMatchObject(beyond);
  });

  test('edits no role that may do more than he', async () => {
    const keeper = await aMember(['account_role.save']);
    const roles = [{ id: `role_writer_${owner.mchno}`, name: '内容编辑', note: '', routes: [], actions: [] }];
    expect((await post('/account_role/multi_save', { roles }, keeper)).body).toMatchObject(beyond);
  });

  test('ends the sessions of an account by a new password; who changes his own stays in here', async () => {
    const elsewhere = await signIn(server.origin, 'owner');
    const saved = await post('/account/save', { ...ownerAccount, password: 'Another123!' }, owner);
    expect(saved.body.success).toBe(true);
    expect((await get('/account/info', {}, elsewhere)).status).toBe(403);
    expect((await get('/account/info', {}, owner)).status).toBe(200);
    const account = { id: 'acc_writer', name: '林一笔', username: 'writer', role: 'writer', password: 'Another123!' };
    expect((await post('/account/save', account, owner)).body.success).toBe(true);
    expect((await get('/account/info', {}, writer)).status).toBe(403);
  });
});

describe('what costs or tells', () => {
  test.each([
    '/script/generate',
    '/script/rewrite',
    '/article/generate',
    '/topic/generate',
    '/framework/example',
    '/writer/act',
    '/speech/synthesize',
    '/speech/recognize',
    '/file/oss_sts',
    '/file/save',
    '/file/multi_save',
    '/file/check',
    '/file/upload_remote',
    '/file/base64_upload',
    '/goods/extract',
    '/goods/export',
    '/breakdown/extract',
    '/breakdown/judge',
  ])('%s is refused to who only looks', async (path) => {
    expect((await post(path, {}, viewer)).body).toMatchObject(denied);
  });

  test('the ledger is the owner’s; the writer has no part in the money', async () => {
    expect((await get('/counting/data', {}, owner)).body.success).toBe(true);
    for (const session of [writer, viewer])
      expect((await get('/counting/data', {}, session)).body).toMatchObject(denied);
  });

  test('colleagues are shown without the middle of their numbers', async () => {
    const phones = async (session: Session) => {
      const { body } = await get<{ list: { id: string; phone: string }[] }>('/account/data', {}, session);
      return Object.fromEntries(body.data.list.map(({ id, phone }) => [id, phone]));
    };
    expect(await phones(writer)).toMatchObject({ acc_owner: '138****0001', acc_writer: '13800000011' });
    expect(await phones(owner)).toMatchObject({ acc_owner: '13800000001', acc_writer: '13800000011' });
  });
});

describe('what others made', () => {
  const ids = async (path: string, session: Session) =>
    (await get<{ list: { id: string }[] }>(path, { page_size: '500' }, session)).body.data.list.map(({ id }) => id);

  test.each([
    ['script', { title: '店主的脚本', sentences: [] }],
    ['article', { kind: 'note', title: '店主的笔记' }],
    ['project', { title: '店主的项目', kind: 'compose.post' }],
    ['topic', { title: '店主的选题' }],
    ['shooting_plan', { title: '店主的拍摄计划', shots: [] }],
  ])('a writer deletes no %s of the owner, but his own; the owner deletes both', async (group, fields) => {
    const save = async (session: Session) => {
      const { body } = await post<{ id: string }>(`/${group}/save`, fields, session);
      if (!body.success) throw new Error(body.message);
      return body.data.id;
    };
    const [theirs, own] = [await save(owner), await save(writer)];
    expect((await post(`/${group}/delete`, { ids: [own, theirs] }, writer)).body).toMatchObject(denied);
    expect(await ids(`/${group}/data`, owner)).toEqual(expect.arrayContaining([own, theirs]));
    expect((await post(`/${group}/delete`, { ids: [own] }, writer)).body.success).toBe(true);
    expect((await post(`/${group}/delete`, { ids: [theirs, await save(writer)] }, owner)).body.success).toBe(true);
    expect(await ids(`/${group}/data`, owner)).not.toContain(theirs);
  });

  test('a writer neither bins a topic of the owner by its status nor a video of his', async () => {
    const topic = await post<{ id: string }>('/topic/save', { title: '店主的选题' }, owner);
    const binned = await post('/topic/status', { id: topic.body.data.id, status: -1 }, writer);
    expect(binned.body).toMatchObject(denied);
    const videos = (await get<{ list: { id: string; author: { id: string } }[] }>('/video/data', {}, owner)).body.data;
    const foreign = videos.list.find(({ author }) => author.id !== 'acc_writer');
    expect(foreign).toBeDefined();
    expect((await post('/video/delete', { ids: [foreign?.id] }, writer)).body).toMatchObject(denied);
  });

  test('a writer neither deletes, undoes nor takes back the owner’s drafts and plans', async () => {
    const draft = await plan(owner, 'draft', '店主的草稿');
    const waiting = await plan(owner, 'pending_approval', '店主交上来的');
    expect((await post('/publish/delete', { ids: [draft.id] }, writer)).body).toMatchObject(denied);
    expect((await post('/publish/undo', { flow_id: draft.flow_id }, writer)).body).toMatchObject(denied);
    expect((await post('/publish/undo', { flow_id: waiting.flow_id }, writer)).body).toMatchObject(denied);
    expect((await post('/publish/draft', { id: waiting.id }, writer)).body).toMatchObject(denied);
    const own = await plan(writer, 'draft', '自己的草稿');
    expect((await post('/publish/undo', { flow_id: own.flow_id }, writer)).body.success).toBe(true);
    expect((await post('/publish/undo', { flow_id: draft.flow_id }, owner)).body.success).toBe(true);
  });
});

test('with four eyes, who rewrites a waiting post does not approve it; another one does', async () => {
  await post('/merchant/set', { field: 'approval_policy', value: 'four_eyes' }, owner);
  const { data } = (await get<{ routes: string[]; actions: string[] }>('/account/info', {}, owner)).body;
  const deputy = await aMember(data.actions, data.routes);
  const item = await plan(writer, 'pending_approval', '等待审批的作品');
  const { id, title, description, topics, cover, fields, ai_declared } = item;
  const words = { id, title, description, topics, cover, fields, ai_declared };
  const approve = async (session: Session) =>
    (await post<{ list: { id: string }[]; refused: { code: string }[] }>('/publish/approve', { ids: [id] }, session))
      .body.data;
  // Saving it as it stands changes nothing, and who rewrites it is not the one who read it.
  expect((await post('/publish/save', words, deputy)).body.success).toBe(true);
  const saved = await post('/publish/save', { ...words, title: '店主改写过的标题' }, owner);
  expect(saved.body).toMatchObject({ success: true, data: { edited_by: { id: 'acc_owner' } } });
  expect(await approve(owner)).toMatchObject({ list: [], refused: [{ code: 'FOUR_EYES' }] });
  expect(await approve(deputy)).toMatchObject({ list: [{ id }], refused: [] });
});

describe('the chain of a record', () => {
  type ChainInfo = ResultOf<(typeof chainContract)['info']>;
  const chain = (type: string, id: string, session: Session) => get<ChainInfo>('/chain/info', { type, id }, session);

  test('keeps private chats and frameworks of others to itself', async () => {
    const chat = (await post<{ id: string }>('/chat/save', { title: '裁员名单怎么写' }, owner)).body.data;
    const segments = [
      { role: 'hook', roleName: '钩子', share: 0.4 },
      { role: 'proof', roleName: '证明', share: 0.3 },
      { role: 'action', roleName: '行动', share: 0.3 },
    ];
    const framework = (await post<{ id: string }>('/framework/save', { name: '独门框架', segments }, owner)).body.data;
    const source = [
      { type: 'chat', id: chat.id },
      { type: 'framework', id: framework.id },
    ];
    const script = (await post<{ id: string }>('/script/save', { title: '脚本', sentences: [], source }, owner)).body
      .data;

    const mine = (await chain('script', script.id, owner)).body.data;
    expect(mine.upstream.map(({ title }) => title).sort()).toEqual(['独门框架', '裁员名单怎么写'].sort());
    const answer = await chain('script', script.id, writer);
    expect(answer.body.data.here.title).toBe('脚本');
    expect(answer.text).not.toMatch(/裁员名单|独门框架/);
    for (const { type, id } of source) {
      expect((await chain(type, id, writer)).body).toMatchObject({ success: false, errorCode: 'NOT_FOUND' });
    }
  });

  test('the uses of a file do not name a chat of somebody else', async () => {
    const pixel =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const file = (await post<{ id: string; url: string }>('/file/base64_upload', { data: pixel, name: 'a.png' }, owner))
      .body.data;
    const segments = [
      { role: 'hook', roleName: '钩子', share: 0.4 },
      { role: 'proof', roleName: '证明', share: 0.3, purpose: file.url },
      { role: 'action', roleName: '行动', share: 0.3 },
    ];
    await post('/framework/save', { name: '独门框架', segments }, owner);
    const uses = async (session: Session) =>
      (await get<{ list: { title: string }[] }>('/file/used_in', { id: file.id }, session)).body.data.list;
    expect(await uses(owner)).toMatchObject([{ title: '独门框架' }]);
    expect(await uses(writer)).toMatchObject([{ title: '' }]);
  });

  test('tells only of kinds that the caller has a page for', async () => {
    const types = async (session: Session) =>
      (await chain('video', 'vid_seed_thermos', session)).body.data.upstream.map(({ type }) => type);
    expect(await types(owner)).toContain('script');
    expect(await types(viewer)).not.toContain('script');
    expect((await chain('script', 'scr_seed_thermos', viewer)).body).toMatchObject({ errorCode: 'NOT_FOUND' });
  });
});

describe('a list is read by who has a page that shows it', () => {
  test.each(['/script/data', '/article/data', '/material/data', '/knowledge/data', '/topic/data', '/project/versions'])(
    '%s is refused to the viewer',
    async (path) => {
      expect((await get(path, { id: 'x' }, viewer)).body).toMatchObject(denied);
    },
  );

  test('a member with one page reads what it needs and nothing more', async () => {
    const reader = await aMember([], ['publish.statistics']);
    const range = { from: '2026-01-01', to: '2026-01-07' };
    expect((await get('/statistics/sums', range, reader)).body).not.toMatchObject(denied);
    expect((await get('/publish/data', {}, reader)).body).toMatchObject(denied);
    expect((await get('/video/data', {}, reader)).body).toMatchObject(denied);
  });
});
