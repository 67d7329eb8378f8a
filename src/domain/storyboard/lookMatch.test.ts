import fc from '@/testing/property';
import { planShots, type ShotMedia } from '.';
import { openingOf, suitingByLook } from './lookMatch';
import type { Card, Focus } from './types';

const at = { x: 0.1, y: 0.08, width: 0.78, height: 0.84 };
const face = { x: 0.41, y: 0.24, width: 0.15, height: 0.21 };

/** As six photographs of a café were measured; their files are named by a camera. */
const seen = {
  croissant: {
    ...at,
    kind: 'detail',
    look: { sharpness: 0.77, contrast: 1, spread: 0.5, calm: 0.19, evenness: 0.12 },
  },
  hall: { ...at, kind: 'scene', look: { sharpness: 1, contrast: 1, spread: 0.95, calm: 0, evenness: 0.5 } },
  cups: { ...at, kind: 'scene', look: { sharpness: 1, contrast: 0.94, spread: 0.56, calm: 0.31, evenness: 0.06 } },
  sacks: { ...at, kind: 'scene', look: { sharpness: 1, contrast: 0.62, spread: 1, calm: 0, evenness: 0.57 } },
  barista: {
    ...at,
    kind: 'scene',
    faces: [face],
    look: { sharpness: 1, contrast: 0.91, spread: 0.63, calm: 0.05, evenness: 0.16 },
  },
  bag: {
    ...{ x: 0.2, y: 0.1, width: 0.6, height: 0.8 },
    kind: 'packshot',
    look: { sharpness: 0.9, contrast: 0.9, spread: 0.3, calm: 0.6, evenness: 0 },
  },
} as const satisfies Record<string, Focus>;
type Picture = keyof typeof seen;

const media = (Object.keys(seen) as Picture[]).map(
  (name, index): ShotMedia => ({ url: `/${name}.jpg`, kind: 'image', name: `IMG_202601${index}.jpg` }),
);
const focuses = Object.fromEntries(Object.entries(seen).map(([name, focus]) => [`/${name}.jpg`, focus as Focus]));
const cardsOf = (...texts: readonly string[]): readonly Card[] =>
  texts.map((text, index) => ({ id: `c${index}`, text, role: '', shot: null }));
const planned = (texts: readonly string[], options: Parameters<typeof planShots>[2] = {}) =>
  planShots(cardsOf(...texts), media, { focuses, goodsName: '巷口', ...options });
const shown = (texts: readonly string[], options = {}) =>
  planned(texts, options).map(({ shot }) => shot?.url.slice(1, -4));

describe('what is seen decides where names say nothing', () => {
  test.each<readonly [string, readonly Picture[]]>([
    ['店员都认得老顾客，来了先聊两句。', ['barista']],
    ['老师一对一教，不会也能学。', ['barista']],
    ['靠窗有插座，能坐一下午。', ['hall']],
    ['门口就是地铁站，到店很方便。', ['hall']],
    ['豆子每周自己烘。', ['sacks', 'croissant']],
    ['头层牛皮，走线看得见。', ['sacks', 'croissant']],
    ['可颂早上七点出炉。', ['croissant']],
    ['今晚立减60元，399元带走。', ['bag']],
    ['点下方购物车就能拍。', ['bag']],
  ])('%s', (text, wanted) => {
    // The opening is a sentence of its own, and takes one of the pictures.
    const own = planned(['先看看。', text]).at(-1)?.shot;
    expect(wanted).toContain(own?.url.slice(1, -4));
    expect(own?.reason).toBeDefined();
  });

  test('what the goods are called tells nothing', () => {
    const suits = (goodsName: string) =>
      suitingByLook({ text: '来认识手工鲜肉包。', role: '' }, seen.croissant, goodsName).worth;
    expect(suits('')).toBeGreaterThan(0.5);
    expect(suits('一早 手工鲜肉包 一早')).toBe(0);
  });

  test('a whole script finds the plan in which most of it is shown', () => {
    expect(
      shown([
        '路过的咖啡馆，进去过没有？',
        '豆子每周自己烘。',
        '靠窗有插座，能坐一下午。',
        '可颂早上七点出炉。',
        '店员记得你的口味，来了就聊。',
        '双人套餐38元。',
      ]),
    ).toEqual(['cups', 'sacks', 'hall', 'croissant', 'barista', 'bag']);
  });

  test('a name that says something is stronger', () => {
    const named = media.map((one) => (one.url === '/sacks.jpg' ? { ...one, name: '靠窗插座.jpg' } : one));
    const [, card] = planShots(cardsOf('先看看。', '靠窗有插座，能坐一下午。'), named, { focuses });
    expect(card?.shot).toMatchObject({ url: '/sacks.jpg', reason: { kind: 'named' } });
  });
});

describe('the opening', () => {
  test('takes the strongest picture, wherever it stands; the first one where the user put it there', () => {
    const order = [...media].sort((a, b) => Number(b.url === '/sacks.jpg') - Number(a.url === '/sacks.jpg'));
    const first = (isSorted: boolean) =>
      planShots(cardsOf('先看看。', '还有呢。'), order, { focuses, isSorted })[0]?.shot;
    expect(first(false)).toMatchObject({ url: '/bag.jpg', reason: { kind: 'opening' } });
    expect(first(true)?.url).toBe('/sacks.jpg');
  });

  const worth = (focus: Focus, size = {}) => openingOf(focus, size).worth;

  test('wants the goods large, crisp and with contrast', () => {
    const { bag } = seen;
    expect(worth(bag)).toBeGreaterThan(worth({ ...bag, width: 0.2, height: 0.3 }));
    expect(worth(bag)).toBeGreaterThan(worth({ ...bag, look: { ...bag.look, sharpness: 0.2 } }));
    expect(worth(bag)).toBeGreaterThan(worth({ ...bag, look: { ...bag.look, contrast: 0.2 } }));
    expect(worth(bag, { width: 1200, height: 1600 })).toBeGreaterThan(worth(bag, { width: 240, height: 320 }));
  });

  test('is never a picture that is mostly words', () => {
    const poster: Focus = { ...seen.bag, texts: [{ x: 0.1, y: 0.1, width: 0.8, height: 0.1 }] };
    for (const focus of Object.values(seen)) expect(worth(poster)).toBeLessThan(worth(focus));
  });
});

const sentences = [
  '先看细节。',
  '头层牛皮，越用越亮。',
  '靠窗有插座，能坐一下午。',
  '孩子穿着跑一天。',
  '今晚立减60元。',
  '还有一样没说。',
  '可颂早上七点出炉。',
];
const share = fc.integer({ min: 0, max: 100 }).map((value) => value / 100);
const focus: fc.Arbitrary<Focus> = fc.record({
  x: fc.constant(0.1),
  y: fc.constant(0.1),
  width: share,
  height: share,
  kind: fc.constantFrom('packshot', 'detail', 'scene'),
  faces: fc.constantFrom([], [face]),
  words: fc.constantFrom([], ['头层牛皮'], ['孩子穿着']),
  texts: fc.constantFrom([], [{ x: 0.1, y: 0.1, width: 0.5, height: 0.1 }]),
  look: fc.record({ sharpness: share, contrast: share, spread: share, calm: share, evenness: share }),
});

test('each picture is used before one comes again, neighbors differ, and the plan is always the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 14 }),
      fc.array(focus, { maxLength: 40 }),
      fc.integer({ min: 1, max: 3 }),
      fc.boolean(),
      (texts, all, seed, isSorted) => {
        const cards = cardsOf(...texts);
        const pool = all.map((_, index): ShotMedia => ({ url: `/${index}.jpg`, kind: 'image' }));
        const options = {
          seed,
          isSorted,
          focuses: Object.fromEntries(all.map((one, index) => [`/${index}.jpg`, one])),
        };
        const plan = planShots(cards, pool, options);
        const urls = plan.map(({ shot }) => shot?.url);
        if (pool.length === 0) return expect(urls.every((url) => url === undefined)).toBe(true);
        if (pool.length > 1) expect(urls.slice(1).filter((url, index) => url === urls[index])).toEqual([]);
        expect(new Set(urls).size).toBe(Math.min(pool.length, cards.length));
        const uses = pool.map(({ url }) => urls.filter((used) => used === url).length);
        expect(Math.max(...uses) - Math.min(...uses)).toBeLessThanOrEqual(1);
        expect(planShots(cards, pool, options)).toEqual(plan);
      },
    ),
  );
});
