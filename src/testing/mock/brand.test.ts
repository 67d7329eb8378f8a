import type { BrandFields, BrandState } from '../../services/brand/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let admin: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
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
  await draftOf({ hosts: ['https://Brand-C.localhost:8000/login', 'localhost'] });
  await post('/brand/activate');
  expect((await shownOn('brand-c.localhost:4172')).data).toMatchObject({ name: '灵框' });
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

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const upload = async (data: string, name: string, session = admin) =>
  (await callMock<{ url: string }>(server.origin, 'POST', '/file/base64_upload', { session, body: { data, name } }))
    .body;
const live = async (change: Partial<BrandFields>) => {
  expect((await draftOf(change)).errorCode).toBeUndefined();
  return post('/brand/activate');
};
const userOf = async (session: Session) =>
  (
    await callMock<{ routes: string[]; locked?: string[]; watermark?: { text: string; opacity: number } }>(
      server.origin,
      'GET',
      '/account/info',
      { session },
    )
  ).body.data;

test('a login picture is stored first, shown once it is live, and taken back with the version', async () => {
  const { data } = await upload(png, 'login.png');
  await draftOf({ login_image: data.url });
  expect((await shownOn('localhost')).data).toMatchObject({ login_image: '' });
  await post('/brand/activate');
  expect((await shownOn('localhost')).data).toMatchObject({ login_image: data.url });
  await post('/brand/restore');
  expect((await shownOn('localhost')).data).toMatchObject({ login_image: '' });
});

test('a picture that is elsewhere, another’s, broken or a drawing with script is refused', async () => {
  const owner = await signIn(server.origin, 'owner');
  const foreign = await upload(png, 'login.png', owner);
  const broken = await upload(`data:image/png;base64,${btoa('no image')}`, 'login.png');
  const drawing = await upload(`data:image/svg+xml;base64,${btoa('<svg><script/></svg>')}`, 'login.svg');
  const urls = [
    'https://elsewhere.example/a.png',
    '/api/demo/brand/xinghe.svg',
    foreign.data.url,
    broken.data.url,
    drawing.data.url,
  ];
  for (const login_image of urls) expect((await draftOf({ login_image })).errorCode).toBe('LOGIN_IMAGE_INVALID');
  expect((await state()).draft).toBeUndefined();
});

test.each<[Partial<BrandFields>, string]>([
  [{ mail_address: 'nobody' }, 'MAIL_INVALID'],
  [{ service_email: 'a b@c.example' }, 'MAIL_INVALID'],
  [{ watermark_kind: 'text', watermark_text: ' ' }, 'WATERMARK_INVALID'],
  [{ watermark_kind: 'logo', watermark_image: '/api/demo/brand/xinghe.svg' }, 'WATERMARK_INVALID'],
])('%j is refused as %s', async (change, code) => {
  expect((await draftOf(change)).errorCode).toBe(code);
});

test('visitors are told whom to ask, and nothing of what is the provider’s', async () => {
  await live({ service_email: 'help@brand.example', service_hours: '9–18', mail_address: 'no-reply@brand.example' });
  const { data } = await shownOn('localhost');
  expect(data).toMatchObject({ service_email: 'help@brand.example', service_hours: '9–18', can_register: true });
  expect(Object.keys(data as object).filter((key) => /^(mail_|watermark_|closed_|hosts)/.test(key))).toEqual([]);
});

test('the mark is on the videos of merchants whose plan asks for it, of this brand alone, and off by default', async () => {
  const [owner, owner2] = [await signIn(server.origin, 'owner'), await signIn(server.origin, 'owner2')];
  expect((await userOf(owner)).watermark).toBeUndefined();
  await live({ watermark_kind: 'text', watermark_text: '灵框', watermark_opacity: 60 });
  expect((await userOf(owner)).watermark).toMatchObject({ text: '灵框', opacity: 0.6, place: 'topRight' });
  expect((await userOf(owner2)).watermark).toBeUndefined();
  expect((await userOf(admin)).watermark).toBeUndefined();
  await live({ watermark_plans: ['基础版'] });
  expect((await userOf(owner)).watermark).toBeUndefined();
  const until = (iso: string) => post('/merchant/plan', { id: 'M100001', version: '专业版', expires_at: iso });
  await until('2020-01-01T00:00:00.000Z');
  expect((await userOf(owner)).watermark).toMatchObject({ text: '灵框' });
});

test('a closed area is closed to pages and calls at once, of this brand’s merchants alone, and opens again', async () => {
  const [owner, owner2] = [await signIn(server.origin, 'owner'), await signIn(server.origin, 'owner2')];
  const coupons = (session: Session) => callMock(server.origin, 'GET', '/coupon/data', { session });
  const close = (session: Session) =>
    callMock(server.origin, 'POST', '/coupon/status', { session, body: { ids: ['none'], status: 0 } });
  await live({ closed_areas: ['service', 'agent'] });
  const user = await userOf(owner);
  expect(user.routes.filter((key) => /^(service|agent)\./.test(key))).toEqual([]);
  expect(user.locked).toEqual(expect.arrayContaining(['service.coupon', 'agent.prompt']));
  expect((await coupons(owner)).body).toMatchObject({
    errorCode: 'APP_OFF',
    message: '平台没有对你的店铺开放这个功能',
  });
  expect((await close(owner)).body.errorCode).toBe('APP_OFF');
  expect((await coupons(owner2)).body.success).toBe(true);
  await post('/brand/restore');
  expect((await coupons(owner)).body.success).toBe(true);
});

test('where nobody registers by himself no shop is opened, whoever recommends it', async () => {
  const owner = await signIn(server.origin, 'owner');
  const code = (await callMock<{ code: string }>(server.origin, 'GET', '/account/invite_list', { session: owner })).body
    .data.code;
  await live({ closed_areas: ['register'] });
  expect((await shownOn('localhost')).data).toMatchObject({ can_register: false });
  for (const invite of [{}, { invite: code }]) {
    const body = { shop: '溪边花店', name: '苏溪', username: 'suxi', password: 'lamp on the hill', ...invite };
    const { body: answer } = await callMock(server.origin, 'POST', '/account/register', { body });
    expect(answer.errorCode).toBe('REGISTER_CLOSED');
  }
});

test('two administrators: what was prepared on an older brand is refused', async () => {
  const { live: now, revision } = await state();
  await post('/brand/save', { ...now, service_hours: '9–18', revision });
  expect((await post('/brand/save', { ...now, service_hours: '8–20', revision })).errorCode).toBe('VERSION_CONFLICT');
  expect((await state()).draft?.service_hours).toBe('9–18');
});
