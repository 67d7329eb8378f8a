import type { Planned } from '@/domain/publishing';
import { nextFreeSlot } from './nextFreeSlot';
import { platformFindings, postGate, repaired, scheduleConflicts } from './postChecks';

const aPost = (change: Partial<Planned> = {}): Planned => ({
  id: 'p1',
  video_id: 'v1',
  account_id: 'a1',
  platform: 'douyin',
  publish_at: new Date(2026, 10, 20, 12, 0).toISOString(),
  state: 'scheduled',
  ...change,
});
const account = { id: 'a1', platform: 'douyin' };
const wanted = { video_id: 'v2', accounts: [account] };
const now = new Date(2026, 10, 20, 9, 0);

test('the next slot is the next good hour', () => {
  expect(nextFreeSlot(wanted, [], now)).toEqual(new Date(2026, 10, 20, 12, 0));
});

test('an hour taken on the account is passed over, on another account it is free', () => {
  expect(nextFreeSlot(wanted, [aPost()], now)).toEqual(new Date(2026, 10, 20, 18, 0));
  expect(nextFreeSlot(wanted, [aPost({ account_id: 'a9' })], now)).toEqual(new Date(2026, 10, 20, 12, 0));
  expect(nextFreeSlot(wanted, [aPost({ state: 'canceled' })], now)).toEqual(new Date(2026, 10, 20, 12, 0));
});

test('too late in the evening means tomorrow morning', () => {
  expect(nextFreeSlot(wanted, [], new Date(2026, 10, 20, 22, 0))).toEqual(new Date(2026, 10, 21, 7, 30));
});

test('a platform that has the video twice already warns once, with the post nearest in time', () => {
  const at = new Date(2026, 10, 20, 18, 0).toISOString();
  const far = aPost({ id: 'far', publish_at: new Date(2026, 10, 10).toISOString() });
  const near = aPost({ id: 'near', publish_at: new Date(2026, 10, 20, 8, 0).toISOString() });
  const found = scheduleConflicts('v1', [account, { id: 'a2', platform: 'douyin' }], at, [far, near]);
  expect(found.map(({ code, item }) => [code, item.id])).toEqual([['SAME_VIDEO_SAME_PLATFORM', 'near']]);
});

test('each platform speaks once, and only when it has something to say', () => {
  const post = { title: '好'.repeat(25), description: '', topics: ['茶'] };
  const found = platformFindings(['douyin', 'xiaohongshu', 'xiaohongshu'], post, undefined, now);
  expect(found.map(({ platform }) => platform)).toEqual(['xiaohongshu']);
  expect(found[0]?.findings.map(({ code }) => code)).toEqual(['TITLE_TOO_LONG']);
});

test('words against the ad law are found in title, text and topics, and each is repaired in its place', () => {
  const texts = { title: '全网第一的杯子', description: '治疗失眠', topics: ['好物', '国家级'] };
  const { marks, verdict } = postGate(texts, [], 'high');
  expect(verdict).toBe('blocked');
  expect(new Set(marks.map(({ field }) => field))).toEqual(new Set(['title', 'description', 'topics']));
  const topic = marks.find(({ field }) => field === 'topics');
  expect(topic && repaired(texts, topic, '')).toEqual({ topics: ['好物'] });
  expect(topic && repaired(texts, topic, '高品质')).toEqual({ topics: ['好物', '高品质'] });
});

test('the merchant decides what stops a post', () => {
  const grave = { title: '国家级', description: '', topics: [] };
  const light = { title: '私聊', description: '', topics: [] };
  expect((['off', 'warn', 'high', 'all'] as const).map((policy) => postGate(grave, [], policy).verdict)).toEqual([
    'warned',
    'warned',
    'blocked',
    'blocked',
  ]);
  expect(postGate(light, ['douyin'], 'high').verdict).toBe('warned');
  expect(postGate(light, ['douyin'], 'all').verdict).toBe('blocked');
  // Of several platforms the strictest counts.
  expect(postGate({ ...light, title: '加微信' }, ['bilibili'], 'high').verdict).toBe('warned');
  expect(postGate({ ...light, title: '加微信' }, ['bilibili', 'xiaohongshu'], 'high').verdict).toBe('blocked');
});
