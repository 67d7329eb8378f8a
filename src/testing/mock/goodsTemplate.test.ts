import type { Goods } from '../../services/goods/schema';
import type { OfferedGoodsTemplate } from '../../services/goods_template/schema';
import type { Category } from '../../services/platform_category/schema';
import type { OwnGoodsTemplate } from '../../services/platform_goods_template/schema';
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

const post = async <T = OwnGoodsTemplate>(path: string, body: object, session = admin) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const get = async <T>(path: string, query: Record<string, string> = {}, session = admin) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body;
const call = (verb: string, body: object, session = admin) => post(`/platform_goods_template/${verb}`, body, session);
const offered = async (session = owner) =>
  (await get<{ list: OfferedGoodsTemplate[] }>('/goods_template/data', {}, session)).data.list;
const info = async (id: string) => (await get<OwnGoodsTemplate>('/platform_goods_template/info', { id })).data;

const capacity = { name: '容量', kind: 'number', unit: 'ml', is_required: true };
const home = {
  title: '家居参数',
  category_id: 'category_3',
  fields: [capacity],
  points: ['保温多久'],
  images: ['内胆'],
};
const published = async (change: object = {}) => {
  const { id } = (await call('save', { ...home, ...change })).data;
  return (await call('publish', { id })).data;
};
const goods = async () => (await get<{ list: Goods[] }>('/goods/data', { page_size: '50' }, owner)).data.list;

test('merchants see a template once it is published, and no longer once it is withdrawn; values stay in the goods', async () => {
  const { id } = (await call('save', home)).data;
  expect((await offered()).map(({ category }) => category)).toEqual(['服饰鞋包']);
  const shown = (await call('publish', { id })).data;
  expect(await call('publish', { id })).toMatchObject({ success: true, data: { published_at: shown.published_at } });
  expect((await offered())[0]).toMatchObject({ category: '家居百货', images: ['内胆'], fields: [{ name: '容量' }] });

  const one = (await goods()).find(({ category }) => category === '家居百货');
  if (!one) throw new Error('no goods');
  const specs = [{ name: '容量', value: '480ml' }];
  await post('/goods/save', { ...one, specs }, owner);
  expect(await info(id)).toMatchObject({ used_merchants: 1 });
  expect((await call('withdraw', { id })).data.state).toBe('withdrawn');
  expect((await call('withdraw', { id })).success).toBe(true);
  expect((await offered()).map(({ category }) => category)).toEqual(['服饰鞋包']);
  expect((await get<Goods>('/goods/info', { id: one.id }, owner)).data.specs).toEqual(specs);
});

test('only merchants of the versions that it is meant for are asked by it', async () => {
  const { id, revision } = await published({ plans: ['旗舰版'] });
  expect((await offered()).map(({ category }) => category)).toEqual(['服饰鞋包']);
  await call('save', { ...home, id, revision, plans: ['专业版', '旗舰版'] });
  expect((await offered()).map(({ category }) => category)).toContain('家居百货');
});

test('counts goods of its category that have something of it, those in the recycle bin not among them', async () => {
  const field = { name: '口径', kind: 'text' };
  const { id } = await published({ fields: [field] });
  expect(await info(id)).toMatchObject({ used_goods: 0, used_merchants: 0 });
  const [one, two] = (await goods()).filter(({ category }) => category === '家居百货');
  for (const row of [one, two]) await post('/goods/save', { ...row, specs: [{ name: '口径', value: '45mm' }] }, owner);
  expect(await info(id)).toMatchObject({ used_goods: 2, used_merchants: 1 });
  await post('/goods/delete', { ids: [one?.id] }, owner);
  expect((await info(id)).used_goods).toBe(1);
});

test.each([
  [{ category_id: undefined }, '还没有选分类'],
  [{ fields: [] }, '还没有参数'],
  [{ fields: [capacity, { ...capacity, name: '容 量' }] }, '参数“容 量”有两个'],
  [{ fields: [{ name: '版型', kind: 'choice', choices: ['修身'] }] }, '参数“版型”至少要有两个选项'],
])('what is not whole is kept as a draft and not published: %o', async (change, message) => {
  const { id } = (await call('save', { ...home, ...change })).data;
  expect(await call('publish', { id })).toMatchObject({ success: false, message });
});

test('a category has one published template, also by a change and after a merge', async () => {
  await published();
  const second = (await call('save', { ...home, title: '第二张' })).data;
  expect(await call('publish', { id: second.id })).toMatchObject({ errorCode: 'CATEGORY_TAKEN' });
  const other = await published({ title: '第三张', category_id: 'category_2' });
  expect(await call('save', { ...home, id: other.id })).toMatchObject({ errorCode: 'CATEGORY_TAKEN' });
  const { data } = await post<{ moved: number }>('/platform_category/merge', { ids: ['category_2'], to: 'category_3' });
  expect(data.moved).toBe(1);
  expect((await offered()).filter(({ category }) => category === '家居百货')).toHaveLength(1);
  // a category that goods are asked by is not taken away
  expect(await post<Category>('/platform_category/delete', { ids: ['category_3'] })).toMatchObject({
    errorCode: 'CATEGORY_USED',
  });
});

test('what a colleague has changed meanwhile is not overwritten; what is shown is not deleted', async () => {
  const { id, revision } = await published();
  expect((await call('save', { ...home, id, revision, title: '改名' })).success).toBe(true);
  expect(await call('save', { ...home, id, revision, title: '旧的' })).toMatchObject({ errorCode: 'VERSION_CONFLICT' });
  expect(await call('delete', { ids: [id] })).toMatchObject({ errorCode: 'STATE_CHANGED' });
  const { list } = (await get<{ list: { verb: string; subject_name: string }[] }>('/audit/data', { page_size: '5' }))
    .data;
  expect(list.map(({ verb }) => verb)).toEqual(['update', 'publish', 'create']);
});

test('another provider’s is not seen and not changed, and merchants make none of these calls', async () => {
  const foreign = { ...home, id: 'goods_template_xinghe', ids: ['goods_template_xinghe'] };
  for (const verb of ['save', 'publish', 'withdraw', 'delete', 'restore']) {
    expect([verb, (await call(verb, foreign)).errorCode]).toEqual([verb, 'NOT_FOUND']);
    expect([verb, (await call(verb, foreign, owner)).errorCode]).toEqual([verb, 'ACTION_DENIED']);
  }
  expect((await get('/platform_goods_template/info', { id: foreign.id })).errorCode).toBe('NOT_FOUND');
  expect((await get('/platform_goods_template/data', {}, owner)).errorCode).toBe('ACTION_DENIED');
  expect((await get('/goods_template/data', {}, await signIn(server.origin, 'viewer'))).success).toBe(false);
  await published();
  expect(await offered(await signIn(server.origin, 'owner2'))).toEqual([]);
});
