import { appKeys } from '../../domain/apps';
import type { CurrentUser } from '../../services/account/schema';
import type { AccountRole } from '../../services/account_role/schema';
import type { MerchantApp } from '../../services/app/schema';
import type { PlatformApp } from '../../services/platform_app/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let admin: Session;
let owner: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  admin = await signIn(server.origin, 'admin');
  owner = await signIn(server.origin, 'owner');
});

const post = async <T>(path: string, body: object, session = owner) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const get = async <T>(path: string, query: Record<string, string> = {}, session = owner) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body;
const settings = async () => (await get<{ list: PlatformApp[] }>('/platform_app/data', {}, admin)).data.list;
const settingOf = async (key: string) => (await settings()).find((app) => app.key === key);
const settle = async (key: string, change: object) =>
  post<PlatformApp>('/platform_app/save', { ...(await settingOf(key)), ...change }, admin);
const shown = async (session = owner) => (await get<{ list: MerchantApp[] }>('/app/data', {}, session)).data.list;
const begin = (key: string, session = owner) => post('/app/begin', { key }, session);
const me = async (session = owner) => (await get<CurrentUser>('/account/info', {}, session)).data;

test('untouched, every merchant gets all applications', async () => {
  expect((await shown()).map(({ key, is_locked }) => [key, is_locked])).toEqual(appKeys.map((key) => [key, false]));
  expect(await me()).toMatchObject({ locked: [] });
  for (const key of appKeys) expect([key, (await begin(key)).success]).toEqual([key, true]);
});

test('one that is switched off is gone at once, and a run of it is refused with a sentence', async () => {
  await settle('asr', { is_on: false, name: '听写' });
  expect((await shown()).map(({ key }) => key)).not.toContain('asr');
  const { routes, locked } = await me();
  expect([routes.includes('creative.tool.asr'), locked]).toEqual([false, ['creative.tool.asr']]);
  expect(await begin('asr')).toMatchObject({ errorCode: 'APP_OFF', message: '“听写”已被平台关闭，暂时不能使用' });
  expect((await begin('video_cut')).success).toBe(true);
  await settle('asr', { is_on: true, name: '听写' });
  expect((await me()).page_names).toEqual({ 'creative.tool.asr': '听写' });
  expect((await me()).routes).toContain('creative.tool.asr');
  expect((await begin('asr')).success).toBe(true);
});

test('one that the plan lacks is shown with the plans that have it, and refused; another merchant’s plan may have it', async () => {
  await settle('figure_video', { plans: ['旗舰版'] });
  expect((await shown()).find(({ key }) => key === 'figure_video')).toMatchObject({
    ...{ is_locked: true, plans: ['旗舰版'] },
  });
  expect(await begin('figure_video')).toMatchObject({
    ...{ errorCode: 'PLAN_NEEDED', message: '“数字人视频”只对旗舰版开放，升级后可以使用' },
  });
  await settle('figure_video', { plans: ['旗舰版', '专业版'] });
  expect((await begin('figure_video')).success).toBe(true);
});

test('a call that only a closed application opens is refused as closed, not as a missing right', async () => {
  const { list } = (await post<{ list: AccountRole[] }>('/account_role/merchant', {})).data;
  const role = list.find(({ name }) => name === '内容编辑');
  await post('/account_role/multi_save', {
    roles: [{ ...role, routes: ['workbench', 'creative.tool.figure_video'], actions: [] }],
  });
  const writer = await signIn(server.origin, 'writer');
  expect((await get('/figure/data', {}, writer)).success).toBe(true);
  // One application does not open another.
  expect((await begin('asr', writer)).errorCode).toBe('ACTION_DENIED');
  await settle('figure_video', { is_on: false });
  expect(await get('/figure/data', {}, writer)).toMatchObject({
    ...{ errorCode: 'APP_OFF', message: '平台没有对你的店铺开放这个功能' },
  });
  expect((await post('/account_role/merchant', {}, writer)).errorCode).toBe('ACTION_DENIED');
});

test('another provider’s settings do not reach a merchant; each provider has its own', async () => {
  const other = await signIn(server.origin, 'owner2');
  await settle('asr', { is_on: false });
  expect((await shown(other)).map(({ key }) => key)).toContain('asr');
  expect((await begin('asr', other)).success).toBe(true);
});

test('a role keeps what is closed: its owner still gives it to others', async () => {
  await settle('asr', { is_on: false });
  const { list } = (await post<{ list: AccountRole[] }>('/account_role/merchant', {})).data;
  const role = list.find(({ name }) => name === '内容编辑');
  expect(role?.routes).toContain('creative.tool.asr');
  const made = await post('/team_invite/save', { role: role?.id, days: 7, max_uses: 1 });
  expect(made).toMatchObject({ success: true });
});

test('the provider’s order, names and recommendations are what merchants see; places beyond the end are the end', async () => {
  const { data } = await post<{ list: PlatformApp[] }>('/platform_app/move', { key: 'asr', position: 1 }, admin);
  expect(data.list[0]?.key).toBe('asr');
  await post('/platform_app/move', { key: 'text_to_audio', position: appKeys.length }, admin);
  await settle('asr', { name: '字幕助手', is_recommended: true });
  const list = await shown();
  expect(list[0]).toMatchObject({ key: 'asr', name: '字幕助手', is_recommended: true });
  expect(list.at(-1)?.key).toBe('text_to_audio');
  expect(await settle('video_cut', { name: '字幕助手' })).toMatchObject({ errorCode: 'NAME_TAKEN' });
  expect(await settle('video_cut', { name: '语音 识别' })).toMatchObject({ success: true });
});

test('a colleague’s change is not overwritten, the log tells what was done, and runs are counted', async () => {
  const before = await settingOf('asr');
  await settle('asr', { is_on: false });
  expect(await post('/platform_app/save', { ...before, name: '旧的' }, admin)).toMatchObject({
    errorCode: 'VERSION_CONFLICT',
  });
  await settle('asr', { is_on: true, plans: ['专业版'] });
  await begin('asr');
  await begin('asr');
  expect(await settingOf('asr')).toMatchObject({ used_runs: 2, used_merchants: 1 });
  type Entry = { verb: string; subject: string; subject_name: string };
  const { list } = (await get<{ list: Entry[] }>('/audit/data', { page_size: '3' }, admin)).data;
  expect(list.map(({ verb, subject }) => `${subject}.${verb}`).toSorted()).toEqual([
    ...['app.close', 'app.open', 'app.update'],
  ]);
});

test('merchants settle nothing, and who lacks the page begins nothing', async () => {
  const given = await settingOf('asr');
  expect((await post('/platform_app/save', { ...given, name: 'x' })).errorCode).toBe('ACTION_DENIED');
  expect((await post('/platform_app/move', { key: 'asr', position: 1 })).errorCode).toBe('ACTION_DENIED');
  expect((await get('/platform_app/data')).errorCode).toBe('ACTION_DENIED');
  expect((await begin('asr', await signIn(server.origin, 'viewer'))).errorCode).toBe('ACTION_DENIED');
});

describe('what a merchant settles for its own members', () => {
  const appOf = async (key: string, session = owner) => (await shown(session)).find((app) => app.key === key);
  const set = (key: string, fields: object, session = owner) =>
    post<MerchantApp>('/app/save', { key, is_on: true, preset: {}, ...fields }, session);

  test('closed, it is gone for all of them at once, refused with who closed it, and other merchants keep it', async () => {
    expect((await set('asr', { is_on: false })).data).toMatchObject({ is_on_here: false, revision: 1 });
    const writer = await signIn(server.origin, 'writer');
    for (const session of [owner, writer]) {
      const { routes, locked } = await me(session);
      expect([routes.includes('creative.tool.asr'), locked]).toEqual([false, ['creative.tool.asr']]);
      expect(await begin('asr', session)).toMatchObject({
        ...{ errorCode: 'APP_OFF', message: expect.stringMatching(/^店铺已停用/) },
      });
    }
    // Its owner still finds it, to open it again.
    expect(await appOf('asr')).toMatchObject({ is_on_here: false });
    const other = await signIn(server.origin, 'owner2');
    expect((await begin('asr', other)).success).toBe(true);
    expect((await appOf('asr', other))?.is_on_here).toBe(true);
    await set('asr', { is_on: true });
    expect((await begin('asr', writer)).success).toBe(true);
  });

  test('who holds nothing but a closed application is told that the shop closed it', async () => {
    const { list } = (await post<{ list: AccountRole[] }>('/account_role/merchant', {})).data;
    const role = list.find(({ name }) => name === '内容编辑');
    await post('/account_role/multi_save', {
      roles: [{ ...role, routes: ['workbench', 'creative.tool.figure_video'], actions: [] }],
    });
    await set('figure_video', { is_on: false });
    const writer = await signIn(server.origin, 'writer');
    expect(await get('/figure/data', {}, writer)).toMatchObject({ message: '店铺已停用这个应用，请联系店主' });
  });

  test('presets are told to every member; unknown ones and a colleague’s older state are refused', async () => {
    await set('video_cut', { preset: { mode: 'exact', isJoined: true } });
    const writer = await signIn(server.origin, 'writer');
    expect((await me(writer)).app_presets).toEqual({ video_cut: { mode: 'exact', isJoined: true } });
    for (const preset of [{ mode: 'best' }, { speed: 1 }, { constructor: true }])
      expect((await set('video_cut', { preset })).errorCode).toBe('INVALID_INPUT');
    expect((await set('video_cut', { revision: 0 })).errorCode).toBe('VERSION_CONFLICT');
    expect((await set('video_cut', { revision: 1 })).data.preset).toEqual({});
    expect((await me(writer)).app_presets).toEqual({});
    expect((await set('video_cut', { is_on: false }, writer)).errorCode).toBe('ACTION_DENIED');
    await settle('asr', { is_on: false });
    expect((await set('asr', {})).errorCode).toBe('APP_OFF');
  });
});
