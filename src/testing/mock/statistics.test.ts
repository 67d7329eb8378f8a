import { curveOf, type PublishRow } from '../../../mock/_engines/publisher';
import {
  bestHours,
  edgesOf,
  groupsOf,
  localClock,
  measure,
  measureDays,
  type PostFact,
  rankGroups,
  settledPosts,
} from '../../domain/statistics';
import type { ResultOf } from '../../services/contract';
import type { PublishItem } from '../../services/publish/schema';
import type { statisticsContract } from '../../services/statistics/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

type C = typeof statisticsContract;

let server: SharedMockServer;
let owner: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
}, 40_000);

const day = (offset: number): string =>
  new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);
const range = (days: number) => ({ from: day(1 - days), to: day(0) });

const get = async <K extends keyof C>(verb: K, query: Record<string, string>, session = owner) =>
  (await callMock<ResultOf<C[K]>>(server.origin, 'GET', `/statistics/${verb}`, { session, query })).body;

async function postsBetween(from: string, to: string): Promise<PublishItem[]> {
  const { body } = await callMock<{ list: PublishItem[] }>(server.origin, 'GET', '/publish/data', {
    session: owner,
    query: { from: `${from}T00:00:00+08:00`, to: `${to}T23:59:59.999+08:00` },
  });
  return body.data.list.filter(({ state }) => state === 'published');
}

const viewsOf = (list: readonly PublishItem[]): number =>
  list.reduce((sum, { numbers }) => sum + (numbers?.views ?? 0), 0);

test('sums by publish date are those of the posts themselves, day by day too', async () => {
  const before = viewsOf(await postsBetween(day(-29), day(0)));
  const { current } = (await get('sums', range(30))).data;
  const posts = await postsBetween(day(-29), day(0));
  expect(current.posts).toBe(posts.length);
  expect(current.posts).toBeGreaterThan(20);
  // views grow between two calls
  expect(current.counts.views).toBeGreaterThanOrEqual(before);
  expect(current.counts.views).toBeLessThanOrEqual(viewsOf(posts));
  expect(current.days).toHaveLength(30);
  expect(current.days.reduce((sum, one) => sum + one.counts.views, 0)).toBe(current.counts.views);
});

test('what came within the days sums over adjacent times to what came in both', async () => {
  const of = async (from: number, to: number) =>
    (await get('sums', { from: day(from), to: day(to), basis: 'happened' })).data.current.counts.likes;
  const [first, second, both] = [await of(-40, -21), await of(-20, -10), await of(-40, -10)];
  expect(first + second).toBe(both);
  expect(both).toBeGreaterThan(0);
});

test('every dimension that parts the posts adds up to the whole; a filter narrows to its row', async () => {
  const whole = (await get('sums', { from: day(-60), to: day(-10) })).data.current;
  for (const by of ['platform', 'account', 'video', 'framework', 'topic', 'goods', 'member', 'hour', 'post']) {
    const { list } = (await get('breakdown', { from: day(-60), to: day(-10), by, page_size: '500' })).data;
    expect(list.reduce((sum, row) => sum + row.posts, 0)).toBe(whole.posts);
    expect(list.reduce((sum, row) => sum + row.share, 0)).toBeCloseTo(1, 9);
  }
  const { list } = (await get('breakdown', { from: day(-60), to: day(-10), by: 'framework' })).data;
  const row = list.find(({ key }) => key === 'golden3');
  const only = (await get('sums', { from: day(-60), to: day(-10), framework: 'golden3' })).data.current;
  expect(only.posts).toBe(row?.posts);
  expect(row?.label).toBe('黄金3秒');
});

test('the simulated difference of frameworks is found, and small samples are not ranked as if they were known', async () => {
  const { groups, better, overall } = (await get('ranking', range(90))).data;
  const of = (key: string) => groups.find((group) => group.key === key);
  expect(of('golden3')).toMatchObject({ verdict: 'above' });
  expect(of('why-how-what')).toMatchObject({ verdict: 'below' });
  expect(of('pas')).toMatchObject({ posts: 3, verdict: 'few' });
  expect(better.some(({ a, b }) => a === 'golden3' && b === 'why-how-what')).toBe(true);
  expect(better.some(({ a }) => a === 'pas')).toBe(false);
  expect(overall).toBeGreaterThan(0.2);
  const lows = groups.map(({ interval }) => interval?.low ?? -1);
  expect(lows).toEqual([...lows].sort((a, b) => b - a));
});

test('hours know their samples, and the evening is found', async () => {
  const { best, cells, posts } = (await get('hours', range(90))).data;
  expect(cells.reduce((sum, cell) => sum + cell.posts, 0)).toBe(posts);
  expect(best.every((hour) => hour.posts >= 3 && hour.times > 1)).toBe(true);
  expect(best.slice(0, 4).some(({ hour }) => hour >= 18 && hour <= 22)).toBe(true);
});

test('a merchant with one post sees one post, and nothing is concluded', async () => {
  const other = await signIn(server.origin, 'owner2');
  const { current, previous, all_posts } = (await get('sums', range(30), other)).data;
  expect([current.posts, previous.posts, all_posts]).toEqual([1, 0, 1]);
  const ranking = (await get('ranking', range(30), other)).data;
  expect(ranking.better).toEqual([]);
  expect(ranking.groups.every(({ verdict }) => verdict === 'few')).toBe(true);
  expect((await get('hours', range(30), other)).data.best).toEqual([]);
});

test('days on which a merchant had not published anything yet are noughts, not errors', async () => {
  const other = await signIn(server.origin, 'owner2');
  const before = { from: '2020-01-01', to: '2020-01-30' };
  const { current } = (await get('sums', before, other)).data;
  expect([current.posts, current.counts.views, current.days.length]).toEqual([0, 0, 30]);
  const { list } = (await get('breakdown', { ...before, by: 'topic' }, other)).data;
  expect(list).toEqual([]);
  const ranking = (await get('ranking', before, other)).data;
  expect([ranking.groups, ranking.better, ranking.posts]).toEqual([[], [], 0]);
  const hours = (await get('hours', before, other)).data;
  expect([hours.cells, hours.best, hours.posts]).toEqual([[], [], 0]);
});

test('earlier posts have the topics that they came from', async () => {
  const { list } = (await get('breakdown', { ...range(90), by: 'topic' })).data;
  const named = list.filter(({ key }) => key !== '');
  expect(named.length).toBeGreaterThanOrEqual(6);
  expect(named.every(({ exists, label, key }) => exists && label !== key)).toBe(true);
});

test.each([
  ['days the wrong way round', { from: day(0), to: day(-3) }],
  ['more than 400 days', { from: day(-500), to: day(0) }],
  ['a zone that nobody knows', { ...range(7), zone: 'Mars/Olympus' }],
])('%s are refused with a sentence', async (_, query) => {
  const { success, message } = await get('sums', query);
  expect(success).toBe(false);
  expect(message).not.toBe('');
});

test('what an answer is worked out from takes well under a second for 2 000 posts and 90 days', async () => {
  const posts = (await postsBetween(day(-89), day(0))).filter(({ id }) => id.startsWith('pub_old_'));
  expect(posts.length).toBeGreaterThan(100);
  // time of the processor, not of the clock: other tests may run beside this one
  const start = process.cpuUsage();
  const facts = Array.from({ length: 2000 }, (_, index): PostFact => {
    const post = posts[index % posts.length] as PublishRow;
    const curve = curveOf({ ...post, id: `${post.id}_${index}`, followers: 5000 });
    if (!curve) throw new Error('the post is published');
    const keys = {
      post: `${post.id}_${index}`,
      video: post.video_id,
      framework: post.source.find(({ type }) => type === 'framework')?.id ?? '',
      goods: post.goods_id,
      topic: '',
      account: post.account_id,
      platform: post.platform,
      member: post.author.id,
      hour: '20',
    };
    return { id: keys.post, at: curve.publishedAt, keys, tags: post.topics, countsAt: curve.countsAt };
  });
  const now = Date.now();
  const edges = edgesOf({ from: day(-89), to: day(0) }, 'Asia/Shanghai');
  const span = { from: edges[0] ?? 0, to: edges.at(-1) ?? 0 };
  measureDays(facts, edges, 'happened', now);
  groupsOf(measure(facts, span, 'happened', now), 'post');
  const { posts: old } = settledPosts(facts, now);
  rankGroups(old, 'framework', 'finish_rate');
  bestHours(old, localClock('Asia/Shanghai'));
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000);
});

test('letting an account go leaves the numbers of its posts, their platform and the account’s name as they were', async () => {
  const scope = { ...range(30), page_size: '100' };
  const rowOf = async (by: string, key: string) =>
    (await get('breakdown', { ...scope, by })).data.list.find((row) => row.key === key);
  const before = await rowOf('account', 'wm_kuaishou');
  const platform = await rowOf('platform', 'kuaishou');
  expect(before?.counts.views).toBeGreaterThan(100);
  const { body } = await callMock(server.origin, 'POST', '/wemedia/unbind', {
    session: owner,
    body: { id: 'wm_kuaishou', posts: 'cancel' },
  });
  expect(body.status).toBe(1);
  const after = await rowOf('account', 'wm_kuaishou');
  expect(after).toMatchObject({
    label: before?.label,
    platform: before?.platform,
    posts: before?.posts,
    exists: false,
  });
  expect(after?.counts.views).toBeGreaterThanOrEqual(before?.counts.views ?? 0);
  expect((await rowOf('platform', 'kuaishou'))?.counts.views).toBeGreaterThanOrEqual(platform?.counts.views ?? 0);
});

test('letting an account go leaves the net followers of the days before as they were', async () => {
  const past = { from: day(-40), to: day(-10) };
  const account = 'wm_douyin_shop';
  const rowOf = async () =>
    (await get('breakdown', { ...past, by: 'account', page_size: '100' })).data.list.find(({ key }) => key === account);
  const [before, row] = [(await get('sums', past)).data.followers, await rowOf()];
  expect(row?.followers?.net).not.toBe(0);
  const { body } = await callMock(server.origin, 'POST', '/wemedia/unbind', {
    session: owner,
    body: { id: account, posts: 'cancel' },
  });
  expect(body.status).toBe(1);
  const after = (await get('sums', past)).data.followers;
  expect([after.net, after.previous_net]).toEqual([before.net, before.previous_net]);
  expect(after.now).toBeLessThan(before.now);
  expect((await rowOf())?.followers?.net).toBe(row?.followers?.net);
});
