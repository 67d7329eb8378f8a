import { videoTemplates } from '../../domain/templates/builtIn.data';
import { builtInDocument } from '../../domain/templates/builtInDocument';
import { createProject } from '../../engine/project/createProject';
import type { LedgerEntry, Usage } from '../../services/counting/schema';
import type { ShelfTemplate, ShelfTemplateRecord } from '../../services/platform_template/schema';
import type { OfferedTemplate } from '../../services/video_template/schema';
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

const post = async <T = ShelfTemplate>(path: string, body: object, session = admin) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const call = (verb: string, body: object, session = admin) =>
  post<ShelfTemplateRecord>(`/platform_template/${verb}`, body, session);
const get = async <T>(session: Session, path: string, query: Record<string, string> = {}) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body;
const offered = async (session = owner) =>
  (await get<{ list: OfferedTemplate[] }>(session, '/video_template/data')).data.list;
const balance = async () => (await get<Usage>(owner, '/counting/usage')).data.credits;
const projects = async () =>
  (await get<{ list: { id: string }[] }>(owner, '/project/data', { kind: 'editor.timeline', page_size: '100' })).data
    .list;

const [builtIn] = videoTemplates;
const content =
  builtIn &&
  builtInDocument(builtIn, {
    ...{ name: '商品名称', brand: '品牌', offer: '优惠', badge: '角标', price: '价格', offerTag: '优惠' },
    point: (number) => `卖点${number}`,
    shot: (number) => `画面${number}`,
    caption: (number) => `字幕${number}`,
  });
const fields = {
  title: '好物开箱',
  summary: '三步讲清',
  cover: '/api/demo/brand/shanye.svg',
  price: 30,
  plans: [],
  ...content,
};
const made = async (change: object = {}) => (await call('save', { ...fields, ...change })).data;
const shelved = async (change: object = {}) => {
  const { id } = await made(change);
  return (await call('publish', { id })).data;
};
const use = (id: string, change: object = {}, session = owner) =>
  post<{ project_id: string }>(
    '/video_template/use',
    { id, price: 30, title: '我的视频', document: content?.document, ...change },
    session,
  );

test('a draft may be unfinished; the shelf asks for content and cover, and is told of once', async () => {
  const { id, state, problems } = await made({ document: undefined, fields: undefined, cover: '' });
  expect({ state, problems }).toEqual({ state: 'draft', problems: [{ code: 'noDocument' }] });
  expect((await call('publish', { id })).message).toBe('还没有模板内容');
  await call('save', { ...fields, id, cover: '' });
  expect((await call('publish', { id })).message).toBe('还没有封面');
  const saved = (await call('save', { ...fields, id, document: undefined })).data;
  // Without a document the one of before stays.
  expect(saved.facts.media).toBeGreaterThan(2);
  expect(await offered()).toEqual([]);
  const first = (await call('publish', { id })).data;
  const second = (await call('publish', { id })).data;
  expect(second.published_at).toBe(first.published_at);
  expect((await offered()).map(({ title }) => title)).toEqual(['好物开箱']);
  expect((await call('save', { ...fields, id, cover: '' })).errorCode).toBe('TEMPLATE_INVALID');
});

test('what is broken, hostile or without a font is refused or named', async () => {
  expect((await call('save', { ...fields, cover: 'https://evil.example/spy.gif' })).errorCode).toBe('COVER_INVALID');
  expect((await call('save', { ...fields, document: { tracks: {} } })).errorCode).toBe('INVALID_INPUT');
  const document = JSON.parse(JSON.stringify(content?.document));
  document.tracks.overlay[0].clips[0].params.font = 'Comic Sans';
  const { id, problems } = await made({ document });
  expect(problems.map(({ code }) => code)).toEqual(['missingFont']);
  expect((await call('publish', { id })).message).toBe('“好物开箱”还有要改的地方，请打开模板查看');
});

test('a colleague has saved meanwhile: the second save is refused', async () => {
  const { id, revision } = await made();
  expect((await call('save', { ...fields, id, revision, price: 10 })).success).toBe(true);
  expect((await call('save', { ...fields, id, revision, price: 20 })).errorCode).toBe('VERSION_CONFLICT');
});

test('a use holds and settles its price and makes a project; the ledger adds up', async () => {
  const { id } = await shelved();
  const before = await balance();
  const { data } = await use(id, { goods_id: 'goods_thermos' });
  expect((await projects()).map((one) => one.id)).toContain(data.project_id);
  expect(await balance()).toMatchObject({ balance: before.balance - 30, held: before.held });
  const { list } = (await get<{ list: LedgerEntry[] }>(owner, '/counting/data')).data;
  expect(list.slice(0, 2).map(({ kind, credits, subject }) => [kind, credits, subject])).toEqual([
    ['settle', 0, '视频模板：好物开箱'],
    ['hold', -30, '视频模板：好物开箱'],
  ]);
  const { data: project } = await get<{ source: object[] }>(owner, '/project/info', { id: data.project_id });
  expect(project.source).toEqual([
    { type: 'goods', id: 'goods_thermos' },
    { type: 'template', id },
  ]);
  expect((await get<ShelfTemplate>(admin, '/platform_template/info', { id })).data.used).toBe(1);
  const chain = await get<{ upstream: { type: string; title: string; exists: boolean }[] }>(owner, '/chain/info', {
    ...{ type: 'project', id: data.project_id },
  });
  expect(chain.data.upstream).toContainEqual(
    expect.objectContaining({ type: 'template', title: '好物开箱', exists: true }),
  );
});

test('nothing is made or paid at another price, too dear, off the shelf or for another version', async () => {
  const { id } = await shelved();
  const [before, count] = [await balance(), (await projects()).length];
  expect((await use(id, { price: 20 })).errorCode).toBe('PRICE_CHANGED');
  const dear = await shelved({ title: '太贵', price: 1000 });
  while ((await balance()).balance >= 1000) await use(dear.id, { price: 1000 });
  const poor = await balance();
  const poorCount = (await projects()).length;
  expect((await use(dear.id, { price: 1000 })).errorCode).toBe('CREDITS_NOT_ENOUGH');
  expect((await use((await shelved({ plans: ['旗舰版'] })).id)).errorCode).toBe('PLAN_NEEDED');
  await call('withdraw', { id });
  expect((await use(id)).message).toBe('这个模板已下架，换一个试试');
  expect(await balance()).toEqual(poor);
  expect((await projects()).length).toBe(poorCount);
  expect(poorCount).toBeGreaterThanOrEqual(count);
  expect(poor.balance).toBeLessThanOrEqual(before.balance);
});

test('withdrawing leaves what was made; the shelf is the provider’s merchants’ alone', async () => {
  const { id } = await shelved();
  const { data } = await use(id);
  await call('withdraw', { id });
  expect((await projects()).map((one) => one.id)).toContain(data.project_id);
  expect((await get(owner, '/video_template/info', { id })).errorCode).toBe('TEMPLATE_WITHDRAWN');
  await call('publish', { id });
  expect((await call('delete', { ids: [id] })).errorCode).toBe('STATE_CHANGED');
  const stranger = await signIn(server.origin, 'owner2');
  expect(await offered(stranger)).toEqual([]);
  expect((await use(id, {}, stranger)).errorCode).toBe('TEMPLATE_WITHDRAWN');
  expect((await get(owner, '/platform_template/data')).errorCode).toBe('ACTION_DENIED');
});

const saves = (change: object = {}, session = admin) =>
  post<ShelfTemplateRecord>(
    '/platform_template/document',
    { title: '编辑器做的', cover: fields.cover, save_id: 's1', ...content, ...change },
    session,
  );

test('the editor saves once however often it asks, and never over a colleague', async () => {
  const first = (await saves()).data;
  // The answer was lost: the same save comes again.
  expect((await saves()).data).toMatchObject({ id: first.id, document_revision: 1 });
  const { id } = first;
  expect((await saves({ id, revision: 1, save_id: 's2' })).data.document_revision).toBe(2);
  expect((await saves({ id, revision: 1, save_id: 's2' })).data.document_revision).toBe(2);
  expect((await saves({ id, revision: 1, save_id: 's3' })).errorCode).toBe('CONFLICT');
  // A colleague who sets the price is no conflict; one who gives it another name is.
  await call('save', { ...fields, document: undefined, id, title: '编辑器做的', price: 9 });
  expect((await saves({ id, revision: 2, save_id: 's4' })).data).toMatchObject({ document_revision: 3, price: 9 });
  await call('save', { ...fields, document: undefined, id, title: '改了名' });
  expect((await saves({ id, revision: 3, save_id: 's5' })).errorCode).toBe('CONFLICT');
  expect((await saves({ cover: 'https://evil.example/spy.gif', save_id: 's6' })).errorCode).toBe('COVER_INVALID');
  expect((await saves({ save_id: 's7' }, owner)).errorCode).toBe('ACTION_DENIED');
});

test('what is edited on the shelf is seen when it is published again; who has taken it keeps his', async () => {
  const { id, document_revision: revision } = await shelved();
  const { data: taken } = await use(id);
  const other = { ...fields, ...content, title: '新名字' };
  const edited = (await saves({ ...other, id, revision })).data;
  expect(edited).toMatchObject({ title: '新名字', has_changes: true, state: 'published' });
  expect((await offered()).map(({ title }) => title)).toEqual(['好物开箱']);
  // Saves of one person within a minute are one state.
  await post('/__mock/clock', { advanceSeconds: 61 });
  // Half done it may be kept, and not be published.
  const half = { tracks: { overlay: [], main: { id: 'main', clips: [] }, audio: [] } };
  const empty = { ...JSON.parse(JSON.stringify(content?.document)), ...half };
  await saves({ ...other, id, revision: edited.document_revision, save_id: 's2', document: empty, fields: {} });
  expect((await call('publish', { id })).message).toBe('主轨道上还没有画面，请先在编辑器里放上画面');
  expect((await get<OfferedTemplate>(owner, '/video_template/info', { id })).data.title).toBe('好物开箱');
  await post('/platform_template/version_restore', { id, version: edited.document_revision });
  expect((await call('publish', { id })).data).toMatchObject({ has_changes: false });
  expect((await offered()).map(({ title }) => title)).toEqual(['新名字']);
  const kept = await get<{ title: string }>(owner, '/project/info', { id: taken.project_id });
  expect(kept.data.title).toBe('我的视频');
  const { list } = (
    await get<{ list: { revision: number; title: string }[] }>(admin, '/platform_template/versions', { id })
  ).data;
  expect(list[0]).toMatchObject({ revision: edited.document_revision + 2, title: '新名字' });
});

test('off the shelf there is one state again: what was edited last', async () => {
  const { id, document_revision: revision } = await shelved();
  await saves({ id, revision, title: '新名字' });
  expect((await call('withdraw', { id })).data).toMatchObject({ title: '新名字', has_changes: false });
  await call('publish', { id });
  expect((await offered()).map(({ title }) => title)).toEqual(['新名字']);
});

test('without a place or with a file that is gone it does not get on the shelf, and the sentence says why', async () => {
  const main = {
    id: 'main',
    clips: [{ type: 'image', id: 'one', mediaId: 'a', start: 0, duration: 240_000 }],
  };
  const media = { a: { id: 'a', kind: 'image', name: '杯子.png', url: '/api/demo/brand/shanye.svg' } };
  const document = { ...createProject({ title: '固定', id: 'p' }), media, tracks: { overlay: [], main, audio: [] } };
  const { id } = (await saves({ document, fields: {} })).data;
  expect((await call('publish', { id })).message).toBe('还没有可替换的位置，请在编辑器里至少标出一处画面或文字');
  const gone = { a: { ...media.a, url: '/api/oss/studio-media/P100000/gone.png' } };
  const slot = { type: 'placeholder', id: 'two', name: '主图', start: 240_000, duration: 240_000 };
  const tracks = { ...document.tracks, main: { ...main, clips: [...main.clips, slot] } };
  const next = (await saves({ id, revision: 1, save_id: 's2', document: { ...document, media: gone, tracks } })).data;
  expect(next.problems).toEqual([{ code: 'missingFile', name: '杯子.png', at: 0 }]);
  expect((await call('publish', { id })).message).toBe('“杯子.png”的文件已被删除，请在编辑器里换一个');
  await saves({ id, revision: 2, save_id: 's3', document: { ...document, tracks } });
  expect((await call('publish', { id })).data.state).toBe('published');
});

test('merchants get neither what stood in the places before nor the marks of the provider’s own disk', async () => {
  const main = {
    id: 'main',
    clips: [{ type: 'placeholder', id: 'one', name: '主图', mediaId: 'a', start: 0, duration: 240_000 }],
  };
  const media = {
    a: { id: 'a', kind: 'image', name: '样图.png', url: '/api/demo/brand/shanye.svg', hash: 'h' },
    b: { id: 'b', kind: 'image', name: '固定.png', url: '/api/demo/brand/shanye.svg', hash: 'h' },
  };
  const document = { ...createProject({ title: '样', id: 'p' }), media, tracks: { overlay: [], main, audio: [] } };
  const { id } = (await saves({ document, fields: {} })).data;
  await call('publish', { id });
  const shown = (await get<{ document: { media: object } }>(owner, '/video_template/info', { id })).data;
  expect(Object.keys(shown.document.media)).toEqual(['b']);
  expect(JSON.stringify(shown.document.media)).not.toContain('hash');
  // The provider can still put it back.
  expect(
    (await get<ShelfTemplateRecord>(admin, '/platform_template/info', { id })).data.document?.media,
  ).toHaveProperty('a');
});
