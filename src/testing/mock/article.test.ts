import type { Article, ArticleNotes, ArticleSummary, ArticleVersion } from '../../services/article/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
let stranger: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
  stranger = await signIn(server.origin, 'owner2');
}, 40_000);

const get = <T>(path: string, query = {}, session = owner) =>
  callMock<T>(server.origin, 'GET', path, { session, query });
const post = <T>(path: string, body = {}, session = owner) =>
  callMock<T>(server.origin, 'POST', path, { session, body });
const save = async (body: object) => (await post<Article>('/article/save', body)).body.data;
const info = async (id: string) => (await get<Article>('/article/info', { id })).body.data;

test('a body is cleaned by the server too, whoever sent it', async () => {
  const html =
    '<p onclick="x">甲<script>alert(1)</script></p><img src=x onerror=alert(1)><a href="javascript:1">乙</a>';
  const made = await save({ kind: 'article', title: '题', html });
  expect(made).toMatchObject({ platform: 'gongzhonghao', html: '<p>甲</p><p>乙</p>', text: '甲\n乙', words: 2 });
});

test('Markdown becomes a body; a save without a body keeps the known one', async () => {
  const made = await save({ kind: 'article', title: '题', markdown: '**甲**乙\n\n![](/api/demo/asset/tea-1.jpg)' });
  expect(made.html).toBe('<p><strong>甲</strong>乙</p><img src="/api/demo/asset/tea-1.jpg" alt="">');
  expect(made.cover).toBe('/api/demo/asset/tea-1.jpg');
  const renamed = await save({ id: made.id, kind: 'article', title: '新题' });
  expect(renamed).toMatchObject({ title: '新题', html: made.html, revision: 2 });
});

test('a save on an older revision is refused and changes nothing', async () => {
  const { id } = await save({ kind: 'note', title: '一' });
  await save({ id, revision: 1, kind: 'note', title: '第一个窗口' });
  const second = await post('/article/save', { id, revision: 1, kind: 'note', title: '第二个窗口' });
  expect(second.body).toMatchObject({ success: false, errorCode: 'CONFLICT' });
  expect((await info(id)).title).toBe('第一个窗口');
});

test('a save that is sent again under its name is done once: no second record, no conflict with oneself', async () => {
  const first = { kind: 'note', title: '一', save_id: 'first-save' };
  const { id } = await save(first);
  expect(await save(first)).toMatchObject({ id, revision: 1 });
  const second = { ...first, id, revision: 1, title: '二', save_id: 'second-save' };
  expect(await save(second)).toMatchObject({ id, revision: 2 });
  expect(await save(second)).toMatchObject({ id, revision: 2, title: '二' });
  const third = await save({ ...second, revision: 2, title: '三' });
  expect(third).toMatchObject({ id, revision: 3, title: '三' });
});

test('an earlier state comes back, and what it replaced stays', async () => {
  const { id } = await save({ kind: 'note', title: '旧', markdown: '旧文字' });
  await post('/__mock/clock', { advanceSeconds: 120 });
  await save({ id, kind: 'note', title: '新', markdown: '新文字' });
  const list = async () => (await get<{ list: ArticleVersion[] }>('/article/versions', { id })).body.data.list;
  expect((await list()).map(({ title }) => title)).toEqual(['新', '旧']);
  const old = (await get<Article>('/article/version', { id, version: 1 })).body.data;
  expect(old).toMatchObject({ title: '旧', text: '旧文字' });
  const restored = (await post<Article>('/article/version_restore', { id, version: 1 })).body.data;
  expect(restored).toMatchObject({ title: '旧', text: '旧文字', revision: 3 });
  expect((await list()).map(({ title }) => title)).toEqual(['旧', '新', '旧']);
});

test('states follow the table; what is deleted can be taken back', async () => {
  const { id } = await save({ kind: 'note', title: '状态' });
  expect((await post('/article/state', { ids: [id], state: 'published' })).body.errorCode).toBe('STATE_MOVE');
  await post('/article/state', { ids: [id], state: 'ready' });
  expect((await info(id)).state).toBe('ready');
  await post('/article/delete', { ids: [id] });
  const bin = (await get<{ list: ArticleSummary[] }>('/article/data', { status: -1 })).body.data.list;
  expect(bin.map((row) => row.id)).toContain(id);
  await post('/article/restore', { ids: [id] });
  expect((await info(id)).title).toBe('状态');
});

test('a copy is a draft of its own that knows where it came from', async () => {
  const made = await save({ kind: 'article', title: '题', markdown: '文字' });
  const copy = (await post<Article>('/article/copy', { id: made.id, platform: 'weibo', kind: 'post' })).body.data;
  expect(copy).toMatchObject({ platform: 'weibo', kind: 'post', text: '文字', state: 'draft', revision: 1 });
  expect(copy.source).toContainEqual({ type: 'article', id: made.id });
});

test.each(['state', 'copy', 'version_restore', 'save'])('%s does nothing for another merchant', async (verb) => {
  const { id } = await save({ kind: 'note', title: '我的' });
  const body = { id, ids: [id], state: 'ready', version: 1, kind: 'note', title: '被改了' };
  expect((await post(`/article/${verb}`, body, stranger)).body.success).toBe(false);
  expect(await info(id)).toMatchObject({ title: '我的', state: 'draft' });
});

test('a text is written about the goods that were named, another seed gives another text', async () => {
  const write = async (seed: number) => {
    const answer = await post('/article/generate', { kind: 'note', goods_id: 'goods_thermos', words: 200, seed });
    const events = answer.text.split('\n').filter((line) => line.startsWith('data: {'));
    return events.map((line) => (JSON.parse(line.slice(6)) as { delta: { text?: string } }).delta.text ?? '').join('');
  };
  const first = await write(1);
  expect(first).toMatch(/^# /);
  expect(first).toMatch(/保温|不锈钢|480/);
  expect(await write(1)).toBe(first);
  expect(await write(2)).not.toBe(first);
}, 40_000);

test('a text much shorter than was asked says how long the material carries, and what to add', async () => {
  const notesOf = async (body: object) => {
    const answer = await post('/article/generate', { kind: 'note', seed: 1, ...body });
    const events = answer.text.split('\n').filter((line) => line.startsWith('data: {'));
    return events.flatMap((line) => (JSON.parse(line.slice(6)) as { notes?: ArticleNotes }).notes ?? []);
  };
  const [short] = await notesOf({ goods_id: 'goods_thermos', words: 3000 });
  expect(short).toMatchObject({ askedWords: 3000 });
  expect(short?.carriedWords).toBeGreaterThan(50);
  expect(short?.missing).toContain('story');
  expect(await notesOf({ goods_id: 'goods_thermos', words: 100 })).toEqual([]);
}, 20_000);

test('nothing to write about is said before anything is written', async () => {
  const answer = await post('/article/generate', { kind: 'note' });
  expect(answer.body).toMatchObject({ success: false, errorCode: 'NOTHING_TO_WRITE' });
});
