import fc from '@/testing/property';
import {
  changeTags,
  customerLimits,
  isInSpan,
  type LevelRules,
  levelOf,
  levelProblem,
  readTag,
  rootOf,
  type VisitSpan,
} from './customers';

const level = fc.record({
  key: fc.uuid(),
  name: fc.constantFrom('银卡', '金卡', '黑卡', ''),
  min_spent: fc.constantFrom(0, 100, 20_000, 100_000),
  min_orders: fc.constantFrom(0, 1, 3, 8),
});
const rules: fc.Arbitrary<LevelRules> = fc.record({
  match: fc.constantFrom('any' as const, 'all' as const),
  levels: fc.array(level, { maxLength: 6 }),
});
const amount = fc.nat(200_000);
const count = fc.nat(12);

test('more money or more orders never lower a level, and a level is given only to who reaches it', () => {
  fc.assert(
    fc.property(rules, amount, count, amount, count, (given, spent, orders, more, further) => {
      const rank = (reached: { spent: number; orders: number }) => {
        const found = levelOf(given, reached);
        return found ? given.levels.indexOf(found) : -1;
      };
      expect(rank({ spent: spent + more, orders: orders + further })).toBeGreaterThanOrEqual(rank({ spent, orders }));
      const reached = levelOf(given, { spent, orders });
      if (!reached) return;
      const [hasSpent, hasOrders] = [spent >= reached.min_spent, orders >= reached.min_orders];
      expect(given.match === 'all' ? hasSpent && hasOrders : hasSpent || hasOrders).toBe(true);
    }),
  );
});

const silver = { key: 'a', name: '银卡', min_spent: 20_000, min_orders: 2 };
const gold = { key: 'b', name: '金卡', min_spent: 100_000, min_orders: 0 };
test.each([
  ['any', { spent: 20_000, orders: 1 }, '银卡'],
  ['any', { spent: 0, orders: 2 }, '银卡'],
  ['any', { spent: 19_999, orders: 1 }, undefined],
  ['all', { spent: 20_000, orders: 1 }, undefined],
  ['all', { spent: 20_000, orders: 2 }, '银卡'],
  // a condition that is not asked for neither helps nor hinders
  ['any', { spent: 0, orders: 99 }, '银卡'],
  ['all', { spent: 100_000, orders: 0 }, '金卡'],
] as const)('by %s of the conditions, %j is %s', (match, reached, name) => {
  expect(levelOf({ match, levels: [silver, gold] }, reached)?.name).toBe(name);
});

test.each([
  ['name', [{ ...silver, name: ' ' }]],
  ['twice', [silver, { ...gold, name: '银卡' }]],
  ['empty', [{ ...silver, min_spent: 0, min_orders: 0 }]],
  ['order', [gold, silver]],
  ['order', [silver, { ...silver, key: 'c', name: '黑卡' }]],
  [undefined, [silver, gold]],
  [undefined, []],
] as const)('of level rules, %s is named', (kind, levels) => {
  expect(levelProblem({ match: 'any', levels })?.kind).toBe(kind);
});

test('a tag stands once, is never blank, and what is taken off is gone', () => {
  const tags = fc.array(fc.string({ maxLength: 20 }), { maxLength: 6 });
  fc.assert(
    fc.property(tags, tags, tags, (before, add, remove) => {
      const own = changeTags([], { add: before });
      const after = changeTags(own, { add, remove });
      expect(new Set(after).size).toBe(after.length);
      expect(after).not.toContain('');
      for (const tag of after) expect([...tag].length).toBeLessThanOrEqual(customerLimits.tag);
      for (const tag of remove) expect(after).not.toContain(readTag(tag));
    }),
  );
  expect(changeTags(['老客'], { add: ['　老客 ', '茶　友'] })).toEqual(['老客', '茶 友']);
});

const now = Date.parse('2026-11-25T00:00:00Z');
test.each<[string, VisitSpan, boolean]>([
  ['', 'never', true],
  ['', 'over90', false],
  ['2026-10-26T00:00:00Z', 'in30', true],
  ['2026-10-25T23:59:59Z', 'in30', false],
  ['2026-10-25T23:59:59Z', 'in90', true],
  ['2026-08-26T00:00:00Z', 'over90', true],
  ['2026-08-27T00:00:00Z', 'over90', false],
])('%j is in %s: %s', (at, span, isIn) => expect(isInSpan(at, span, now)).toBe(isIn));

test('who was merged twice is found through both, and a circle of rows ends', () => {
  const parents = new Map([
    ['c', 'b'],
    ['b', 'a'],
    ['a', undefined],
  ]);
  expect(['a', 'b', 'c'].map((id) => rootOf(parents, id))).toEqual(['a', 'a', 'a']);
  expect(() =>
    rootOf(
      new Map([
        ['a', 'b'],
        ['b', 'a'],
      ]),
      'a',
    ),
  ).not.toThrow();
});
