import type { AuditEntry } from '../../services/audit/schema';
import type { AffectedPost, PolicyState } from '../../services/compliance_policy/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let admin: Session;
let owner: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  admin = await signIn(server.origin, 'admin');
  owner = await signIn(server.origin, 'owner');
}, 40_000);

const get = async <T>(path: string, session: Session) =>
  (await callMock<T>(server.origin, 'GET', path, { session })).body.data;
const post = async <T = null>(path: string, body: object, session: Session) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;

const loose = { base: 'warn', is_locked: false, kinds: {}, loosenable: [], rules: '', rules_on: '' };
const save = (changes: object) => post<PolicyState>('/compliance_policy/save', { ...loose, ...changes }, admin);
let days = 20;
/** Schedules a post with a title; the error code, or `sent`. Another day each time: two posts do not stand at one place. */
async function schedule(title: string): Promise<string | undefined> {
  days += 1;
  const publish_at = new Date(Date.now() + days * 86_400_000).toISOString();
  const item = { video_id: 'vid_seed_thermos', account_id: 'wm_douyin_shop', title, publish_at };
  const body = await post('/publish/schedule', { posts: [item] }, owner);
  return body.success ? 'sent' : body.errorCode;
}

test('a merchant that turned its check off is held to what the platform locks, until it is unlocked', async () => {
  await post('/merchant/set', { field: 'compliance_policy', value: 'off' }, owner);
  expect(await schedule('全网最低价的杯子')).toBe('sent');
  await save({ base: 'high', is_locked: true });
  expect(await schedule('全网最低价的杯子')).toBe('COMPLIANCE_BLOCKED');
  const wrong = await post('/merchant/set', { field: 'compliance_policy', value: 'warn' }, owner);
  expect(wrong.errorCode).toBe('PLATFORM_POLICY');
  expect((await post('/merchant/set', { field: 'compliance_policy', value: 'all' }, owner)).success).toBe(true);
  await save({});
  await post('/merchant/set', { field: 'compliance_policy', value: 'off' }, owner);
  expect(await schedule('全网最低价的杯子')).toBe('sent');
});

test('the screens are told the same policy, with the text and its day', async () => {
  await save({ base: 'high', kinds: { medical: 'block' }, rules: '依据《广告法》第十七条', rules_on: '2026-01-01' });
  const mine = await get<object>('/merchant/info', owner);
  expect(mine).toMatchObject({
    is_policy_chosen: true,
    platform_policy: { base: 'high', is_locked: false, kinds: { medical: 'block' }, loosenable: [] },
    platform_rules: { text: '依据《广告法》第十七条', day: '2026-01-01' },
  });
});

test('the effect is told before it is saved, and nothing is saved by asking', async () => {
  await post('/merchant/set', { field: 'compliance_policy', value: 'off' }, owner);
  await save({});
  const before = await get<PolicyState>('/compliance_policy/info', admin);
  const strict = { base: 'all', is_locked: true, kinds: {}, loosenable: [] };
  const { data } = await post<{ checked: number; list: AffectedPost[] }>('/compliance_policy/preview', strict, admin);
  expect(data.checked).toBeGreaterThan(4);
  expect(data.list.every(({ from, to }) => from !== to)).toBe(true);
  expect(data.list.some(({ to, words }) => to === 'blocked' && words.length > 0)).toBe(true);
  expect(await get<PolicyState>('/compliance_policy/info', admin)).toEqual(before);
  const same = await post<{ list: AffectedPost[] }>(
    '/compliance_policy/preview',
    { base: 'warn', is_locked: false, kinds: {}, loosenable: [] },
    admin,
  );
  expect(same.data.list).toEqual([]);
});

test('the later of two saves meets a conflict; nobody of a merchant saves; a kind without a rule cannot be loosened', async () => {
  const { revision } = await get<PolicyState>('/compliance_policy/info', admin);
  expect((await save({ revision, loosenable: ['medical'] })).data.loosenable).toEqual([]);
  expect((await save({ revision, base: 'off' })).errorCode).toBe('VERSION_CONFLICT');
  expect((await post('/compliance_policy/save', loose, owner)).errorCode).toBe('ACTION_DENIED');
});

test('the log tells what a word of the provider was and is; a merchant’s own words are not in it', async () => {
  await post('/compliance_word/save', { word: '店里自己的词' }, owner);
  const { id } = (await post<{ id: string }>('/compliance_word/save', { word: '闭眼入', level: 'mid' }, admin)).data;
  const paste = { words: [{ word: '闭眼入', replacement: '放心选' }], level: 'high' };
  await post('/compliance_word/multi_save', paste, admin);
  // nothing is other than before: nothing to tell
  await post('/compliance_word/multi_save', paste, admin);
  await post('/compliance_word/status', { id, status: 0 }, admin);
  await post('/compliance_word/delete', { ids: [id] }, admin);
  await post('/compliance_word/status', { id, status: 1 }, admin);
  const { list } = await get<{ list: AuditEntry[] }>('/audit/data?subject=compliance_word', admin);
  expect(list.map(({ verb, subject_name }) => `${verb} ${subject_name}`)).toEqual(
    ['restore', 'delete', 'close', 'update', 'create'].map((verb) => `${verb} 闭眼入`),
  );
  expect(list[3]?.changes).toEqual([
    { field: 'replacement', before: '', after: '放心选' },
    { field: 'level', before: 'mid', after: 'high' },
  ]);
  expect(list[1]?.changes).toEqual([{ field: 'status', before: '0', after: '-1' }]);
});
