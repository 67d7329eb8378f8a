import { maskComment, phoneInComment } from '../../domain/postComments';
import type { Lead } from '../../services/lead/schema';
import type { PostComment, PostCommentSums } from '../../services/post_comment/schema';
import type { PublishItem } from '../../services/publish/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
let stranger: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  owner = await signIn(server.origin, 'owner');
  stranger = await signIn(server.origin, 'owner2');
});

interface Page {
  readonly list: PostComment[];
  readonly paginator: { readonly total: number };
  readonly sums: PostCommentSums;
}
const get = async <T>(path: string, query: Record<string, string | number> = {}, session = owner) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body.data;
const post = async <T>(verb: string, body: object, session = owner) =>
  (await callMock<T>(server.origin, 'POST', `/post_comment/${verb}`, { session, body })).body;
const page = (query = {}) => get<Page>('/post_comment/data', { page_size: 500, ...query });
const some = async (): Promise<PostComment> => {
  const [first] = (await page()).list.filter(({ goods_id }) => goods_id !== '');
  if (!first) throw new Error('no comment');
  return first;
};
const fifty = <T>(call: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 50 }, (_, index) => call(index)));
const wins = (answers: readonly { success: boolean }[]) => answers.filter(({ success }) => success).length;

test('below each post stand as many comments as its figure tells, the same at each look, none from the future', async () => {
  const { list: posts } = await get<{ list: PublishItem[] }>('/publish/data', {});
  const online = posts.filter(({ state, numbers }) => state === 'published' && numbers);
  expect(online.length).toBeGreaterThan(3);
  for (const { id, numbers } of online.slice(0, 6)) {
    const { list, paginator } = await page({ post_id: id });
    expect(paginator.total).toBe(numbers?.comments);
    for (const { created_at } of list) expect(Date.parse(created_at)).toBeLessThanOrEqual(Date.now());
    expect((await page({ post_id: id })).list).toEqual(list);
  }
});

test('fifty people who answer one comment: one answer stands', async () => {
  const { id } = await some();
  const answers = await fifty((index) =>
    post('answer', { id, text: `谢谢 ${index}`, request_id: `press-${index + 1000}` }),
  );
  expect(wins(answers)).toBe(1);
  const { list, sums } = await page({ state: 'answered' });
  expect([list.length, sums.answered]).toEqual([1, 1]);
});

test('one press that arrives fifty times is one answer', async () => {
  const { id } = await some();
  const answers = await fifty(() => post<PostComment>('answer', { id, text: '谢谢喜欢', request_id: 'press-once' }));
  expect(wins(answers)).toBe(50);
  expect(new Set(answers.map(({ data }) => data.handled_at)).size).toBe(1);
});

test('a suggestion says what the goods are, and what the rules do not let out is refused', async () => {
  const { list } = await page();
  const asked = list.find(({ text, goods_id }) => goods_id === 'goods_thermos' && /容量|材质|保温/.test(text));
  if (!asked) throw new Error('nobody asked');
  const { text } = await get<{ text: string }>('/post_comment/suggest', { id: asked.id });
  expect(text.length).toBeGreaterThan(5);
  expect((await post('answer', { id: asked.id, text, request_id: 'press-suggested' })).success).toBe(true);
  const { id } = await some();
  const bad = await post('answer', { id, text: '全国第一，国家级品质', request_id: 'press-bad-words' });
  expect(bad.errorCode).toBe('COMPLIANCE_BLOCKED');
});

test('ignored comments can be taken back; an answered one cannot be ignored', async () => {
  const { id } = await some();
  expect((await post<{ count: number }>('ignore', { ids: [id] })).data.count).toBe(1);
  expect((await post('answer', { id, text: '谢谢', request_id: 'press-ignored' })).errorCode).toBe('STATE_CHANGED');
  expect((await post<{ count: number }>('restore', { ids: [id] })).data.count).toBe(1);
  expect((await post('answer', { id, text: '谢谢', request_id: 'press-restored' })).success).toBe(true);
  expect((await post<{ count: number }>('ignore', { ids: [id] })).data.count).toBe(0);
});

test('who leaves a phone is a lead once, however often one looks, and no phone is shown', async () => {
  const leads = async () => (await get<{ list: Lead[] }>('/lead/data', { page_size: 500 })).list.length;
  const before = await leads();
  const { list } = await page();
  for (const { text } of list) {
    expect(phoneInComment(text)).toBe('');
    expect(maskComment(text)).toBe(text);
  }
  const withPhone = (await page({ keyword: '****' })).list;
  expect(withPhone.length).toBeGreaterThan(0);
  expect(withPhone.every(({ has_lead }) => has_lead)).toBe(true);
  const after = await leads();
  expect(after).toBeGreaterThan(before);
  expect(after - before).toBeLessThanOrEqual(withPhone.length);
  await page();
  expect(await leads()).toBe(after);
});

test('another shop neither sees nor answers it', async () => {
  const { id } = await some();
  const theirs = await get<Page>('/post_comment/data', { page_size: 500 }, stranger);
  expect(theirs.list.map((one) => one.id)).not.toContain(id);
  expect((await post('answer', { id, text: '你好', request_id: 'press-stranger' }, stranger)).errorCode).toBe(
    'NOT_FOUND',
  );
});
