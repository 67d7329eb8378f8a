import { balanceOf, hold } from '../../../mock/_core/ledger';
import type { MerchantRow } from '../../../mock/_core/rows';
import { resetState } from '../../../mock/_core/state';
import { dbOf, globalDb } from '../../../mock/_core/store';
import { advancePushes, messagesOf, pushRows } from '../../../mock/_groups/pushes';
import '../../../mock/push';
import type { Customer, CustomerDetail } from '../../services/customer/schema';
import type { Push, PushMessage, PushPreview } from '../../services/push/schema';
import fc from '../property';
import { callMock, callRaw, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
let stranger: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
const fresh = async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  owner = await signIn(server.origin, 'owner');
};
beforeEach(async () => {
  await fresh();
  stranger = await signIn(server.origin, 'owner2');
});

const post = async <T>(path: string, body: object = {}, session = owner) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const get = async <T>(path: string, query: Record<string, string | number> = {}, session = owner) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body.data;
const wait = (advanceSeconds: number) => callMock(server.origin, 'POST', '/__mock/clock', { body: { advanceSeconds } });

let serial = 0;
const press = () => {
  serial += 1;
  return `press-${String(serial).padStart(6, '0')}`;
};
const parallel = <T>(count: number, call: (index: number) => Promise<T>): Promise<T[]> => {
  let open = (): void => undefined;
  const barrier = new Promise<void>((resolve) => {
    open = resolve;
  });
  const calls = Array.from({ length: count }, async (_, index) => {
    await barrier;
    return call(index);
  });
  open();
  return Promise.all(calls);
};
const wins = (answers: readonly { success: boolean }[]) => answers.filter(({ success }) => success).length;

const made = async (change: object = {}): Promise<Push> => {
  const { data, message } = await post<Push>('/push/save', {
    name: '新茶',
    audience: { tags: [] },
    text: '新茶到店，欢迎来尝。',
    ...change,
  });
  if (!data) throw new Error(message);
  return data;
};
const send = (id: string, change: object = {}) =>
  post<Push>('/push/send', { id, request_id: press(), is_night_ok: true, ...change });
const info = (id: string) => get<Push>('/push/info', { id });
const messages = async (id: string) =>
  (await get<{ list: PushMessage[] }>('/push/messages', { id, page_size: 500 })).list;
const preview = async (change: object = {}) =>
  (await post<PushPreview>('/push/preview', { audience: { tags: [] }, text: '新茶到店', ...change })).data;
const customers = async (query = {}) =>
  (await get<{ list: Customer[] }>('/customer/data', { page_size: 500, ...query })).list;
const refuse = ({ id, name, note }: Customer, is_unsubscribed = true) =>
  post('/customer/save', { id, name, note, is_unsubscribed });
const balance = async () => (await preview()).balance;

/** Messages that really left, by phone: what the demo phone has got. */
async function delivered(text: string): Promise<string[]> {
  const { text: page } = await callMock(server.origin, 'GET', '/demo/messages');
  return page.split('\n').filter((line) => line.includes(text));
}

describe('at a barrier', () => {
  test('fifty presses that send one push: one wins, and each customer gets one message', async () => {
    const { count } = await preview();
    const { id } = await made();
    const answers = await parallel(50, () => send(id));
    expect(wins(answers)).toBe(1);
    expect(answers.filter(({ errorCode }) => errorCode === 'STATE_CHANGED')).toHaveLength(49);
    await wait(60);
    const list = await messages(id);
    expect(list).toHaveLength(count);
    expect(new Set(list.map(({ customer_id }) => customer_id)).size).toBe(count);
    const { counts } = await info(id);
    expect(counts).toEqual({
      queued: 0,
      sent: list.filter(({ state }) => state === 'sent').length,
      failed: list.filter(({ state }) => state === 'failed').length,
      skipped: 0,
    });
  });

  test('one press that arrives fifty times is one push with one answer', async () => {
    const { id } = await made();
    const request_id = press();
    const answers = await parallel(50, () => send(id, { request_id }));
    expect(wins(answers)).toBe(50);
    await wait(60);
    const list = await messages(id);
    expect(new Set(list.map(({ customer_id }) => customer_id)).size).toBe(list.length);
    expect(list.every(({ attempts }) => attempts === 1)).toBe(true);
  });

  test('fifty different pushes at once: nobody is reached twice on a day', async () => {
    const drafts = await Promise.all(Array.from({ length: 50 }, (_, index) => made({ name: `推送${index}` })));
    const answers = await parallel(50, (index) => send(drafts[index]?.id ?? ''));
    // A customer whose message has failed is free for the next one: on a slow machine the last ones may find some.
    expect(wins(answers)).toBeGreaterThan(0);
    expect(answers.filter(({ success, errorCode }) => !success && errorCode !== 'PUSH_NOBODY')).toEqual([]);
    await wait(60);
    const list = (await Promise.all(drafts.map(({ id }) => messages(id)))).flat();
    const reached = list.filter(({ state }) => state === 'sent').map(({ customer_id }) => customer_id);
    expect(reached.length).toBeGreaterThan(0);
    expect(new Set(reached).size).toBe(reached.length);
  });

  test('fifty presses that try the failed again: one wins, and only they are sent again', async () => {
    const { id } = await made();
    await send(id);
    await wait(60);
    const before = await messages(id);
    const busy = before.filter(({ reason }) => reason === 'busy');
    expect(busy.length).toBeGreaterThan(0);
    expect((await info(id)).state).toBe('partial');
    const press_id = press();
    const again = () => post<Push>('/push/retry', { id, request_id: press_id, is_night_ok: true });
    const answers = await parallel(50, (index) =>
      index % 2 === 0 ? again() : post('/push/retry', { id, request_id: press(), is_night_ok: true }),
    );
    // Of presses one wins, whichever arrives first; one press that arrives again is told that it has.
    const winners = answers.flatMap(({ success }, index) => (success ? [index] : []));
    const isRepeated = winners.some((index) => index % 2 === 0);
    expect(winners).toHaveLength(isRepeated ? 25 : 1);
    expect(winners.every((index) => index % 2 === (isRepeated ? 0 : 1))).toBe(true);
    await wait(60);
    const after = await messages(id);
    for (const one of after) {
      const was = before.find(({ customer_id }) => customer_id === one.customer_id);
      const isTried = busy.some(({ customer_id }) => customer_id === one.customer_id);
      expect(one).toMatchObject(isTried ? { state: 'sent', attempts: 2 } : { state: was?.state, attempts: 1 });
    }
    // a number that does not exist is not tried again
    expect(after.filter(({ state }) => state === 'failed').map(({ reason }) => reason)).toEqual(
      before.filter(({ reason }) => reason === 'empty_number').map(({ reason }) => reason),
    );
  });
});

test('whatever happens, a customer gets a push at most once, one who refused gets none, and only what left is paid', async () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('send' as const), pick: fc.nat(1) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('plan' as const), pick: fc.nat(1) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('retry' as const), pick: fc.nat(1) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), pick: fc.nat(1) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('refuse' as const), pick: fc.nat(30) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), pick: fc.constantFrom(0, 1, 400, 90_000) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (steps) => {
      await fresh();
      const began = await balance();
      const drafts = [await made({ name: '甲' }), await made({ name: '乙' })];
      const everybody = await customers();
      const refusedAt = new Map<string, number>();
      for (const one of steps) {
        const id = drafts[one.pick % 2]?.id ?? '';
        const soon = new Date(Date.parse((await info(id)).created_at) + 200_000).toISOString();
        if (one.do === 'send') await send(id);
        else if (one.do === 'plan') await send(id, { at: soon });
        else if (one.do === 'retry') await post('/push/retry', { id, request_id: press(), is_night_ok: true });
        else if (one.do === 'cancel') await post('/push/cancel', { id });
        else if (one.do === 'wait') await wait(one.pick);
        else {
          const customer = everybody[one.pick % everybody.length];
          if (!customer || refusedAt.has(customer.id)) continue;
          await refuse(customer);
          const sent = (await Promise.all(drafts.map((draft) => messages(draft.id)))).flat();
          refusedAt.set(
            customer.id,
            sent.filter(({ customer_id, state }) => customer_id === customer.id && state === 'sent').length,
          );
        }
      }
      await wait(600);
      let paid = 0;
      for (const { id } of drafts) {
        const [{ counts, parts }, list] = [await info(id), await messages(id)];
        expect(new Set(list.map(({ customer_id }) => customer_id)).size).toBe(list.length);
        expect(counts.sent).toBe(list.filter(({ state }) => state === 'sent').length);
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(list.length);
        paid += parts;
      }
      const all = (await Promise.all(drafts.map(({ id }) => messages(id)))).flat();
      for (const [id, before] of refusedAt)
        expect(all.filter(({ customer_id, state }) => customer_id === id && state === 'sent')).toHaveLength(before);
      const isRunning = (await Promise.all(drafts.map(({ id }) => info(id)))).some(({ state }) => state === 'sending');
      if (!isRunning) expect(await balance()).toBe(began - paid);
    }),
    { numRuns: 12 },
  );
}, 30_000);

test('who is left out is said with the reason, and the count is who is written to', async () => {
  const before = await preview({ text: '{{姓名}}，{{优惠券}}等你来用' });
  expect(before.total).toBe((await customers()).length);
  expect(before.count + before.left_out.reduce((sum, { count }) => sum + count, 0)).toBe(before.total);
  // two of the three who hold the coupon can still use theirs
  expect(before.count).toBe(2);
  expect(before.missing).toEqual([{ name: '优惠券', count: before.total - 2 }]);
  const [first] = (await customers()).filter(({ name }) => name === before.samples[0]?.name);
  if (first) await refuse(first);
  const after = await preview({ text: '{{姓名}}，{{优惠券}}等你来用' });
  expect(after.count).toBe(1);
  expect(after.left_out.find(({ reason }) => reason === 'refused')?.count).toBe(1);
  for (const { phone, text } of after.samples) {
    expect(phone).toContain('****');
    expect(text).toMatch(/^【山野日常生活馆】.+新客立减 20 元等你来用 拒收请回复R$/);
  }
});

test.each([
  [{ kind: 'once' }, { kind: 'once' }],
  [{ level: 'gold' }, { level: 'gold' }],
  [{ visited: 'in30' }, { visited: 'in30' }],
  [{ tags: ['老客'] }, { tag: '老客' }],
])('the audience %j is the list of customers with the same filter', async (audience, filter) => {
  const { total } = await preview({ audience: { tags: [], ...audience } });
  expect(total).toBe((await customers(filter)).length);
  expect(total).toBeGreaterThan(0);
});

test('night needs a word of its own, by the merchant’s clocks, and a past time is refused', async () => {
  const { id } = await made();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const night = { at: `${tomorrow}T14:00:00Z`, is_night_ok: false };
  expect((await send(id, night)).errorCode).toBe('PUSH_AT_NIGHT');
  expect((await send(id, { at: '2020-01-01T04:00:00Z' })).errorCode).toBe('INVALID_INPUT');
  const noon = `${tomorrow}T04:00:00.000Z`;
  expect((await send(id, { at: noon, is_night_ok: false })).data).toMatchObject({ state: 'scheduled', send_at: noon });
});

test('a planned push can be called back and deleted; one that is out can be neither changed nor deleted', async () => {
  const { id } = await made();
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await send(id, { at });
  expect((await post('/push/save', { id, name: '改', audience: { tags: [] }, text: '改了' })).errorCode).toBe(
    'STATE_CHANGED',
  );
  expect((await post<Push>('/push/cancel', { id })).data.state).toBe('canceled');
  await wait(7200);
  expect(await messages(id)).toEqual([]);
  expect((await post('/push/delete', { ids: [id] })).success).toBe(true);
  const other = await made();
  await send(other.id);
  await wait(60);
  expect((await post('/push/cancel', { id: other.id })).errorCode).toBe('STATE_CHANGED');
  expect((await post('/push/delete', { ids: [other.id] })).errorCode).toBe('STATE_CHANGED');
});

test('a planned push goes out when its time has come, tells the shop, and stands in the customer’s history', async () => {
  const { id } = await made({ audience: { tags: ['爱送礼'] }, text: '{{姓名}}，礼盒到了。' });
  await send(id, { at: new Date(Date.now() + 3_600_000).toISOString() });
  await wait(3700);
  const notices = await get<{ list: { title: string; content: string }[] }>('/notice/data');
  expect(notices.list).toContainEqual(
    expect.objectContaining({ title: '消息推送已发完', content: expect.any(String) }),
  );
  expect(await info(id)).toMatchObject({ state: 'sent', counts: { sent: 1, failed: 0 } });
  expect(await delivered('礼盒到了')).toHaveLength(1);
  const { events } = await get<CustomerDetail>('/customer/info', { id: 'customer_seed_1' });
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'message', text: '【山野日常生活馆】林见，礼盒到了。 拒收请回复R' }),
  );
});

test('a planned push whose credits are gone by then ends with the reason, and is held against nobody', () => {
  resetState();
  const merchant = globalDb.table<MerchantRow>('merchant').need(owner.mchno);
  const db = dbOf(owner.mchno);
  const { id } = pushRows(db).insert({
    ...{ id: 'push_poor', mchno: owner.mchno, revision: 0, name: '新茶', text: '新茶到店', goods_id: '' },
    audience: { tags: [] },
    ...{ stage: 'scheduled', problem: '', send_at: new Date(0).toISOString(), request_ids: ['press-0'] },
    ...{ run: 0, hold_id: '', author: { id: owner.id, name: '陈小满' }, created_at: new Date(0).toISOString() },
  });
  hold(db, { credits: balanceOf(db), subject: '别的事', account_name: '陈小满' });
  advancePushes(merchant);
  expect(pushRows(db).find(id)).toMatchObject({ stage: 'ended', problem: 'credits' });
  expect(messagesOf(db, id)).toEqual([]);
  expect(balanceOf(db)).toBe(0);
  resetState();
});

test.each([
  ['', 'PUSH_TEXT'],
  ['{{姓名', 'PUSH_TEXT'],
  ['{{生日}}快乐', 'PUSH_TEXT'],
  ['全国第一的好茶，国家级品质', 'COMPLIANCE_BLOCKED'],
])('the text %j goes to nobody: %s', async (text, errorCode) => {
  const { id } = await made({ text });
  expect((await send(id)).errorCode).toBe(errorCode);
  expect(await messages(id)).toEqual([]);
  expect((await info(id)).state).toBe('draft');
});

test('a customer who answers R gets no further message, and the shop cannot take that back', async () => {
  const { id } = await made({ audience: { tags: ['爱送礼'] }, text: '礼盒到了。' });
  await send(id);
  await wait(10);
  await info(id);
  const { text: page } = await callMock(server.origin, 'GET', '/demo/messages');
  const refused = /name="refuse" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const answer = await callRaw(`${server.origin}/api/demo/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `refuse=${refused}`,
  });
  expect(answer.text).toContain('已退订');
  const [customer] = await customers({ tag: '爱送礼' });
  expect(customer?.unsubscribed).toBe('self');
  await wait(86_400);
  const { total, count } = await preview({ audience: { tags: ['爱送礼'] } });
  expect([total, count]).toEqual([1, 0]);
  if (customer) expect((await refuse(customer, false)).errorCode).toBe('UNSUBSCRIBED_BY_SELF');
});

test('who was reached today can be planned for tomorrow', async () => {
  await send((await made()).id);
  const { id } = await made();
  expect((await send(id)).errorCode).toBe('PUSH_NOBODY');
  const at = new Date(Date.now() + 86_400_000).toISOString();
  expect((await preview({ at })).count).toBeGreaterThan((await preview()).count);
  expect((await send(id, { at })).data.state).toBe('scheduled');
});

test('another shop sees none of it', async () => {
  const { id } = await made();
  for (const verb of ['send', 'cancel', 'retry'])
    expect((await post(`/push/${verb}`, { id, request_id: press() }, stranger)).errorCode).toBe('NOT_FOUND');
  expect((await get<{ list: Push[] }>('/push/data', {}, stranger)).list).toEqual([]);
});
