import fc from '@/testing/property';
import { followRange } from './followRange';

it.each([
  ['an edit before it', '甲乙丙', { from: 2, to: 3 }, '新甲乙丙', '丙'],
  ['an edit behind it', '甲乙丙', { from: 0, to: 1 }, '甲乙丙丁', '甲'],
  ['an edit within it', '甲乙丙', { from: 0, to: 3 }, '甲新丙', '甲新丙'],
  ['a deletion before it', '甲乙丙', { from: 2, to: 3 }, '乙丙', '丙'],
  ['its own end', '甲乙', { from: 0, to: 2 }, '甲乙丁', '甲乙'],
])('follows %s', (_, before, range, after, wanted) => {
  const { from, to } = followRange(range, before, after);
  expect(after.slice(from, to)).toBe(wanted);
});

it('what stood before the edit and behind it is never lost', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (head, middle, added, tail) => {
      const range = { from: head.length, to: head.length + middle.length };
      const { from, to } = followRange(range, `${head}${middle}${tail}`, `${head}${middle}${tail}${added}`);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(head.length + middle.length + tail.length + added.length);
      expect(`${head}${middle}${tail}${added}`.slice(from, to)).toBe(middle);
    }),
  );
});
