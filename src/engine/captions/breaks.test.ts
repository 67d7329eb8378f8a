import { breakSets, breaksIn, breaksOf, judged, LIMITS, lines } from '@/testing/captions/judgeBreaks';
import { elapsed } from '@/testing/elapsed';
import { breakLines } from './breakLines';
import { captionPieces } from './fitCaption';
import { captionLength } from './measure';

test.each(breakSets)('captionBreaksRight ≥ 0.98: %s', (name, set, broken) => {
  const { made, right, wrong } = breaksIn(set, broken);
  process.stdout.write(`captionBreaksRight, ${name}: ${right.toFixed(3)} of ${made}\n`);
  if (process.env.CAPTION_BREAKS === 'on') process.stdout.write(`${wrong.join('\n')}\n`);
  expect(made).toBeGreaterThan(350);
  expect(right).toBeGreaterThanOrEqual(0.98);
});

test('no piece is a particle or a word of two characters, and clauses stay whole where they fit', () => {
  for (const { text } of judged)
    for (const limit of LIMITS) {
      const pieces = captionPieces(text, { limit });
      for (const piece of pieces) expect(piece.replace(/[，。！？、：]/g, '').length).toBeGreaterThan(1);
      const clauses = text.split(/(?<=[，。！？])/);
      if (clauses.every((clause) => captionLength(clause.replace(/，$/, '')) <= limit))
        for (const at of breaksOf(text, pieces)) expect(text.slice(0, at)).toMatch(/[，。！？]$/);
    }
});

test.each<[string, number, readonly string[]]>([
  ['每天一杯一咖啡', 6, ['每天一杯', '一咖啡']],
  ['年轻人都爱的生椰拿铁', 8, ['年轻人', '都爱的生椰拿铁']],
  ['云南小粒种咖啡，喝起来带一点果酸', 10, ['云南小粒种咖啡，', '喝起来带一点果酸']],
  ['我们家每天早上现烘现发', 8, ['我们家每天早上', '现烘现发']],
  ['早上装的热水"晚上还烫嘴"，24小时', 9.2, ['早上装的热水', '"晚上还烫嘴"，', '24小时']],
  ['iPhone 15 Pro的用户看过来，这个壳不发黄', 9, ['iPhone 15 Pro的', '用户看过来，', '这个壳不发黄']],
  ['一开口就是“家人们”，听多了谁都烦', 11, ['一开口就是“家人们”，', '听多了谁都烦']],
])('%s at %d', (text, limit, expected) => {
  expect(lines(text, limit)).toEqual(expected);
});

test('a word wider than the line falls into the words that it is made of', () => {
  expect(lines('氨基酸洗面奶', 4)).toEqual(['氨基酸', '洗面奶']);
});

test('a sentence of 60 characters is broken within two milliseconds', () => {
  const sentences = judged.map((_, index) =>
    [0, 7, 14, 21]
      .map((step) => judged[(index + step) % judged.length]?.text)
      .join('')
      .slice(0, 60),
  );
  for (const text of sentences.slice(0, 50)) lines(text, 10);
  const rest = sentences.slice(50);
  const took = elapsed(() => {
    for (const text of rest) lines(text, 10);
  });
  expect(took / rest.length).toBeLessThan(2);
});

test.each(['，', '"', '😀', '\u0000', '一'])('a row of %j takes time in proportion to its length', (unit) => {
  expect(elapsed(() => breakLines(unit.repeat(900), 120, captionLength))).toBeLessThan(1000);
});
