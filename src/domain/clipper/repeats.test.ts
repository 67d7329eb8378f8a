import fc from '../../testing/property';
import { isRepeat, repeatedTakes, sentenceLikeness } from './repeats';

const takesOf = (...texts: readonly string[]) =>
  repeatedTakes(texts.map((text, index) => ({ text, start: index * 3, end: index * 3 + 2 })));

describe('a sentence that is said again', () => {
  test.each([
    ['这件防晒衣特别轻薄。', '这件防晒衣特别轻薄。'],
    ['这件防晒衣特别轻薄', '这件防晒衣真的特别轻薄。'],
    ['这件防晒', '这件防晒衣特别轻薄，夏天穿不闷汗。'],
    ['很多人不知道', '很多人不知道怎么洗才不变形。'],
    ['面料是三层的，外面防水。', '面料是三层的，外面防水的。'],
  ])('%s / %s', (earlier, later) => expect(isRepeat(earlier, later)).toBe(true));

  test.each([
    ['第一步用冷水洗。', '第二步用冷水洗。'],
    ['一件八十九块钱。', '两件八十九块钱。'],
    ['左边这个是白色。', '右边这个是白色。'],
    ['这件衣服有口袋。', '这件衣服没口袋。'],
    ['今天给大家介绍防晒衣。', '很多人问我怎么洗。'],
    ['好的', '好的，我们开始。'],
    ['原价129。', '原价159。'],
  ])('not %s / %s', (earlier, later) => expect(isRepeat(earlier, later)).toBe(false));

  test('the last take that was spoken to its end is kept, also past a remark and with a broken-off one behind it', () => {
    expect(takesOf('这件防晒', '这件防晒衣特别轻', '这件防晒衣特别轻薄。', '下一句。')).toEqual([
      { takes: [0, 1, 2], kept: 2 },
    ]);
    expect(takesOf('夏天穿不闷汗。', '不好意思再来一遍。', '夏天穿不闷汗。')).toEqual([{ takes: [0, 2], kept: 2 }]);
    expect(takesOf('这件防晒衣特别轻薄透气。', '这件防晒衣特', '别的话。')).toEqual([{ takes: [0, 1], kept: 0 }]);
    expect(takesOf('第一点，轻薄。', '第二点，透气。', '第三点，便宜。')).toEqual([]);
  });

  test('likeness is the same both ways, one for itself, and takes stay in order and apart', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'防晒衣轻薄透气一二。，'), maxLength: 14 });
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 12 }), (all) => {
        const [a = '', b = ''] = all;
        expect(sentenceLikeness(a, b)).toBe(sentenceLikeness(b, a));
        const seen = new Set<number>();
        for (const { takes, kept } of takesOf(...all)) {
          expect(takes).toContain(kept);
          expect(takes.toSorted((x, y) => x - y)).toEqual(takes);
          for (const take of takes) {
            expect(seen.has(take)).toBe(false);
            seen.add(take);
          }
        }
      }),
    );
    expect(sentenceLikeness('轻薄', '轻薄。')).toBe(1);
  });
});
