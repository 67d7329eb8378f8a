import fc from '@/testing/property';
import { clauseTurns } from './data/discourse.data';
import { discourseOf } from './discourse';

/** What the line at a place is told by. */
const told = (bodies: readonly string[], at: number): readonly string[] => [...(discourseOf(bodies)[at]?.keys() ?? [])];

/** A line in which each turn of a clause shows, and one that only looks like it. */
const turns: readonly (readonly [name: string, shows: string, hides: string])[] = [
  ['bareMeasure', '锅身一斤二两', '锅身一般重'],
  ['changedTo', '从八十降到六十', '从前住在这里'],
  ['percent', '退货少了三成', '退货少了三件'],
  ['promised', '坏了包换新的', '换新的要等'],
  ['proverb', '省下的是钱，花掉的是命。', '省下的是钱'],
  ['verdict', '总之选中间那款', '中间那款总是缺货'],
  ['quoteOnly', '“你怎么才来。”', '他说你怎么才来。'],
  ['stepCount', '第二，盖上盖子', '盖上第二层盖子'],
  ['heSpoke', '老板笑着说送你', '老板送了我一把'],
  ['whereTo', '人均四十五', '平均四十五'],
];

test.each(turns)('the turn %s is told from %s and not from %s', (name, shows, hides) => {
  expect(told([shows], 0)).toContain(`&${name}`);
  expect(told([hides], 0)).not.toContain(`&${name}`);
});

test('neighbors lend their turns at half the strength, each from its own side', () => {
  const [first, middle, last] = discourseOf(['总之就选它', '杯子在桌上', '退货少了三成']);
  expect(middle?.get('<&verdict')).toBe(0.5);
  expect(middle?.get('>&percent')).toBe(0.5);
  expect(first?.get('&verdict')).toBe(1);
  expect(first?.get('>&percent')).toBeUndefined();
  expect(last?.get('<&verdict')).toBeUndefined();
});

test('words taken up again are counted in pairs of letters, from the line before, after and the first', () => {
  const bodies = ['保温杯放一夜', '天亮了', '这个保温杯还烫嘴'];
  expect(told(bodies, 2)).toEqual(expect.arrayContaining(['#first0', '#first1', '#else0']));
  expect(told(bodies, 2)).not.toContain('#first2');
  expect(told(bodies, 2)).not.toContain('#before0');
  expect(told(bodies, 0)).not.toContain('#after0');
  expect(told(['放一夜', '一夜之后'], 0)).toContain('#after0');
  expect(told(['放一夜', '一夜之后'], 1)).toContain('#before0');
});

test('letters of two clauses make no pair across the comma', () => {
  expect(told(['杯，子', '杯子'], 1)).not.toContain('#before0');
});

test('a line is brief or wide against the middle one of its text', () => {
  const bodies = ['行', '这个杯子放在桌上', '那个盖子拧在杯口', '拧好以后倒过来放一整夜第二天再看桌面'];
  expect(bodies.map((_, at) => told(bodies, at).filter((name) => /^#(?:brief|wide)$/.test(name)))).toEqual([
    ['#brief'],
    [],
    [],
    ['#wide'],
  ]);
});

test('what stands after a question, after a colon, and what leans on the line before', () => {
  expect(told(['烫不烫？', '烫'], 1)).toContain('#afterQuestion');
  expect(told(['会漏吗', '不会'], 1)).toContain('#afterQuestion');
  expect(told(['做法：', '先倒水'], 1)).toContain('#afterColon');
  expect(told(['杯子', '它不漏'], 1)).toContain('#leans');
  expect(told(['它不漏', '杯子'], 1)).not.toContain('#leans');
});

test('any text is told line by line, each strength above 0 and at most 1, and alone as the only line', () => {
  const line = fc
    .array(fc.constantFrom(...'杯子盖水一两不是的了，。？：“”0a'), { maxLength: 24 })
    .map((list) => list.join(''));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (bodies) => {
      const found = discourseOf(bodies);
      expect(found).toHaveLength(bodies.length);
      for (const features of found) for (const value of features.values()) expect(value > 0 && value <= 1).toBe(true);
    }),
  );
  expect(discourseOf([])).toEqual([]);
  for (const name of told(['总之退货少了三成'], 0)) expect(name).toMatch(/^[&#]/);
  expect(Object.keys(clauseTurns)).toEqual(expect.arrayContaining(turns.map(([name]) => name)));
});
