import { builtInDocument } from '../../domain/templates/builtInDocument';
import { videoTemplates } from '../../domain/videoTemplates/templates.data';
import type { LedgerEntry, Usage } from '../../services/counting/schema';
import type { ShelfTemplate } from '../../services/platform_template/schema';
import type { OfferedTemplate } from '../../services/video_template/schema';
import { callMock, type Session, signIn } from './callMock';
import { type MockServer, startMockServer } from './startMockServer';

let server: MockServer;
let admin: Session;
let owner: Session;
beforeAll(async () => {
  server = await startMockServer();
}, 40_000);
afterAll(() => server.close());
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  admin = await signIn(server.origin, 'admin');
  owner = await signIn(server.origin, 'owner');
});

const post = async <T = ShelfTemplate>(path: string, body: object, session = admin) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const call = (verb: string, body: object, session = admin) => post(`/platform_template/${verb}`, body, session);
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
    ...{ name: '商品名称', brand: '品牌', offer: '优惠', badge: '角标', price: '价格' },
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
