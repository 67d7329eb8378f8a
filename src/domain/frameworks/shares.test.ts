import fc from '@/testing/property';
import { insertShare, isWhole, minShare, moveBorder, normalizeShares, removeShare, sumOfShares } from './index';

const weights = (min = 2, max = 12) =>
  fc.array(fc.double({ min: 0.001, max: 100, noNaN: true }), { minLength: min, maxLength: max });
const whole = (min = 2) => weights(min).map(normalizeShares);
const hundredths = (shares: readonly number[]): number[] => shares.map((share) => Math.round(share * 100));

describe('normalizeShares', () => {
  it('sums to exactly one hundred hundredths, none below the least', () => {
    fc.assert(
      fc.property(weights(1), (given) => {
        const shares = normalizeShares(given);
        expect(sumOfShares(hundredths(shares))).toBe(100);
        expect(Math.min(...hundredths(shares))).toBeGreaterThanOrEqual(Math.round(minShare * 100));
        expect(shares).toHaveLength(given.length);
      }),
    );
  });

  it('keeps larger larger, and leaves whole hundredths as they are', () => {
    fc.assert(
      fc.property(weights(), (given) => {
        const shares = normalizeShares(given);
        for (const [i, a] of given.entries())
          for (const [j, b] of given.entries()) if (a > b) expect(shares[i]).toBeGreaterThanOrEqual(shares[j] ?? 0);
      }),
    );
    expect(normalizeShares([0.12, 0.18, 0.4, 0.15, 0.15])).toEqual([0.12, 0.18, 0.4, 0.15, 0.15]);
  });

  it.each([
    ['nothing', [], []],
    ['zeros', [0, 0], [0.5, 0.5]],
    ['rubbish', [Number.NaN, -3, Number.POSITIVE_INFINITY, 1], [0.02, 0.02, 0.02, 0.94]],
    ['seconds', [3, 7, 15, 5], [0.1, 0.23, 0.5, 0.17]],
  ])('reads %s', (_name, given, wanted) => {
    expect(normalizeShares(given)).toEqual(wanted);
  });
});

describe('moveBorder', () => {
  it('keeps the sum, the order and everything beyond the two neighbors, whatever the movement', () => {
    fc.assert(
      fc.property(whole(), fc.nat(10), fc.double({ min: -2, max: 2, noNaN: true }), (shares, at, delta) => {
        const border = at % (shares.length - 1);
        const before = hundredths(shares);
        const after = hundredths(moveBorder(shares, border, delta));
        expect(sumOfShares(after)).toBe(100);
        expect(after).toHaveLength(before.length);
        expect(Math.min(...after)).toBeGreaterThanOrEqual(2);
        for (const [index, share] of after.entries())
          if (index !== border && index !== border + 1) expect(share).toBe(before[index]);
      }),
    );
  });

  it('comes back to where it was when moved there and back, as far as it could move', () => {
    fc.assert(
      fc.property(whole(), fc.nat(10), fc.integer({ min: -50, max: 50 }), (shares, at, steps) => {
        const border = at % (shares.length - 1);
        const there = moveBorder(shares, border, steps / 100);
        const moved = (there[border] ?? 0) - (shares[border] ?? 0);
        expect(hundredths(moveBorder(there, border, -moved))).toEqual(hundredths(shares));
      }),
    );
  });

  it('ignores a border that is not there', () => {
    expect(moveBorder([0.5, 0.5], 1, 0.1)).toEqual([0.5, 0.5]);
    expect(moveBorder([0.5, 0.5], 0, Number.NaN)).toEqual([0.5, 0.5]);
  });
});

describe('adding and removing', () => {
  it('stays whole', () => {
    fc.assert(
      fc.property(whole(), fc.nat(12), (shares, at) => {
        const more = insertShare(shares, at % (shares.length + 1));
        expect(more).toHaveLength(shares.length + 1);
        expect(isWhole(more)).toBe(true);
        const less = removeShare(more, at % more.length);
        expect(less).toHaveLength(shares.length);
        expect(isWhole(less)).toBe(true);
      }),
    );
  });
});
