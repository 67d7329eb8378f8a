import type { Comment } from '../../services/comment/schema';
import type { Notice } from '../../services/notice/schema';
import type { Script, ScriptVersion } from '../../services/script/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
let writer: Session;
let viewer: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
  writer = await signIn(server.origin, 'writer');
  viewer = await signIn(server.origin, 'viewer');
}, 40_000);

const get = async <T>(path: string, query: Record<string, string>, session = owner) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body;
const post = async <T>(path: string, body: object, session = owner) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;

const words = (...texts: string[]) => texts.map((text, index) => ({ id: `s${index}`, text, role: '钩子' }));
const save = async (body: object, session = owner) => (await post<Script>('/script/save', body, session)).data;
const aScript = () => save({ title: '通勤篇', sentences: words('第一句。', '第二句。') });

test('a screen that knows only words leaves images and times as they were', async () => {
  const [first] = words('第一句。');
  const { id } = await save({ title: '一', sentences: [{ ...first, hint: '特写', seconds: 3, shot: 'detail' }] });
  const again = await save({ id, title: '一', sentences: words('改过的第一句。') });
  expect(again.sentences[0]).toMatchObject({ text: '改过的第一句。', hint: '特写', seconds: 3, shot: 'detail' });
  const cleared = await save({ id, title: '一', sentences: [{ ...first, hint: '', seconds: 0 }] });
  expect(cleared.sentences[0]).toMatchObject({ hint: '', seconds: 0 });
});

test('two people who save over each other are told', async () => {
  const { id, revision } = await aScript();
  const next = await post<Script>('/script/save', { id, revision, title: '甲', sentences: [] });
  expect(next.data.revision).toBe(revision + 1);
  const late = await post('/script/save', { id, revision, title: '乙', sentences: [] }, writer);
  expect(late).toMatchObject({ success: false, errorCode: 'CONFLICT' });
});

test('a state moves along its table only', async () => {
  const { id } = await aScript();
  const move = (state: string) => post('/script/state', { ids: [id], state });
  expect((await move('used')).errorCode).toBe('STATE_MOVE');
  for (const state of ['review', 'ready', 'used', 'archived', 'draft']) expect((await move(state)).success).toBe(true);
});

test('every version of another person is a state of its own and can be brought back', async () => {
  const { id } = await aScript();
  await save({ id, title: '通勤篇', sentences: words('改坏了。') }, writer);
  const { data } = await get<{ list: ScriptVersion[] }>('/script/versions', { id });
  expect(data.list.map(({ sentences }) => sentences)).toEqual([1, 2]);
  const old = await get<Script>('/script/version', { id, version: String(data.list[1]?.revision) });
  expect(old.data.sentences.map(({ text }) => text)).toEqual(['第一句。', '第二句。']);
  const back = await post<Script>('/script/version_restore', { id, version: data.list[1]?.revision });
  expect(back.data.sentences).toHaveLength(2);
  expect((await get<{ list: unknown[] }>('/script/versions', { id })).data.list).toHaveLength(3);
});

test('what stood before the first save here stays among the versions', async () => {
  const id = 'scr_seed_desk';
  const before = await get<Script>('/script/info', { id });
  await save({ id, title: before.data.title, sentences: words('改掉了。') });
  const { list } = (await get<{ list: ScriptVersion[] }>('/script/versions', { id })).data;
  expect(list.map(({ sentences }) => sentences)).toEqual([1, before.data.sentences.length]);
});

test('a variant belongs to its family, a copy does not', async () => {
  const { id } = await aScript();
  const variant = (await post<Script>('/script/copy', { id, as_variant: true, angle: '省钱' })).data;
  const copy = (await post<Script>('/script/copy', { id })).data;
  const family = (await get<{ list: Script[] }>('/script/variants', { id: variant.id })).data.list;
  expect(family.map((one) => one.id)).toEqual([id, variant.id]);
  expect(copy).toMatchObject({ title: '通勤篇（副本）', state: 'draft' });
  expect(copy.source).toContainEqual({ type: 'script', id });
});

test('what was deleted is gone from lists and comes back from the bin', async () => {
  const { id } = await aScript();
  const has = async (query = {}) =>
    (await get<{ list: Script[] }>('/script/data', { page_size: '500', ...query })).data.list.some(
      (one) => one.id === id,
    );
  await post('/script/delete', { ids: [id] });
  expect([await has(), await has({ status: '-1' })]).toEqual([false, true]);
  await post('/script/restore', { ids: [id] });
  expect(await has()).toBe(true);
});

test('who is mentioned, answered or given a script gets a message; oneself never', async () => {
  const { id } = await aScript();
  const notices = async (session: Session) =>
    (await get<{ list: Notice[] }>('/notice/data', {}, session)).data.list.map(({ title }) => title).join('|');
  const said = await post<Comment>(
    '/comment/save',
    { type: 'script', target_id: id, text: '@林一笔 太长', mentions: [writer.id, owner.id] },
    owner,
  );
  expect(await notices(writer)).toContain('提到了你');
  await post('/comment/save', { type: 'script', target_id: id, parent_id: said.data.id, text: '改好了' }, writer);
  expect(await notices(owner)).toContain('回复了你');
  expect(await notices(owner)).not.toContain('提到了你');
  await post('/script/set', { ids: [id], field: 'assignee', value: writer.id });
  expect(await notices(writer)).toContain('交给你来写');
});

test('a comment is taken back by its author or the owner; a viewer only reads', async () => {
  const { id } = await aScript();
  const say = (session: Session) =>
    post<Comment>('/comment/save', { type: 'script', target_id: id, text: '好' }, session);
  expect((await say(viewer)).errorCode).toBe('ACTION_DENIED');
  const own = (await say(owner)).data;
  expect((await post('/comment/delete', { id: own.id }, writer)).errorCode).toBe('ACTION_DENIED');
  const other = (await say(writer)).data;
  expect((await post('/comment/delete', { id: other.id }, owner)).success).toBe(true);
  const { data } = await get<{ list: Comment[]; open: number }>(
    '/comment/data',
    { type: 'script', target_id: id },
    viewer,
  );
  expect(data).toMatchObject({ open: 1, list: [{ id: own.id, can_delete: false }] });
});

test('nobody talks about what another merchant has', async () => {
  const { id } = await aScript();
  const stranger = await signIn(server.origin, 'owner2');
  expect((await post('/comment/save', { type: 'script', target_id: id, text: '看看' }, stranger)).success).toBe(false);
});
