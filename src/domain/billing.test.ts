import fc from '@/testing/property';
import { billMonths, billPeriods, isMonth, monthBill, periodRange, sumCredits } from './billing';

const at = (text: string): number => Date.parse(text);

test('holds that were answered outside of the part are not held any more', () => {
  const hold = { id: 'h', kind: 'hold', credits: -20 } as const;
  const settle = { id: 's', kind: 'settle', credits: 4, hold_id: 'h' } as const;
  expect(sumCredits([hold])).toEqual({ granted: 0, used: 20, held: 20 });
  expect(sumCredits([hold], [hold, settle])).toEqual({ granted: 0, used: 20, held: 0 });
  expect(sumCredits([hold, settle])).toEqual({ granted: 0, used: 16, held: 0 });
});

test.each([
  ['week', '2026-03-04T00:00:00+08:00', '2026-03-11T00:00:00+08:00'],
  ['month', '2026-03-01T00:00:00+08:00', '2026-04-01T00:00:00+08:00'],
  ['lastMonth', '2026-02-01T00:00:00+08:00', '2026-03-01T00:00:00+08:00'],
] as const)('%s is cut by the clocks of the zone', (period, from, to) => {
  // In London it is still the 9th.
  const now = at('2026-03-10T01:00:00+08:00');
  expect(periodRange(period, now, 'Asia/Shanghai')).toEqual({ from: at(from), to: at(to) });
});

test('a month over New Year, and days over a change of the clocks', () => {
  const january = periodRange('lastMonth', at('2026-01-15T12:00:00Z'), 'UTC');
  expect(january).toEqual({ from: at('2025-12-01T00:00:00Z'), to: at('2026-01-01T00:00:00Z') });
  const march = periodRange('week', at('2026-03-10T12:00:00-04:00'), 'America/New_York');
  expect(march).toEqual({ from: at('2026-03-04T00:00:00-05:00'), to: at('2026-03-11T00:00:00-04:00') });
});

test('now lies in every period but the last month', () => {
  const now = at('2026-05-31T23:59:00+08:00');
  const holds = billPeriods.filter((period) => {
    const { from, to } = periodRange(period, now, 'Asia/Shanghai');
    return from <= now && now < to;
  });
  expect(holds).toEqual(['week', 'days30', 'days90', 'month']);
});

test.each([
  ['2026-11', true],
  ['2026-13', false],
  ['2026-1', false],
  ['', false],
])('%j is a month: %s', (text, is) => expect(isMonth(text)).toBe(is));

test('bills follow on each other: one opens with what the one before has left, and the last with the balance', () => {
  const line = fc.record({
    kind: fc.constantFrom('grant' as const, 'hold' as const, 'settle' as const, 'refund' as const),
    credits: fc.integer({ min: -300, max: 300 }),
    at: fc.integer({ min: at('2025-10-01T00:00:00Z'), max: at('2026-03-09T00:00:00Z') }),
  });
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 40 }),
      fc.constantFrom('Asia/Shanghai', 'America/New_York'),
      (rows, zone) => {
        const lines = rows.map((row, index) => ({
          ...row,
          id: `${index}`,
          created_at: new Date(row.at).toISOString(),
        }));
        const bills = billMonths(lines, at('2026-03-10T00:00:00Z'), zone).map((month) => monthBill(lines, month, zone));
        bills.forEach(({ opening, kinds, closing }, index) => {
          expect(opening + kinds.reduce((sum, { credits }) => sum + credits, 0)).toBe(closing);
          expect(opening).toBe(bills[index + 1]?.closing ?? 0);
        });
        expect(bills[0]?.closing).toBe(lines.reduce((sum, { credits }) => sum + credits, 0));
      },
    ),
  );
});

test('a line belongs to the month that the merchant’s clocks show', () => {
  const lines = [{ id: 'a', kind: 'grant', credits: 5, created_at: '2026-02-28T16:30:00Z' } as const];
  expect(monthBill(lines, '2026-03', 'Asia/Shanghai')).toMatchObject({ opening: 0, closing: 5 });
  expect(monthBill(lines, '2026-03', 'UTC')).toMatchObject({ opening: 5, kinds: [], closing: 5 });
});
