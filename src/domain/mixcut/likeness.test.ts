import fc from '@/testing/property';
import { likeness, likenessPairs, pairAt, pairNear, worstPair } from './likeness';
import type { MixPiece, MixVersion } from './types';

const aPiece = (footage: string, over: Partial<MixPiece> = {}): MixPiece => ({
  groupId: 'g',
  clipId: footage,
  footage,
  trimStart: 0,
  seconds: 3,
  weight: 1,
  ...over,
});

const versions = fc.array(
  fc.record({
    footage: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    seconds: fc.double({ min: 0.2, max: 20, noNaN: true }),
    weight: fc.constantFrom(1, 2),
  }),
  { maxLength: 8 },
);
const toVersion = (pieces: readonly Pick<MixPiece, 'footage' | 'seconds' | 'weight'>[]): MixVersion =>
  pieces.map(({ footage, ...piece }) => aPiece(footage, piece));

it('weighs a shared opening twice', () => {
  const opening = aPiece('a', { weight: 2 });
  expect(likeness([opening, aPiece('b'), aPiece('c')], [opening, aPiece('d'), aPiece('e')])).toBeCloseTo(0.5);
  const rest = [aPiece('b'), aPiece('c')];
  expect(likeness([opening, ...rest], [aPiece('d', { weight: 2 }), aPiece('b'), aPiece('e')])).toBeCloseTo(0.25);
});

it('sees the same footage at another position and from another second', () => {
  expect(likeness([aPiece('a'), aPiece('b')], [aPiece('b', { trimStart: 7 }), aPiece('c')])).toBeCloseTo(0.5);
});

it('calls a version that is wholly part of a longer one the same', () => {
  expect(likeness([aPiece('a')], [aPiece('a'), aPiece('b'), aPiece('c')])).toBe(1);
});

it('finds nothing in common with an empty version', () => {
  expect(likeness([], [aPiece('a')])).toBe(0);
});

it('is symmetric and between 0 and 1; a version is wholly like itself', () => {
  fc.assert(
    fc.property(versions, versions, (left, right) => {
      const [a, b] = [toVersion(left), toVersion(right)];
      const value = likeness(a, b);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
      expect(likeness(b, a)).toBeCloseTo(value, 9);
      if (a.length > 0) expect(likeness(a, a)).toBeCloseTo(1, 9);
    }),
  );
});

it('does not fall when more of the footage is shared', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ seconds: fc.double({ min: 0.2, max: 20, noNaN: true }), weight: fc.constantFrom(1, 2) }), {
        minLength: 1,
        maxLength: 10,
      }),
      fc.nat(10),
      (pieces, shared) => {
        const left = pieces.map((piece, index) => aPiece(`l${index}`, piece));
        const right = (count: number) =>
          pieces.map((piece, index) => aPiece(index < count ? `l${index}` : `r${index}`, piece));
        expect(likeness(left, right(shared + 1))).toBeGreaterThanOrEqual(likeness(left, right(shared)) - 1e-9);
      },
    ),
  );
});

it('names the two versions that are most alike', () => {
  const [a, b, c] = [
    [aPiece('a'), aPiece('b')],
    [aPiece('c'), aPiece('d')],
    [aPiece('c'), aPiece('e')],
  ];
  expect(worstPair([a ?? [], b ?? [], c ?? []])).toEqual({ first: 1, second: 2, likeness: 0.5 });
  expect(worstPair([a ?? []])).toBeUndefined();
});

it('finds any pair by its two numbers, and around a finger the most alike one', () => {
  const plan = Array.from({ length: 40 }, (_, index) => [aPiece(`o${index % 7}`), aPiece(`r${index % 11}`)]);
  const pairs = likenessPairs(plan);
  fc.assert(
    fc.property(fc.nat(39), fc.nat(39), fc.nat(3), (row, column, reach) => {
      const [first, second] = [Math.min(row, column), Math.max(row, column)];
      const found = pairs.find((one) => one.first === first && one.second === second);
      expect(pairAt(pairs, row, column)).toBe(found);
      const near = pairNear(pairs, { row, column, reach });
      const around = pairs.filter(
        (one) =>
          (Math.abs(one.first - row) <= reach && Math.abs(one.second - column) <= reach) ||
          (Math.abs(one.second - row) <= reach && Math.abs(one.first - column) <= reach),
      );
      expect(near?.likeness).toBe(around.length > 0 ? Math.max(...around.map((one) => one.likeness)) : undefined);
    }),
  );
});
