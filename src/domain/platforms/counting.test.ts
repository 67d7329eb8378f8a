import { descriptionWeight, fitTitle, graphemes, platformIds, platforms, shorten, titleWeight, weigh } from './index';

const family = '👨‍👩‍👧';
const flag = '🇨🇳';
const rare = '𠮷';

/** Text; as code points count it; as 小红书 and 微博 do, whose scripts count UTF-16 units. */
const cases = [
  ['', 0, 0],
  ['保温杯', 3, 3],
  ['abc', 3, 2],
  ['ab', 2, 1],
  ['保温杯500ml', 8, 6],
  ['ＡＢＣ１２３', 6, 6],
  ['，。！', 3, 3],
  ['😀', 1, 2],
  ['😀保温', 3, 4],
  [rare, 1, 2],
  [`${rare}野家`, 3, 4],
  [family, 5, 8],
  [flag, 2, 4],
  ['✨', 1, 1],
  ['e\u0301', 2, 2],
] as const;

const perPlatform = platformIds.flatMap((id) => cases.map((one) => [id, ...one] as const));

it.each(perPlatform)('%s counts %j', (id, text, points, halves) => {
  const wanted = platforms[id].titleCounting === 'codePoints' ? points : halves;
  expect(titleWeight(id, `  ${text} `)).toBe(wanted);
});

it('which platforms weigh is data', () => {
  const counting = Object.fromEntries(platformIds.map((id) => [id, platforms[id].titleCounting]));
  expect(counting).toEqual({
    douyin: 'codePoints',
    kuaishou: 'codePoints',
    xiaohongshu: 'halfWidthAscii',
    shipinhao: 'codePoints',
    bilibili: 'codePoints',
    weibo: 'halfWidthLatin',
    gongzhonghao: 'codePoints',
  });
});

it('微博 takes letters with accents as half, 小红书 as whole', () => {
  expect(weigh('halfWidthLatin', 'éé')).toBe(1);
  expect(weigh('halfWidthAscii', 'éé')).toBe(2);
});

it.each([
  ['douyin', '一二', ['好物'], 2 + 1 + 3],
  ['weibo', '一二', ['好物'], 2 + 4],
  ['weibo', 'abcd', [], 2],
  ['bilibili', '一二', ['好物'], 2],
  ['gongzhonghao', '一二', ['好物'], 2],
  ['xiaohongshu', '', ['好物', '#通勤'], 3 + 1 + 3],
] as const)('%s: the text %j with topics %j weighs %d', (id, text, topics, weight) => {
  expect(descriptionWeight(platforms[id], text, topics)).toBe(weight);
});

it('graphemes keep families, flags, rare characters and accents whole', () => {
  expect(graphemes(`${family}${flag}${rare}e\u0301好`)).toEqual([family, flag, rare, 'e\u0301', '好']);
});

it.each(platformIds)('%s: a title of emoji is cut between them', (id) => {
  const fitted = fitTitle(id, family.repeat(40));
  expect(titleWeight(id, fitted)).toBeLessThanOrEqual(platforms[id].title.max);
  expect(fitted.replaceAll(family, '')).toBe('');
  expect(fitted).not.toBe('');
});

describe('shorten', () => {
  const within = (max: number) => (text: string) => [...text].length <= max;
  it.each([
    ['短的不动。', 20, '短的不动。'],
    ['早上装的热水。晚上还烫嘴，出门带上它', 12, '早上装的热水。'],
    ['早上装的热水晚上还烫嘴，出门带上它', 13, '早上装的热水晚上还烫嘴'],
    ['没有停顿的一长串文字就只好截断', 6, '没有停顿的一'],
    ['a thermos that keeps warm', 20, 'a thermos that keeps'],
    ['thermosthatkeepswarm', 8, 'thermost'],
    ['好杯子 thermosflask', 8, '好杯子'],
    [`买它${family}${family}`, 9, `买它${family}`],
    [`${family}`, 3, ''],
    ['  ', 0, ''],
  ])('%j within %d → %j', (text, max, wanted) => {
    expect(shorten(text, within(max))).toBe(wanted);
  });
});
