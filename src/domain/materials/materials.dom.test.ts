import zhCN from '../../../locales/zh-CN';
import { checkRules } from '../compliance';
import { checkFacts, isDoubtful, sourcesOf } from '../factCheck';
import { hookTypes } from '../frameworks';
import {
  coverTemplates,
  fillTitle,
  stickerColors,
  stickerCount,
  stickerGroups,
  stickerSvg,
  titlePatterns,
  wordsOfGoods,
} from '.';

const names = zhCN as Readonly<Record<string, string>>;
const ids = stickerGroups.flatMap(({ stickers }) => stickers.map(({ id }) => id));
const cup = {
  title: '山野日常 便携保温杯 480ml',
  brand: '山野日常',
  category: '保温杯',
  price: '129.00',
  offer: '',
  selling_points: ['六小时保温，出门不怕凉', '单手开盖'],
  specs: [{ name: '容量', value: '480ml' }],
};

test('there are at least forty stickers, each with a name of its own', () => {
  expect(stickerCount).toBeGreaterThanOrEqual(40);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !names[`materialData.sticker.${id}`])).toEqual([]);
});

test.each(ids)('%s is a well-formed drawing without a script or an address', (id) => {
  const svg = stickerSvg(id) ?? '';
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.querySelector('script, foreignObject, image, use')).toBeNull();
  expect(svg).not.toMatch(/NaN|undefined|href|\son\w+=/);
});

test('a sticker takes other colors, and nothing that is no color', () => {
  const [first = ''] = stickerColors('tag-sale');
  expect(stickerSvg('tag-sale', { [first]: '#00FF00' })).toContain('#00ff00');
  expect(stickerSvg('tag-sale', { [first]: '"/><script>' })).toBe(stickerSvg('tag-sale'));
  expect(stickerSvg('unknown')).toBeUndefined();
});

test('at least twelve covers, each with a name, an image and its title in the frame', () => {
  expect(coverTemplates.length).toBeGreaterThanOrEqual(12);
  for (const { id, layers } of coverTemplates) {
    expect(names[`materialData.cover.${id}`]).toBeTruthy();
    expect(layers.some(({ kind }) => kind === 'image')).toBe(true);
    for (const layer of layers) {
      if (layer.kind !== 'text') continue;
      for (const [x, y, w, h] of [layer.box, layer.wide ?? layer.box]) {
        expect([id, layer.text, x >= 0 && y >= 0 && x + w <= 1 && y + h <= 1]).toEqual([id, layer.text, true]);
      }
    }
  }
});

test('every hook has titles, and every title a known hook', () => {
  for (const { id } of hookTypes) expect(titlePatterns.filter(({ hook }) => hook === id).length).toBeGreaterThan(2);
  expect(titlePatterns.filter(({ hook }) => !hookTypes.some(({ id }) => id === hook))).toEqual([]);
});

const tea = {
  title: '云岭 手工白茶 100g',
  brand: '云岭',
  category: '茶叶',
  price: '68.00',
  offer: '',
  selling_points: ['当年新茶', '小罐分装', '附开汤说明'],
  specs: [{ name: '净含量', value: '100g' }],
};
/** What people write into the blanks that no goods know. */
const blanks = {
  人群: '上班族',
  场景: '午休时',
  麻烦: '水凉得快',
  节点: '中秋',
  误区: '越重越好',
  之前: '凉水',
  之后: '热水',
  问题: '热水能放多久',
};
/** Somebody who has used it, praises it or comes back for it, and crowds that do. */
const experience =
  /我(?!们家)|朋友|同事|闺蜜|家里人|老公|老板|用了|用完|真香|没想到|亲测|实测|都在|都开始|抢着|很多人|第一名|第[一二三四五六七八九十]+天|幸好|终于/;

test.each(titlePatterns.map(({ id, pattern }) => [id, pattern] as const))(
  '%s claims only what a shop can claim: %s',
  (_, pattern) => {
    for (const goods of [cup, tea]) {
      const { text, missing } = fillTitle(pattern, { ...blanks, ...wordsOfGoods(goods) });
      expect(missing).toEqual([]);
      const sources = sourcesOf({ ...goods, description: '' });
      expect(checkFacts(text, sources).filter(isDoubtful)).toEqual([]);
      expect(checkRules(text, { platform: 'douyin' })).toEqual([]);
      expect(text).not.toMatch(experience);
    }
  },
);

test('goods fill the blanks that they know; the rest is told and keeps its braces', () => {
  expect(fillTitle('{商品}', wordsOfGoods({ ...cup, spoken_name: '小暖杯' })).text).toBe('小暖杯');
  const words = wordsOfGoods(cup);
  expect(fillTitle('{价格}买到{卖点}，就是{商品}', words)).toEqual({
    text: '129元买到六小时保温，就是保温杯',
    missing: [],
  });
  expect(fillTitle('{节点}送{商品}', words)).toEqual({ text: '{节点}送保温杯', missing: ['节点'] });
  expect(fillTitle('{节点}送{商品}', { ...words, 节点: '中秋' }).text).toBe('中秋送保温杯');
  const points = (count: number) => ({ ...cup, selling_points: Array.from({ length: count }, (_, at) => `卖点${at}`) });
  expect(fillTitle('{数字}个理由', wordsOfGoods(points(4))).text).toBe('4个理由');
  expect(fillTitle('{数字}个理由', wordsOfGoods(points(1))).missing).toEqual(['数字']);
  expect(fillTitle('{constructor}', words).missing).toEqual(['constructor']);
});
