import type { PromotionTask } from '@/services/promotion_task/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  owner = await signIn(server.origin, 'owner');
});

const dayAfter = (days: number): string =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
const post = async <T>(path: string, body: object, session = owner) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const tasks = async (session = owner) =>
  (await callMock<{ list: PromotionTask[] }>(server.origin, 'GET', '/promotion_task/data', { session })).body.data.list;
const task = async (id: string, session = owner) => (await tasks(session)).find((one) => one.id === id);
const countOf = async (id: string, member: string) =>
  (await task(id))?.members.find((one) => one.id === member)?.count ?? -1;
const body = (fields: object = {}) => ({
  ...{ name: '多带客户', kind: 'leads', goal: 1, from: dayAfter(0), to: dayAfter(6) },
  ...{ member_ids: ['acc_owner', 'acc_writer'], reward: '一杯咖啡' },
  ...fields,
});
const set = async (fields: object = {}) => post<PromotionTask>('/promotion_task/save', body(fields));

test('posts are counted as the calendar shows them', async () => {
  const { data } = await set({ kind: 'posts', goal: 1, from: dayAfter(-30), to: dayAfter(0) });
  const posts = await callMock<{ list: { author?: { id: string }; state: string }[] }>(
    server.origin,
    'GET',
    '/publish/data',
    {
      session: owner,
      query: { state: 'published', page_size: 500 },
    },
  );
  const { list } = posts.body.data;
  for (const id of ['acc_owner', 'acc_writer']) {
    const recent = list.filter(({ author }) => author?.id === id).length;
    // Seeds older than thirty days are in the list too.
    expect(await countOf(data.id, id)).toBeLessThanOrEqual(recent);
  }
  const all = await set({ kind: 'posts', goal: 1, from: dayAfter(-91), to: dayAfter(0) });
  expect(all.data.members.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0);
});

test('a lead by one’s card counts for its owner, once a customer', async () => {
  const card = await callMock<{ id?: string; card?: { id: string } }>(server.origin, 'GET', '/card/info', {
    session: owner,
  });
  const link = /\/card\/([\w-]+)/.exec(card.text)?.[1] ?? '';
  const { data } = await set();
  expect(await countOf(data.id, 'acc_owner')).toBe(0);
  const send = (n: number) =>
    post('/card/ask', {
      ...{ id: link, name: '新客户', phone: '13712345678', message: '想了解一下' },
      ...{ request_id: `request-${n}`, consent: true, is_agreed: true },
    });
  const first = await send(1);
  expect(first.success).toBe(true);
  await send(2);
  expect(await countOf(data.id, 'acc_owner')).toBe(1);
  expect(await countOf(data.id, 'acc_writer')).toBe(0);
});

test('a member sees what he has, with his own line; who has none sees nothing', async () => {
  const [writer, viewer] = [await signIn(server.origin, 'writer'), await signIn(server.origin, 'viewer')];
  const { data } = await set();
  expect((await task(data.id, writer))?.members.map(({ id }) => id)).toEqual(['acc_writer']);
  expect(await tasks(viewer)).toEqual([]);
  const notices = await callMock(server.origin, 'GET', '/notice/data', { session: writer, query: { status: 0 } });
  expect(notices.text).toContain('新的推广任务：多带客户');
});

test('a reward is given once, and only to who has reached it', async () => {
  const { data } = await set({ kind: 'posts', goal: 1, from: dayAfter(-91), to: dayAfter(0) });
  const reached = data.members.find(({ is_reached }) => is_reached);
  const { data: hard } = await set({ kind: 'posts', goal: 1000 });
  expect((await post('/promotion_task/pay', { id: hard.id, member_id: 'acc_owner' })).errorCode).toBe('STATE_CHANGED');
  expect(reached).toBeDefined();
  const pay = () => post<PromotionTask>('/promotion_task/pay', { id: data.id, member_id: reached?.id });
  const codes = (await Promise.all([pay(), pay()])).map(({ errorCode }) => errorCode);
  expect(codes.sort()).toEqual(['ALREADY_PAID', undefined]);
  expect((await post('/promotion_task/pay', { id: data.id, member_id: 'acc_viewer' })).errorCode).toBe('NOT_FOUND');
});

test('once begun the goal stays; a colleague’s change is not written over; over is over', async () => {
  const { data } = await set();
  const change = (fields: object) => post<PromotionTask>('/promotion_task/save', { ...body(), id: data.id, ...fields });
  expect((await change({ goal: 5, revision: 0 })).errorCode).toBe('STATE_CHANGED');
  expect((await change({ name: '再多带点', revision: 0 })).success).toBe(true);
  expect((await change({ name: '旧的', revision: 0 })).errorCode).toBe('VERSION_CONFLICT');
  expect((await change({ member_ids: ['acc_owner2'], revision: 1 })).errorCode).toBe('MEMBER_GONE');
  expect((await post('/promotion_task/cancel', { id: data.id })).success).toBe(true);
  expect((await post('/promotion_task/cancel', { id: data.id })).success).toBe(true);
  expect((await change({ name: '改不了', revision: 2 })).errorCode).toBe('STATE_CHANGED');
  expect((await set({ from: dayAfter(0), to: dayAfter(200) })).errorCode).toBe('INVALID_INPUT');
});

test('those who have not reached it are reminded, once a day', async () => {
  const { data } = await set({ kind: 'posts', goal: 1000 });
  const remind = () => post<{ count: number }>('/promotion_task/remind', { id: data.id });
  expect((await remind()).data.count).toBe(2);
  expect((await remind()).errorCode).toBe('TOO_SOON');
  const writer = await signIn(server.origin, 'writer');
  const notices = await callMock(server.origin, 'GET', '/notice/data', { session: writer, query: { status: 0 } });
  expect(notices.text).toContain('推广任务还差');
});
