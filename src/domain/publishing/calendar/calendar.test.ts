import fc from '@/testing/property';
import { localOf } from '../zone';
import { byDate, firstOf } from './byDate';
import { clockOf, hhmm, momentOf, snap, toDay } from './clock';
import { addMonths, isDate, monthWeeks, spanOf, turn, weekOf } from './days';
import { isFiltered, matches } from './filters';
import { blockMinutes, layInLanes } from './lanes';
import { freeSlots, nextFreeSlot } from './slots';

const zones = ['Asia/Shanghai', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];
const someMoment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2031, 0, 1) });

describe('clocks', () => {
  test('reading many moments says what the clocks of the zone show, also on days on which they are changed', () => {
    for (const zone of zones) {
      const read = clockOf(zone);
      fc.assert(
        fc.property(someMoment, (at) => {
          const { date, time } = localOf(at, zone);
          expect(read(at)).toEqual({ date, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) });
        }),
        { numRuns: 150 },
      );
    }
  });

  test('a drag to another day keeps the time of day over clock changes', () => {
    // New York puts its clocks back on 1 November 2026: a day of 25 hours.
    const before = momentOf({ date: '2026-10-31', minutes: 18 * 60 + 30 }, 'America/New_York');
    const after = toDay(before, '2026-11-01', 'America/New_York');
    expect(localOf(Date.parse(after), 'America/New_York')).toEqual({ date: '2026-11-01', time: '18:30' });
    expect(Date.parse(after) - Date.parse(before)).toBe(25 * 3_600_000);
    expect(toDay(after, '2026-10-31', 'America/New_York')).toBe(before);
  });

  test('a time that the clocks leave out is taken after the gap; one they show twice, the first time', () => {
    expect(momentOf({ date: '2027-03-14', minutes: 150 }, 'America/New_York')).toBe('2027-03-14T07:30:00.000Z');
    expect(momentOf({ date: '2026-11-01', minutes: 90 }, 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
  });

  test('a drag there and back is no change, wherever the time exists on both days', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 4 * 60, max: 23 * 60 }),
        fc.integer({ min: -400, max: 400 }),
        (zone, minutes, days) => {
          const start = momentOf({ date: '2026-11-22', minutes }, zone);
          const there = new Date(Date.UTC(2026, 10, 22 + days)).toISOString().slice(0, 10);
          expect(toDay(toDay(start, there, zone), '2026-11-22', zone)).toBe(start);
        },
      ),
    );
  });

  test('pointers fall on quarters of an hour within the day', () => {
    expect([-20, 7, 8, 1439].map(snap).map(hhmm)).toEqual(['00:00', '00:00', '00:15', '23:45']);
  });
});

describe('days', () => {
  test('February 2027 begins on a Monday and needs exactly four weeks', () => {
    const weeks = monthWeeks('2027-02-14');
    expect(weeks).toHaveLength(4);
    expect([weeks[0]?.[0], weeks[3]?.[6]]).toEqual(['2027-02-01', '2027-02-28']);
  });

  test('every month: whole weeks, each of its days once and in order; turning there and back is the same month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2090 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const first = `${year}-${String(month).padStart(2, '0')}-01`;
        const days = monthWeeks(first).flat();
        const own = days.filter((day) => day.startsWith(first.slice(0, 7)));
        expect(own).toHaveLength(new Date(year, month, 0).getDate());
        expect(days.length % 7).toBe(0);
        expect([...new Set(days)].sort()).toEqual(days);
        expect(turn('month', turn('month', first, 1), -1)).toBe(first);
      }),
      { numRuns: 200 },
    );
  });

  test('spans and pages', () => {
    expect(spanOf('day', '2026-11-30')).toEqual({ from: '2026-11-30', to: '2026-12-01' });
    expect(spanOf('week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-23' });
    expect(spanOf('list', '2026-11-22')).toEqual({ from: '2026-10-26', to: '2026-12-07' });
    expect(weekOf('2026-11-22')[6]).toBe('2026-11-22');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(['2026-02-29', '2026-2-1', '', '2028-02-29'].map(isDate)).toEqual([false, false, false, true]);
  });
});

describe('places', () => {
  const at = (text: string) => ({ publish_at: new Date(text).toISOString() });

  test('posts stand in the day of the zone, in order of time; without a time nowhere', () => {
    const late = at('2026-11-20T23:59:00+08:00');
    const early = at('2026-11-20T00:00:00+08:00');
    const next = at('2026-11-21T00:00:00+08:00');
    const days = byDate([late, { publish_at: '' }, next, early], 'Asia/Shanghai');
    expect(days.get('2026-11-20')?.map(({ post }) => post)).toEqual([early, late]);
    expect([...days.keys()]).toEqual(['2026-11-20', '2026-11-21']);
    expect(byDate([early], 'America/New_York').has('2026-11-19')).toBe(true);
  });

  test('the one that is moved stays in sight in a full day', () => {
    expect(firstOf([1, 2, 3, 4, 5], 2, (n) => n === 5)).toEqual([1, 5]);
    expect(firstOf([1, 2, 3], 3, () => false)).toEqual([1, 2, 3]);
  });

  test('no two posts in one lane overlap, and none is lost', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1439 }), { maxLength: 80 }),
        fc.integer({ min: 1, max: 8 }),
        (minutes, most) => {
          const items = minutes.sort((a, b) => a - b).map((one, id) => ({ id, minutes: one }));
          const { placed, crowds } = layInLanes(items, most);
          expect(placed.length + crowds.reduce((sum, { count }) => sum + count, 0)).toBe(items.length);
          for (const a of placed) {
            expect(a.lane).toBeLessThan(a.lanes);
            expect(a.lanes).toBeLessThanOrEqual(most);
            for (const b of placed)
              if (a.item.id < b.item.id && a.lane === b.lane)
                expect(b.item.minutes - a.item.minutes >= blockMinutes).toBe(true);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  test('filters join: all that are set must fit', () => {
    const post = {
      platform: 'douyin',
      account_id: 'a',
      state: 'draft' as const,
      author: { id: 'm' },
      goods_id: 'g',
    };
    expect(matches({}, post)).toBe(true);
    expect(matches({ memberId: 'm', goodsId: 'g' }, post)).toBe(true);
    expect(matches({ memberId: 'm', goodsId: 'other' }, post)).toBe(false);
    expect([isFiltered({}), isFiltered({ goodsId: 'g' })]).toEqual([false, true]);
  });
});

describe('slots', () => {
  const account = { id: 'a', slots: ['12:00', '18:30'], per_day: 2, state: 'ok' };
  const other = { ...account, id: 'b', slots: ['12:00'] };
  const zone = 'Asia/Shanghai';
  const now = Date.parse('2026-11-22T12:10:00+08:00');
  const post = (text: string, state = 'scheduled') => ({
    account_id: 'a',
    publish_at: new Date(text).toISOString(),
    state,
  });
  const times = (posts: ReturnType<typeof post>[], accounts = [account]) =>
    freeSlots(['2026-11-22', '2026-11-23'], accounts, posts, zone, now).map(
      ({ date, minutes, accounts: free }) => `${date} ${hhmm(minutes)} ${free.map(({ id }) => id).join('')}`,
    );

  test('what is past, close to another post or beyond the cap of the day is no slot', () => {
    expect(times([])).toEqual(['2026-11-22 18:30 a', '2026-11-23 12:00 a', '2026-11-23 18:30 a']);
    expect(times([post('2026-11-23T12:20:00+08:00')])).not.toContain('2026-11-23 12:00 a');
    expect(times([post('2026-11-23T12:20:00+08:00', 'canceled')])).toContain('2026-11-23 12:00 a');
    const full = [post('2026-11-23T07:00:00+08:00'), post('2026-11-23T08:00:00+08:00')];
    expect(times(full)).toEqual(['2026-11-22 18:30 a']);
    expect(times([], [{ ...account, state: 'expired' }])).toEqual([]);
  });

  test('a merchant elsewhere posts by his own clocks, also on the day on which they are changed', () => {
    const seen = freeSlots(['2026-10-31', '2026-11-01'], [account], [], 'America/New_York', Date.parse('2026-10-30'));
    expect(seen.map(({ at, date, minutes }) => `${at} ${date} ${hhmm(minutes)}`)).toEqual([
      '2026-10-31T16:00:00.000Z 2026-10-31 12:00',
      '2026-10-31T22:30:00.000Z 2026-10-31 18:30',
      '2026-11-01T17:00:00.000Z 2026-11-01 12:00',
      '2026-11-01T23:30:00.000Z 2026-11-01 18:30',
    ]);
  });

  test('the cap of a day counts by the merchant’s days', () => {
    // 23:30 in Shanghai is the same day there, the next morning nowhere that counts.
    const full = [post('2026-11-23T00:10:00+08:00'), post('2026-11-23T23:30:00+08:00')];
    expect(times(full)).toEqual(['2026-11-22 18:30 a']);
  });

  test('accounts with the same slot stand together; the next one is found over days', () => {
    expect(times([], [account, other])).toContain('2026-11-23 12:00 ab');
    expect(nextFreeSlot('2026-11-22', [other], [], zone, now)?.at).toBe('2026-11-23T04:00:00.000Z');
    expect(nextFreeSlot('2026-11-22', [{ ...account, slots: [] }], [], zone, now)).toBeUndefined();
  });
});
