import type { ChannelStatement, CommissionLine } from '../../services/channel/schema';
import type { OwnChannel, Partner } from '../../services/promotion/schema';
import { callMock, type Session, signIn } from './callMock';
import { type MockServer, startMockServer } from './startMockServer';

let server: MockServer;
let owner: Session;
let stranger: Session;
let admin: Session;
beforeAll(async () => {
  server = await startMockServer();
  owner = await signIn(server.origin, 'owner');
  stranger = await signIn(server.origin, 'owner2');
  admin = await signIn(server.origin, 'admin');
}, 40_000);
afterAll(() => server.close());

const get = async <T>(path: string, query: object = {}, session = owner) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query: query as Record<string, string> })).body;
const info = async (session = owner) =>
  (await get<{ channel: OwnChannel | null; below: { name: string; level: number }[] }>('/promotion/info', {}, session))
    .data;
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

test('a channel sees itself, what is below it, and sums that its lists add up to', async () => {
  const { channel, below } = await info();
  expect(channel).toMatchObject({ name: '华东渠道', merchants: 1, merchants_below: 2, rates: [1000, 300, 100] });
  expect(below).toEqual([{ id: 'ch_seed_hangzhou', name: '杭州服务站', level: 2, merchants: 1 }]);
  const partners = (await get<{ list: Partner[]; sum: number }>('/promotion/partners')).data;
  expect(partners.list.map(({ level }) => level).sort()).toEqual([1, 2]);
  const statements = (await get<{ list: ChannelStatement[]; sum: number }>('/promotion/statements')).data;
  const whole = (channel?.owed ?? 0) + (channel?.paid ?? 0);
  expect(whole).toBeGreaterThan(0);
  expect([statements.sum, sumOf(statements.list.map(({ amount }) => amount))]).toEqual([whole, whole]);
  expect([partners.sum, sumOf(partners.list.map(({ earned }) => earned))]).toEqual([whole, whole]);
  for (const { id, amount } of statements.list) {
    const { list } = (await get<{ list: CommissionLine[] }>('/promotion/statement', { id })).data;
    expect(sumOf(list.map((line) => line.amount))).toBe(amount);
  }
});

test('the provider sees the same sums', async () => {
  const { list } = (await get<{ list: { id: string; owed: number; paid: number }[] }>('/channel/data', {}, admin)).data;
  const { channel } = await info();
  expect(list.find(({ id }) => id === channel?.id)).toMatchObject({ owed: channel?.owed, paid: channel?.paid });
});

test('of another channel nothing is seen, not even by its number', async () => {
  const all = (await get<{ list: ChannelStatement[] }>('/channel/statements', { page_size: '500' }, admin)).data.list;
  const other = all.find(({ channel_id }) => channel_id === 'ch_seed_hangzhou');
  expect(other).toBeDefined();
  expect(await get('/promotion/statement', { id: other?.id })).toMatchObject({ errorCode: 'NOT_FOUND' });
});

test('a merchant who is no channel finds none', async () => {
  expect(await info(stranger)).toEqual({ channel: null, below: [] });
  expect((await get<{ list: Partner[] }>('/promotion/partners', {}, stranger)).data.list).toEqual([]);
  expect((await get<{ list: ChannelStatement[] }>('/promotion/statements', {}, stranger)).data.list).toEqual([]);
});
