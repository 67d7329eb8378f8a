import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
}, 40_000);

const body = (title: string) => ({ title, price: '10', selling_points: [], images: [], specs: [] });
const save = (title: string, key?: string, session = owner, fault?: string) =>
  callMock<{ id: string }>(server.origin, 'POST', '/goods/save', {
    session,
    body: body(title),
    headers: { ...(key ? { 'idempotency-key': key } : {}), ...(fault ? { 'x-mock-fault': fault } : {}) },
  });
async function countOf(title: string): Promise<number> {
  const { body: found } = await callMock<{ list: { title: string }[] }>(server.origin, 'GET', '/goods/data', {
    session: owner,
    query: { keyword: title, page_size: 50 },
  });
  return found.data.list.length;
}

test('a save whose answer got lost and is sent again is done once, and the second try gets the answer', async () => {
  await expect(save('丢答案的杯子', 'press-0001', owner, 'lostAnswer')).rejects.toThrow();
  expect(await countOf('丢答案的杯子')).toBe(1);
  const again = await save('丢答案的杯子', 'press-0001');
  expect(again.body.data.id).toMatch(/\w/);
  expect((await save('丢答案的杯子', 'press-0001')).body.data).toEqual(again.body.data);
  expect(await countOf('丢答案的杯子')).toBe(1);
});

test('two at once under one key are one; without a key, or with another, they are two', async () => {
  const both = await Promise.all([save('双击的杯子', 'press-0002'), save('双击的杯子', 'press-0002')]);
  expect(both[0].body.data).toEqual(both[1].body.data);
  expect(await countOf('双击的杯子')).toBe(1);
  await save('两次的杯子', 'press-0003');
  await save('两次的杯子', 'press-0004');
  expect(await countOf('两次的杯子')).toBe(2);
});

test('a call that is still worked on is waited for, not done beside', async () => {
  // Its password is hashed before anything is written: the second call comes meanwhile.
  const fresh = { name: '新人', username: 'newcomer', phone: '', password: 'lamp on the hill', role: 'viewer' };
  const press = () =>
    callMock<{ id: string }>(server.origin, 'POST', '/account/save', {
      session: owner,
      body: fresh,
      headers: { 'idempotency-key': 'press-0007' },
    });
  const [one, other] = await Promise.all([press(), press()]);
  expect([one.body.success, other.body.success]).toEqual([true, true]);
  expect(other.body.data.id).toBe(one.body.data.id);
});

test('another content under a key that is taken is refused; another account’s key is its own', async () => {
  await save('第一只杯子', 'press-0005');
  const other = await save('第二只杯子', 'press-0005');
  expect([other.status, other.body.errorCode]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  expect(await countOf('第二只杯子')).toBe(0);
  const colleague = await signIn(server.origin, 'owner2');
  expect((await save('第二只杯子', 'press-0005', colleague)).body.success).toBe(true);
  expect((await save('x', '../!')).body.errorCode).toBe('IDEMPOTENCY_KEY_INVALID');
});

test('a refusal is not kept: what is allowed by then is done', async () => {
  expect((await save('', 'press-0006')).body.success).toBe(false);
  expect((await save('现在有名字', 'press-0006')).body.success).toBe(true);
});

test('after a day the key is free', async () => {
  const first = await save('隔天的杯子', 'press-0007');
  await callMock(server.origin, 'POST', '/__mock/clock', { body: { advanceSeconds: 25 * 3600 } });
  expect((await save('隔天的杯子', 'press-0007')).body.data.id).not.toBe(first.body.data.id);
});

test('a post is planned once though the answer was lost', async () => {
  const input = {
    as: 'draft',
    posts: [{ video_id: 'vid_seed_thermos', account_id: 'wm_kuaishou', publish_at: '', title: '只要一条', topics: [] }],
  };
  const send = (fault?: string) =>
    callMock<{ list: { id: string }[] }>(server.origin, 'POST', '/publish/schedule', {
      session: owner,
      body: input,
      headers: { 'idempotency-key': 'press-0008', ...(fault ? { 'x-mock-fault': fault } : {}) },
    });
  await expect(send('lostAnswer')).rejects.toThrow();
  const [made] = (await send()).body.data.list;
  const { body: all } = await callMock<{ list: { id: string; title: string }[] }>(
    server.origin,
    'GET',
    '/publish/unscheduled',
    { session: owner },
  );
  expect(all.data.list.filter(({ title }) => title === '只要一条').map(({ id }) => id)).toEqual([made?.id]);
});
