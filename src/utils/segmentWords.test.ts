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
