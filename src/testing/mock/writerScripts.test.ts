import { elapsed } from '@/testing/elapsed';
import { products } from '../../../mock/_data/products';
import { briefOf } from '../../../mock/_engines/writer/embedded/brief';
import { compose } from '../../../mock/_engines/writer/embedded/compose';
import { buyCalls, callLines, otherCalls } from '../../../mock/_engines/writer/embedded/goods/calls';
import { connectors, plainConnectors } from '../../../mock/_engines/writer/embedded/goods/connectors';
import { hookCues } from '../../../mock/_engines/writer/embedded/goods/hooks.data';
import {
  answers,
  briefAnswers,
  briefListAnswers,
  listAnswers,
} from '../../../mock/_engines/writer/embedded/goods/openings';
import { troubleLines } from '../../../mock/_engines/writer/embedded/goods/ownHooks';
import { roleLines, spareLines } from '../../../mock/_engines/writer/embedded/goods/roleLines';
import {
  anyServiceHooks,
  anyTradeHooks,
  factHooks,
  personHooks,
  tradeHooks,
} from '../../../mock/_engines/writer/embedded/goods/tradeHooks.data';
import { cues } from '../../../mock/_engines/writer/embedded/lexicon/cues';
import { kinds } from '../../../mock/_engines/writer/embedded/lexicon/kinds';
import { body } from '../../../mock/_engines/writer/embedded/lines/body';
import { closers } from '../../../mock/_engines/writer/embedded/lines/closers';
import { openers } from '../../../mock/_engines/writer/embedded/lines/openers';
import { special } from '../../../mock/_engines/writer/embedded/lines/special';
import { spokenLength } from '../../../mock/_engines/writer/embedded/spokenLength';
import { checkRules } from '../../domain/compliance';
import { frameworks } from '../../domain/frameworks';

const materials = products.map(({ sellingPoints, specs, ...rest }) => ({
  ...rest,
  selling_points: sellingPoints,
  specs: specs.map(([name, value]) => ({ name, value })),
}));
const briefs = materials.map((material) => briefOf(material, '', ''));
const scriptOf = (brief: (typeof briefs)[number], framework = frameworks[0], seed = 1, seconds = 30) => {
  if (!framework) throw new Error('no framework');
  return compose(brief, { framework, platform: 'douyin', seconds, seed });
};
const textOf = (lines: readonly { text: string }[]): string => lines.map((line) => line.text).join('\n');
const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

describe('the embedded writer', () => {
  const all = briefs.flatMap((brief, index) =>
    frameworks.flatMap((framework) =>
      [1, 2, 3].map((seed) => ({ index, framework, lines: scriptOf(brief, framework, seed) })),
    ),
  );

  it('tells every segment of the framework, in its order; one that only leads on may be left out', () => {
    for (const { framework, lines } of all) {
      const roles = [...new Set(lines.map((line) => line.roleName))];
      const own = [...new Set(framework.segments.map((segment) => segment.roleName))];
      expect(roles).toEqual(own.filter((role) => roles.includes(role)));
      expect(own.length - roles.length).toBeLessThanOrEqual(1);
    }
  });

  it('fills no segment with a phrase that would fit any goods', () => {
    const brief = briefOf(
      {
        title: '猫爬架',
        brand: '鹿角',
        category: '宠物用品',
        price: '259',
        selling_points: ['底座加厚，大猫跳不晃', '剑麻柱能换'],
      },
      '',
      '',
    );
    const known = /猫爬架|底座|大猫|剑麻|259|两条|收藏|存下来|？/;
    for (const framework of frameworks)
      for (const seed of [1, 2, 3])
        for (const { text } of scriptOf(brief, framework, seed)) expect(text).toMatch(known);
  });

  it('counts no single point, and comes back to the strongest only after another', () => {
    const list = frameworks.find(({ segments }) => segments.some(({ role }) => role === 'point'));
    const brief = briefOf({ title: '学饮杯', brand: '小禾', price: '69', selling_points: ['倒过来不漏水'] }, '', '');
    for (const seed of [1, 2, 3]) {
      const text = textOf(scriptOf(brief, list, seed));
      expect(text).not.toMatch(/第一|一条|一是|一个细节/);
      expect(text.split('倒过来不漏水').length - 1).toBeLessThanOrEqual(1);
    }
    for (const framework of frameworks)
      for (const seed of [1, 2, 3]) {
        const text = textOf(
          scriptOf(briefOf({ title: '猫爬架', brand: '鹿角', selling_points: ['底座加厚'] }, '', ''), framework, seed),
        );
        expect(text).not.toMatch(/图的就是|转一圈回来|就冲/);
      }
  });

  it('comes within a fifth of the wished length when there is enough to tell', () => {
    for (const { lines } of all) {
      const seconds = lines.reduce((sum, line) => sum + spokenLength(line.text), 0) / 4.25;
      expect(seconds).toBeGreaterThan(22);
      expect(seconds).toBeLessThan(36);
    }
  });

  it('never says a number that the user did not give', () => {
    for (const { index, lines } of all) {
      const given = JSON.stringify(materials[index]);
      const price = String(Number(materials[index]?.price));
      for (const number of numbersIn(textOf(lines))) expect(given.includes(number) || price === number).toBe(true);
    }
  });

  it.each([
    ['10 克 × 12 包', '每包10克，一共12包'],
    ['25ml×10片', '每片25ml，一共10片'],
    ['500ml', '规格500ml'],
  ])('says a pack of %s as one says it', (value, said) => {
    const { facts } = briefOf({ title: '挂耳咖啡', specs: [{ name: '规格', value }] }, '', '');
    expect(facts.map(({ clause }) => clause)).toContain(said);
  });

  it('leaves no slot open and sets its marks properly', () => {
    const text = all.map(({ lines }) => textOf(lines)).join('\n');
    expect(text).not.toMatch(/[{}|\ue000]|undefined/);
    expect(text).not.toMatch(/[，。？！]{2}|，$/m);
  });

  it('says no sentence twice in a script', () => {
    for (const { lines } of all) expect(new Set(lines.map((line) => line.text)).size).toBe(lines.length);
  });

  it('opens differently in the three versions that stand side by side', () => {
    for (const brief of briefs) {
      for (const framework of frameworks) {
        const openings = [1, 2, 3].map((seed) => scriptOf(brief, framework, seed)[0]?.text);
        expect(new Set(openings).size).toBe(3);
      }
    }
  });

  it('writes differently by seed, by framework and by goods, and the same for the same', () => {
    const [first, second] = briefs;
    if (!first || !second) throw new Error('no goods');
    const variants = [1, 2, 3, 4, 5].map((seed) => textOf(scriptOf(first, frameworks[0], seed)));
    expect(new Set(variants).size).toBe(5);
    expect(textOf(scriptOf(first, frameworks[0], 1))).toBe(variants[0]);
    expect(textOf(scriptOf(second, frameworks[0], 1))).not.toBe(variants[0]);
    expect(textOf(scriptOf(first, frameworks[2], 1))).not.toBe(variants[0]);
  });

  it('uses the user’s own selling points', () => {
    const script = textOf(
      scriptOf(briefOf({ title: '木梳', selling_points: ['绿檀木整木雕刻', '圆齿不刮头皮'] }, '', '')),
    );
    expect(script).toContain('绿檀木整木雕刻');
    expect(script).toContain('圆齿不刮头皮');
  });

  it('grows with the wished length', () => {
    const [brief] = briefs;
    if (!brief) throw new Error('no goods');
    const length = (seconds: number) => textOf(scriptOf(brief, frameworks[0], 1, seconds)).length;
    expect(length(15)).toBeLessThan(length(30));
    expect(length(30)).toBeLessThan(length(60));
  });

  it('uses no word against the ad law in its own wording', () => {
    const goodsLines = [
      ...[...Object.values(roleLines), spareLines].flat().flatMap(({ told, plain }) => [...told, ...plain]),
      ...[...hookCues, ...tradeHooks].flatMap(({ lines }) => lines),
      ...[...anyTradeHooks, ...anyServiceHooks, ...personHooks, ...factHooks, ...troubleLines.flat()],
      ...[answers, listAnswers, briefAnswers, briefListAnswers, plainConnectors, callLines].flat(2),
      ...[...Object.values(connectors), ...Object.values(buyCalls), ...Object.values(otherCalls)].flat(2),
    ].map((line) => line.replace(/\{\w+\}/g, '某'));
    const own = [openers, body, closers, special]
      .flatMap((book) => Object.values(book))
      .flatMap(({ open, more }) => [...open, ...more])
      .map((line) => line.replace(/\{\w+\}/g, '某'));
    const data = [
      ...cues.flatMap(({ pains, benefits }) => [...pains, ...benefits]),
      ...kinds.flatMap(({ audiences, scenes, pains, tips }) => [...audiences, ...scenes, ...pains, ...tips]),
    ];
    const marked = [...own, ...goodsLines, ...data].filter((text) => checkRules(text).length > 0);
    expect(marked).toEqual([]);
  });

  it('keeps forbidden words of the user for the screen to mark', () => {
    const script = textOf(scriptOf(briefOf({ title: '面膜', selling_points: ['三天美白祛斑'] }, '', '')));
    expect(script).toContain('三天美白祛斑');
  });

  it('begins with what the law lets one say', () => {
    const selling_points = ['三天美白祛斑', '泵头一按刚好一次的量'];
    const { facts } = briefOf({ title: '面霜', selling_points }, '', '');
    expect(facts.map(({ clause }) => clause)).toEqual(['泵头一按刚好一次的量', '三天美白祛斑']);
  });

  it('keeps times whole, says no shelf for a brand and warns before it asks', () => {
    const script = scriptOf(
      briefOf(
        {
          title: '拖鞋',
          brand: 'other/其他',
          price: '9.9',
          selling_points: ['厚底3.5公分', '营业11:00到22:00，周末不打烊，过年也开着门等你来', '怕水泡 不要暴晒'],
          description: '评价 沂水刘姐：穿俩月了 没开胶\n评价：给我公公买的44码 说软',
        },
        '',
        '',
      ),
      frameworks[0],
      1,
      60,
    );
    const text = textOf(script);
    expect(text).toContain('11:00');
    expect(text).not.toContain('other');
    expect(text).toContain('顾客沂水刘姐说，穿俩月了，没开胶');
    expect(text).toContain('有顾客说，给我公公买的44码');
    const lines = text.split('\n');
    expect(lines.findIndex((line) => line.includes('不要暴晒'))).toBeGreaterThan(lines.length / 2);
  });

  it('follows wishes: stress, avoid, audience, ending', () => {
    const thermos = materials.find((material) => material.key === 'thermos');
    const brief = briefOf(thermos, '', '突出杯口，不要提价格，面向学生党，结尾引导评论');
    const script = textOf(scriptOf(brief, frameworks[0], 3));
    expect(brief.facts[0]?.clause).toContain('杯口');
    expect(brief.price).toBe('');
    expect(brief.audiences[0]).toBe('学生党');
    expect(script).toContain('评论区');
    expect(script).not.toContain('购物车');
  });

  it.each([
    ['老板娘的口气', /我是山野日常的老板娘。.*我家的保温杯/s],
    ['像闺蜜聊天', /姐妹/],
    ['专业一点', /售价|对应的产品是|首要特点/],
    ['幽默一点', /先别笑|坐稳了|手指/],
  ])('speaks as wished: %s', (wish, words) => {
    const brief = briefOf(
      materials.find((material) => material.key === 'thermos'),
      '',
      wish,
    );
    const texts = [1, 2, 3].map((seed) => textOf(scriptOf(brief, frameworks[0], seed)));
    for (const text of texts) expect(text).toMatch(words);
    for (const text of texts) expect(text.split('山野日常')).toHaveLength(2);
  });

  it('tells no audience and no trouble that the user did not name', () => {
    const defaults = kinds.flatMap(({ audiences, pains }) => [...audiences, ...pains]);
    for (const { lines } of all) for (const words of defaults) expect(textOf(lines)).not.toContain(words);
  });

  it('draws no benefit from a word that means something else on another thing', () => {
    const benefits = (title: string, point: string) =>
      briefOf({ title, selling_points: [point] }, '', '').facts.flatMap((fact) => fact.benefits);
    expect(benefits('硅藻土吸水垫', '底面防滑')).toEqual(['踩上去不跑偏，脚下踏实']);
    expect(benefits('儿童学饮杯', '杯身防滑')).toContain('手上有水，也拿得住');
    expect(benefits('儿童学饮杯', '可拆洗')).not.toContain('用完一冲一擦，就收拾好了');
  });

  it.each([
    ['one word', '咖啡', '咖啡'],
    ['a question', '怎么给孩子选书包？', '书包'],
    ['emoji', '☕️✨', '咖啡'],
    ['another language', 'coffee', 'coffee'],
  ])('writes from %s', (_name, idea, word) => {
    const brief = briefOf(undefined, idea, '');
    const scripts = [1, 2, 3, 4].map((seed) => textOf(scriptOf(brief, frameworks[0], seed)));
    expect(scripts.join('\n')).toContain(word);
    for (const script of scripts) expect(script.length).toBeGreaterThan(40);
    for (const script of scripts) expect(script).not.toContain('购物车');
  });

  it.each(['早起先喝一杯温水，喝慢一点', '咖啡', '🎉🎉', '怎么选书包', 'a'])(
    'fills every role of every framework from %s',
    (idea) => {
      const brief = briefOf(undefined, idea, '');
      for (const framework of frameworks) {
        const roles = new Set(scriptOf(brief, framework).map((line) => line.roleName));
        expect([...roles]).toEqual([...new Set(framework.segments.map((segment) => segment.roleName))]);
      }
    },
  );

  it('speaks of a habit without words of buying', () => {
    const brief = briefOf(undefined, '我想拍一条关于早起喝水的视频，早上先喝一杯温水', '');
    expect(brief).toMatchObject({ name: '早起喝水', isThing: false, mode: 'topic' });
    const text = frameworks.map((framework) => textOf(scriptOf(brief, framework))).join('\n');
    expect(text).not.toMatch(/[买挑]早起|这款|购物车/);
  });

  it('writes from emoji that name nothing', () => {
    const script = textOf(scriptOf(briefOf(undefined, '🎉🎉', '')));
    expect(script.length).toBeGreaterThan(40);
    expect(script).not.toContain('undefined');
  });

  it('reads 5 000 characters in no time and tells what is in them', () => {
    const paragraph = '早起先喝一杯温水，水温不要太烫。喝完活动一下肩膀，再去做早饭。坚持一个月，精神会好很多。';
    const idea = paragraph.repeat(120).slice(0, 5000);
    const script = textOf(scriptOf(briefOf(undefined, idea, '')));
    expect(elapsed(() => scriptOf(briefOf(undefined, idea, '')))).toBeLessThan(500);
    expect(script).toMatch(/温水|水温|肩膀|早饭/);
  });

  test('a description that begins with the title is not told as a fact', () => {
    const { facts } = briefOf(
      {
        title: '山野日常 便携保温杯 480ml',
        brand: '山野日常',
        description: '山野日常 便携保温杯 480ml。放进电脑包，倒着也不漏。',
        selling_points: ['316 不锈钢内胆'],
      },
      '',
      '',
    );
    expect(facts.map(({ clause }) => clause).join('|')).not.toMatch(/便携保温杯/);
    expect(facts.map(({ clause }) => clause).join('|')).toMatch(/不漏/);
  });
});
