import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import fc from '@/testing/property';
import { hookTypes } from '../frameworks';
import { dateOf, numberOf } from './days';
import {
  daysBetween,
  daysLater,
  ideasFor,
  lunarOf,
  occasionById,
  occasionKinds,
  occasionsBetween,
  solarTermsOf,
} from './index';

const inYear = (year: number) => occasionsBetween(`${year}-01-01`, `${year}-12-31`);
const dayOf = (year: number, key: string) =>
  inYear(year)
    .filter((one) => one.key === key)
    .map(({ date }) => date.slice(5));

/** Published dates (Hong Kong Observatory's conversion tables). */
const lunarTable: readonly (readonly [
  year: number,
  spring: string,
  boat: string,
  qixi: string,
  moon: string,
  ninth: string,
])[] = [
  [2024, '02-10', '06-10', '08-10', '09-17', '10-11'],
  [2025, '01-29', '05-31', '08-29', '10-06', '10-29'],
  [2026, '02-17', '06-19', '08-19', '09-25', '10-18'],
  [2027, '02-06', '06-09', '08-08', '09-15', '10-08'],
  [2028, '01-26', '05-28', '08-26', '10-03', '10-26'],
  [2029, '02-13', '06-16', '08-16', '09-22', '10-16'],
  [2030, '02-03', '06-05', '08-05', '09-12', '10-05'],
  [2031, '01-23', '06-24', '08-24', '10-01', '10-24'],
  [2032, '02-11', '06-12', '08-12', '09-19', '10-12'],
  [2033, '01-31', '06-01', '08-01', '09-08', '10-01'],
  [2034, '02-19', '06-20', '08-20', '09-27', '10-20'],
  [2035, '02-08', '06-10', '08-10', '09-16', '10-09'],
];

test.each(lunarTable)('%i: lunar festivals stand where they are published', (year, spring, boat, qixi, moon, ninth) => {
  expect(dayOf(year, 'spring-festival')).toEqual([spring]);
  expect(dayOf(year, 'dragon-boat')).toEqual([boat]);
  expect(dayOf(year, 'qixi')).toEqual([qixi]);
  expect(dayOf(year, 'mid-autumn')).toEqual([moon]);
  expect(dayOf(year, 'double-ninth')).toEqual([ninth]);
  expect(dayOf(year, 'new-year-eve')).toEqual([daysLater(`${year}-${spring}`, -1).slice(5)]);
  expect(dayOf(year, 'lantern')).toEqual([daysLater(`${year}-${spring}`, 14).slice(5)]);
});

test.each([
  ['2025-07-25', { year: 2025, month: 6, day: 1, isLeap: true }],
  ['2028-06-23', { year: 2028, month: 5, day: 1, isLeap: true }],
  ['2031-04-22', { year: 2031, month: 3, day: 1, isLeap: true }],
  // the winter of two leap candidates: the month before Christmas 2033 is the leap one
  ['2033-12-22', { year: 2033, month: 11, day: 1, isLeap: true }],
  ['2034-02-18', { year: 2033, month: 12, day: 30, isLeap: false }],
  // ICU puts this one a day later than the almanac
  ['2012-08-17', { year: 2012, month: 7, day: 1, isLeap: false }],
])('%s in the Chinese calendar', (date, expected) => {
  expect(lunarOf(date)).toEqual(expected);
});

test('a festival is kept once in a year with a leap month of its number', () => {
  expect(dayOf(2028, 'dragon-boat')).toHaveLength(1);
  expect(dayOf(2025, 'laba')).toEqual(['01-07']);
});

/**
 * First months of 2027 and 2030: their new moons come at 23:56 and 00:07 in China, and ICU's clock is some minutes off.
 * The published New Year's days are 2027-02-06 and 2030-02-03.
 */
const icuErrs = /^(2027-0[23]|2030-0[23])-/;

test('every day from 2024 to 2035 has the lunar date that ICU gives it, but for two months in which ICU errs', () => {
  const icu = new Intl.DateTimeFormat('en-u-ca-chinese', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const wrong: string[] = [];
  for (let day = numberOf(2024, 1, 1); day <= numberOf(2035, 12, 31); day += 1) {
    const parts = new Map<string, string>(
      icu.formatToParts(new Date(day * 86_400_000)).map(({ type, value }) => [type, value]),
    );
    const { year, month, day: date, isLeap } = lunarOf(dateOf(day));
    const own = `${year}/${month}${isLeap ? 'bis' : ''}/${date}`;
    if (own !== `${parts.get('relatedYear')}/${parts.get('month')}/${parts.get('day')}`) wrong.push(dateOf(day));
  }
  expect(wrong.filter((date) => !icuErrs.test(date))).toEqual([]);
});

/** Constants of the almanac makers' rule of thumb for this century, 小寒 first; its known exceptions below. */
const thumb = [
  5.4055, 20.12, 3.87, 18.73, 5.63, 20.646, 4.81, 20.1, 5.52, 21.04, 5.678, 21.37, 7.108, 22.83, 7.5, 23.13, 7.646,
  23.042, 8.318, 23.438, 7.438, 22.36, 7.18, 21.94,
];
const exceptions: Readonly<Record<string, number>> = { '2026:3': -1, '2019:0': -1, '2021:23': -1 };

test('solar terms from 2017 to 2043 agree with the rule of thumb', () => {
  const wrong: string[] = [];
  for (let year = 2017; year <= 2043; year += 1) {
    solarTermsOf(year).forEach(({ name, date }, index) => {
      const y = year % 100;
      const leaps = Math.floor((index < 4 ? y - 1 : y) / 4);
      const day = Math.floor(y * 0.2422 + (thumb[index] ?? 0)) - leaps + (exceptions[`${year}:${index}`] ?? 0);
      const expected = dateOf(numberOf(year, Math.floor(index / 2) + 1, day));
      if (date !== expected) wrong.push(`${name} ${date} != ${expected}`);
    });
  }
  expect(wrong).toEqual([]);
});

test.each([
  [2024, '05-12', '06-16', '11-28'],
  [2026, '05-10', '06-21', '11-26'],
  [2030, '05-12', '06-16', '11-28'],
])('%i: days by weekday', (year, mother, father, thanks) => {
  expect(dayOf(year, 'mothers-day')).toEqual([mother]);
  expect(dayOf(year, 'fathers-day')).toEqual([father]);
  expect(dayOf(year, 'thanksgiving')).toEqual([thanks]);
});

test('a sale tells when it begins, a holiday how long it lasts', () => {
  const find = (key: string) => inYear(2026).find((one) => one.key === key);
  expect(find('sale-618')).toMatchObject({ date: '2026-06-18', from: '2026-05-13', until: '2026-06-20' });
  expect(find('national-day')).toMatchObject({ date: '2026-10-01', until: '2026-10-03', isDayOff: true });
  expect(find('double-11')?.kind).toBe('ecommerce');
});

const day = fc.integer({ min: numberOf(1950, 1, 1), max: numberOf(2090, 1, 1) }).map(dateOf);

test('any range: sorted, inside it, ids unique and found again, nothing lost where it is cut', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }), (from, days, at) => {
      const to = daysLater(from, days);
      const list = occasionsBetween(from, to);
      expect(list.map(({ date }) => date)).toEqual(list.map(({ date }) => date).sort());
      expect(list.every(({ date }) => date >= from && date <= to)).toBe(true);
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      for (const one of list) expect(occasionById(one.id)).toEqual(one);
      const cut = daysLater(from, Math.min(days, at));
      expect([...occasionsBetween(from, cut), ...occasionsBetween(daysLater(cut, 1), to)]).toEqual(list);
    }),
    { numRuns: 40 },
  );
});

test('every year has its 24 terms in order and one of each yearly day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1950, max: 2090 }), (year) => {
      const dates = solarTermsOf(year).map(({ date }) => date);
      expect(dates).toHaveLength(24);
      expect(dates).toEqual([...dates].sort());
      const gaps = dates.slice(1).map((date, index) => daysBetween(dates[index] ?? '', date));
      expect(gaps.every((gap) => gap >= 14 && gap <= 16)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('the dates are the same in any time zone', () => {
  const code = `const { occasionsBetween } = require('./src/domain/occasions');
    process.stdout.write(occasionsBetween('2027-01-01', '2028-12-31').map((one) => one.id + one.date).join());`;
  const inZone = (zone: string) =>
    execFileSync(process.execPath, ['-r', 'esbuild-register', '-e', code], {
      cwd: resolve('.'),
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
  const here = inZone('Asia/Shanghai');
  expect(here).toContain('spring-festival-20272027-02-06');
  expect(inZone('America/Los_Angeles')).toBe(here);
  expect(inZone('Pacific/Kiritimati')).toBe(here);
}, 30_000);

test('every day has ideas for every merchant, filled in, by a known hook, none twice', () => {
  const hooks = new Set(hookTypes.map(({ id }) => id));
  for (const occasion of inYear(2027)) {
    expect(occasionKinds).toContain(occasion.kind);
    for (const industry of ['家居百货', '食品饮料', '美妆个护', '宠物用品', '没听过的行业', '']) {
      const ideas = ideasFor(occasion, { goods: '保温杯', industry });
      expect(ideas.length).toBeGreaterThanOrEqual(1);
      expect(ideas.map(({ title, angle }) => title + angle).join()).not.toMatch(/[{}]/);
      expect(new Set(ideas.map(({ title }) => title)).size).toBe(ideas.length);
      for (const { hook } of ideas) expect(hooks).toContain(hook);
    }
  }
});

test('an industry has ideas of its own', () => {
  const [moon] = occasionsBetween('2027-09-15', '2027-09-15');
  if (!moon) throw new Error('no mid-autumn');
  const titles = (industry: string) => ideasFor(moon, { industry }).map(({ title }) => title);
  expect(titles('食品饮料')).not.toEqual(titles('家居百货'));
});

test.each(['2026-13-01', '2026-02-30', 'tomorrow', ''])('refuses %j', (text) => {
  expect(() => occasionsBetween(text, '2026-12-31')).toThrow(RangeError);
});
