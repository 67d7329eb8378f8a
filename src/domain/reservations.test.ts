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

const slot = { starts_at: 0, ends_at: 60 };
const seated = (...seats: number[]) => seats.map((seat) => ({ seat, ...slot }));

test('seats are given from the first that is free', () => {
  expect(freeSeats(4, seated(1, 3), slot)).toEqual([2, 4]);
  expect(canTurn('canceled', 'confirmed')).toBe(false);
});

test('who sits beyond a lowered capacity takes room all the same', () => {
  expect(freeSeats(4, seated(5, 6), slot)).toEqual([1, 2]);
  expect(freeSeats(1, seated(5, 6), slot)).toEqual([]);
});

test('who sits there from before the hours were changed counts, each for his time', () => {
  const before = [
    { seat: 1, starts_at: 0, ends_at: 60 },
    { seat: 1, starts_at: 60, ends_at: 120 },
  ];
  expect(freeSeats(3, before, { starts_at: 30, ends_at: 120 })).toEqual([2, 3]);
  expect(freeSeats(3, before, { starts_at: 120, ends_at: 180 })).toEqual([1, 2, 3]);
});
