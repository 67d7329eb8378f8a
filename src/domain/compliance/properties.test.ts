import { elapsed } from '@/testing/elapsed';
import fc from '@/testing/property';
import { checkSlices } from './checkSlices';
import { violating } from './corpus/sentences';
import { generalEntries } from './dictionary';
import { carryMarks, checkText, isBulkReplaceable, replaceAll } from './index';
import { normalize } from './normalize';

const words = generalEntries.map(({ word }) => word);
const bits = [
  '最',
  '好',
  '第',
  '一',
  '品',
  '牌',
  '次',
  '🔥',
  ' ',
  '%',
  '1',
  '0',
  '。',
  '\n',
  '的',
  '【',
  '】',
  '微',
  '信',
  'a',
  'x',
  'v',
  '.',
  'ＶＸ',
  '級',
  '女',
  '子',
  '138',
  '0013',
  '8000',
];

/** Texts in which much is marked: listed words among other characters. */
const dense = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.constantFrom(...bits), fc.string({ unit: 'grapheme', maxLength: 6 })), {
    maxLength: 24,
  })
  .map((parts) => parts.join(''));
/** Anything that a string can hold, halves of pairs too. */
const arbitrary = fc.oneof(
  dense,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.nat(0xffff), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
);

test('marks lie inside the text, in order, and never overlap', () => {
  fc.assert(
    fc.property(arbitrary, (text) => {
      let end = 0;
      for (const { from, to, clauseFrom, clauseTo } of checkText(text)) {
        expect(clauseFrom).toBeGreaterThanOrEqual(end);
        expect(from).toBeGreaterThanOrEqual(clauseFrom);
        expect(to).toBeGreaterThan(from);
        expect(clauseTo).toBeGreaterThanOrEqual(to);
        end = clauseTo;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 1500 },
  );
});

/** Sentences of the corpus with something put between: emoji, full width, a space, a zero-width joiner. */
const disguises = ['🔥', '👨‍👩‍👧', ' ', '*', '·', '\u200b', '\u3000'];
const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

test('every mark stands at the words that it shows, whatever stands between them', () => {
  const sentences = violating.filter(({ half, kind }) => half === 'dev' && kind !== 'contact');
  fc.assert(
    fc.property(
      fc.constantFrom(...sentences),
      fc.constantFrom('', ...disguises, '😀'),
      fc.array(fc.tuple(fc.nat(60), fc.constantFrom(...disguises)), { maxLength: 3 }),
      fc.boolean(),
      ({ text }, lead, puts, isWide) => {
        let written = lead + (isWide ? fullWidth(text) : text);
        for (const [at, put] of puts) {
          const place = at % (written.length + 1);
          // Not into the middle of an emoji.
          if (/[\ud83c-\udfff\u200d]/.test(written.slice(Math.max(0, place - 1), place + 1))) continue;
          written = written.slice(0, place) + put + written.slice(place);
        }
        for (const { from, to, word, isClaim } of checkText(written)) {
          const shown = written.slice(from, to);
          // A mark begins and ends at characters of its own: no half of a pair, no ornament at its edges.
          expect(/^[\udc00-\udfff]|[\ud800-\udbff]$/.test(shown)).toBe(false);
          if (isClaim) expect(normalize(shown).text).toBe(word);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('every kept unit maps back to the character that it is from, in order', () => {
  fc.assert(
    fc.property(arbitrary, (text) => {
      const { text: plain, starts, ends } = normalize(text);
      expect([starts.length, ends.length]).toEqual([plain.length, plain.length]);
      let before = 0;
      for (let at = 0; at < plain.length; at += 1) {
        const [from, to] = [starts[at] ?? -1, ends[at] ?? -1];
        expect(from).toBeGreaterThanOrEqual(before);
        before = from;
        const piece = text.slice(from, to);
        expect(piece.length).toBe((text.codePointAt(from) ?? 0) > 0xffff ? 2 : 1);
        // The piece alone folds to something that has the unit in it.
        expect(normalize(piece).text).toContain(plain[at]);
      }
    }),
    { numRuns: 1500 },
  );
});

test('folding what is folded changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = normalize(text).text;
      expect(normalize(once).text).toBe(once);
    }),
  );
});

test('after all marks are replaced only what is left to the writer is marked', () => {
  fc.assert(
    fc.property(dense, (text) => {
      const after = replaceAll(text);
      expect(
        checkText(after)
          .filter(isBulkReplaceable)
          .map((mark) => after.slice(mark.from, mark.to)),
      ).toEqual([]);
    }),
    { numRuns: 800 },
  );
});

test('slices find what the whole finds', () => {
  const sentence = fc.constantFrom(
    '这款杯子容量五百毫升。',
    '全网最好的材质，',
    '加薇信 abc12345 吧！',
    '第一次用，',
    '没有句号的一段话',
    '138-0013-8000',
  );
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 800, maxLength: 3000 }), (parts) => {
      const text = parts.join('');
      expect([...checkSlices(text)].flat()).toEqual(checkText(text));
    }),
    { numRuns: 12 },
  );
});

test('marks carried over an edit stand at the same words', () => {
  fc.assert(
    fc.property(dense, fc.string({ maxLength: 8 }), fc.nat(), fc.nat(6), (text, put, at, gone) => {
      const from = at % (text.length + 1);
      const after = text.slice(0, from) + put + text.slice(from + gone);
      const before = new Map(checkText(text).map((mark) => [mark, text.slice(mark.from, mark.to)]));
      for (const mark of carryMarks([...before.keys()], text, after)) {
        expect([...before.values()]).toContain(after.slice(mark.from, mark.to));
        expect(mark.to).toBeLessThanOrEqual(after.length);
      }
    }),
    { numRuns: 800 },
  );
});

test('100 000 characters are folded and checked at once', () => {
  const text = '这款保温杯容量五百毫升，国家级品质，加薇信看看。'.repeat(5000).slice(0, 100_000);
  checkText(text);
  const took = elapsed(() => {
    normalize(text);
    checkText(text);
  });
  expect(took).toBeLessThan(400);
});

test.each([
  ['这是全网最好的杯子', '这是很好的杯子'],
  ['全网最好的', '很好的'],
  ['品质全网最好', '品质很好'],
  ['我们是全国第一', '我们是很受欢迎的'],
  ['全网销量第一的面膜', '销量不错的面膜'],
  ['最好看的杯子', '很好看的杯子'],
  ['绝对的实力', '实力'],
  ['100%不掉色', '不掉色'],
  ['质量好，绝对，放心', '质量好，放心'],
  ['首创的工艺', '我们做的工艺'],
  ['顶级面料', '高品质面料'],
  ['顶【级】面料', '高品质面料'],
  ['十分钟到地铁', '十分钟到地铁'],
  ['打 13800138000 找我', '打 找我'],
  ['非常最好的杯子', '非常好的杯子'],
  ['顶级高品质面料', '用料讲究高品质面料'],
  ['这茶降血糖，保本保息', '这茶降血糖，保本保息'],
  ['99%的用户说皮肤变好了', '99%的用户说皮肤变好了'],
])('%s reads well after replacing: %s', (before, after) => {
  expect(replaceAll(before)).toBe(after);
});
