import { codeStates } from '../../domain/coupons';
import type { RoleGrants } from '../../domain/roles';
import type { CodeCheck, Coupon, CouponCode, CouponEntry, Redemption } from '../../services/coupon/schema';
import fc from '../property';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';
import { withAddedRights } from './withAddedRights';

let server: SharedMockServer;
let owner: Session;
let stranger: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  owner = await signIn(server.origin, 'owner');
  stranger = await signIn(server.origin, 'owner2');
});

const post = async <T>(verb: string, body: object, session = owner) =>
  (await callMock<T>(server.origin, 'POST', `/coupon/${verb}`, { session, body })).body;
const get = async <T>(verb: string, query: Record<string, string | number>, session = owner) =>
  (await callMock<T>(server.origin, 'GET', `/coupon/${verb}`, { session, query })).body.data;

const withRights = (code: string, added: RoleGrants) => withAddedRights(server.origin, owner, code, added);

let serial = 0;
const press = () => {
  serial += 1;
  return `press-${String(serial).padStart(6, '0')}`;
};
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const terms = {
  kind: 'percent',
  value: 15,
  valid_from: dayFromNow(-2),
  valid_to: dayFromNow(3),
  total: 100,
  per_customer: 1,
};

async function made(change: object = {}): Promise<Coupon> {
  const name = `券${press()}`;
  const { data, message } = await post<Coupon>('save', { name, ...terms, ...change });
  if (!data) throw new Error(message);
  return (await post<Coupon>('status', { id: data.id, state: 'active' })).data;
}
const issue = async (id: string, anonymous: number): Promise<CouponCode[]> =>
  (await post<{ list: CouponCode[] }>('issue', { id, anonymous, request_id: press() })).data.list;
const redeem = (code: string, order_amount = 1000, request_id = press()) =>
  post<Redemption>('redeem', { code, order_amount, request_id });
const check = (code: string, session = owner, order_amount = 1000) =>
  get<CodeCheck>('check', { code, order_amount }, session);

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

describe('at a barrier', () => {
  test('fifty orders with one code: one gets it', async () => {
    const { id } = await made();
    const [code] = await issue(id, 1);
    const answers = await parallel(50, (index) => redeem(code?.code ?? '', 1000 + index));
    expect(wins(answers)).toBe(1);
    expect(answers.filter(({ errorCode }) => errorCode === 'CODE_REDEEMED')).toHaveLength(49);
    const { sums } = await get<{ sums: object }>('ledger', { id });
    expect(sums).toMatchObject({ issued: 1, redeemed: 1, reverted: 0 });
  });

  test('fifty codes of a coupon that may be redeemed seven times: seven win', async () => {
    const { id } = await made({ max_redemptions: 7 });
    const list = await issue(id, 50);
    const answers = await parallel(50, (index) => redeem(list[index]?.code ?? '', 2000 + index));
    expect(wins(answers)).toBe(7);
    expect((await get<Coupon>('info', { id })).redeemed).toBe(7);
  });

  test('fifty presses that issue the last five codes: five win', async () => {
    const { id } = await made({ total: 5 });
    const answers = await parallel(50, () => post('issue', { id, anonymous: 1, request_id: press() }));
    expect(wins(answers)).toBe(5);
    expect((await get<Coupon>('info', { id })).issued).toBe(5);
  });

  test('fifty refunds of one redemption: one is done', async () => {
    const { id } = await made();
    const [code] = await issue(id, 1);
    const { data } = await redeem(code?.code ?? '');
    const answers = await parallel(50, () => post('revert', { redemption_id: data.id }));
    expect(wins(answers)).toBe(1);
    const { sums } = await get<{ sums: object }>('ledger', { id });
    expect(sums).toMatchObject({ redeemed: 1, reverted: 1, discount: 0 });
  });

  test('one press that arrives fifty times is one redemption with one answer', async () => {
    const { id } = await made();
    const [code] = await issue(id, 1);
    const request_id = press();
    const answers = await parallel(50, () => redeem(code?.code ?? '', 1999, request_id));
    expect(wins(answers)).toBe(50);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(answers[0]?.data).toMatchObject({ discount: 299, to_pay: 1700 });
  });
});

test('whatever happens, used stays within the limits and the ledger is the rows', async () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('issue' as const), count: fc.integer({ min: 1, max: 4 }) }) },
    { weight: 5, arbitrary: fc.record({ do: fc.constant('redeem' as const), pick: fc.nat(11) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('revert' as const), pick: fc.nat(11) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('void' as const), pick: fc.nat(11) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await callMock(server.origin, 'POST', '/__mock/reset');
      owner = await signIn(server.origin, 'owner');
      const { id } = await made({ total: 8, max_redemptions: 3 });
      const codes = async () => (await get<{ list: CouponCode[] }>('codes', { id, page_size: 100 })).list;
      for (const one of steps) {
        const list = await codes();
        const chosen = 'pick' in one ? list[one.pick % Math.max(1, list.length)] : undefined;
        if (one.do === 'issue') await post('issue', { id, anonymous: one.count, request_id: press() });
        else if (one.do === 'expire')
          await callMock(server.origin, 'POST', '/__mock/clock', { body: { advanceSeconds: 2 * 86_400 } });
        else if (chosen && one.do === 'redeem') await redeem(chosen.code);
        else if (chosen && one.do === 'void') await post('void', { code: chosen.code });
        else if (chosen?.redemption_id) await post('revert', { redemption_id: chosen.redemption_id });

        const rows = await codes();
        const count = Object.fromEntries(
          codeStates.map((state) => [state, rows.filter((row) => row.state === state).length]),
        );
        const { issued, redeemed } = await get<Coupon>('info', { id });
        const { sums, list: entries } = await get<{
          sums: Record<string, number>;
          list: CouponEntry[];
        }>('ledger', { id, page_size: 500 });
        expect(redeemed).toBeLessThanOrEqual(3);
        expect(issued).toBeLessThanOrEqual(8);
        expect(redeemed).toBe(count.redeemed);
        expect(issued).toBe(rows.length - (count.void ?? 0));
        expect((sums.redeemed ?? 0) - (sums.reverted ?? 0)).toBe(count.redeemed);
        expect(sums.issued).toBe(rows.length);
        expect(sums.void).toBe(count.void);
        expect(sums.discount).toBe(rows.reduce((sum, { discount = 0 }) => sum + discount, 0));
        expect(entries.reduce((sum, { discount }) => sum + discount, 0)).toBe(sums.discount);
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);

test('a press whose redemption was taken back since is not told as done', async () => {
  const { id } = await made();
  const [code] = await issue(id, 1);
  const request_id = press();
  const { data } = await redeem(code?.code ?? '', 1000, request_id);
  await post('revert', { redemption_id: data.id });
  expect((await redeem(code?.code ?? '', 1000, request_id)).errorCode).toBe('IDEMPOTENCY_KEY_REUSED');
  expect((await redeem(code?.code ?? '', 1000)).success).toBe(true);
});

test('each refusal has its reason', async () => {
  const { id } = await made({ min_spend: 5000 });
  const [code, other] = await issue(id, 2);
  expect((await redeem(code?.code ?? '', 4999)).errorCode).toBe('CODE_MINSPEND');
  expect((await check(code?.code ?? '', stranger)).refusal).toEqual({ reason: 'otherShop' });
  expect((await post('redeem', { code: code?.code, order_amount: 9000, request_id: press() }, stranger)).message).toBe(
    '这不是本店的券码',
  );
  expect((await redeem('NO SUCH CODE')).errorCode).toBe('CODE_UNKNOWN');
  expect((await redeem((code?.code ?? '').toLowerCase().replaceAll('0', 'o'), 5000)).success).toBe(true);
  expect((await check(code?.code ?? '')).refusal).toMatchObject({ reason: 'redeemed', by: '陈小满' });
  await callMock(server.origin, 'POST', '/__mock/clock', { body: { advanceSeconds: 9 * 86_400 } });
  owner = await signIn(server.origin, 'owner');
  expect((await redeem(other?.code ?? '', 5000)).message).toMatch(/^这个券码已于 .* 过期$/);
});

test('a paused coupon issues nothing, its codes stay good; an ended one is over', async () => {
  const { id } = await made();
  const [one, two] = await issue(id, 2);
  await post('status', { id, state: 'paused' });
  expect((await post('issue', { id, anonymous: 1, request_id: press() })).errorCode).toBe('ISSUE_NOTACTIVE');
  expect((await redeem(one?.code ?? '')).success).toBe(true);
  await post('status', { id, state: 'ended' });
  expect((await redeem(two?.code ?? '')).errorCode).toBe('CODE_ENDED');
  expect((await post('status', { id, state: 'active' })).errorCode).toBe('STATE_CHANGED');
});

test('all customers of a list get a code, or none; no number more than its share', async () => {
  const { id } = await made();
  const customers = [
    { name: '甲', phone: '13900000001' },
    { name: '乙', phone: '13900000002' },
    // the same number as the first
    { name: '丙', phone: '+86 139-0000-0001' },
  ];
  expect((await post('issue', { id, customers, request_id: press() })).errorCode).toBe('ISSUE_PERCUSTOMER');
  expect((await get<Coupon>('info', { id })).issued).toBe(0);
  const request_id = press();
  const body = { id, customers: customers.slice(0, 2), request_id };
  const first = await post<{ list: CouponCode[] }>('issue', body);
  const again = await post<{ list: CouponCode[] }>('issue', body);
  expect(again.data.list.map(({ code }) => code)).toEqual(first.data.list.map(({ code }) => code));
  expect((await get<Coupon>('info', { id })).issued).toBe(2);
});

test('once codes are out, the terms only get better; two writers do not overwrite each other', async () => {
  const { id, revision, name } = await made();
  await issue(id, 3);
  const save = (change: object) => post('save', { id, revision, name, ...terms, ...change });
  expect((await save({ value: 10 })).errorCode).toBe('COUPON_INVALID');
  expect((await save({ total: 2, per_customer: 1 })).errorCode).toBe('COUPON_INVALID');
  expect((await save({ valid_to: dayFromNow(1) })).errorCode).toBe('COUPON_INVALID');
  expect((await save({ valid_to: dayFromNow(9) })).success).toBe(true);
  expect((await save({ note: '旧的' })).errorCode).toBe('VERSION_CONFLICT');
});

test('who lacks the right sees the customers masked, and redeems all the same', async () => {
  const { id } = await made();
  const customers = [{ name: '沈知夏', phone: '13900000021' }];
  await post('issue', { id, customers, request_id: press() });
  const viewer = await withRights('viewer', { routes: ['service.coupon'], actions: ['coupon.redeem'] });
  const { list } = await get<{ list: CouponCode[] }>('codes', { id }, viewer);
  expect(list[0]).toMatchObject({ name: '沈**', phone: '139****0021' });
  expect((await check(list[0]?.code ?? '', viewer)).customer).toBe('沈** 139****0021');
  const body = { code: list[0]?.code, order_amount: 1000, request_id: press() };
  expect((await post('redeem', body, viewer)).success).toBe(true);
  const { list: entries } = await get<{ list: CouponEntry[] }>('ledger', { id }, viewer);
  expect(entries.map(({ name, phone }) => [name, phone])).toEqual([
    ['沈**', '139****0021'],
    ['沈**', '139****0021'],
  ]);
});

test('nobody of another shop sees or takes back anything', async () => {
  const { id } = await made();
  const [code] = await issue(id, 1);
  const { data } = await redeem(code?.code ?? '');
  expect((await post('revert', { redemption_id: data.id }, stranger)).errorCode).toBe('NOT_FOUND');
  expect((await post('void', { code: code?.code }, stranger)).errorCode).toBe('CODE_OTHERSHOP');
  expect((await post('issue', { id, anonymous: 1, request_id: press() }, stranger)).errorCode).toBe('NOT_FOUND');
});
