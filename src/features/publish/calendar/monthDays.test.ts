import dayjs from 'dayjs';
import fc from 'fast-check';
import { readCalendarState, writeCalendarState } from './calendarState';
import { byDay, dayKey, monthWeeks } from './monthDays';

test('February 2027 begins on a Monday and needs exactly four weeks', () => {
  const weeks = monthWeeks(dayjs('2027-02-01'));
  expect(weeks).toHaveLength(4);
  expect(weeks[0]?.[0]?.key).toBe('2027-02-01');
  expect(weeks[3]?.[6]?.key).toBe('2027-02-28');
});

test('every month: whole weeks from Monday, each of its days once and in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1200 }), (offset) => {
      const month = dayjs('1990-01-01').add(offset, 'month');
      const weeks = monthWeeks(month);
      const days = weeks.flat();
      expect(weeks.every((week) => week.length === 7 && week[0]?.date.day() === 1)).toBe(true);
      const own = days.filter((day) => day.isInMonth).map((day) => day.key);
      expect(own).toHaveLength(month.daysInMonth());
      expect(new Set(days.map((day) => day.key)).size).toBe(days.length);
      expect([...own].sort()).toEqual(own);
    }),
    { numRuns: 200 },
  );
});

test('posts stand in their local day, in order of time', () => {
  const at = (text: string) => ({ publish_at: dayjs(text).toISOString() });
  const late = at('2026-11-20 23:59');
  const early = at('2026-11-20 00:00');
  const next = at('2026-11-21 00:00');
  const days = byDay([late, next, early]);
  expect(days.get('2026-11-20')).toEqual([early, late]);
  expect(days.get(dayKey('2026-11-21T00:00:00'))).toEqual([next]);
});

test('the calendar drops what is invalid in its address', () => {
  const now = new Date(2026, 10, 20);
  const state = readCalendarState(new URLSearchParams('month=2026-13&platform=myspace&state=gone&item=p1'), now);
  expect(state).toEqual({
    month: '2026-11',
    platform: undefined,
    accountId: undefined,
    state: undefined,
    item: 'p1',
  });
  expect(writeCalendarState(state, now).toString()).toBe('item=p1');
});
