import fc from '@/testing/property';
import { addDays, instantOf, localOf } from './zone';

const utc = (text: string) => Date.parse(text);

test.each([
  ['Asia/Shanghai', '2026-11-22', '08:30', '2026-11-22T00:30:00Z'],
  ['Asia/Shanghai', '2026-01-01', '00:00', '2025-12-31T16:00:00Z'],
  ['America/New_York', '2026-07-01', '09:00', '2026-07-01T13:00:00Z'],
  ['America/New_York', '2026-12-01', '09:00', '2026-12-01T14:00:00Z'],
  ['Asia/Kolkata', '2026-05-05', '05:30', '2026-05-05T00:00:00Z'],
  ['Australia/Lord_Howe', '2026-06-01', '12:00', '2026-06-01T01:30:00Z'],
])('%s shows %s %s at %s', (zone, date, time, at) => {
  expect(instantOf({ date, time }, zone)).toBe(utc(at));
  expect(localOf(utc(at), zone)).toEqual({ date, time });
});

test('an hour that the clocks leave out is as much later; one that comes twice is the first', () => {
  // New York, 8 March 2026: 02:00 becomes 03:00.
  expect(localOf(instantOf({ date: '2026-03-08', time: '02:30' }, 'America/New_York'), 'America/New_York')).toEqual({
    date: '2026-03-08',
    time: '03:30',
  });
  // 1 November 2026: 02:00 becomes 01:00; 01:30 comes twice.
  expect(instantOf({ date: '2026-11-01', time: '01:30' }, 'America/New_York')).toBe(utc('2026-11-01T05:30:00Z'));
});

test('what a zone shows leads back to the moment, in all zones, but for the hour that comes twice', () => {
  const zones = [
    'Asia/Shanghai',
    'America/New_York',
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'UTC',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: utc('2020-01-01T00:00:00Z') / 60_000, max: utc('2035-01-01T00:00:00Z') / 60_000 }),
      (zone, minutes) => {
        const at = minutes * 60_000;
        const back = instantOf(localOf(at, zone), zone);
        expect(localOf(back, zone)).toEqual(localOf(at, zone));
        expect(back).toBeLessThanOrEqual(at);
        expect(at - back).toBeLessThanOrEqual(3_600_000);
      },
    ),
    { numRuns: 400 },
  );
});

test('days are counted in the calendar, whatever the clocks do', () => {
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-07', 1)).toBe('2026-03-08');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});
