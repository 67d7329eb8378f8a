import fc from '@/testing/property';
import { daysOf, isInDays, readSpan, shortened, spanBefore, spanText, usualSpans } from './daySpans';
import { addDays } from './publishing/zone';

test.each([
  ['2026-11-01..2026-11-30', true],
  ['2026-11-30..2026-11-01', false],
  ['2026-02-01..2026-02-30', false],
  ['2024-01-01..2025-06-01', false],
  ['2026-11-01', false],
  ['', false],
])('%j is a span: %s', (text, isSpan) => expect(readSpan(text) !== undefined).toBe(isSpan));

test.each([
  ['2026-11-25T15:59:59Z', true],
  ['2026-11-25T16:00:00Z', false],
  ['2026-11-23T16:00:00Z', true],
  ['2026-11-23T15:59:59Z', false],
  ['', false],
])('%j lies in the 24th and 25th of Shanghai: %s', (at, isIn) =>
  expect(isInDays(at, { from: '2026-11-24', to: '2026-11-25' }, 'Asia/Shanghai')).toBe(isIn),
);

test('a moment lies in exactly one of a span’s days, and the span before ends where it begins', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 60 }), (start, length) => {
      const from = addDays('2026-01-01', start);
      const span = { from, to: addDays(from, length) };
      expect(readSpan(spanText(span))).toEqual(span);
      const days = daysOf(span);
      expect([days.length, days[0], days.at(-1)]).toEqual([length + 1, span.from, span.to]);
      const before = spanBefore(span);
      expect([addDays(before.to, 1), daysOf(before).length]).toEqual([span.from, days.length]);
      const at = `${days[Math.floor(length / 2)]}T12:00:00Z`;
      expect(days.filter((day) => isInDays(at, { from: day, to: day }, 'Europe/Berlin'))).toHaveLength(1);
    }),
  );
});

test('the usual spans end today or with the last month', () => {
  expect(usualSpans('2026-03-31').map(spanText)).toEqual([
    '2026-03-31..2026-03-31',
    '2026-03-25..2026-03-31',
    '2026-03-02..2026-03-31',
    '2026-03-01..2026-03-31',
    '2026-02-01..2026-02-28',
  ]);
});

test('a span that is too long keeps its last days', () => {
  expect(shortened({ from: '2026-11-01', to: '2026-11-30' })).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  const span = shortened({ from: '2020-01-01', to: '2026-11-30' });
  expect(span.to).toBe('2026-11-30');
  expect(daysOf(span)).toHaveLength(366);
});
