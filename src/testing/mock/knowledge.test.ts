import type { KnowledgeDetail, KnowledgeHit } from '@/services/knowledge/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
let stranger: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
  stranger = await signIn(server.origin, 'owner2');
}, 40_000);

const post = <T>(path: string, body: object, session = owner) =>
  callMock<T>(server.origin, 'POST', path, { session, body });
const find = async (query: string, session = owner, ids?: string[]) =>
  (await post<{ list: KnowledgeHit[] }>('/knowledge/search', { query, ...(ids ? { ids } : {}) }, session)).body.data
    .list;
const info = async (id: string) =>
  (await callMock<KnowledgeDetail>(server.origin, 'GET', '/knowledge/info', { session: owner, query: { id } })).body
    .data;

test('a saved document is found at once, an edited one by its new words only, a deleted one no more', async () => {
  const { body } = await post<{ id: string; revision: number; passages: number }>('/knowledge/save', {
    title: '露营灯说明',
    text: '# 续航\n充满一次能亮四十个小时。\n# 防水\n泼水没有关系，不能泡在溪里。',
  });
  const { id, revision, passages } = body.data;
  expect(passages).toBe(2);
  const [first] = await find('露营灯充满能亮多久');
  expect(first).toMatchObject({ id, passage: { path: ['续航'], text: '充满一次能亮四十个小时。' } });
  expect(
    (await post('/knowledge/save', { id, revision, title: '露营灯说明', text: '换成了太阳能板。' })).body.success,
  ).toBe(true);
  expect((await find('充满一次能亮四十个小时')).filter((hit) => hit.id === id)).toEqual([]);
  expect((await find('太阳能板'))[0]?.id).toBe(id);
  expect((await post('/knowledge/save', { id, revision, title: '旧的', text: '旧的' })).body.errorCode).toBe(
    'CONFLICT',
  );
  await post('/knowledge/delete', { ids: [id] });
  expect((await find('太阳能板')).filter((hit) => hit.id === id)).toEqual([]);
  await post('/knowledge/status', { ids: [id], status: 1 });
  expect((await find('太阳能板'))[0]?.id).toBe(id);
});

test('a merchant finds in his own documents only, whatever ids he names', async () => {
  expect((await find('白茶水温多少', stranger))[0]?.id).toBe('know_seed_tea');
  expect((await find('白茶水温多少')).map(({ id }) => id)).not.toContain('know_seed_tea');
  expect(await find('保温杯容量', stranger, ['know_seed_thermos'])).toEqual([]);
  expect((await post('/knowledge/set', { ids: ['know_seed_thermos'], usable: false }, stranger)).body.success).toBe(
    false,
  );
  expect((await post('/knowledge/recut', { id: 'know_seed_thermos', size: 100 }, stranger)).body.success).toBe(false);
});

test('cutting again changes the passages, never the text', async () => {
  const before = await info('know_seed_thermos');
  const { body } = await post<KnowledgeDetail>('/knowledge/recut', {
    id: 'know_seed_thermos',
    size: 80,
    overlap: 0,
  });
  expect(body.data.text).toBe(before.text);
  expect(body.data.passages).toBeGreaterThan(before.passages);
  expect(body.data.list.every(({ text }) => text.length <= 80)).toBe(true);
  expect((await post('/knowledge/recut', { id: 'know_seed_thermos', size: 80, overlap: 60 })).body.success).toBe(false);
});

test('a file whose text cannot be read is kept and says why; an empty text is refused', async () => {
  const { body } = await post<{ unread: string }>('/knowledge/save', { title: '扫描件', unread: 'scanned', text: '' });
  expect(body.data.unread).toBe('scanned');
  expect((await post('/knowledge/save', { title: '空的', text: '  \n' })).body.errorCode).toBe('NO_TEXT');
});
