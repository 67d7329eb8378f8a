import { canTurn, freeSeats, hasSlot, type Opening, openingProblem, slotsOf } from './reservations';

const opening: Opening = {
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  opens: '00:00',
  closes: '05:00',
  minutes: 60,
  capacity: 2,
  closed_days: ['2026-03-10'],
};
const times = (date: string, zone = 'America/New_York') => slotsOf(opening, date, zone).map(({ time }) => time);

test('the hour that the clocks leave out has no slot', () =>
  expect(times('2026-03-08')).toEqual(['00:00', '01:00', '03:00', '04:00']));

test('the hour that comes twice has two slots of its own', () => {
  expect(times('2026-11-01')).toEqual(['00:00', '01:00', '01:00', '02:00', '03:00', '04:00']);
  const slots = slotsOf(opening, '2026-11-01', 'America/New_York');
  expect(new Set(slots.map(({ starts_at }) => starts_at)).size).toBe(6);
  expect(slots.every(({ starts_at }) => hasSlot(opening, starts_at, 'America/New_York'))).toBe(true);
});

test('a closed day has none, nor a weekday that is not served', () => {
  expect(times('2026-03-10')).toEqual([]);
  expect(slotsOf({ ...opening, weekdays: [1] }, '2026-03-08', 'Asia/Shanghai')).toEqual([]);
});

test('hours that make no sense are named', () => {
  expect(openingProblem(opening)).toBeUndefined();
  expect(openingProblem({ ...opening, closes: '00:00' })).toBe('hours');
  expect(openingProblem({ ...opening, closed_days: ['soon'] })).toBe('closedDays');
});

test('seats are given from the first that is free, all or none', () => {
  expect(freeSeats(4, [1, 3], 2)).toEqual([2, 4]);
  expect(freeSeats(4, [1, 3], 3)).toBeUndefined();
  expect(canTurn('canceled', 'confirmed')).toBe(false);
});
