import type { chainContract } from '../../services/chain/schema';
import type { ResultOf } from '../../services/contract';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

type ChainInfo = ResultOf<(typeof chainContract)['info']>;

let server: SharedMockServer;
let owner: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
}, 40_000);

const chain = (type: string, id: string, session = owner) =>
  callMock<ChainInfo>(server.origin, 'GET', '/chain/info', { session, query: { type, id } });

test('a script knows its goods and framework by name, and the video and posts made from it with their numbers', async () => {
  const { body } = await chain('script', 'scr_seed_thermos');
  const { here, upstream, downstream, results } = body.data;
  expect(here).toMatchObject({ type: 'script', title: '保温杯 · 痛点版', exists: true });
  expect(upstream.map(({ type, exists }) => [type, exists])).toEqual(
    expect.arrayContaining([
      ['goods', true],
      ['framework', true],
    ]),
  );
  expect(upstream.find(({ type }) => type === 'framework')?.title).not.toBe('');
  const posts = downstream.filter(({ type }) => type === 'publish');
  expect(downstream.some(({ type }) => type === 'video')).toBe(true);
  expect(posts.filter(({ numbers }) => numbers).length).toBe(results.posts);
  expect(results.views).toBe(posts.reduce((sum, { numbers }) => sum + (numbers?.views ?? 0), 0));
  expect(results.views).toBeGreaterThan(0);
});

test('a new script appears under its goods; when it is deleted it goes, and what it was made from keeps its name', async () => {
  const post = (path: string, body: object) =>
    callMock<{ id: string }>(server.origin, 'POST', path, { session: owner, body });
  const source = [{ type: 'goods', id: 'goods_tea' }];
  const { data } = (await post('/script/save', { title: '新茶脚本', sentences: [], source })).body;
  const ids = async () => (await chain('goods', 'goods_tea')).body.data.downstream.map(({ id }) => id);
  expect(await ids()).toContain(data.id);
  await post('/script/delete', { ids: [data.id] });
  expect(await ids()).not.toContain(data.id);
  expect((await chain('script', data.id)).body.data.here).toMatchObject({ title: '新茶脚本', exists: false });
});

test('tells nothing of another merchant, and says so of what there never was', async () => {
  const stranger = await signIn(server.origin, 'owner2');
  expect((await chain('script', 'scr_seed_thermos', stranger)).body.success).toBe(false);
  expect((await chain('topic', 'nobody')).body).toMatchObject({ success: false, message: '记录不存在或已删除' });
  const framework = (await chain('framework', 'pas', stranger)).body.data;
  const mine = (await chain('framework', 'pas')).body.data;
  expect(framework.downstream.filter(({ id }) => mine.downstream.some((other) => other.id === id))).toEqual([]);
});
