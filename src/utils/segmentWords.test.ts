import { elapsed } from '@/testing/elapsed';
import fc from '@/testing/property';
import { segmentWords } from './segmentWords';

test('words of Chinese, without losing a character', () => {
  expect(segmentWords('保温杯，倒放不漏。').flatMap(({ text, isWord }) => (isWord ? text : []))).toEqual([
    '保温',
    '杯',
    '倒',
    '放',
    '不',
    '漏',
  ]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      expect(
        segmentWords(text)
          .map((word) => word.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('20 000 characters do not take the square of the time', () => {
  const text = '早上装的热水，晚上还烫嘴。'.repeat(1500);
  expect(segmentWords(text)).toHaveLength(15_000);
  expect(elapsed(() => segmentWords(text))).toBeLessThan(1500);
});

test('a long run of marks does not either, and stays whole', () => {
  const pieces = segmentWords(`好${'\n'.repeat(20_000)}。好`);
  expect(pieces.map(({ text }) => text).join('')).toHaveLength(20_003);
  // Four times the text: four times the time, and ten times when the run was one string.
  const [small = 0, large = 0] = [10_000, 40_000].map((length) => {
    const text = '。'.repeat(length);
    return Math.min(...[1, 2, 3].map(() => elapsed(() => segmentWords(text))));
  });
  expect(large).toBeLessThan(small * 7);
});
