import fc from '@/testing/property';
import {
  type AudienceMember,
  countMessages,
  isAtNight,
  isInAudience,
  leftOutReason,
  messageStates,
  mobileIn,
  type PushAudience,
  pushMessage,
  pushState,
  pushTextProblem,
} from './pushes';
import { pushTemplates } from './pushes.data';

const now = Date.parse('2026-11-25T04:00:00Z');
const member: AudienceMember = {
  level: { key: 'gold' },
  tags: ['老客', '茶友'],
  figures: { last_visit_at: '2026-11-20T04:00:00Z', orders: 3 },
  sources: { order: 3, reservation: 0, coupon: 1, lead: 0 },
};
const nobody: AudienceMember = {
  level: undefined,
  tags: [],
  figures: { last_visit_at: '', orders: 0 },
  sources: { order: 0, reservation: 0, coupon: 0, lead: 1 },
};

test.each<[PushAudience, boolean, boolean]>([
  [{}, true, true],
  [{ level: 'gold' }, true, false],
  [{ level: 'none' }, false, true],
  [{ tags: ['茶友', '团购'] }, true, false],
  [{ tags: [] }, true, true],
  [{ visited: 'in30' }, true, false],
  [{ visited: 'never' }, false, true],
  [{ kind: 'returning' }, true, false],
  [{ source: 'lead' }, false, true],
  [{ source: 'coupon', level: 'gold', tags: ['老客'] }, true, false],
  [{ source: 'order', visited: 'over90' }, false, false],
])('of the audience %j is the regular: %s, the one who only asked: %s', (audience, isRegular, isAsker) => {
  expect(isInAudience(audience, member, now)).toBe(isRegular);
  expect(isInAudience(audience, nobody, now)).toBe(isAsker);
});

test.each([
  [undefined, {}],
  ['refused', { hasRefused: true, phones: [] }],
  ['noPhone', { phones: ['057188880000'] }],
  ['today', { isReachedToday: true, values: {} }],
  ['missing', { values: { 姓名: ' ' } }],
] as const)('left out because of %s', (reason, change) => {
  const reachable = { hasRefused: false, phones: ['13900002009'], isReachedToday: false, values: { 姓名: '林见' } };
  expect(leftOutReason('{{姓名}}，新茶到了', { ...reachable, ...change })).toBe(reason);
});

test.each([
  ['', 'empty'],
  ['  \n', 'empty'],
  ['{{姓名}}，新茶到了', undefined],
  ['{{姓名，新茶到了', 'broken'],
  ['{{生日}}快乐', 'unknown'],
  ['茶'.repeat(300), undefined],
  ['茶'.repeat(301), 'long'],
])('the text %j has the problem %s', (text, kind) => expect(pushTextProblem(text)?.kind).toBe(kind));

test.each([
  // by Shanghai's clocks, UTC+8
  ['2026-11-25T12:59:00Z', false],
  ['2026-11-25T13:00:00Z', true],
  ['2026-11-25T23:59:00Z', true],
  ['2026-11-26T00:00:00Z', false],
])('%s is at night: %s', (at, isNight) => expect(isAtNight(Date.parse(at), 'Asia/Shanghai')).toBe(isNight));

test('night follows the zone, not the machine', () => {
  const at = Date.parse('2026-11-25T13:30:00Z');
  expect([isAtNight(at, 'Asia/Shanghai'), isAtNight(at, 'Europe/Berlin')]).toEqual([true, false]);
});

test('a message has the shop before it and the way to refuse after it, and is paid by its parts', () => {
  const short = pushMessage('山野日常', '{{姓名}}，新茶到了。', { 姓名: '林见' });
  expect(short).toEqual({ text: '【山野日常】林见，新茶到了。 拒收请回复R', parts: 1 });
  expect(pushMessage('山野日常', '茶'.repeat(60), {}).parts).toBe(2);
  // what a customer is called is no text to fill in again
  expect(pushMessage('店', '{{姓名}}', { 姓名: '{{等级}}', 等级: '金卡' }).text).toContain('{{等级}}');
});

test('counts are the messages, whatever they are; an ended push is called by them', () => {
  const states = fc.array(fc.constantFrom(...messageStates), { maxLength: 40 });
  fc.assert(
    fc.property(states, (list) => {
      const counts = countMessages(list.map((state) => ({ state })));
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(list.length);
      const called = pushState('ended', counts);
      expect(called === 'failed').toBe(!list.includes('sent'));
      if (called === 'sent') expect(list).not.toContain('failed');
      expect(pushState('sending', counts)).toBe('sending');
    }),
  );
});

test('a landline takes no SMS', () => {
  expect(mobileIn(['057188880000', '13900002009'])).toBe('13900002009');
  expect(mobileIn(['4000001024', '+8525551234'])).toBe('');
});

test.each(pushTemplates)('template $key can be sent as it is, in one SMS', ({ text }) => {
  expect(pushTextProblem(text)).toBeUndefined();
  const values = {
    姓名: '欧阳女士',
    等级: '金卡',
    优惠券: '满 200 减 20 元',
    券码: 'A1B2C3D4',
    券到期日: '12 月 31 日',
    最近到访: '11 月 2 日',
  };
  expect(pushMessage('云山茶铺', text, values).parts).toBe(1);
});
