import type { Category } from '../../services/platform_category/schema';
import type { ShelfTemplate } from '../../services/platform_template/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let admin: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  admin = await signIn(server.origin, 'admin');
});

const post = async <T = Category>(path: string, body: object, session = admin) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const call = (verb: string, body: object) => post(`/platform_category/${verb}`, body);
const get = async <T>(path: string, query: Record<string, string> = {}, session = admin) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body.data;
const listed = async () => (await get<{ list: Category[] }>('/platform_category/data', { page_size: '100' })).list;
const names = async () => (await listed()).map(({ name }) => name);
const template = async (category_id: string) =>
  (await post<ShelfTemplate>('/platform_template/save', { title: '好物开箱', category_id })).data;
const info = (id: string) => get<ShelfTemplate>('/platform_template/info', { id });

test('a name stands once; renaming shows at the templates that have it', async () => {
  expect((await call('save', { name: '美妆 护肤' })).message).toBe('已经有“美妆护肤”了');
  const { id } = await template('category_2');
  const { data } = await call('save', { id: 'category_2', revision: 0, name: '美妆个护' });
  expect(data).toMatchObject({ name: '美妆个护', revision: 1, used: 1, position: 2 });
  expect((await info(id)).category).toBe('美妆个护');
  expect((await call('save', { id: 'category_2', revision: 0, name: '别的' })).errorCode).toBe('VERSION_CONFLICT');
});

test('the order is the list’s; a place beyond the end is the end', async () => {
  await call('move', { id: 'category_1', position: 60 });
  await call('move', { id: 'category_6', position: 1 });
  const now = await names();
  expect([now[0], now.at(-1)]).toEqual(['母婴亲子', '食品饮料']);
});

test('a used one is not deleted; merging moves its users, and what was open meanwhile follows', async () => {
  const { id } = await template('category_1');
  expect((await call('delete', { ids: ['category_1'] })).message).toBe(
    '“食品饮料”还有 1 个模板在用，请先合并到别的分类',
  );
  expect((await call('merge', { ids: ['category_1'], to: 'category_1' })).errorCode).toBe('MERGE_INTO_ITSELF');
  expect(
    (await post<{ moved: number }>('/platform_category/merge', { ids: ['category_1', 'category_2'], to: 'category_3' }))
      .data,
  ).toEqual({ moved: 1 });
  expect(await info(id)).toMatchObject({ category_id: 'category_3', category: '家居百货' });
  expect(await names()).not.toContain('食品饮料');
  // The form of a colleague still names the old one.
  expect((await template('category_1')).category).toBe('家居百货');
  expect((await call('merge', { ids: ['category_1'], to: 'category_3' })).errorCode).toBe('NOT_FOUND');
});

test('one that is off is kept where it is, and not chosen anew', async () => {
  const { id } = await template('category_4');
  await call('status', { ids: ['category_4'], status: 0 });
  expect(
    (await post<ShelfTemplate>('/platform_template/save', { id, title: '改名', category_id: 'category_4' })).success,
  ).toBe(true);
  expect((await post('/platform_template/save', { title: '新', category_id: 'category_4' })).message).toBe(
    '分类“服饰鞋包”已停用，请选别的',
  );
  expect((await post('/platform_template/save', { title: '新', category_id: 'nothing' })).errorCode).toBe(
    'CATEGORY_GONE',
  );
});

test('merchants are offered them for their goods, and cannot reach them', async () => {
  const owner = await signIn(server.origin, 'owner');
  const offered = async () =>
    (
      await get<{ filter: { category_choice: { value: string }[] } }>('/goods/data', {}, owner)
    ).filter.category_choice.map(({ value }) => value);
  expect(await offered()).toContain('母婴亲子');
  await call('status', { ids: ['category_6'], status: 0 });
  expect(await offered()).not.toContain('母婴亲子');
  expect((await post('/platform_category/save', { name: '我的' }, owner)).errorCode).toBe('ACTION_DENIED');
});
