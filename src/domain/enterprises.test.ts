import { inviteCodeIn, isPhoneProved, joinedUsername, type Membership, membershipsOf, switchLock } from './enterprises';

const phone = '13800000001';
const own: Membership = { id: 'a', mchno: 'M1', phone, proved_phone: phone, status: 1 };
const there: Membership = { id: 'b', mchno: 'M2', phone, status: 1 };

test.each<[string, Partial<Membership>, boolean]>([
  ['shown by a code', {}, true],
  ['only typed by somebody', { proved_phone: undefined }, false],
  ['changed since it was shown', { phone: '13800000009' }, false],
  ['none at all', { phone: '', proved_phone: '' }, false],
])('a number that is %s', (_, fields, isProved) => expect(isPhoneProved({ ...own, ...fields })).toBe(isProved));

test('a person’s accounts are those of his number that he has not left', () => {
  const others = [own, there, { ...there, id: 'c', status: -1 }, { ...there, id: 'd', phone: '13800000002' }];
  expect(membershipsOf(own, others).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(membershipsOf({ ...own, proved_phone: undefined }, others).map(({ id }) => id)).toEqual(['a']);
});

test.each<[string, Partial<Membership>, Partial<Membership>, boolean, ReturnType<typeof switchLock>]>([
  ['a merchant of his', {}, {}, true, undefined],
  ['where he is', {}, { id: 'a' }, true, 'self'],
  ['somebody else’s', {}, { phone: '13800000002' }, true, 'foreign'],
  ['his number not shown to be his', { proved_phone: '' }, {}, true, 'foreign'],
  ['both without a number', { phone: '', proved_phone: '' }, { phone: '' }, true, 'foreign'],
  ['one that he has left', {}, { status: -1 }, true, 'foreign'],
  ['where he is disabled', {}, { status: 0 }, true, 'disabled'],
  ['one that is closed', {}, {}, false, 'closed'],
])('going over to %s', (_, mine, theirs, isOpen, lock) =>
  expect(switchLock({ ...own, ...mine }, { ...there, ...theirs }, isOpen)).toBe(lock),
);

test.each([
  ['abc123', 'abc123'],
  ['  abc123 \n', 'abc123'],
  ['https://a.example/register?invite=abc123', 'abc123'],
  ['加入我们：https://a.example/register?from=x&invite=abc123#top', 'abc123'],
])('%j carries the code %s', (text, code) => expect(inviteCodeIn(text)).toBe(code));

test('a login name is free and within its length', () => {
  const taken = new Set(['owner.m2', 'owner.m2.2']);
  expect(joinedUsername('owner', 'M2', (name) => taken.has(name))).toBe('owner.m2.3');
  expect(joinedUsername('x'.repeat(64), 'M100002', () => false).length).toBeLessThanOrEqual(64);
});
