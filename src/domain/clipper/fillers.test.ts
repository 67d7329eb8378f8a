import { clipWords } from './clipWords';
import { findFillers } from './fillers';

/** What is struck out stands in brackets. */
const marked = (text: string): string =>
  findFillers(text).reduceRight(
    (done, { from, to }) => `${done.slice(0, from)}[${done.slice(from, to)}]${done.slice(to)}`,
    text,
  );

describe('fillers', () => {
  test.each([
    '[嗯，]今天给大家看一款防晒衣。',
    '这件[呃]面料很轻薄。',
    '[嗯嗯，][那个，]我们先看颜色。',
    '它的面料，[就是说，]特别轻薄。',
    '[就是，]你穿上去不会闷。',
    '[怎么说呢，]比普通的凉快。',
    '[我]我们今天只卖一个价。',
    '[这个，][那个，]大家看一下尺码。',
    '这款很轻，[对吧，]夏天就穿它。',
    '[啊，]对，还有一个颜色。',
  ])('%s', (text) => expect(marked(text.replace(/[[\]]/g, ''))).toBe(text));

  test.each([
    '额外再送一双袜子。',
    '金额满三百减五十。',
    '那个杯子是送的。',
    '我要那个，不要这个。',
    '也就是说三年不变形。',
    '这就是说明书上的步骤。',
    '慢慢看看，天天都有。',
    '好不好啊，你说了算。',
    '然后把它叠起来。',
    '就是这个价，不会再低。',
    '妈妈给爷爷奶奶买的。',
    '谢谢大家，对吧台很满意。',
    '这个，是我们自己的工厂。'.replace('，', ''),
  ])('none in %s', (text) => expect(marked(text)).toBe(text));

  test('a pause stands for a mark where the transcript has none', () => {
    expect(findFillers('那个我们先看颜色')).toEqual([]);
    expect(findFillers('那个我们先看颜色', new Set([2]))).toEqual([{ from: 0, to: 2, kind: 'word' }]);
  });

  test('are one word each, and the words of a sentence joined are the sentence', () => {
    const text = '嗯，那个，我们先看“颜色”。';
    const words = clipWords([{ start: 2, end: 5, text }], { first: 0, last: 0 });
    expect(words.map((word) => word.text).join('')).toBe(text);
    expect(words.filter(({ filler }) => filler).map((word) => word.text)).toEqual(['嗯，', '那个，']);
    expect([words[0]?.start, words.at(-1)?.end]).toEqual([2, 5]);
  });

  test('measured times of words are used, and those of another text are not', () => {
    const words = [
      { text: '先看', start: 1, end: 1.4 },
      { text: '颜色', start: 3, end: 3.6 },
    ];
    const timed = clipWords([{ start: 1, end: 4, text: '先看颜色。', words }], { first: 0, last: 0 });
    expect(timed.map(({ start, end }) => [start, end])).toEqual([
      [1, 1.4],
      [3, 3.6],
    ]);
    const strange = clipWords([{ start: 1, end: 4, text: '另一句。', words }], { first: 0, last: 0 });
    expect([strange[0]?.start, strange.at(-1)?.end]).toEqual([1, 4]);
  });
});
