import { localOf } from '../../domain/publishing/zone';
import type { CurrentUser } from '../../services/account/schema';
import type { PublishItem } from '../../services/publish/schema';
import type { WemediaView } from '../../services/wemedia/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let session: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  session = await signIn(server.origin, 'owner');
}, 40_000);

const day = 86_400_000;
const get = async <T>(path: string, query: Record<string, string> = {}) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body.data;
const setZone = async (value: string) =>
  (await callMock(server.origin, 'POST', '/merchant/set', { session, body: { field: 'zone', value } })).body;

test('start-up is told the merchant’s zone; a place that nobody knows is refused', async () => {
  expect((await get<CurrentUser>('/account/info')).merchant?.zone).toBe('Asia/Shanghai');
  expect((await setZone('Mars/Olympus')).errorCode).toBe('INVALID_INPUT');
  expect((await setZone('America/New_York')).success).toBe(true);
  expect((await get<CurrentUser>('/account/info')).merchant?.zone).toBe('America/New_York');
});

test.each(['Asia/Shanghai', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'what was sent today is counted by the day in %s',
  async (zone) => {
    await setZone(zone);
    const { list: accounts } = await get<{ list: WemediaView[] }>('/wemedia/data');
    const range = { from: new Date(Date.now() - 4 * day).toISOString(), to: new Date(Date.now() + day).toISOString() };
    const { list: posts } = await get<{ list: PublishItem[] }>('/publish/data', range);
    const today = localOf(Date.now(), zone).date;
    const sent = (id: string) =>
      posts.filter(({ account_id, history }) => {
        const left = history.findLast(({ state }) => state === 'publishing');
        return account_id === id && left !== undefined && localOf(Date.parse(left.at), zone).date === today;
      }).length;
    expect(accounts.map(({ id, health }) => [id, health.used_today])).toEqual(accounts.map(({ id }) => [id, sent(id)]));
  },
);
