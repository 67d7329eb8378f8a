import { SEE_AS_ENDED } from '@/domain/seeAs';
import { SEE_AS_OVER_CODE } from '@/lib/request/errors';
import type { CurrentUser } from '@/services/account/schema';
import type { Notice } from '@/services/notice/schema';
import { runStartup, type StartupServices } from './runStartup';

class StatusZero extends Error {}

const user: CurrentUser = {
  id: 'u1',
  name: 'owner',
  avatar: '',
  access: 'other',
  routes: ['workbench'],
  actions: [],
  business: 'merchant',
};
const notice = (id: string, status: 0 | 1): Notice => ({
  id,
  title: id,
  content: '',
  kind: 'system',
  status,
  created_at: '2026-11-20T00:00:00Z',
});
const provider = {
  id: 'p',
  name: 'brand',
  title: 'brand',
  slogan: '',
  logo: '',
  favicon: '',
  color: '#123456',
  icp: '',
  service_phone: '',
};
const usage = {
  credits: { balance: 1, held: 0, granted: 1 },
  storage: { used: 0, total: 1 },
  videos: { used: 0, total: 1 },
  speechSeconds: { used: 0, total: 1 },
  version: 'v',
};

/** Services in which everything succeeds; a log of what was called and done. */
function stage(over: Partial<StartupServices> = {}) {
  const log: string[] = [];
  const zones: (string | undefined)[] = [];
  const call =
    <T>(name: string, value: T) =>
    async (): Promise<T> => {
      log.push(name);
      return value;
    };
  const services: StartupServices = {
    host: 'shop.example',
    path: '/workbench',
    address: '/workbench?tab=2',
    isLoggedIn: () => true,
    clearSession: () => void log.push('clear'),
    session: () => ({ accountId: 'u1', business: 'merchant' }),
    loadWork: async () => undefined,
    setZone: (zone) => void zones.push(zone),
    currentGoodsId: () => undefined,
    storeGoods: (goods) => void log.push(`store ${goods.id}`),
    provider: async (host) => {
      log.push(`provider ${host}`);
      return provider;
    },
    usage: call('usage', usage),
    user: call('user', user),
    notices: call('notices', { list: [notice('a', 0), notice('b', 1)], total: 2 }),
    defaultGoods: call('goods', { id: 'g1', title: 't', cover: 'c' }),
    isStatusZero: (error) => error instanceof StatusZero,
    isSeeAsOver: (error) => (error as { code?: string }).code === SEE_AS_ENDED,
    messageOf: (error) => (error as Error).message,
    showError: (message) => void log.push(`show ${message}`),
    goTo: (address) => void log.push(`go ${address}`),
    ...over,
  };
  return { services, log, zones };
}

const rejecting = async (): Promise<never> => {
  throw new Error('down');
};

test('dates follow the merchant of the user: its zone is known before the first page', async () => {
  const merchant = { mchno: 'm', name: 'm', industry: '', zone: 'Asia/Tokyo' };
  const { services, zones } = stage({ user: async () => ({ ...user, merchant }) });
  await runStartup(services);
  expect(zones).toEqual(['Asia/Tokyo']);
});

test('logged out: only the provider of the host is asked', async () => {
  const { services, log } = stage({ isLoggedIn: () => false });
  const state = await runStartup(services);
  expect(log).toEqual(['provider shop.example']);
  expect(state).toMatchObject({ isLogin: false, provider: { name: 'brand' }, notices: { unreadCount: 0 } });
  expect(state.currentUser).toBeUndefined();
});

test('logged in: everything is asked, default goods is stored, unread notices are counted', async () => {
  const { services, log } = stage();
  const state = await runStartup(services);
  expect([...log].sort()).toEqual(['goods', 'notices', 'provider shop.example', 'store g1', 'usage', 'user']);
  expect(state).toMatchObject({ isLogin: true, currentGoodsId: 'g1', currentUser: { id: 'u1' }, usage });
  expect(state.notices).toMatchObject({ totalCount: 2, unreadCount: 1 });
});

test('calls that need nothing from one another are under way together', async () => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const started: string[] = [];
  const wait =
    <T>(name: string, value: T) =>
    async (): Promise<T> => {
      started.push(name);
      await gate;
      return value;
    };
  const { services } = stage({
    provider: wait('provider', provider),
    usage: wait('usage', usage),
    user: wait('user', user),
    defaultGoods: wait('goods', undefined),
  });
  const done = runStartup(services);
  await Promise.resolve();
  expect([...started].sort()).toEqual(['goods', 'provider', 'usage', 'user']);
  release();
  await done;
});

test('a stored goods id is kept and no default is asked for', async () => {
  const { services, log } = stage({ currentGoodsId: () => 'g9' });
  expect((await runStartup(services)).currentGoodsId).toBe('g9');
  expect(log).not.toContain('goods');
});

test('no active goods: nothing is stored', async () => {
  const { services, log } = stage({ defaultGoods: async () => undefined });
  expect((await runStartup(services)).currentGoodsId).toBeUndefined();
  expect(log.some((line) => line.startsWith('store'))).toBe(false);
});

test('a user without an id gets no notices', async () => {
  const { services, log } = stage({ user: async () => ({ ...user, id: '' }) });
  await runStartup(services);
  expect(log).not.toContain('notices');
});

test.each(['provider', 'usage', 'notices', 'defaultGoods'] as const)(
  '%s may fail: a usable page is left',
  async (name) => {
    const { services, log } = stage({ [name]: rejecting });
    const state = await runStartup(services);
    expect(state.isLogin).toBe(true);
    expect(state.currentUser?.id).toBe('u1');
    expect(log.some((line) => line === 'clear' || line.startsWith('go '))).toBe(false);
  },
);

test('failed notices are an empty list', async () => {
  const { services } = stage({ notices: rejecting });
  expect((await runStartup(services)).notices).toEqual({ noticeList: [], totalCount: 0, unreadCount: 0 });
});

describe('user look-up with status 0', () => {
  const user = async (): Promise<never> => {
    throw new StatusZero('expired');
  };

  test('clears, says why and leads to the login, to come back afterwards', async () => {
    const { services, log } = stage({ user });
    const state = await runStartup(services);
    expect(log.slice(log.indexOf('clear'))).toEqual([
      'clear',
      'show expired',
      'go /login?redirect=%2Fworkbench%3Ftab%3D2',
    ]);
    expect(state).toMatchObject({ isLogin: false });
    expect(log).not.toContain('store g1');
  });

  test.each(['/', '/login', '/register', '/changelog'])('clears and stays on the public path %s', async (path) => {
    const { services, log } = stage({ user, path });
    await runStartup(services);
    expect(log).toContain('clear');
    expect(log.some((line) => line.startsWith('go ') || line.startsWith('show '))).toBe(false);
  });

  test('/daping is not on the public list', async () => {
    const { services, log } = stage({ user, path: '/daping', address: '/daping' });
    await runStartup(services);
    expect(log).toContain('go /login?redirect=%2Fdaping');
  });
});

describe('user look-up that throws', () => {
  test('clears and leads to the login without a message', async () => {
    const { services, log } = stage({ user: rejecting });
    await runStartup(services);
    expect(log).toContain('clear');
    expect(log).toContain('go /login?redirect=%2Fworkbench%3Ftab%3D2');
    expect(log.some((line) => line.startsWith('show '))).toBe(false);
  });

  test('stays on a public path', async () => {
    const { services, log } = stage({ user: rejecting, path: '/changelog' });
    await runStartup(services);
    expect(log).toContain('clear');
    expect(log.some((line) => line.startsWith('go '))).toBe(false);
  });
});

test('an entry as support that is over keeps the session: the way back needs its token', async () => {
  const { services, log } = stage({
    user: () => Promise.reject(Object.assign(new Error('ended'), { code: SEE_AS_ENDED })),
  });
  const state = await runStartup(services);
  expect(state.isLogin).toBe(false);
  expect(log).not.toContain('clear');
  expect(SEE_AS_OVER_CODE).toBe(SEE_AS_ENDED);
});
