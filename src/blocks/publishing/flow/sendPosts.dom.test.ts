import { requestConfig } from '@/lib/request';
import { writeSession } from '@/lib/session';
import { workStore } from '@/lib/storage/workStore';
import { callMock, type Session, signIn } from '@/testing/mock/callMock';
import { type SharedMockServer, sharedMockServer } from '@/testing/mock/sharedMockServer';
import { sendPosts } from './sendPosts';

let mock: SharedMockServer;
let owner: Session;

beforeAll(async () => {
  mock = await sharedMockServer();
  requestConfig.baseURL = `${mock.origin}/api`;
  // jsdom keeps the timer of an aborted request, and with it the process.
  requestConfig.timeout = 0;
  owner = await signIn(mock.origin, 'owner');
  const { token, id, mchno } = owner;
  writeSession({ token, id, app_type: 'merchant', business: 'merchant', merchantData: { mchno, industry: '' } });
}, 40_000);
// jsdom tells of each cut connection.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const entry = { video_id: 'vid_seed_thermos', account_id: 'wm_kuaishou', publish_at: '', topics: [] };
const send = (title: string) => sendPosts({ kind: 'matrix', as: 'draft', posts: [{ ...entry, title }] });

async function countOf(wanted: string): Promise<number> {
  const { body } = await callMock<{ list: { title: string }[] }>(mock.origin, 'GET', '/publish/unscheduled', {
    session: owner,
  });
  return body.data.list.filter(({ title }) => title === wanted).length;
}

test('a plan whose answer got lost is sent once, also when the page remembers nothing any more', async () => {
  const fault = { kind: 'lostAnswer', path: '/publish/schedule', times: 1 };
  await callMock(mock.origin, 'POST', '/__mock/fault', { body: fault });
  expect((await send('只排一次')).problem).toBeDefined();
  // The keys in the page's memory are forgotten after ten minutes.
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 11 * 60_000);
  expect((await send('只排一次')).items).toHaveLength(1);
  expect(await countOf('只排一次')).toBe(1);
});

test('what was answered is forgotten: the same plan may be meant a second time', async () => {
  await send('排两次');
  await send('排两次');
  expect(await countOf('排两次')).toBe(2);
  await workStore.clear();
});
