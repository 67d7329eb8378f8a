import fc from '../testing/property';
import {
  canMovePlace,
  holdsPlace,
  nextPlace,
  partnerTaskState,
  rewardSums,
  shownPlaceState,
  storedPlaceStates,
  taskChangeFault,
} from './partnerTasks';

const task = { places: 2, deadline: '2026-11-28' };

test.each([
  [0, false, '2026-11-28', 'open'],
  [1, false, '2026-11-28', 'open'],
  [2, false, '2026-11-28', 'full'],
  [2, false, '2026-11-29', 'ended'],
  [0, true, '2026-11-29', 'canceled'],
] as const)('with %d taken, canceled %s, on %s it is %s', (held, isCanceled, today, state) => {
  expect(partnerTaskState(task, held, isCanceled, today)).toBe(state);
});

// Written by hand: from (rows) to (columns) in the order of the states.
test('a place moves only as its table says', () => {
  const table = {
    taken: '-+---++',
    submitted: '-+++++-',
    returned: '-+---++',
    accepted: '-------',
    refused: '-------',
    dropped: '+------',
    canceled: '-------',
  };
  for (const from of storedPlaceStates)
    expect([from, storedPlaceStates.map((to) => (canMovePlace(from, to) ? '+' : '-')).join('')]).toEqual([
      from,
      table[from],
    ]);
  expect(storedPlaceStates.filter(holdsPlace)).toEqual(['taken', 'submitted', 'returned', 'accepted']);
});

test('what was handed in outlasts the last day, what was not lapses', () => {
  expect(storedPlaceStates.map((state) => shownPlaceState(state, true))).toEqual([
    'lapsed',
    'submitted',
    'lapsed',
    'accepted',
    'refused',
    'dropped',
    'canceled',
  ]);
  expect(shownPlaceState('taken', false)).toBe('taken');
});

test('the next place is the lowest that is free, and none beyond the number of places', () => {
  expect(nextPlace(3, [])).toBe(1);
  expect(nextPlace(3, [1, 3])).toBe(2);
  expect(nextPlace(3, [1, 2, 3])).toBeUndefined();
  // places were cut after the fifth was taken
  expect(nextPlace(2, [1, 5])).toBeUndefined();
  expect(nextPlace(3, [1, 5])).toBe(2);
});

test('who has a place loses neither it nor a day', () => {
  expect(taskChangeFault(task, { ...task, places: 1 }, 2)).toBe('fewerThanTaken');
  expect(taskChangeFault(task, { ...task, deadline: '2026-11-27' }, 1)).toBe('earlier');
  expect(taskChangeFault(task, { places: 1, deadline: '2026-11-27' }, 0)).toBeUndefined();
  expect(taskChangeFault(task, { places: 9, deadline: '2026-12-27' }, 2)).toBeUndefined();
});

test('what is owed and what was paid are together what was earned', () => {
  const line = fc.record({
    amount: fc.nat(1_000_000),
    paid_at: fc.option(fc.constant('2026-11-28'), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { earned, paid, owed } = rewardSums(lines);
      expect(owed).toBe(lines.filter(({ paid_at }) => !paid_at).reduce((sum, { amount }) => sum + amount, 0));
      expect(paid + owed).toBe(earned);
    }),
  );
});
