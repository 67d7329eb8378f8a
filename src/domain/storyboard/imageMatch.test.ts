import { suitingOf } from './imageMatch';
import { planShots } from './planShots';
import type { Card, Focus, ShotMedia } from './types';

const at = { x: 0.2, y: 0.2, width: 0.6, height: 0.6 };
const goodsName = '山野日常 便携保温杯 480ml 山野日常';

const media: readonly ShotMedia[] = [
  { url: '/whole.jpg', kind: 'image', name: '1.jpg' },
  { url: '/parts.jpg', kind: 'image', name: '2.jpg' },
  { url: '/scene.jpg', kind: 'image', name: '微信图片_20260101.jpg' },
  { url: '/sizes.jpg', kind: 'image', name: '3.jpg' },
  { url: '/warm.jpg', kind: 'image', name: '4.jpg' },
];
const focuses: Readonly<Record<string, Focus>> = {
  '/whole.jpg': { ...at, kind: 'packshot', words: ['山野日常'] },
  '/parts.jpg': { ...at, kind: 'detail', words: ['一键弹盖', '双重密封圈', '316内胆', '山野日常'] },
  '/scene.jpg': { ...at, kind: 'scene', words: [] },
  '/sizes.jpg': { ...at, kind: 'packshot', words: ['480 ml', '整杯只有238克'], texts: [at] },
  '/warm.jpg': { ...at, kind: 'packshot', words: ['12小时后', '不低于58℃'], texts: [at] },
};

const cardsOf = (...texts: readonly string[]): readonly Card[] =>
  texts.map((text, index) => ({ id: `c${index}`, text, role: '', shot: null }));
const reasonOf = (text: string, url: string, isOpening = false) =>
  suitingOf(
    { text, role: '' },
    { media: media.find((one) => one.url === url) ?? { url, kind: 'image' }, focus: focuses[url] },
    { goodsName, isOpening },
  );

test.each([
  ['双重密封圈，倒放包里不漏。', '/parts.jpg', '双重密封圈'],
  ['316 不锈钢内胆，泡茶不串味。', '/parts.jpg', '316内胆'],
  ['整杯只有 238 克，像一部手机。', '/sizes.jpg', '整杯只有238克'],
  ['能装480毫升，够喝一上午。', '/sizes.jpg', '480 ml'],
  ['装满热水过了12个小时还烫嘴。', '/warm.jpg', '12小时后'],
])('%s is shown by the picture on which it is written', (text, url, words) => {
  expect(reasonOf(text, url)).toMatchObject({ reason: { kind: 'written', words } });
});

test.each([
  ['the name of the goods stands everywhere', '山野日常的保温杯，泡茶不串味。', '/whole.jpg'],
  ['small figures meet by chance', '我们用了3个月。', '/sizes.jpg'],
  ['the same number of another unit', '保温 480 分钟。', '/sizes.jpg'],
  ['common words', '自己用了才知道。', '/parts.jpg'],
])('%s: no reason', (_, text, url) => {
  expect(reasonOf(text, url).reason?.kind).not.toBe('written');
});

test('a file that somebody named is known by its name, one that a camera named is not', () => {
  const suiting = (name: string) =>
    suitingOf(
      { text: '杯口加宽，冰块放得下。', role: '' },
      { media: { url: '/x.jpg', kind: 'image', name } },
      { goodsName, isOpening: false },
    );
  expect(suiting('杯口加宽-细节.jpg').reason).toEqual({ kind: 'named', words: '杯口加宽 细节' });
  expect(suiting('IMG_20260312_杯.jpg').worth).toBe(0);
});

test('every sentence gets the picture that says it, and each is shown before one comes again', () => {
  const cards = cardsOf(
    '冬天出门，水是不是一会儿就凉？',
    '12小时后还不低于58℃。',
    '整杯只有238克。',
    '双重密封圈，倒放不漏。',
    '放在桌上也好看。',
    '129元，点下方购物车就能拍。',
  );
  for (const seed of [1, 2, 3, 4]) {
    const shots = planShots(cards, media, { seed, focuses, goodsName }).map(({ shot }) => shot);
    expect(shots.map((shot) => shot?.url)).toEqual([
      '/whole.jpg',
      '/warm.jpg',
      '/sizes.jpg',
      '/parts.jpg',
      '/scene.jpg',
      expect.stringMatching(/whole|sizes|warm/),
    ]);
    expect(shots[0]?.reason).toEqual({ kind: 'opening' });
    expect(shots[4]?.reason).toBeUndefined();
  }
});

test('a picture is kept for the sentence that needs it', () => {
  const cards = cardsOf('先看整只。', '一只手就能用。', '再看桌上。', '还有一样。', '双重密封圈不漏水。');
  const planned = planShots(cards, media, { focuses, goodsName });
  expect(planned.at(-1)?.shot?.url).toBe('/parts.jpg');
  expect(new Set(planned.map(({ shot }) => shot?.url)).size).toBe(5);
});

test('the price is told beside the whole goods, a size beside a picture with measures', () => {
  const two = media.filter(({ url }) => url === '/parts.jpg' || url === '/whole.jpg');
  const price = planShots(cardsOf('看这里。', '看这里。', '只要129元。'), two, { focuses, goodsName });
  expect(price[2]?.shot).toMatchObject({ url: '/whole.jpg', reason: { kind: 'offer' } });
  expect(reasonOf('高 23 厘米。', '/sizes.jpg').reason).toEqual({ kind: 'measure' });
});
