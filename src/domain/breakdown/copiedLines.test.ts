import fc from '@/testing/property';
import { COPY_LIMITS, copyReport } from './copiedLines';

const source = '搬了6次家，整理了这些真正好用的方法，分享给你们。床底用带轮子的扁盒，换季被子推进去就行。';

test('a copy is all of it, words of one’s own are nothing', () => {
  const copy = copyReport(source.split(/(?<=。)/), source);
  expect(copy.originality.overlap).toBe(1);
  expect(copy.isTooClose).toBe(true);
  expect(copy.lines.map(({ index }) => index)).toEqual([0, 1]);
  const own = copyReport(['我们家的保温杯倒扣一夜也不漏。', '两块带走，减十五。'], source);
  expect(own).toMatchObject({ longest: 0, lines: [], isTooClose: false });
});

test('the line that repeats is named with what it repeats; others are not', () => {
  const report = copyReport(['杯盖拧紧就走。', '床底用带轮子的扁盒，杯子往里一送。'], source);
  expect(report.lines).toEqual([{ index: 1, runs: ['床底用带轮子的扁盒'] }]);
  expect(report.longest).toBe(9);
});

const text = fc
  .array(fc.constantFrom(...'搬家收纳盒子杯底推拉一二三，。'), { maxLength: 60 })
  .map((list) => list.join(''));

test('shares stay within 0 and 1, a text against itself is wholly repeated, no limit is passed without a named line', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), text, (lines, other) => {
      const { originality, lines: copied, longest, isTooClose } = copyReport(lines, other);
      expect(originality.overlap).toBeGreaterThanOrEqual(0);
      expect(originality.overlap).toBeLessThanOrEqual(1);
      expect(isTooClose).toBe(longest > COPY_LIMITS.run || originality.overlap > COPY_LIMITS.share);
      for (const { index, runs } of copied) {
        expect(runs.length).toBeGreaterThan(0);
        expect(runs.every((run) => lines[index]?.includes(run))).toBe(true);
      }
      const letters = lines.join('').match(/[\p{L}\p{N}]/gu)?.length ?? 0;
      if (letters >= 6) expect(copyReport(lines, lines.join('')).originality.overlap).toBe(1);
    }),
  );
});
