import fc from '@/testing/property';
import {
  canMoveStatement,
  canSettle,
  channelLine,
  channelPlaceFault,
  channelsBelow,
  commissionOf,
  largestRemainder,
  ratesFault,
  ratesOn,
  statementStates,
} from './channels';

const tree = [
  { id: 'east' },
  { id: 'hangzhou', parent_id: 'east' },
  { id: 'binjiang', parent_id: 'hangzhou' },
  { id: 'south' },
  { id: 'shenzhen', parent_id: 'south' },
];

test('lines go up, branches down', () => {
  expect(channelLine(tree, 'binjiang')).toEqual(['binjiang', 'hangzhou', 'east']);
  expect(channelsBelow(tree, 'east')).toEqual(['east', 'hangzhou', 'binjiang']);
  // stored data with a loop does not hang
  expect(
    channelLine(
      [
        { id: 'a', parent_id: 'b' },
        { id: 'b', parent_id: 'a' },
      ],
      'a',
    ),
  ).toEqual(['a', 'b']);
});

test.each([
  ['a new one at the top', undefined, undefined, undefined],
  ['a new one on the third level', undefined, 'hangzhou', undefined],
  ['a new one on the fourth level', undefined, 'binjiang', 'too_deep'],
  ['below itself', 'east', 'east', 'cycle'],
  ['below its own branch', 'east', 'binjiang', 'cycle'],
  ['with its branch below another top', 'south', 'east', undefined],
  ['with its branch one too deep', 'south', 'hangzhou', 'too_deep'],
  ['a leaf of another branch', 'shenzhen', 'hangzhou', undefined],
  ['below what is not there', 'south', 'nowhere', 'unknown'],
] as const)('%s', (_, id, parent, fault) => {
  expect(channelPlaceFault(tree, id, parent)).toBe(fault);
});

test('rates hold from their day on', () => {
  const rates = [
    { from: '2026-03-01', levels: [2000] },
    { from: '2026-01-01', levels: [1000, 300] },
  ];
  expect(ratesOn(rates, '2025-12-31')).toBeUndefined();
  expect(ratesOn(rates, '2026-02-28')?.levels).toEqual([1000, 300]);
  expect(ratesOn(rates, '2026-03-01')?.levels).toEqual([2000]);
});

test.each([
  [{ from: '2026-05-02', levels: [1000, 300, 100] }, undefined],
  [{ from: '2026-05-02', levels: [9000, 1001] }, 'sum'],
  [{ from: '2026-05-02', levels: [-1] }, 'range'],
  [{ from: '2026-05-02', levels: [0.5] }, 'range'],
  [{ from: '2026-04-30', levels: [1000] }, 'past'],
] as const)('%j on 1 May: %s', (rates, fault) => {
  expect(ratesFault(rates, '2026-05-01')).toBe(fault);
});

test('worked out by hand', () => {
  expect(commissionOf(358_800, ['hangzhou', 'east'], [1000, 300, 100])).toEqual([
    { channel_id: 'hangzhou', level: 1, rate: 1000, amount: 35_880 },
    { channel_id: 'east', level: 2, rate: 300, amount: 10_764 },
  ]);
  // 13 % of 99 fen is 12.87: twelve fen are shared out, the larger remainder is rounded up
  expect(commissionOf(99, ['a', 'b'], [1000, 300]).map(({ amount }) => amount)).toEqual([9, 3]);
  expect(largestRemainder(10, [1, 1, 1])).toEqual([4, 3, 3]);
  expect(commissionOf(100, [], [1000])).toEqual([]);
});

test('whatever is paid: the parts are whole, none is negative, and together they are the rates of what was paid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.array(fc.integer({ min: 0, max: 3333 }), { minLength: 1, maxLength: 3 }),
      (paid, levels) => {
        const parts = commissionOf(paid, ['a', 'b', 'c'].slice(0, levels.length), levels);
        const sum = parts.reduce((total, { amount }) => total + amount, 0);
        const rate = levels.reduce((total, one) => total + one, 0);
        expect(sum).toBe(Math.floor((paid * rate) / 10_000));
        expect(sum).toBeLessThanOrEqual(paid);
        for (const { amount, rate: own } of parts) {
          expect(Number.isInteger(amount)).toBe(true);
          expect(Math.abs(amount - (sum * own) / rate)).toBeLessThan(1);
        }
      },
    ),
  );
});

test('a month is settled once it is over; what is paid stays paid', () => {
  expect(canSettle('2026-04', '2026-05-01')).toBe(true);
  expect(canSettle('2026-05', '2026-05-31')).toBe(false);
  const moves = statementStates.flatMap((from) =>
    statementStates.filter((to) => canMoveStatement(from, to)).map((to) => `${from}>${to}`),
  );
  expect(moves).toEqual(['open>settled', 'settled>open', 'settled>paid']);
});
