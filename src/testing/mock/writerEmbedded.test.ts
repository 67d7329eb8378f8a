/**
 * @jest-environment node
 */
import fc from 'fast-check';
import { products } from '../../../mock/_data/products';
import { embeddedWriter } from '../../../mock/_engines/writer/embedded';
import { actOn } from '../../../mock/_engines/writer/embedded/acts';
import { articleOf } from '../../../mock/_engines/writer/embedded/article';
import { briefOf } from '../../../mock/_engines/writer/embedded/brief';
import { likeness } from '../../../mock/_engines/writer/embedded/clauses';
import { compose } from '../../../mock/_engines/writer/embedded/compose';
import { fillers } from '../../../mock/_engines/writer/embedded/lexicon/synonyms';
import { titleLines } from '../../../mock/_engines/writer/embedded/lexicon/titleLines';
import { tones } from '../../../mock/_engines/writer/embedded/lexicon/tones';
import { topicLines } from '../../../mock/_engines/writer/embedded/lexicon/topicLines';
import { numbersOf, repeatedPhrase } from '../../../mock/_engines/writer/embedded/reading';
import { topicsOf } from '../../../mock/_engines/writer/embedded/topics';
import type { ActRequest, ArticleRequest, ChatMessage, TopicsRequest } from '../../../mock/_engines/writer/types';
import { checkText } from '../../domain/compliance';
import { frameworkById, frameworks, hookTypes } from '../../domain/frameworks';
import { platforms, titleWeight, videoPlatformIds } from '../../domain/platforms';
import { writingActs, writingTones } from '../../domain/writing';

const goods = products.map((product, index) => ({
  ...product,
  id: `goods_${index}`,
  selling_points: product.sellingPoints,
  specs: product.specs.map(([name, value]) => ({ name, value })),
}));
const [thermos, mask] = goods;
if (!thermos || !mask) throw new Error('no goods');

const bakery =
  '我们店在老城区开了八年，每天早上五点开始和面。包子馅用的是当天的前腿肉，一斤肉只放三两葱。很多老客人一吃就是好几年，其实靠的不是什么秘方，就是不偷懒。如果你路过人民路，可以进来坐坐，豆浆免费续。';
const able = writingActs.filter((act) => act !== 'translate');

const act = (request: Partial<ActRequest> & Pick<ActRequest, 'act' | 'text'>): string =>
  actOn({ before: '', after: '', seed: 1, wish: '', ...request });

/** Sentences of daily trade, each of its own matter. */
const subjects = ['豆浆', '竹编篮子', '羊毛围巾', '洗车', '瑜伽垫', '手冲咖啡', '绿萝', '儿童书桌', '青团', '帆布包'];
const sayings = [
  (x: string) => `${x}是我们店里卖得久的一样`,
  (x: string) => `做${x}的时候，先看天气再下手`,
  (x: string) => `有人问${x}要不要提前一天备好`,
  (x: string) => `${x}放了3天，味道和样子都没有变`,
  (x: string) => `周末来的客人，一半是冲着${x}来的`,
  (x: string) => `${x}的边角料，我们拿去做了小样`,
];
const prose = fc
  .uniqueArray(fc.tuple(fc.nat(subjects.length - 1), fc.nat(sayings.length - 1)), {
    minLength: 2,
    maxLength: 5,
    selector: ([subject, saying]) => `${subject}-${saying}`,
  })
  .map((picks) => picks.map(([subject, saying]) => `${sayings[saying]?.(subjects[subject] ?? '')}。`).join(''));

describe('acts on a text', () => {
  it('gives the same for the same, and never the same for two texts', () => {
    fc.assert(
      fc.property(prose, prose, fc.integer({ min: 1, max: 9 }), (one, two, seed) => {
        fc.pre(one !== two);
        for (const name of ['rewrite', 'tone', 'expand'] as const) {
          const first = act({ act: name, text: one, seed });
          expect(act({ act: name, text: one, seed })).toBe(first);
          expect(act({ act: name, text: two, seed })).not.toBe(first);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('no two acts, tones or texts give the same answer', () => {
    const texts = [bakery, thermos.description, mask.description];
    const answers = texts.flatMap((text) =>
      able.flatMap((name) =>
        name === 'tone' ? writingTones.map((tone) => act({ act: name, tone, text })) : [act({ act: name, text })],
      ),
    );
    expect(new Set(answers).size).toBe(answers.length);
    for (const answer of answers) expect(texts).not.toContain(answer);
  });

  it('repeats no phrase of eight characters that the text itself does not repeat', () => {
    const heard: string[] = [];
    for (const item of goods) {
      for (const name of able) {
        if (name === 'titles' || name === 'topics') continue;
        for (const tone of name === 'tone' ? writingTones : [undefined]) {
          for (const seed of [1, 2, 3]) {
            const answer = act({ act: name, text: item.description, goods: item, tone, seed });
            const phrase = repeatedPhrase(answer);
            if (phrase) heard.push(`${name} ${tone ?? ''} ${item.key}: ${phrase}`);
          }
        }
      }
    }
    expect(heard).toEqual([]);
  });

  it.each(['rewrite', 'tone', 'expand', 'continue', 'outline', 'titles', 'topics'] as const)(
    '%s says no number that was not given',
    (name) => {
      for (const item of goods) {
        const given = JSON.stringify(item).replace(/\s/g, '');
        const answer = act({ act: name, text: item.description, goods: item });
        for (const number of answer.match(/\d+(?:\.\d+)?/g) ?? []) expect(given).toContain(number);
      }
    },
  );

  it('rewrites with every number kept', () => {
    for (const item of goods)
      for (const seed of [1, 2, 3]) {
        const answer = act({ act: 'rewrite', text: item.description, seed });
        expect(numbersOf(answer).sort()).toEqual(numbersOf(item.description).sort());
      }
  });

  it('shortens: to about half, to the wished length, and keeps the weightiest numbers', () => {
    const short = act({ act: 'shorten', text: bakery });
    expect([...short].length).toBeLessThan([...bakery].length * 0.7);
    expect(short).toContain('一斤肉只放三两葱');
    expect([...act({ act: 'shorten', text: bakery, wish: '缩到 30 字' })].length).toBeLessThanOrEqual(34);
    const numbers =
      '这张桌子很稳。其实真的非常适合大家的日常生活。桌面140厘米，承重120千克，升降只要10秒。我们也很喜欢它的样子。';
    for (const number of ['140厘米', '120千克', '10秒'])
      expect(act({ act: 'shorten', text: numbers })).toContain(number);
  });

  it('expands with the goods’ own points and keeps every sentence', () => {
    const text = '这只杯子放进包里不漏。';
    const answer = act({ act: 'expand', text, goods: thermos });
    expect(answer.startsWith('这只杯子放进包里不漏')).toBe(true);
    expect([...answer].length).toBeGreaterThan(40);
    const given = [...thermos.sellingPoints, thermos.description]
      .flatMap((point) => point.split(/[，。]/))
      .filter(Boolean);
    expect(given.filter((clause) => answer.includes(clause)).length).toBeGreaterThanOrEqual(3);
  });

  it('asks for what only the author knows instead of inventing it', () => {
    expect(act({ act: 'expand', text: '今天想说说耐心。' })).toMatch(/【补充：.+】/);
  });

  it.each(videoPlatformIds)('gives ten different titles that %s takes, from the text’s own words', (platform) => {
    for (const item of goods) {
      for (const seed of [1, 2]) {
        const titles = act({ act: 'titles', text: item.description, goods: item, platform, seed }).split('\n');
        expect(titles.length).toBeGreaterThanOrEqual(9);
        expect(new Set(titles).size).toBe(titles.length);
        for (const title of titles)
          expect(titleWeight(platform, title)).toBeLessThanOrEqual(platforms[platform].title.max);
        expect(titles.join()).not.toMatch(/[{}]|undefined/);
      }
    }
  });

  it('gives topic tags, each once', () => {
    const tags = act({ act: 'topics', text: thermos.description, goods: thermos }).split('\n');
    expect(tags).toContain('#保温杯');
    expect(new Set(tags).size).toBe(tags.length);
    for (const tag of tags) expect(tag).toMatch(/^#[\p{L}\p{N}]{2,12}$/u);
  });

  it('keeps paragraphs, blank lines and headings where they stand', () => {
    const text = '## 早上\n\n豆浆磨好了。油条也炸好了。\n\n## 晚上\n\n我们收摊回家。';
    for (const name of ['rewrite', 'tone'] as const)
      expect(
        act({ act: name, text })
          .match(/^.*## .*$/gm)
          ?.map((line) => line.slice(-2)),
      ).toHaveLength(2);
    expect(act({ act: 'tone', tone: 'formal', text })).toContain('\n\n## 晚上\n\n');
  });

  it('says plainly that it knows no foreign language', () => {
    expect(embeddedWriter.acts).not.toContain('translate');
    expect(() => act({ act: 'translate', text: '你好' })).toThrow(/配置写作模型/);
  });

  it.each(['a', '😀😀', '。。。', '咖啡', 'hello world', '1'])('does something sensible with %s', (text) => {
    for (const name of able) {
      const answer = act({ act: name, text });
      expect(answer).not.toMatch(/undefined|NaN|[{}]/);
    }
  });

  it('takes 20 000 characters in a moment', () => {
    const text = Array.from({ length: 800 }, (_, i) => `第${i}天的豆浆放了${i}克糖，客人说味道刚好合适。`)
      .join('')
      .slice(0, 20_000);
    for (const name of able) {
      const started = performance.now();
      act({ act: name, text });
      expect(performance.now() - started).toBeLessThan(4000);
    }
  }, 40_000);
});

describe('topics', () => {
  const request: TopicsRequest = {
    industry: '家居百货',
    goods: thermos,
    idea: '',
    occasions: [{ name: '中秋节', date: '2026-09-25' }],
    best: [{ title: '一个杯子用三年，我做对了什么', note: '播放 3.2 万' }],
    platform: 'douyin',
    count: 12,
    avoid: [],
    seed: 1,
    wish: '',
  };

  it('each grows from a real input, its hook and framework exist, its outline is filled', () => {
    for (const item of goods) {
      const topics = topicsOf({ ...request, goods: item });
      expect(topics).toHaveLength(12);
      const given = `${JSON.stringify({ ...request, goods: item })}`;
      for (const topic of topics) {
        expect(hookTypes.map(({ id }) => id)).toContain(topic.hook);
        expect(frameworkById(topic.framework_id)).toBeDefined();
        expect(topic.outline.length).toBeGreaterThanOrEqual(3);
        expect(topic.outline.length).toBeLessThanOrEqual(5);
        expect(topic.reason).not.toBe('');
        expect(topic.outline.join()).not.toMatch(/undefined|\{/);
        if (topic.occasion) expect(given).toContain(topic.occasion);
      }
      expect(new Set(topics.map(({ hook }) => hook)).size).toBeGreaterThanOrEqual(10);
    }
  });

  it('none is like another or like one to avoid', () => {
    const first = topicsOf(request);
    const more = topicsOf({ ...request, seed: 2, avoid: first.map(({ title }) => title) });
    const titles = [...first, ...more].map(({ title }) => title);
    titles.forEach((title, index) => {
      for (const other of titles.slice(0, index)) expect(likeness(title, other)).toBeLessThan(0.6);
    });
    expect(more.length).toBeGreaterThan(4);
  });

  it('gives the same for the same seed and others for another', () => {
    const titles = (seed: number) => topicsOf({ ...request, seed }).map(({ title }) => title);
    expect(titles(3)).toEqual(titles(3));
    expect(titles(4)).not.toEqual(titles(3));
  });

  it('grows from an idea alone', () => {
    const topics = topicsOf({
      ...request,
      goods: undefined,
      idea: '想讲讲我们包子店凌晨五点和面的故事',
      occasions: [],
      best: [],
      industry: '餐饮',
    });
    expect(topics.length).toBeGreaterThan(6);
    expect(topics.some(({ reason }) => reason.includes('想法'))).toBe(true);
  });
});

describe('posts, articles and notes', () => {
  const request: ArticleRequest = {
    kind: 'note',
    idea: '',
    goods: thermos,
    outline: [],
    platform: 'xiaohongshu',
    words: 300,
    passages: [],
    seed: 1,
    wish: '',
  };
  const lengthOf = (markdown: string): number => [...markdown.replace(/[\s#]/g, '')].length;

  it.each([
    ['note', 'xiaohongshu', 300],
    ['post', 'weibo', 140],
    ['article', 'gongzhonghao', 500],
  ] as const)(
    '%s comes within a quarter of the wished length where there is enough to tell',
    (kind, platform, words) => {
      const off: string[] = [];
      for (const item of goods.slice(0, 6)) {
        const text = articleOf({ ...request, kind, platform, words, goods: item });
        const length = lengthOf(text);
        const isThin = text.includes('【补充');
        if (length > words * 1.25 || (length < words * 0.75 && !isThin)) off.push(`${item.key} ${length}`);
        expect(text.startsWith('# ')).toBe(true);
        expect(repeatedPhrase(text.replaceAll(briefOf(item, '', '').name, ''))).toBeUndefined();
      }
      expect(off).toEqual([]);
    },
  );

  it('a note’s title fits 小红书, its signs are few, its tags stand last', () => {
    for (const item of goods) {
      const text = articleOf({ ...request, goods: item });
      const [title = ''] = text.split('\n');
      expect(titleWeight('xiaohongshu', title.slice(2))).toBeLessThanOrEqual(20);
      expect((text.match(/\p{Extended_Pictographic}/gu) ?? []).length).toBeLessThanOrEqual(5);
      expect(text.split('\n').at(-1)).toMatch(/^#\S+( #\S+)*$/);
    }
  });

  it('an article has headings and cites the passages it uses', () => {
    const passages = [
      {
        number: 1,
        id: 'k1',
        passage: 'p1',
        path: ['密封'],
        title: '产品说明书',
        text: '杯盖采用双层密封结构，倒置二十四小时无渗漏。首次使用前建议用热水烫洗两遍。',
      },
    ];
    const text = articleOf({ ...request, kind: 'article', platform: 'gongzhonghao', words: 700, passages });
    expect(text.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3);
    expect(text).toMatch(/无渗漏\[1\]。|热水烫洗两遍\[1\]。/);
    expect(text).toContain('## 资料来源\n\n[1] 《产品说明书》 密封');
  });

  it('follows an outline and asks for what is missing instead of inventing it', () => {
    const outline = ['钩子：客人等不及', '方案：提前一晚备料', '行动：来店里试吃'];
    const text = articleOf({
      ...request,
      kind: 'article',
      goods: undefined,
      idea: '包子店的早晨',
      outline,
      words: 800,
    });
    for (const heading of ['客人等不及', '提前一晚备料', '来店里试吃']) expect(text).toContain(`## ${heading}`);
    expect(text).toContain('【补充：');
  });

  it('differs by goods, idea and seed', () => {
    const texts = [
      articleOf(request),
      articleOf({ ...request, seed: 2 }),
      articleOf({ ...request, goods: mask }),
      articleOf({ ...request, goods: undefined, idea: bakery }),
    ];
    expect(new Set(texts).size).toBe(4);
    expect(articleOf(request)).toBe(texts[0]);
  });
});

describe('scripts', () => {
  it('repeat no phrase even where the selling points do', () => {
    const wordy = {
      title: '便携保温杯',
      selling_points: [
        '双重密封圈倒放包里不漏水',
        '杯盖换成双重密封圈以后，冬天骑车背着也安心',
        '早上装的热水到晚上还烫嘴',
        '实测早上装的热水到晚上能泡面',
        '我们店里早上装的热水到下班还能喝',
      ],
      description: '想喝口热的，杯子里早凉透了，这种时候谁都烦。热水倒出来，没一会儿就凉了怎么办？',
    };
    const brief = briefOf(wordy, '', '');
    const heard = frameworks.flatMap((framework) =>
      [1, 2, 3].flatMap((seed) => {
        const lines = compose(brief, { framework, platform: 'douyin', seconds: 60, seed });
        return repeatedPhrase(lines.map(({ text }) => text.replaceAll(brief.name, '，')).join('\n'), 6) ?? [];
      }),
    );
    expect(heard).toEqual([]);
  });
  it('call the goods by a short name: no pack sizes, no counts', () => {
    const names = goods.map((item) => briefOf(item, '', '').name);
    expect(names.filter((name) => name.length > 6 || /\d|装$/.test(name))).toEqual([]);
  });

  it('repeat no phrase of six characters besides the name', () => {
    const heard = goods.flatMap((item) => {
      const brief = briefOf(item, '', '');
      return frameworks.flatMap((framework) =>
        [1, 2].flatMap((seed) => {
          const lines = compose(brief, { framework, platform: 'douyin', seconds: 45, seed });
          return repeatedPhrase(lines.map(({ text }) => text.replaceAll(brief.name, '，')).join('\n'), 6) ?? [];
        }),
      );
    });
    expect(heard).toEqual([]);
  });
});

describe('conversation', () => {
  const tools = {
    goods: (query: string) => goods.filter(({ title }) => title.includes(query)).slice(0, 3),
    frameworks: (query: string) => frameworks.filter(({ name }) => name.includes(query)).slice(0, 3),
    scripts: (query: string) =>
      [{ id: 's1', title: '保温杯三秒开场', text: '' }].filter(({ title }) => title.includes(query)),
    topics: () => [],
    knowledge: () => [],
  };
  async function ask(...texts: string[]) {
    const messages = texts.map((text, index): ChatMessage => ({ role: index % 2 ? 'assistant' : 'user', text }));
    let answer = '';
    const found: string[] = [];
    const request = { messages, tools, platform: 'douyin' as const, seed: 1 };
    for await (const piece of embeddedWriter.chat(request, new AbortController().signal)) {
      if (typeof piece === 'string') answer += piece;
      else found.push(...piece.step.found.map(({ type, title }) => `${type}:${title}`));
    }
    return { answer, found };
  }

  it('writes a script for the goods that are named, and says what it used', async () => {
    const { answer, found } = await ask('给保温杯写一条20秒的脚本');
    expect(found).toContain(`goods:${thermos.title}`);
    expect(found.some((source) => source.startsWith('framework:'))).toBe(true);
    expect(answer).toMatch(/\*\*【.+】\*\* /);
  });

  it.each([
    ['保温杯多少钱', '129 元'],
    ['AIDA 和 PAS 有什么区别', '| 顺序 |'],
    ['黄金3秒怎么用', '| 钩子 |'],
    ['检查广告法：全网最好的杯子', '最好**（高风险'],
    ['检查广告法：放进包里也不漏的杯子', '没有命中'],
    ['我有哪些商品', '保温杯'],
    ['我有哪些脚本', '保温杯三秒开场'],
    ['围绕面膜出 4 条选题', '依据：'],
    ['给面膜起10个标题', '10. '],
    ['写一篇面膜的小红书笔记', '# '],
    ['你能做什么', '我能做这些'],
  ])('%s', async (question, part) => {
    expect((await ask(question)).answer).toContain(part);
  });

  it('changes its last answer on request', async () => {
    const { answer } = await ask('写一段', bakery, '缩短一点');
    expect([...answer].length).toBeLessThan([...bakery].length * 0.8);
    expect(bakery).toContain(answer.split('，')[0]);
  });

  it('gives another one when asked again', async () => {
    const first = await ask('给面膜起10个标题');
    const second = await ask('给面膜起10个标题', first.answer, '再来一个');
    expect(second.answer).not.toBe(first.answer);
    expect(second.answer).toContain('面膜');
  });

  it('admits what it does not understand and offers the nearest help', async () => {
    expect((await ask('明天会下雨吗')).answer).toMatch(/没有把握.*我能做/s);
  });
});

it('uses no word against the ad law in its own wording', () => {
  const own = [
    ...Object.values(titleLines).flat(),
    ...Object.values(topicLines).flatMap((lines) => Object.values(lines).flat()),
    ...Object.values(tones).flatMap(({ open, asides, close }) => [...open, ...asides, ...close]),
  ].map((line) => line.replace(/\{\w+\}/g, '某'));
  expect(own.filter((line) => checkText(line).length > 0)).toEqual([]);
  expect(fillers.source).not.toContain('最');
});
