import { elapsed } from '@/testing/elapsed';
import fc from '@/testing/property';
import { suggestionPieces, textWith } from './suggestionPieces';
import { type TextBlock, textBlocks } from './textBlocks';

const text = fc.string({ unit: 'grapheme', maxLength: 80 });
const prose = fc.array(fc.constantFrom('保温', '杯', '早上', '，', '。', '\n', 'a b', '😀', '我们'), { maxLength: 40 });

test('the pieces of a suggestion join to both texts again, whatever the texts', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        text,
        prose.map((words) => words.join('')),
      ),
      prose,
      (before, words) => {
        const after = words.join('');
        const pieces = suggestionPieces(before, after);
        expect(textWith(pieces, new Set())).toBe(after);
        expect(textWith(pieces, new Set(pieces.keys()))).toBe(before);
      },
    ),
  );
});

test('two long texts with nothing in common are one change, in no time', () => {
  const compare = () => suggestionPieces('甲乙丙丁'.repeat(5000), '子丑寅卯'.repeat(5000));
  expect(compare()).toHaveLength(1);
  expect(elapsed(compare, 2)).toBeLessThan(3000);
});

test('changes with next to nothing between them are one', () => {
  const changes = suggestionPieces('红的、大的杯子', '蓝的、小的杯子').filter(({ kind }) => kind === 'change');
  expect(changes.length).toBeLessThanOrEqual(2);
});

describe('blocks of a growing text', () => {
  const lines = fc
    .array(fc.constantFrom('# 题', '- 一', '', '', '```', '段落。', '  - 二', '1. 三', '> 引', 'x'.repeat(700)), {
      maxLength: 30,
    })
    .map((list) => list.join('\n'));

  test('join to the text, however it grows', () => {
    fc.assert(
      fc.property(lines, fc.array(fc.nat(), { maxLength: 6 }), (whole, places) => {
        let known: readonly TextBlock[] = [];
        const cuts = places.map((place) => place % (whole.length + 1)).sort((a, b) => a - b);
        for (const to of [...cuts, whole.length]) known = textBlocks(whole.slice(0, to), known);
        expect(known.map((block) => block.text).join('')).toBe(whole);
        for (const block of known) expect(whole.slice(block.from, block.from + block.text.length)).toBe(block.text);
      }),
    );
  });
  test('a line of 20 000 characters is cut, never inside a character', () => {
    const blocks = textBlocks('😀'.repeat(10_000));
    expect(Math.max(...blocks.map((block) => block.text.length))).toBeLessThanOrEqual(600);
    expect(blocks.every((block) => !/[\ud800-\udbff]$/.test(block.text))).toBe(true);
  });
});
