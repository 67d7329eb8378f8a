import fc from '@/testing/property';
import { mostRepeats, type RepeatRule, repeatConflicts, repeatDates, weekdayOf } from './repeat';
import { instantOf, localOf } from './zone';

const start = { date: '2026-11-23', time: '18:30', zone: 'Asia/Shanghai' };
const datesOf = (rule: RepeatRule, first = start, end: Parameters<typeof repeatDates>[2] = { count: 4 }) =>
  repeatDates(rule, first, end).map(({ date }) => date);

test('every so many days, never the first day itself', () => {
  expect(datesOf({ kind: 'days', every: 3 })).toEqual(['2026-11-26', '2026-11-29', '2026-12-02', '2026-12-05']);
});

test('on days of the week, until a day that counts', () => {
  const dates = datesOf({ kind: 'weekdays', days: [1, 5] }, start, { until: '2026-12-04' });
  expect(dates).toEqual(['2026-11-27', '2026-11-30', '2026-12-04']);
  expect(datesOf({ kind: 'weekdays', days: [] })).toEqual([]);
});

test('monthly on the 31st: the last day of short months, or not at all', () => {
  const first = { ...start, date: '2027-01-31' };
  expect(datesOf({ kind: 'monthly', shortMonth: 'last' }, first)).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
  ]);
  expect(datesOf({ kind: 'monthly', shortMonth: 'skip' }, first)).toEqual([
    '2027-03-31',
    '2027-05-31',
    '2027-07-31',
    '2027-08-31',
  ]);
  const leap = { ...start, date: '2027-12-29' };
  expect(datesOf({ kind: 'monthly', shortMonth: 'skip' }, leap)).toContain('2028-02-29');
});

test('the time of day stays when clocks are changed', () => {
  const berlin = { date: '2026-10-23', time: '18:30', zone: 'Europe/Berlin' };
  const moments = repeatDates({ kind: 'days', every: 1 }, berlin, { count: 4 });
  expect(moments.map(({ at }) => new Date(at).toISOString().slice(11, 16))).toEqual([
    '16:30',
    '17:30',
    '17:30',
    '17:30',
  ]);
});

const aRule: fc.Arbitrary<RepeatRule> = fc.oneof(
  fc.record({ kind: fc.constant('days' as const), every: fc.integer({ min: 1, max: 40 }) }),
  fc.record({
    kind: fc.constant('weekdays' as const),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 }),
  }),
  fc.record({ kind: fc.constant('monthly' as const), shortMonth: fc.constantFrom('last' as const, 'skip' as const) }),
);

test('no rule gives more than asked, the past, the same day twice, or another time of day', () => {
  fc.assert(
    fc.property(
      aRule,
      fc.integer({ min: 0, max: 1500 }),
      fc.integer({ min: 0, max: 23 }),
      fc.constantFrom('Asia/Shanghai', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe'),
      fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
      (rule, offset, hour, zone, count) => {
        const date = new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10);
        const time = `${String(hour).padStart(2, '0')}:30`;
        const dates = repeatDates(rule, { date, time, zone }, count === undefined ? {} : { count });
        expect(dates.length).toBeLessThanOrEqual(Math.min(mostRepeats, count ?? mostRepeats));
        expect([...dates].sort((a, b) => a.at - b.at)).toEqual(dates);
        expect(new Set(dates.map((each) => each.date)).size).toBe(dates.length);
        for (const each of dates) {
          expect(each.date > date).toBe(true);
          expect(each.at).toBe(instantOf({ date: each.date, time }, zone));
          if (rule.kind === 'weekdays') expect(rule.days).toContain(weekdayOf(each.date));
          // Where clocks jump over the time of day it may be shown otherwise, but on that day.
          expect(localOf(each.at, zone).date).toBe(each.date);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('each repeat is told what stands in its way; that the video repeats is no news', () => {
  const post = { video_id: 'v', account_id: 'a', platform: 'douyin' };
  const moments = repeatDates({ kind: 'days', every: 1 }, start, { count: 3 }).map(({ at }) => at);
  const [first = 0, second = 0] = moments;
  const taken = [{ ...post, video_id: 'w', at: first + 10 * 60_000 }];
  const rules = { zone: start.zone, minGapMinutes: 30, perDay: 5, now: first - 86_400_000 };
  expect(repeatConflicts(post, moments, taken, rules)).toMatchObject([{ at: first, fault: 'tooClose' }]);
  expect(repeatConflicts(post, moments, [], { ...rules, now: second })[0]).toMatchObject({ at: first, fault: 'past' });
});
