import fc from 'fast-check';
import { placeSuggestion } from './placeSuggestion';
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
  const started = performance.now();
  const pieces = suggestionPieces('甲乙丙丁'.repeat(5000), '子丑寅卯'.repeat(5000));
  expect(performance.now() - started).toBeLessThan(3000);
  expect(pieces).toHaveLength(1);
});

test('changes with next to nothing between them are one', () => {
  const changes = suggestionPieces('红的、大的杯子', '蓝的、小的杯子').filter(({ kind }) => kind === 'change');
  expect(changes.length).toBeLessThanOrEqual(2);
});

describe('a suggestion finds its place', () => {
  const document = '第一段。\n第二段。\n第一段。';
  test.each([
    ['unchanged', document, 0, '新。\n第二段。\n第一段。'],
    ['the one that was chosen of two alike', document, 10, '第一段。\n第二段。\n新。'],
    ['text was put in before it', `开头。${document}`, 10, '开头。第一段。\n第二段。\n新。'],
  ])('%s', (_name, now, from, expected) => {
    expect(placeSuggestion(now, { text: '第一段。', from }, '新。')).toBe(expected);
  });
  test('words that the user edited meanwhile are not overwritten', () => {
    expect(placeSuggestion('第一段，改过。', { text: '第一段。', from: 0 }, '新。')).toBeUndefined();
  });
});

describe('blocks of a growing text', () => {
  const markdown = fc
    .array(fc.constantFrom('# 题', '- 一', '', '', '```', '段落。', '  - 二', '1. 三', '> 引', 'x'.repeat(700)), {
      maxLength: 30,
    })
    .map((lines) => lines.join('\n'));

  test.each(['plain', 'markdown'] as const)('%s: join to the text; growing gives what the whole gives', (kind) => {
    fc.assert(
      fc.property(markdown, fc.array(fc.nat(), { maxLength: 6 }), (whole, places) => {
        let known: readonly TextBlock[] = [];
        const cuts = places.map((place) => place % (whole.length + 1)).sort((a, b) => a - b);
        for (const to of [...cuts, whole.length]) known = textBlocks(whole.slice(0, to), kind, known);
        expect(known.map((block) => block.text).join('')).toBe(whole);
        for (const block of known) expect(whole.slice(block.from, block.from + block.text.length)).toBe(block.text);
      }),
    );
  });
  test('a fence and a list with blank lines stay whole', () => {
    const blocks = textBlocks('段。\n\n```\na\n\nb\n```\n\n- 一\n\n- 二\n\n尾。\n\n终。', 'markdown');
    expect(blocks.map((block) => block.text.trim())).toEqual([
      '段。',
      '```\na\n\nb\n```\n\n- 一\n\n- 二',
      '尾。',
      '终。',
    ]);
  });
  test('a line of 20 000 characters is cut, never inside a character', () => {
    const blocks = textBlocks('😀'.repeat(10_000), 'plain');
    expect(Math.max(...blocks.map((block) => block.text.length))).toBeLessThanOrEqual(600);
    expect(blocks.every((block) => !/[\ud800-\udbff]$/.test(block.text))).toBe(true);
  });
});
