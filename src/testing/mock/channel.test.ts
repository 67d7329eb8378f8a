import type { AuditEntry } from '../../services/audit/schema';
import type { Channel, ChannelRates, ChannelStatement, CommissionLine } from '../../services/channel/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';
import { wholePhones } from './wholePhones';

let server: SharedMockServer;
let admin: Session;
let owner: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  admin = await signIn(server.origin, 'admin');
  owner = await signIn(server.origin, 'owner');
}, 40_000);
afterEach(() =>
  callMock(server.origin, 'POST', '/__mock/reset').then(async () => {
    admin = await signIn(server.origin, 'admin');
    owner = await signIn(server.origin, 'owner');
  }),
);

const get = async <T>(path: string, query: object = {}) =>
  (await callMock<T>(server.origin, 'GET', path, { session: admin, query: query as Record<string, string> })).body.data;
const post = async <T = null>(path: string, body: object, session = admin) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const channels = async () => (await get<{ list: Channel[] }>('/channel/data')).list;
const statements = async (query = {}) =>
  await get<{ list: ChannelStatement[]; sum: number }>('/channel/statements', { page_size: '500', ...query });
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

async function buy(months: number): Promise<number> {
  const asked = await post<{ id: string; amount: number }>('/upgrade/save', { version: '旗舰版', months }, owner);
  await post('/upgrade/decide', { id: asked.data.id, state: 'accepted', reply: '' });
  return asked.data.amount;
}

test('a tree: no loop, three levels, no two of a name, nothing removed that is in use', async () => {
  const add = async (name: string, parent_id: string) => post<{ id: string }>('/channel/save', { name, parent_id });
  const third = await add('滨江小组', 'ch_seed_hangzhou');
  expect(third.success).toBe(true);
  expect((await add('四级', third.data.id)).message).toBe('渠道最多三级，请换一个上级');
  const east = { id: 'ch_seed_east', name: '华东渠道' };
  expect((await post('/channel/save', { ...east, parent_id: third.data.id })).message).toBe(
    '上级不能是渠道自己或它的下级',
  );
  expect((await add('华南渠道', 'ch_seed_east')).message).toBe('已有同名渠道');
  expect((await post('/channel/delete', { ids: ['ch_seed_east'] })).message).toContain('还有下级渠道');
  await post('/channel/delete', { ids: [third.data.id] });
  expect((await post('/channel/delete', { ids: ['ch_seed_hangzhou'] })).message).toContain('名下还有 1 个商家');
  await post('/channel/assign', { merchant_ids: ['M100003'] });
  expect((await post('/channel/delete', { ids: ['ch_seed_hangzhou'] })).message).toContain('还有佣金没有付清');
  expect((await post('/channel/delete', { ids: ['ch_seed_south'] })).success).toBe(true);
  expect((await channels()).map(({ name }) => name)).toEqual(['华东渠道', '杭州服务站']);
});

test('the later of two saves meets a conflict; another provider’s merchants cannot be assigned', async () => {
  const edit = { id: 'ch_seed_south', name: '华南', revision: 0 };
  expect((await post('/channel/save', edit)).success).toBe(true);
  expect((await post('/channel/save', { ...edit, name: '南方' })).errorCode).toBe('VERSION_CONFLICT');
  expect((await post('/channel/assign', { channel_id: 'ch_seed_south', merchant_ids: ['M100002'] })).errorCode).toBe(
    'NOT_FOUND',
  );
  const itself = await post('/channel/assign', { channel_id: 'ch_seed_east', merchant_ids: ['M100001'] });
  expect(itself.message).toContain('不能归到自己名下');
  expect((await post('/channel/save', { name: '偷看' }, owner)).errorCode).toBe('ACTION_DENIED');
});

test('what is paid is shared out at once by the rates of the day, to the fen', async () => {
  await post('/channel/assign', { channel_id: 'ch_seed_hangzhou', merchant_ids: ['M100001'] });
  const month = today().slice(0, 7);
  const before = await statements({ month });
  // 7.77 % and 3.33 % of three months at 999 yuan
  expect((await post('/channel/rates_save', { from: today(), levels: [777, 333, 0] })).success).toBe(true);
  const paid = await buy(3);
  const after = await statements({ month });
  expect(paid).toBe(299_700);
  expect(after.sum - before.sum).toBe(Math.floor((299_700 * 1110) / 10_000));
  const lines: CommissionLine[] = [];
  for (const { id, amount } of after.list) {
    const statement = await get<ChannelStatement & { list: CommissionLine[] }>('/channel/statement', { id });
    expect(statement.list.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
    lines.push(...statement.list.filter(({ merchant_name }) => merchant_name === '山野日常生活馆'));
  }
  expect(lines.map(({ level, rate, amount }) => [level, rate, amount]).sort()).toEqual([
    [1, 777, 23_286],
    [2, 333, 9_980],
  ]);
});

test('rates: not before today, not above the whole; a correction of the same day takes its place', async () => {
  const save = (from: string, levels: number[]) => post('/channel/rates_save', { from, levels });
  expect((await save('2020-01-01', [1, 1, 1])).message).toContain('生效日不能早于今天');
  expect((await save(today(), [9000, 1000, 1])).message).toBe('各级佣金比例之和不能超过 100%');
  await save('2999-01-01', [2000, 0, 0]);
  await save('2999-01-01', [2500, 0, 0]);
  const { list } = await get<{ list: ChannelRates[] }>('/channel/rates');
  expect(list.map(({ levels, is_current }) => [levels, is_current])).toEqual([
    [[2500, 0, 0], false],
    [[1000, 300, 100], true],
  ]);
});

test('待结算 → 已结算 → 已付: a month that runs waits, twice is once, what is paid stays', async () => {
  await post('/channel/assign', { channel_id: 'ch_seed_south', merchant_ids: ['M100001'] });
  await buy(1);
  const running = (await statements({ channel: 'ch_seed_south' })).list[0];
  expect(running).toMatchObject({ state: 'open', can_settle: false, amount: 9_990 });
  expect((await post('/channel/settle', { ids: [running?.id], state: 'settled' })).errorCode).toBe('MONTH_RUNNING');
  const { list } = await statements();
  const old = list.find(({ can_settle, channel_id }) => can_settle && channel_id === 'ch_seed_hangzhou');
  const id = old?.id ?? '';
  expect((await post('/channel/pay', { id, voucher: 'B-1' })).errorCode).toBe('STATE_CHANGED');
  await Promise.all([1, 2].map(() => post('/channel/settle', { ids: [id], state: 'settled' })));
  await post('/channel/settle', { ids: [id], state: 'open' });
  await post('/channel/settle', { ids: [id], state: 'settled' });
  await Promise.all([1, 2].map(() => post('/channel/pay', { id, voucher: 'B-1' })));
  expect((await post('/channel/pay', { id, voucher: 'B-2' })).errorCode).toBe('STATE_CHANGED');
  expect((await post('/channel/settle', { ids: [id], state: 'open' })).errorCode).toBe('STATE_CHANGED');
  expect((await statements()).list.find((one) => one.id === id)).toMatchObject({
    state: 'paid',
    voucher: 'B-1',
    amount: old?.amount,
  });
  // over all channels, what is owed and what is paid are the statements' sums
  const all = await channels();
  const { sum } = await statements();
  expect(all.reduce((total, { owed, paid }) => total + owed + paid, 0)).toBe(sum);
  const audit = await get<{ list: AuditEntry[] }>('/audit/data', { subject: 'commission' });
  const states = audit.list.map(({ verb, changes: [one] }) => `${verb} ${one?.field} ${one?.before} → ${one?.after}`);
  expect(states).toEqual([
    'pay state settled → paid',
    'approve state open → settled',
    'withdraw state settled → open',
    'approve state open → settled',
  ]);
});

test('a channel reads its own part alone, and nothing of what others get of the same payment', async () => {
  const read = async <T>(path: string, session: Session, query = {}) =>
    (await callMock<T>(server.origin, 'GET', path, { session, query })).body;
  const mine = await read<{ channel?: { name: string; owed: number; merchants_below: number } }>(
    '/promotion/channel',
    owner,
  );
  const east = (await channels()).find(({ id }) => id === 'ch_seed_east');
  expect(mine.data.channel).toMatchObject({ name: '华东渠道', owed: east?.owed, merchants_below: 2 });
  const own = await read<{ list: ChannelStatement[] }>('/promotion/statements', owner);
  expect(own.data.list.every(({ channel_id, settled_by }) => channel_id === 'ch_seed_east' && !settled_by)).toBe(true);
  expect(own.data.list.reduce((sum, { amount }) => sum + amount, 0)).toBe(east?.owed);
  const other = (await statements({ channel: 'ch_seed_hangzhou' })).list[0];
  expect((await read('/promotion/statement', owner, { id: other?.id })).errorCode).toBe('NOT_FOUND');
  const partners = await read<{ list: { name: string; commission: number }[] }>('/promotion/partners', owner);
  expect(partners.data.list.map(({ name }) => name).sort()).toEqual(['林间咖啡', '老街面包房']);
  expect(partners.data.list.reduce((sum, { commission }) => sum + commission, 0)).toBe(east?.owed);
  expect(wholePhones(partners.data)).toEqual([]);
  const stranger = await signIn(server.origin, 'owner2');
  expect((await read<object>('/promotion/channel', stranger)).data).toEqual({});
});
