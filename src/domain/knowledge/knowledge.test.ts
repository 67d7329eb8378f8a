import { elapsed } from '@/testing/elapsed';
import fc from '@/testing/property';
import { bestSentences, citedLines, cutPassages, headingsOf, marksOf, type Passage, PassageIndex, sizeBounds } from '.';

const pieces = fc.constantFrom(
  '# 标题一\n',
  '## 小节\n',
  '问：可以退吗？\n',
  '一、发货\n',
  '【提醒】\n',
  '容量四百八十毫升，净重二百三十八克。',
  '不要装碳酸饮料！',
  'hello world 316',
  '😀👨‍👩‍👧',
  '\n',
  '\f',
  '\n\n',
  '没有句号的一长串文字'.repeat(12),
  '- 一项\n',
  '答：七天内。\n',
  'ﷺ العربية ',
  '\t',
  '```\n# 不是标题\n```\n',
);
const texts = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''));
const sizes = fc.record({
  size: fc.integer({ min: sizeBounds.size[0], max: sizeBounds.size[1] }),
  overlap: fc.integer({ min: 0, max: 60 }),
});
const visible = (text: string): string => text.replace(/\s/g, '');

test('every visible character lies in a passage or in a heading; passages are slices, in order, no longer than wished', () => {
  fc.assert(
    fc.property(texts, sizes, (text, wished) => {
      const passages = cutPassages(text, wished);
      const isCovered = new Uint8Array(text.length);
      for (const { from, to } of [...passages, ...headingsOf(text)]) isCovered.fill(1, from, to);
      expect(
        visible(
          [...text].length === 0
            ? ''
            : text
                .split('')
                .filter((_, index) => !isCovered[index])
                .join(''),
        ),
      ).toBe('');
      passages.forEach((passage, index) => {
        expect(text.slice(passage.from, passage.to)).toBe(passage.text);
        expect(passage.text.trim()).toBe(passage.text);
        expect(passage.to - passage.from).toBeLessThanOrEqual(wished.size);
        const before = passages[index - 1];
        if (before) expect(passage.to).toBeGreaterThan(before.to);
      });
      expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
    }),
    { numRuns: 300 },
  );
});

test('blanks between sentences begin no passage', () => {
  const long = '没有句号的一长串文字'.repeat(12);
  const passages = cutPassages(`净重二百三十八克。\t${long}`, { size: 80, overlap: 0 });
  expect(passages.map(({ text }) => text.trim() === text)).not.toContain(false);
  expect(passages.map(({ text }) => text).join('')).toBe(`净重二百三十八克。${long}`);
});

test('what is repeated between neighbors stays within the overlap', () => {
  fc.assert(
    fc.property(texts, sizes, (text, wished) => {
      const passages = cutPassages(text, wished);
      passages.forEach(({ from }, index) => {
        const before = passages[index - 1];
        if (before && from < before.to) expect(before.to - from).toBeLessThanOrEqual(wished.overlap);
      });
    }),
    { numRuns: 200 },
  );
});

test('putting, replacing and taking out documents equals building the index anew', () => {
  const actions = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.option(texts, { nil: undefined })), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(actions, fc.constantFrom('容量', '可以退吗', '碳酸饮料', 'hello'), (steps, query) => {
      const grown = new PassageIndex();
      const last = new Map<string, Passage[]>();
      for (const [id, text] of steps) {
        last.delete(id);
        if (text === undefined) grown.remove(id);
        else {
          last.set(id, cutPassages(text));
          grown.put(id, id, cutPassages(text));
        }
      }
      const fresh = new PassageIndex();
      for (const [id, passages] of last) fresh.put(id, id, passages);
      const told = (index: PassageIndex) =>
        index.search(query).map(({ documentId, passage, score }) => [documentId, passage.id, score.toFixed(6)]);
      expect(told(grown)).toEqual(told(fresh));
      expect(grown.size).toBe(fresh.size);
    }),
    { numRuns: 100 },
  );
});

test('pages are counted, passages keep where they are', () => {
  const passages = cutPassages('第一页的话。\f第二页的话。\n## 清洗\n第二页还有。\f第三页。', { size: 80, overlap: 0 });
  expect(passages.map(({ page, path, text }) => [page, path.join(), text.slice(0, 4)])).toEqual([
    [1, '', '第一页的'],
    [2, '清洗', '第二页还'],
  ]);
});

test('words are marked where they stand, also in capitals and full width', () => {
  const text = '内胆为 ３１６ 不锈钢，USB-C 供电';
  expect(marksOf(text, '316 usb 不锈钢').map(({ from, to }) => text.slice(from, to))).toEqual([
    '３１６',
    '不锈钢',
    'USB',
  ]);
});

test('a passage changed somewhere else keeps its id', () => {
  const before = cutPassages('# 甲\n容量四百八十毫升。\n# 乙\n净重二百三十八克。');
  const after = cutPassages('# 甲\n容量五百毫升。\n# 乙\n净重二百三十八克。');
  expect(after[1]?.id).toBe(before[1]?.id);
  expect(after[0]?.id).not.toBe(before[0]?.id);
});

test('quotes are sentences as they stand', () => {
  expect(bestSentences('答：签收起七天内都可以退。杯子装过水也能退。**密封圈**另买。', '装过水能退吗', 1)).toEqual([
    '杯子装过水也能退。',
  ]);
});

test('lines that rest on a passage are found, others not', () => {
  const passages = [
    {
      number: 1,
      id: 'k',
      passage: 'p',
      title: '手册',
      path: [],
      text: '出门前把锁扣推到“锁”的位置，杯子倒放在包里也不会漏。',
    },
  ];
  expect(citedLines(['杯子倒放在包里也不会漏。', '今天就把家里那杯带上。'], passages)).toEqual([
    { line: 0, number: 1 },
  ]);
});

/** A text of words that people use, with chance by a fixed seed. */
function longText(characters: number): string {
  const words =
    '保温杯 密封圈 热水 清洗 退货 运费 发货 客服 通勤 桌面 电机 面膜 补水 咖啡 山核桃 蜡烛 台灯 双肩包 拉链 防泼水 松针 棉芯 烘焙 玻尿酸'.split(
      ' ',
    );
  let seed = 7;
  let text = '';
  while (text.length < characters) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    text += `${words[seed % words.length]}${seed % 97}${seed % 11 === 0 ? '。\n' : '，'}${seed % 211 === 0 ? '## 节\n' : ''}`;
  }
  return text;
}

test('200 000 characters are indexed, and a query takes some milliseconds', () => {
  const passages = cutPassages(longText(200_000));
  const index = new PassageIndex();
  const indexed = elapsed(() => index.put('long', 'long', passages), 1);
  const query = elapsed(() => index.search('保温杯密封圈怎么清洗'), 20);
  process.stdout.write(
    `knowledge: ${passages.length} passages, indexed in ${indexed.toFixed(0)} ms, query ${query.toFixed(2)} ms\n`,
  );
  expect(index.search('保温杯密封圈怎么清洗').length).toBeGreaterThan(0);
  // Order of growth, on any machine under load: an index that reads all texts would take some hundred.
  expect(query).toBeLessThan(60);
});
