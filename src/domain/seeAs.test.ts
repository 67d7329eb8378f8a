import { clockText, isRefusedWhileSeeing, MAX_SEE_AS_REASON, seeAsGrants, seeAsLeft, seeAsReasonFault } from './seeAs';

test('support may what both may, and nothing that shows whole numbers', () => {
  const operator = { routes: ['a', 'b', 'account.password'], actions: ['x.save', 'account.save'] };
  const member = { routes: ['b', 'c', 'account.password'], actions: ['x.save', 'y.save', 'account.save'] };
  expect(seeAsGrants(operator, member)).toEqual({ routes: ['b'], actions: ['x.save'] });
  expect(seeAsGrants(member, operator)).toEqual(seeAsGrants(operator, member));
});

test('an owner seen by an operator with fewer rights is seen with those', () => {
  const owner = { routes: ['workbench', 'creative.goods', 'merchant.team'], actions: ['goods.save', 'goods.delete'] };
  const operator = { routes: ['platform.merchant', 'creative.goods'], actions: ['merchant.see_as', 'goods.save'] };
  expect(seeAsGrants(operator, owner)).toEqual({ routes: ['creative.goods'], actions: ['goods.save'] });
});

test('nothing in common is nothing at all', () => {
  const none = { routes: [], actions: [] };
  expect(seeAsGrants(none, { routes: ['a'], actions: ['x.save'] })).toEqual(none);
  expect(seeAsGrants({ routes: ['b'], actions: [] }, { routes: ['a'], actions: ['x.save'] })).toEqual(none);
});

test.each([
  ['/security/password', true],
  ['/security/anything_new', true],
  ['/see_as/start', true],
  ['/account/hand_over', true],
  ['/account/info', false],
  ['/goods/save', false],
  ['/security_more/save', false],
])('%s is refused: %s', (path, expected) => {
  expect(isRefusedWhileSeeing(path)).toBe(expected);
});

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['排查', undefined],
  ['长'.repeat(MAX_SEE_AS_REASON), undefined],
  ['长'.repeat(MAX_SEE_AS_REASON + 1), 'long'],
])('the reason %j: %s', (reason, expected) => {
  expect(seeAsReasonFault(reason)).toBe(expected);
});

test('the clock counts down to nothing, and an end that cannot be read is over', () => {
  const end = '2026-11-24T08:30:00.000Z';
  const at = (time: string) => seeAsLeft(end, Date.parse(`2026-11-24T${time}Z`));
  expect([at('08:00:00'), at('08:29:59'), at('08:30:00'), at('09:00:00')]).toEqual([1_800_000, 1000, 0, 0]);
  expect(seeAsLeft('soon', 0)).toBe(0);
  expect([clockText(1_800_000), clockText(61_000), clockText(400), clockText(0)]).toEqual([
    '30:00',
    '1:01',
    '0:01',
    '0:00',
  ]);
});
