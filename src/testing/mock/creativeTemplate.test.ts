import type { OfferedCreativeTemplate } from '../../services/creative_template/schema';
import type { FrameworkRecord } from '../../services/framework/schema';
import type { OwnCreativeTemplate } from '../../services/platform_creative_template/schema';
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

const post = async <T = OwnCreativeTemplate>(path: string, body: object, session = admin) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const get = async <T>(path: string, query: Record<string, string> = {}, session = admin) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body;
const call = (verb: string, body: object, session = admin) =>
  post(`/platform_creative_template/${verb}`, body, session);
const offered = async (session = owner) =>
  (await get<{ list: OfferedCreativeTemplate[] }>('/creative_template/data', {}, session)).data.list;
const take = (id: string, session = owner, price = 0) =>
  post<{ framework_id: string; is_new: boolean }>('/creative_template/take', { id, price }, session);
const balance = async () =>
  (await get<{ list: { balance: number }[] }>('/counting/data', {}, owner)).data.list[0]?.balance ?? 0;
const frameworks = async (session = owner) =>
  (await get<{ list: FrameworkRecord[] }>('/framework/data', { origin: 'own', page_size: '100' }, session)).data.list;
const info = async (id: string) => (await get<OwnCreativeTemplate>('/platform_creative_template/info', { id })).data;

const segment = (roleName: string, change: object = {}) => ({
  ...{ role: roleName, roleName, share: 0.5, purpose: `${roleName}要做的事`, linePattern: '{商品}{卖点}' },
  ...change,
});
const whole = {
  title: '三分钟开箱',
  summary: '拆开、摆开、用一次',
  fits: ['新品'],
  platforms: ['douyin'],
  seconds: [20, 40],
  segments: [segment('拆开'), segment('用一次')],
};
const published = async (change: object = {}) => {
  const { id } = (await call('save', { ...whole, ...change })).data;
  return (await call('publish', { id })).data;
};

test('a merchant sees what his provider has published, those for his industry first, and nothing of another’s', async () => {
  expect((await offered()).map(({ title, suits_industry, is_open }) => [title, suits_industry, is_open])).toEqual([
    ['老板带你逛一圈', true, true],
    ['当面试给你看', true, true],
    ['七天使用日记', true, false],
  ]);
  expect((await offered(await signIn(server.origin, 'owner2'))).map(({ title }) => title)).toEqual(['一盏茶的时间']);
  const mine = await published({ industries: ['美妆护肤'], order: 0 });
  expect((await offered()).at(-1)).toMatchObject({ id: mine.id, suits_industry: false });
});

test('taken it is a framework of his own; taken twice it is one, also at the same moment', async () => {
  const before = await frameworks();
  const ends = await Promise.all([take('creative_template_bench'), take('creative_template_bench')]);
  const [first] = ends;
  expect(ends.map(({ data }) => data.framework_id)).toEqual([first.data.framework_id, first.data.framework_id]);
  expect(ends.filter(({ data }) => data.is_new)).toHaveLength(1);
  const made = (await frameworks()).filter(({ id }) => !before.some((one) => one.id === id));
  expect(made).toMatchObject([
    {
      ...{ id: first.data.framework_id, name: '当面试给你看', origin: 'own', sharing: 'private', is_mine: true },
      source: [{ type: 'template', id: 'creative_template_bench' }],
    },
  ]);
  expect(made[0]?.segments.map(({ roleName }) => roleName)).toEqual([
    ...['顾客的疑问', '说清怎么测', '一刀不剪地测', '不适合谁', '怎么买'],
  ]);
  expect((await offered()).find(({ id }) => id === 'creative_template_bench')?.framework_id).toBe(made[0]?.id);
  // it goes on as his: changed, and written with
  const { data } = await post<FrameworkRecord>('/framework/save', { ...made[0], name: '我的测试' }, owner);
  expect(data.name).toBe('我的测试');
  expect((await take('creative_template_bench')).data).toEqual({ framework_id: made[0]?.id, is_new: false });
});

test('a colleague takes his own; one that was thrown away can be taken again; the provider counts both', async () => {
  const { framework_id } = (await take('creative_template_tour')).data;
  const writer = await signIn(server.origin, 'writer');
  expect((await take('creative_template_tour', writer)).data).toMatchObject({ is_new: true });
  expect(await info('creative_template_tour')).toMatchObject({ used_frameworks: 2, used_merchants: 1 });
  await post('/framework/delete', { ids: [framework_id] }, owner);
  expect(await info('creative_template_tour')).toMatchObject({ used_frameworks: 1, used_merchants: 1 });
  expect((await take('creative_template_tour')).data.is_new).toBe(true);
});

test('what the plan does not cover is looked at and not taken', async () => {
  expect(await take('creative_template_diary')).toMatchObject({
    ...{ success: false, errorCode: 'PLAN_NEEDED' },
    message: '“七天使用日记”只对旗舰版开放',
  });
});

test('a price is paid once a merchant: pressed twice, by a colleague and after the bin it costs nothing more', async () => {
  const { id, title } = await published({ price: 20 });
  const before = await balance();
  const ends = await Promise.all([take(id, owner, 20), take(id, owner, 20)]);
  expect(ends.map(({ data }) => data.is_new).toSorted()).toEqual([false, true]);
  expect(await balance()).toBe(before - 20);
  expect((await offered()).find((one) => one.id === id)).toMatchObject({ price: 20, is_taken: true });
  const { list } = (await get<{ list: { subject: string }[] }>('/counting/data', {}, owner)).data;
  expect(list.map(({ subject }) => subject)).toContain(`创意模板：${title}`);
  await take(id, await signIn(server.origin, 'writer'), 20);
  await post('/framework/delete', { ids: [ends[0].data.framework_id] }, owner);
  // Offered no more, it stays with those who have paid.
  await call('withdraw', { id });
  expect((await take(id, owner, 20)).data.is_new).toBe(true);
  expect(await balance()).toBe(before - 20);
});

test('another price than the one seen, and too few credits, take nothing and make nothing', async () => {
  const { id } = await published({ price: 20 });
  const [before, made] = [await balance(), (await frameworks()).length];
  expect(await take(id, owner, 10)).toMatchObject({
    ...{ success: false, errorCode: 'PRICE_CHANGED' },
    message: '“三分钟开箱”的价格已变为 20 点，请刷新后再决定',
  });
  while ((await balance()) >= 1000) await take((await published({ price: 1000 })).id, owner, 1000);
  const [left, count] = [await balance(), (await frameworks()).length];
  const refused = await take((await published({ price: 1000 })).id, owner, 1000);
  expect(refused).toMatchObject({
    errorCode: 'CREDITS_NOT_ENOUGH',
    message: `点数不足：需要 1000 点，剩余 ${left} 点`,
  });
  expect([await balance(), (await frameworks()).length]).toEqual([left, count]);
  expect([before - left, count - made]).toEqual([1000 * (count - made), count - made]);
});

test('not published, withdrawn meanwhile, or of another provider: not taken; what was taken before stays', async () => {
  for (const id of ['creative_template_source', 'creative_template_tea', 'nothing'])
    expect([id, (await take(id)).errorCode]).toEqual([id, 'TEMPLATE_WITHDRAWN']);
  const { framework_id } = (await take('creative_template_bench')).data;
  for (const id of ['creative_template_bench', 'creative_template_tour'])
    expect((await call('withdraw', { id })).data.state).toBe('withdrawn');
  expect((await take('creative_template_tour')).errorCode).toBe('TEMPLATE_WITHDRAWN');
  expect((await take('creative_template_bench')).data).toEqual({ framework_id, is_new: false });
  expect((await frameworks()).some(({ id }) => id === framework_id)).toBe(true);
});

test.each([
  [{ summary: '' }, '还没有写一句话说明'],
  [{ segments: [segment('拆开')] }, '一个框架至少要有 2 段'],
  [{ segments: [segment('拆开', { share: 0.3 }), segment('用一次')] }, '各段占比合计 80%，应为 100%'],
  [{ segments: [segment('拆开'), segment('', { role: '' })] }, '第 2 段：还没有起名字'],
  [{ segments: [segment('拆开'), segment('用一次', { purpose: '' })] }, '第 2 段还没有写作用'],
])('what is not whole is kept as a draft and not published: %o', async (change, message) => {
  const { data, success } = await call('save', { ...whole, ...change });
  expect(success).toBe(true);
  expect(await call('publish', { id: data.id })).toMatchObject({ success: false, message });
  // nor made so while merchants see it
  const shown = await published();
  expect(await call('save', { ...whole, ...change, id: shown.id })).toMatchObject({ errorCode: 'TEMPLATE_INVALID' });
});

test('what a colleague has changed meanwhile is not overwritten; what is shown is not deleted; the log tells it', async () => {
  const { id, revision } = await published();
  expect((await call('save', { ...whole, id, revision, segments: [segment('撕开'), segment('用一次')] })).success).toBe(
    true,
  );
  expect(await call('save', { ...whole, id, revision })).toMatchObject({ errorCode: 'VERSION_CONFLICT' });
  expect(await call('delete', { ids: [id] })).toMatchObject({ errorCode: 'STATE_CHANGED' });
  expect(await call('save', { ...whole, id, icon: 'https://elsewhere.example/a.png' })).toMatchObject({
    errorCode: 'ICON_INVALID',
  });
  type Entry = { verb: string; subject: string; changes: { field: string; after: string }[] };
  const { list } = (await get<{ list: Entry[] }>('/audit/data', { page_size: '3' })).data;
  expect(list.map(({ verb, subject }) => `${subject}.${verb}`)).toEqual([
    ...['creative_template.update', 'creative_template.publish', 'creative_template.create'],
  ]);
  expect(list[0]?.changes).toMatchObject([{ field: 'variables' }]);
  expect(list[0]?.changes[0]?.after).toContain('撕开 50%');
});

test('another provider’s is not seen and not changed, and merchants make none of these calls', async () => {
  const foreign = { ...whole, id: 'creative_template_tea', ids: ['creative_template_tea'] };
  for (const verb of ['save', 'publish', 'withdraw', 'delete', 'restore']) {
    expect([verb, (await call(verb, foreign)).errorCode]).toEqual([verb, 'NOT_FOUND']);
    expect([verb, (await call(verb, foreign, owner)).errorCode]).toEqual([verb, 'ACTION_DENIED']);
  }
  expect((await get('/platform_creative_template/info', { id: foreign.id })).errorCode).toBe('NOT_FOUND');
  const viewer = await signIn(server.origin, 'viewer');
  expect((await get('/creative_template/data', {}, viewer)).success).toBe(false);
  expect((await take('creative_template_tour', viewer)).errorCode).toBe('ACTION_DENIED');
});

test('the category that a template is in is not taken away, and merges take it along', async () => {
  expect(await post('/platform_category/delete', { ids: ['category_5'] })).toMatchObject({
    errorCode: 'CATEGORY_USED',
  });
  await post('/platform_category/merge', { ids: ['category_5'], to: 'category_3' });
  expect((await info('creative_template_bench')).category).toBe('家居百货');
});
