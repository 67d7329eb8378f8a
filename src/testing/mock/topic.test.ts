import { isRepeat } from '../../domain/topics';
import type { ResultOf } from '../../services/contract';
import type { Topic, topicContract } from '../../services/topic/schema';
import { type Answer, callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
let writer: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
  writer = await signIn(server.origin, 'writer');
}, 40_000);

const post = <T = Topic>(path: string, body: object, session = owner): Promise<Answer<T>> =>
  callMock<T>(server.origin, 'POST', path, { session, body });
const get = <T>(path: string, query: Record<string, string | number> = {}, session = owner): Promise<Answer<T>> =>
  callMock<T>(server.origin, 'GET', path, { session, query });
type Page = ResultOf<(typeof topicContract)['data']>;

const add = async (title: string, extra: object = {}) => (await post('/topic/save', { title, ...extra })).body.data;

test('a topic is kept as it was written, and an update leaves alone what it does not name', async () => {
  const made = await add('雨天的一杯热茶 🍵', {
    angle: '窗边的十分钟',
    outline: ['烧水', '等'],
    goods_id: 'goods_tea',
  });
  expect(made).toMatchObject({ state: 'idea', angle: '窗边的十分钟', author: { name: '陈小满' } });
  expect(made.goods_title).not.toBe('');
  expect(made.score.total).toBeGreaterThan(0);
  const changed = (await post('/topic/save', { id: made.id, title: '雨天的一杯茶' })).body.data;
  expect(changed).toMatchObject({ title: '雨天的一杯茶', angle: '窗边的十分钟', outline: ['烧水', '等'] });
});

test.each([
  ['an empty title', { title: '  ' }],
  ['a title of a page', { title: '长'.repeat(121) }],
  ['an angle of 1001 characters', { title: '好', angle: '长'.repeat(1001) }],
  ['goods that are not ours', { title: '好', goods_id: 'nobody' }],
])('refuses %s in words', async (_name, body) => {
  const answer = (await post('/topic/save', body)).body;
  expect(answer.success).toBe(false);
  expect(answer.message).toMatch(/\p{Script=Han}/u);
});

test('moves only along the table; those that may not are named and stay', async () => {
  const one = await add('状态测试一号选题');
  const two = await add('第二个用来测状态的题目');
  await post('/topic/move', { ids: [two.id], state: 'chosen' });
  const answer = await post<{ moved: number; refused: { id: string }[] }>('/topic/move', {
    ids: [one.id, two.id],
    state: 'produced',
  });
  expect(answer.body.data).toMatchObject({ moved: 0, refused: [{ id: one.id }, { id: two.id }] });
  const moved = await post<{ moved: number }>('/topic/move', { ids: [one.id, two.id], state: 'writing' });
  expect(moved.body.data.moved).toBe(2);
  const { history } = (await get<Topic>('/topic/info', { id: two.id })).body.data;
  expect(history.map(({ state, by }) => [state, by])).toEqual([
    ['idea', '陈小满'],
    ['chosen', '陈小满'],
    ['writing', '陈小满'],
  ]);
});

test('whoever is given topics hears of it and finds them under his name', async () => {
  const made = await add('交给林一笔的选题');
  await post('/topic/assign', { ids: [made.id], account_id: 'acc_writer' });
  const mine = (await get<Page>('/topic/data', { assignee: 'me' }, writer)).body.data.list;
  expect(mine.map(({ id }) => id)).toContain(made.id);
  const notices = (await get<{ list: { title: string; link?: string }[] }>('/notice/data', {}, writer)).body.data.list;
  expect(notices.find(({ link }) => link?.includes(made.id))?.title).toBe('陈小满把一个选题交给了你');
  await post('/topic/assign', { ids: [made.id] });
  expect((await get<Topic>('/topic/info', { id: made.id })).body.data.assignee).toBeUndefined();
  expect((await post('/topic/assign', { ids: [made.id], account_id: 'acc_owner2' })).body.success).toBe(false);
});

test('what is made from a topic moves it on; a person may set it back', async () => {
  const made = await add('跟着脚本走的选题');
  const source = [{ type: 'topic', id: made.id }];
  await post('/script/save', { title: '它的脚本', sentences: [], source });
  const state = async () => (await get<Topic>('/topic/info', { id: made.id })).body.data;
  expect((await state()).state).toBe('writing');
  expect((await state()).history.at(-1)?.note).toBe('由脚本《它的脚本》推进');
  await post('/topic/move', { ids: [made.id], state: 'chosen' });
  expect((await state()).state).toBe('chosen');
});

test('the topics of the demo follow their videos and posts', async () => {
  const { list } = (await get<Page>('/topic/data', { state: 'published' })).body.data;
  expect(list.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['top_seed_thermos', 'top_seed_mask', 'top_seed_desk']),
  );
});

test('filters, counts and order', async () => {
  const all = (await get<Page>('/topic/data', { page_size: 100 })).body.data;
  const chosen = (await get<Page>('/topic/data', { state: 'chosen', page_size: 100 })).body.data;
  expect(chosen.list.every(({ state }) => state === 'chosen')).toBe(true);
  expect(chosen.counts.chosen).toBe(chosen.list.length);
  expect(all.counts.chosen).toBe(chosen.list.length);
  const good = (await get<Page>('/topic/data', { score: 60, sort: 'score', order: 'desc', page_size: 100 })).body.data
    .list;
  const scores = good.map(({ score }) => score.total);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(60);
  const found = (await get<Page>('/topic/data', { keyword: '烫嘴' })).body.data.list;
  expect(found.map(({ id }) => id)).toEqual(['top_seed_thermos']);
});

test('a deleted topic goes, comes back on restore, and its title is not given out again', async () => {
  const made = await add('删了又回来的选题');
  await post('/topic/delete', { ids: [made.id] });
  expect((await get('/topic/info', { id: made.id })).body.success).toBe(false);
  await post('/topic/status', { ids: [made.id], status: 1 });
  expect((await get<Topic>('/topic/info', { id: made.id })).body.data.title).toBe('删了又回来的选题');
});

test('own posts come with numbers, the most seen first', async () => {
  const { list } = (await get<ResultOf<(typeof topicContract)['best']>>('/topic/best')).body.data;
  expect(list.length).toBeGreaterThan(3);
  const views = list.map((one) => one.views);
  expect(views).toEqual([...views].sort((a, b) => b - a));
});

test('who only looks may neither save nor assign', async () => {
  const viewer = await signIn(server.origin, 'viewer');
  expect((await post('/topic/save', { title: '看客的选题' }, viewer)).body.success).toBe(false);
  expect((await post('/topic/assign', { ids: [] }, viewer)).body.success).toBe(false);
});

interface Event {
  readonly idea?: { readonly title: string; readonly hook: string; readonly framework_id: string };
  readonly score?: { readonly total: number };
  readonly short?: number;
}

describe('generating', () => {
  const events = async (body: object): Promise<Event[]> =>
    (await post('/topic/generate', body)).text
      .split('\n')
      .filter((line) => line.startsWith('data: {'))
      .map((line) => JSON.parse(line.slice(6)) as Event);
  const ideas = async (body: object) => (await events(body)).flatMap(({ idea }) => idea ?? []);

  test.each([
    ['goods', { goods_id: 'goods_thermos' }],
    ['a trade', { industry: '宠物用品' }],
    ['a festival', { occasions: ['mid-autumn-2027'] }],
    ['a thought', { idea: '老顾客最常问的三个问题' }],
    ['an emoji', { idea: '🍵' }],
  ])(
    'from %s: as many as asked for or fewer and said so, each judged, by known hooks and frameworks',
    async (_name, body) => {
      const all = await events({ ...body, count: 6, seed: 5 });
      const came = all.filter(({ idea }) => idea);
      const missing = all.find(({ short }) => short)?.short ?? 0;
      expect(came.length + missing).toBe(6);
      expect(came.length).toBeGreaterThan(0);
      for (const { idea, score } of came) {
        expect(idea?.title).not.toBe('');
        expect(idea?.framework_id).not.toBe('');
        expect(score?.total).toBeGreaterThanOrEqual(0);
      }
    },
  );

  test('never repeats what is in the library or on the screen, run after run', async () => {
    const seen: string[] = [];
    for (const seed of [1, 1, 2]) {
      const came = await ideas({ goods_id: 'goods_desk', count: 8, seed, avoid: seen });
      for (const { title } of came) {
        expect(isRepeat(title, seen)).toBe(false);
        seen.push(title);
      }
    }
    expect(seen.length).toBeGreaterThan(10);
    const [kept = ''] = seen;
    await add(kept);
    const later = await ideas({ goods_id: 'goods_desk', count: 12, seed: 1 });
    expect(later.map(({ title }) => title)).not.toContain(kept);
  });

  test('of nothing it still knows the trade; an idea beyond the limit is refused in words', async () => {
    expect((await ideas({ count: 2 })).length).toBeGreaterThan(0);
    const answer = await post('/topic/generate', { idea: '长'.repeat(5001) });
    expect(answer.body).toMatchObject({ success: false });
    expect(answer.body.message).toMatch(/\p{Script=Han}/u);
  });
});
