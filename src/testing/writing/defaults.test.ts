import { actOn } from '../../../mock/_engines/writer/embedded/actions';
import { articleOf } from '../../../mock/_engines/writer/embedded/article';
import { briefOf } from '../../../mock/_engines/writer/embedded/brief';
import { compose } from '../../../mock/_engines/writer/embedded/compose';
import { type Kind, kinds, otherKind } from '../../../mock/_engines/writer/embedded/lexicon/kinds';
import { topicsOf } from '../../../mock/_engines/writer/embedded/topics';
import { articleKinds } from '../../domain/articles/kinds';
import { frameworks } from '../../domain/frameworks';

/** What is common for a kind of things; nobody has said it of the goods below. */
const common = [...kinds, otherKind].flatMap(({ audiences, scenes, pains }) => [...audiences, ...scenes, ...pains]);
/** Suggestions stand in brackets, to be replaced. */
const stated = (text: string): string => text.replaceAll(/【[^】]*】/g, '');
const presented = (text: string): string[] => common.filter((phrase) => stated(text).includes(phrase));

/** A name that promises something (保温杯, 办公椅) is a fact of its own. */
const isSilent = (title: string): boolean =>
  Object.values(briefOf({ title }, '', '').told).every((list) => list.length === 0);

/** Goods of each kind of which no more is known than a name and what they weigh. */
const goods = [...kinds, otherKind].map(({ nouns }) => ({
  title: `素年 ${nouns.find((noun) => noun.length > 1 && isSilent(noun)) ?? '小物件'}`,
  brand: '素年',
  price: '39',
  selling_points: ['出自绍兴的小作坊', '包好了再寄'],
}));
type Goods = (typeof goods)[number];
const text = '出自绍兴的小作坊，包好了再寄。';
const act = (name: 'expand' | 'titles' | 'topics' | 'continue') => (one: Goods) =>
  actOn({ act: name, text, before: '', after: '', goods: one, seed: 2, wish: '' });
const article = (kind: (typeof articleKinds)[number]) => (one: Goods) =>
  articleOf({
    ...{ kind, idea: '', goods: one, outline: [], platform: kind === 'article' ? 'gongzhonghao' : 'xiaohongshu' },
    ...{ words: 600, passages: [], seed: 1, wish: '' },
  });
const places: Readonly<Record<string, (one: Goods) => string>> = {
  scripts: (one) =>
    frameworks
      .flatMap((framework, seed) =>
        compose(briefOf(one, '', ''), { framework, platform: 'douyin', seconds: 30, seed: seed + 1 }),
      )
      .map((line) => line.text)
      .join('\n'),
  expand: act('expand'),
  titles: act('titles'),
  hashtags: act('topics'),
  continue: act('continue'),
  ...Object.fromEntries(articleKinds.map((kind) => [kind, article(kind)])),
};

test.each(Object.keys(places))('%s present nothing as the product’s own that only its kind suggests', (place) => {
  const found = goods.flatMap((one) =>
    presented(places[place]?.(one) ?? '').map((phrase) => `${one.title}: ${phrase}`),
  );
  expect(found).toEqual([]);
});

test('what a kind suggests is offered in brackets, to be checked', () => {
  const [cup] = goods;
  if (!cup) throw new Error('no goods');
  const long = article('article')(cup);
  expect(long).toMatch(/【[^】]*热水倒出来，没一会儿就凉了[^】]*不符就换掉】/);
  expect(long).toMatch(/【[^】]*早上赶着出门[^】]*请先核对】/);
});

const topics = (one: object) =>
  topicsOf({
    ...{ industry: '', goods: { title: '', ...one }, idea: '', occasions: [], best: [], platform: 'douyin' as const },
    ...{ count: 20, avoid: [], seed: 1, wish: '' },
  });
const isGuess = ({ audiences, scenes, pains }: Kind, phrase: string) =>
  [...audiences, ...scenes, ...pains].some((one) => phrase.includes(one));

test('a topic that grows from what is common for the kind says so; only the record is called the record', () => {
  for (const [index, one] of goods.entries()) {
    const kind = [...kinds, otherKind][index] ?? otherKind;
    for (const { reason, audience, title } of topics(one)) {
      expect(reason).not.toMatch(/商品资料里的/);
      if (isGuess(kind, title)) expect(reason).toContain('按品类推断');
      if (audience !== '') expect(reason).toContain('按品类推断');
    }
  }
  const told = topics({ ...goods[0], description: '给带娃的宝妈，早餐也用得上。' }).map(({ reason }) => reason);
  expect(told).toContain('商品资料里的人群：带娃的宝妈');
});
