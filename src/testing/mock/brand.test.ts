import type { BrandFields, BrandState } from '../../services/brand/schema';
import { callMock, type Session, signIn } from './callMock';
import { type MockServer, startMockServer } from './startMockServer';

let server: MockServer;
let admin: Session;
beforeAll(async () => {
  server = await startMockServer();
}, 40_000);
afterAll(() => server.close());
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  admin = await signIn(server.origin, 'admin');
});

const post = async (path: string, body: object = {}, session = admin) =>
  (await callMock<BrandState>(server.origin, 'POST', path, { session, body })).body;
const state = async () =>
  (await callMock<BrandState>(server.origin, 'GET', '/brand/info', { session: admin })).body.data;
const shownOn = async (host: string) =>
  (await callMock<Record<string, unknown>>(server.origin, 'GET', '/merchant/provider', { query: { host } })).body;
const draftOf = async (change: Partial<BrandFields>) => post('/brand/save', { ...(await state()).live, ...change });

test('a draft changes nothing for visitors until it is activated', async () => {
  await draftOf({ name: '新灵框', color: '#2F54EB' });
  expect((await shownOn('localhost')).data).toMatchObject({ name: '灵框', color: '#6956EB' });
  expect((await state()).draft).toMatchObject({ name: '新灵框' });
  const { data } = await post('/brand/activate');
  expect(data.draft).toBeUndefined();
  expect((await shownOn('localhost')).data).toMatchObject({ name: '新灵框', color: '#2F54EB' });
});

test('one call goes back to the version before, another one forward again', async () => {
  const { live } = await state();
  await draftOf({ name: '新灵框' });
  await post('/brand/activate');
  expect((await post('/brand/restore')).data.live).toEqual(live);
  expect((await shownOn('localhost')).data).toMatchObject({ name: '灵框' });
  expect((await post('/brand/restore')).data.live.name).toBe('新灵框');
});

test('the last ten versions are kept, and any of them can be gone back to once', async () => {
  for (let version = 1; version <= 12; version += 1) {
    await draftOf({ name: `第${version}版` });
    await post('/brand/activate');
  }
  const { history } = await state();
  expect(history.map(({ fields }) => fields.name)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `第${n}版`));
  const oldest = history.at(-1);
  const { data } = await post('/brand/restore', { id: oldest?.id });
  expect([data.live.name, data.history.length, data.history[0]?.fields.name]).toEqual(['第2版', 10, '第12版']);
  // it is live now: a second press finds it no more
  const { errorCode, message } = await post('/brand/restore', { id: oldest?.id });
  expect([errorCode, message]).toEqual(['NOT_FOUND', '这个版本已不在历史版本里，请刷新后再选']);
});

test('going back leaves what is being prepared', async () => {
  await draftOf({ name: '第二版' });
  await post('/brand/activate');
  await draftOf({ name: '第三版' });
  expect((await post('/brand/restore')).data.draft?.name).toBe('第三版');
});

test('a draft that says what is live is none', async () => {
  await draftOf({ name: '新灵框' });
  expect((await draftOf({})).data.draft).toBeUndefined();
  expect((await post('/brand/activate')).errorCode).toBe('NO_DRAFT');
  expect((await post('/brand/restore')).errorCode).toBe('NO_PREVIOUS');
});

test('a host shows the brand that claims it, and no longer when it is given up', async () => {
  await draftOf({ hosts: ['https://Brand-B.localhost:8000/login', 'localhost'] });
  await post('/brand/activate');
  expect((await shownOn('brand-b.localhost:4172')).data).toMatchObject({ name: '灵框' });
  expect((await shownOn('127.0.0.1')).errorCode).toBe('NO_PROVIDER');
});

test.each([
  [{ hosts: ['localhost', 'LOCALHOST:80'] }, 'HOST_TWICE', 'localhost'],
  [{ hosts: ['localhost', '127.0.0.2'] }, 'HOST_TAKEN', '127.0.0.2'],
  [{ hosts: ['no host'] }, 'HOST_INVALID', 'no host'],
  [{ logo: 'https://elsewhere.example/a.png' }, 'LOGO_INVALID', 'PNG'],
  [{ favicon: `data:image/svg+xml;base64,${btoa('<svg><script/></svg>')}` }, 'LOGO_INVALID', '脚本'],
])('%j is refused as %s and says why', async (change, code, words) => {
  const { errorCode, message } = await draftOf(change);
  expect(errorCode).toBe(code);
  expect(message).toContain(words);
  expect((await state()).draft).toBeUndefined();
});

test.each(['owner', 'writer', 'viewer'])('%s reaches none of it', async (name) => {
  const merchant = await signIn(server.origin, name);
  const { body } = await callMock(server.origin, 'GET', '/brand/info', { session: merchant });
  expect(body.success).toBe(false);
  expect((await post('/brand/activate', {}, merchant)).success).toBe(false);
});
