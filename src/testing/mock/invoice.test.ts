import type { Invoice, PaidRow } from '../../services/invoice/schema';
import type { Notice } from '../../services/notice/schema';
import type { UpgradeRequest } from '../../services/upgrade/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
let provider: Session;
let stranger: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  owner = await signIn(server.origin, 'owner');
  provider = await signIn(server.origin, 'admin');
  stranger = await signIn(server.origin, 'owner2');
});

const get = async <T>(session: Session, path: string, query: Record<string, string | number> = {}) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body.data;
const post = async <T = unknown>(session: Session, path: string, body: object = {}) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;

const paidRows = async (session = owner) => (await get<{ list: PaidRow[] }>(session, '/invoice/rows')).list;
const requests = async (session = owner) => (await get<{ list: Invoice[] }>(session, '/invoice/data')).list;

/** Lets a merchant pay for a version. */
async function pay(months: number, session = owner): Promise<string> {
  const { data } = await post<UpgradeRequest>(session, '/upgrade/save', { version: '旗舰版', months });
  await post(provider, '/upgrade/decide', { id: data.id, state: 'accepted' });
  return data.id;
}

let press = 0;
const ask = (rows: readonly string[], more: object = {}, session = owner) =>
  post<Invoice>(session, '/invoice/save', {
    rows,
    kind: 'company',
    title: '星野茶铺（杭州）有限公司',
    tax_number: '9133 0100 7161 0585 2f',
    email: 'cw@xingye.cn',
    request_id: `invoice-press-${press++}`,
    ...more,
  });

test('an invoice is over the sum of its rows; pressed twenty times it is one, which the provider hears of once', async () => {
  const rows = [await pay(1), await pay(3)];
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(rows, { request_id: 'one-press' })));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(answers[0]?.data).toMatchObject({ amount: 99_900 * 4, state: 'pending', tax_number: '91330100716105852F' });
  expect(await requests()).toHaveLength(1);
  expect((await requests(provider)).map(({ merchant_name }) => merchant_name)).toEqual(['山野日常生活馆']);
  const told = (await get<{ list: Notice[] }>(provider, '/notice/data')).list.filter(({ title }) =>
    /申请开票/.test(title),
  );
  expect(told).toHaveLength(1);
  expect((await paidRows()).map(({ invoice_state }) => invoice_state)).toEqual(['pending', 'pending']);
});

test('a row is in one open request: of two colleagues at a time one is told who was first, and nothing of his is kept', async () => {
  const [first, second] = [await pay(1), await pay(3)];
  const answers = await Promise.all([ask([first]), ask([first]), ask([first])]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  for (const { errorCode, message } of [...answers.filter(({ success }) => !success), await ask([second, first])]) {
    expect(errorCode).toBe('STATE_CHANGED');
    expect(message).toBe('“旗舰版 1 个月”已在陈小满的开票申请里，请刷新后重选');
  }
  expect(await requests()).toHaveLength(1);
  // The other row of the refused request is free.
  expect((await ask([second])).success).toBe(true);
});

test('a row named twice counts once', async () => {
  const row = await pay(1);
  expect((await ask([row, row])).data.amount).toBe(99_900);
});

test('what is withdrawn or rejected can be asked for again, what was issued cannot', async () => {
  const row = await pay(1);
  const withdrawn = await ask([row]);
  await post(owner, '/invoice/withdraw', { id: withdrawn.data.id });
  const rejected = await ask([row]);
  const settle = (id: string, body: object) => post<Invoice>(provider, '/invoice/settle', { id, ...body });
  await settle(rejected.data.id, { state: 'rejected', reason: '抬头与营业执照不一致' });
  expect((await requests()).map(({ state, reason }) => [state, reason])).toEqual(
    expect.arrayContaining([
      ['rejected', '抬头与营业执照不一致'],
      ['withdrawn', ''],
    ]),
  );
  const { data } = await ask([row]);
  const bad = await settle(data.id, { state: 'issued', number: '2611', file_url: 'javascript:alert(1)' });
  expect(bad.message).toBe('发票文件的链接要以 http:// 或 https:// 开头');
  const issued = await settle(data.id, { state: 'issued', number: '24412000000011', file_url: 'https://tax.cn/i.pdf' });
  expect(issued.data).toMatchObject({ state: 'issued', number: '24412000000011' });
  expect((await ask([row])).errorCode).toBe('STATE_CHANGED');
  const late = await post(owner, '/invoice/withdraw', { id: data.id });
  expect([late.errorCode, late.message]).toEqual(['STATE_CHANGED', '这张发票已经开具，不能再更改']);
  const titles = (await get<{ list: Notice[] }>(owner, '/notice/data')).list.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['发票已开具', '开票申请被驳回']));
  const { list } = await get<{ list: { subject: string; verb: string; reason: string }[] }>(provider, '/audit/data', {
    subject: 'invoice',
  });
  expect(list.map(({ verb, reason }) => [verb, reason])).toEqual([
    ['approve', '24412000000011'],
    ['reject', '抬头与营业执照不一致'],
  ]);
});

test('of another merchant nothing can be asked for, seen or taken back, and none settles his own', async () => {
  const row = await pay(1);
  expect((await ask([row], {}, stranger)).errorCode).toBe('NOT_FOUND');
  const { data } = await ask([row]);
  expect(await requests(stranger)).toEqual([]);
  expect(await paidRows(stranger)).toEqual([]);
  expect((await post(stranger, '/invoice/withdraw', { id: data.id })).errorCode).toBe('NOT_FOUND');
  const settle = { id: data.id, state: 'rejected', reason: '不开' };
  expect((await post(owner, '/invoice/settle', settle)).errorCode).toBe('ACTION_DENIED');
  expect((await requests())[0]?.state).toBe('pending');
});

test.each([
  [{ tax_number: '91330100716105852A' }, '税号校验码对不上，请对照执照检查'],
  [{ tax_number: '' }, '请填写税号'],
  [{ title: ' ' }, '请填写发票抬头'],
  [{ email: 'cw@xingye' }, '邮箱格式不正确'],
])('%j is refused with a sentence', async (fields, sentence) => {
  const answer = await ask([await pay(1)], fields);
  expect([answer.success, answer.message]).toEqual([false, sentence]);
  expect(await requests()).toEqual([]);
});

test('what has not been paid for is on no invoice', async () => {
  const { data } = await post<UpgradeRequest>(owner, '/upgrade/save', { version: '旗舰版', months: 1 });
  expect(await paidRows()).toEqual([]);
  expect((await ask([data.id])).errorCode).toBe('NOT_FOUND');
});
