import { type ProviderFigure, providerFigures } from '../../domain/providerFigures';
import type { ResultOf } from '../../services/contract';
import type { DashboardEntry, dashboardContract } from '../../services/dashboard/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let admin: Session;
let owner: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  // The demo shop comes by another host than the others.
  await signInAt('127.0.0.1');
  admin = await signIn(server.origin, 'admin');
  owner = await signIn(server.origin, 'owner');
}, 40_000);

const signInAt = async (host: string, body = { username: 'owner', password: 'Owner123!' }) =>
  (await callMock(server.origin, 'POST', '/account/login', { body, headers: { host } })).body.success;

const DAY_MS = 86_400_000;
const day = (offset: number): string =>
  new Date(Date.now() + 8 * 3_600_000 + offset * DAY_MS).toISOString().slice(0, 10);
const range = { from: day(-89), to: day(0) };

const get = async <T>(path: string, query: object, session = admin): Promise<T> =>
  (await callMock<T>(server.origin, 'GET', path, { session, query: query as Record<string, string> })).body.data;
type Sums = ResultOf<(typeof dashboardContract)['sums']>;
interface Paged<T> {
  readonly list: T[];
  readonly paginator: { readonly total: number };
  readonly sum: number;
}

async function behind(figure: ProviderFigure, scope: object): Promise<Paged<DashboardEntry>> {
  const first = await get<Paged<DashboardEntry>>('/dashboard/data', { ...scope, figure, page_size: '500' });
  expect(first.list).toHaveLength(first.paginator.total);
  return first;
}

const total = (list: readonly DashboardEntry[]): number => list.reduce((sum, { amount }) => sum + amount, 0);

test.each([
  ['all merchants', {}],
  ['one merchant', { merchant: 'M100003' }],
  ['one version', { version: '专业版' }],
  ['a channel with those below it', { channel: 'ch_seed_east' }],
  ['merchants that no channel brought', { channel: '' }],
  ['a host', { host: '127.0.0.1' }],
])('every figure equals the list behind it: %s', async (_, filter) => {
  const scope = { ...range, ...filter };
  const { figures, days } = await get<Sums>('/dashboard/sums', scope);
  for (const figure of providerFigures) {
    const { list, sum } = await behind(figure, scope);
    expect([figure, total(list), sum]).toEqual([figure, figures[figure], figures[figure]]);
    const inDays = days.reduce((all, one) => all + one.figures[figure], 0);
    if (figure === 'merchants') expect(days.at(-1)?.figures.merchants).toBe(figures.merchants);
    else if (figure !== 'active_merchants') expect([figure, inDays]).toEqual([figure, figures[figure]]);
  }
});

test('a merchant stays with the host that it came by, wherever it signs in later; the host is named by its brand', async () => {
  const { choices } = await get<Sums>('/dashboard/sums', range);
  expect(choices.host).toEqual([
    { value: '127.0.0.1', label: '灵框 · 127.0.0.1' },
    { value: 'localhost', label: '灵框 · localhost' },
  ]);
  const of = (host: string) => get<Sums>('/dashboard/sums', { ...range, host });
  const before = await of('127.0.0.1');
  expect(before.figures.merchants).toBe(1);
  for (const host of ['localhost', 'brand-b.localhost', 'localhost']) expect(await signInAt(host)).toBe(true);
  const after = await of('127.0.0.1');
  // Each sign-in is one more entry of an active merchant, at the host that the merchant came by.
  expect(after.figures).toEqual(before.figures);
  expect((await of('brand-b.localhost')).figures.merchants).toBe(0);
});

/** The owner asks for a plan; the provider accepts it. */
async function buy(months: number, accepts = true): Promise<void> {
  const asked = await callMock<{ id: string }>(server.origin, 'POST', '/upgrade/save', {
    session: owner,
    body: { version: '旗舰版', months },
  });
  const body = { id: asked.body.data.id, state: accepts ? 'accepted' : 'refused', reply: '' };
  await callMock(server.origin, 'POST', '/upgrade/decide', { session: admin, body });
}

test('each figure is what the merchant itself reads in its own lists', async () => {
  const scope = { ...range, merchant: 'M100001' };
  await buy(1);
  const { figures } = await get<Sums>('/dashboard/sums', scope);
  const from = Date.parse(`${range.from}T00:00:00+08:00`);
  const own = async <T>(path: string, query = {}): Promise<T[]> => {
    const rows: T[] = [];
    for (let page = 1; ; page += 1) {
      const { list, paginator } = await get<Partial<Paged<T>>>(path, { ...query, page, page_size: '100' }, owner);
      rows.push(...(list ?? []));
      if (!list?.length || !paginator || rows.length >= paginator.total) return rows;
    }
  };
  interface Dated {
    readonly created_at: string;
    readonly state?: string;
    readonly status?: number;
  }
  const isWithin = (at: string): boolean => Date.parse(at) >= from;
  const videos = await own<Dated>('/video/data');
  const removed = await own<Dated>('/video/data', { status: '-1' });
  expect(figures.renders).toBe([...videos, ...removed].filter(({ created_at }) => isWithin(created_at)).length);
  const tasks = await own<Dated>('/task/data');
  expect(figures.tasks).toBe(tasks.filter(({ created_at }) => isWithin(created_at)).length);
  const lines = await own<{ kind: string; credits: number; created_at: string }>('/counting/data');
  const used = lines.filter(({ kind, created_at }) => kind !== 'grant' && isWithin(created_at));
  expect(figures.credits).toBe(-used.reduce((sum, { credits }) => sum + credits, 0));
  const paid = await own<{ state: string; amount: number }>('/upgrade/data', { state: 'accepted' });
  expect(figures.revenue).toBe(99_900);
  expect(figures.revenue).toBe(paid.reduce((sum, { amount }) => sum + amount, 0));
  interface Post {
    readonly state: string;
    readonly history: readonly { readonly state: string; readonly at: string }[];
  }
  const posts = (await own<Post>('/publish/data')).filter(({ state, history }) =>
    isWithin(history.findLast((step) => step.state === state)?.at ?? ''),
  );
  expect(posts.length).toBeGreaterThan(10);
  expect(figures.posts).toBe(posts.filter(({ state }) => state === 'published').length);
  const failed = ['failed', 'unknown', 'platform_rejected'];
  const failedTasks = tasks.filter(({ state = '' }) => state === 'failed' || state === 'partial').length;
  expect(figures.failures).toBe(posts.filter(({ state }) => failed.includes(state)).length + failedTasks);
});

test('the rows of each dimension add up to the figures', async () => {
  const { figures } = await get<Sums>('/dashboard/sums', range);
  for (const by of ['merchant', 'version', 'channel', 'host']) {
    const { list } = await get<{ list: { key: string; figures: Record<ProviderFigure, number> }[] }>(
      '/dashboard/breakdown',
      { ...range, by },
    );
    for (const figure of providerFigures)
      expect([by, figure, list.reduce((sum, row) => sum + row.figures[figure], 0)]).toEqual([
        by,
        figure,
        figures[figure],
      ]);
  }
});

test('a request that is accepted is revenue at once; other providers’ merchants are never in it', async () => {
  const before = await get<Sums>('/dashboard/sums', range);
  await buy(3, false);
  expect((await get<Sums>('/dashboard/sums', range)).figures.revenue).toBe(before.figures.revenue);
  await buy(2);
  const after = await get<Sums>('/dashboard/sums', range);
  expect(after.figures.revenue - before.figures.revenue).toBe(199_800);
  const { list } = await behind('merchants', range);
  expect(list.map(({ id }) => id).sort()).toEqual(['M100001', 'M100003', 'M100004']);
  const foreign = await get<Sums>('/dashboard/sums', { ...range, merchant: 'M100002' });
  expect(Object.values(foreign.figures).every((value) => value === 0)).toBe(true);
  const walled = await callMock(server.origin, 'GET', '/dashboard/sums', { session: owner, query: range });
  expect(walled.body.success).toBe(false);
});

test('days the wrong way round, or too many, are refused in words', async () => {
  for (const wrong of [
    { from: day(0), to: day(-1) },
    { from: day(-500), to: day(0) },
  ]) {
    const { body } = await callMock(server.origin, 'GET', '/dashboard/sums', { session: admin, query: wrong });
    expect(body).toMatchObject({ success: false, message: '请选择 400 天以内的时间' });
  }
});

test('who registers belongs to the host that he registered at', async () => {
  const host = 'localhost';
  const { body } = await callMock(server.origin, 'POST', '/account/register', {
    body: { username: 'host_shop', password: 'lamp on the hill', name: '何店主', shop: '域名测试店' },
    headers: { host },
  });
  expect(body).toMatchObject({ success: true });
  const { list } = await get<{ list: { name: string; mchno: string }[] }>('/merchant/data', { keyword: '域名测试店' });
  await signInAt('127.0.0.1', { username: 'host_shop', password: 'lamp on the hill' });
  const scope = { ...range, host, merchant: list[0]?.mchno };
  expect((await get<Sums>('/dashboard/sums', scope)).figures.merchants).toBe(1);
});
