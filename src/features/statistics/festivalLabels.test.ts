import fc from '@/testing/property';
import { rowsOfLabels } from './festivalLabels';

test('two festivals on neighbouring days get a row each, a third goes without a name', () => {
  expect(rowsOfLabels([0, 1, 2, 20], 5)).toEqual([0, 1, undefined, 0]);
});

test('names in one row never come closer than they are wide', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(400)), fc.integer({ min: 1, max: 80 }), (places, gap) => {
      const at = [...places].sort((a, b) => a - b);
      const rows = rowsOfLabels(at, gap);
      for (const row of [0, 1]) {
        const own = at.filter((_, index) => rows[index] === row);
        for (let index = 1; index < own.length; index += 1)
          expect((own[index] ?? 0) - (own[index - 1] ?? 0)).toBeGreaterThanOrEqual(gap);
      }
    }),
  );
});
