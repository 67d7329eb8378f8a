import { readCalendarState, writeCalendarState } from './useCalendarState';

const defaults = { today: '2026-11-20', view: 'month' } as const;
const read = (address: string) => readCalendarState(new URLSearchParams(address), defaults);

test('the calendar drops what is invalid in its address', () => {
  const state = read('view=year&date=2026-02-30&month=2026-13&platform=myspace&state=gone&item=p1');
  expect(state).toMatchObject({ view: 'month', date: '2026-11-20', platform: undefined, state: undefined, item: 'p1' });
  expect(writeCalendarState(state, defaults).toString()).toBe('item=p1');
});

test('everything that narrows it is in the address and comes back from there', () => {
  const address = 'view=week&date=2026-12-01&platform=douyin&account=a&state=draft&member=m&goods=g';
  expect(writeCalendarState(read(address), defaults).toString()).toBe(address);
});

test('a month that another page links to is opened on its first day, this one on today', () => {
  expect(read('month=2026-12').date).toBe('2026-12-01');
  expect(read('month=2026-11').date).toBe('2026-11-20');
});

test('the view that was looked at last is the default, and stands in the address all the same', () => {
  const state = readCalendarState(new URLSearchParams(), { ...defaults, view: 'week' });
  expect(state.view).toBe('week');
  expect(writeCalendarState(state, { ...defaults, view: 'week' }).get('view')).toBe('week');
});
