import fc from '@/testing/property';
import {
  entriesBehind,
  type FigureEntry,
  figuresBy,
  figuresByDay,
  figuresIn,
  type ProviderFigure,
  providerFigures,
} from './providerFigures';

const entry = (figure: ProviderFigure, merchant_id: string, at: number, amount = 1): FigureEntry => ({
  figure,
  merchant_id,
  at,
  amount,
});

const entries = [
  entry('merchants', 'A', 5),
  entry('merchants', 'B', 15),
  entry('merchants', 'C', 25),
  entry('active_merchants', 'A', 11),
  entry('active_merchants', 'A', 19),
  entry('active_merchants', 'B', 9),
  entry('active_merchants', 'B', 20),
  entry('credits', 'A', 12, 20),
  entry('credits', 'A', 13, -4),
  entry('revenue', 'B', 10, 29_900),
  entry('revenue', 'B', 20, 99_900),
];

test.each([
  ['merchants', 2],
  ['active_merchants', 1],
  ['credits', 16],
  ['revenue', 29_900],
  ['posts', 0],
] as const)('%s from 10 up to 20 is %d', (figure, expected) => {
  expect(figuresIn(entries, { from: 10, to: 20 })[figure]).toBe(expected);
});

test('a merchant that is active twice stands in the list once, with what it did last', () => {
  expect(entriesBehind('active_merchants', entries, { from: 10, to: 20 })).toEqual([
    entry('active_merchants', 'A', 19),
  ]);
});

test('day by day: stock at the end of each day, the rest of the day alone', () => {
  const days = figuresByDay(entries, [0, 10, 20, 30]);
  expect(days.map(({ merchants }) => merchants)).toEqual([1, 2, 3]);
  expect(days.map(({ revenue }) => revenue)).toEqual([0, 29_900, 99_900]);
  expect(days.map(({ active_merchants }) => active_merchants)).toEqual([1, 1, 1]);
});

const anEntry = fc.record({
  figure: fc.constantFrom(...providerFigures),
  merchant_id: fc.constantFrom('A', 'B', 'C', 'D'),
  at: fc.integer({ min: 1, max: 100 }),
  amount: fc.integer({ min: -50, max: 500 }),
});

test('whatever happened, the parts of a split add up to the whole, and flows by day to the range', () => {
  fc.assert(
    fc.property(fc.array(anEntry, { maxLength: 40 }), fc.integer({ min: 1, max: 50 }), (all, from) => {
      const range = { from, to: from + 50 };
      const whole = figuresIn(all, range);
      const parts = figuresBy(all, range, (id) => (id < 'C' ? 'first' : 'second'));
      const days = figuresByDay(all, [from, from + 20, from + 35, from + 50]);
      for (const figure of providerFigures) {
        expect(parts.reduce((sum, { figures }) => sum + figures[figure], 0)).toBe(whole[figure]);
        if (figure === 'merchants') expect(days.at(-1)?.merchants).toBe(whole.merchants);
        else if (figure !== 'active_merchants')
          expect(days.reduce((sum, day) => sum + day[figure], 0)).toBe(whole[figure]);
      }
    }),
  );
});
