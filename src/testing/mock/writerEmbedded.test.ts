import { embeddedWriter } from '../../../mock/_engines/writer/embedded';
import { articleOf } from '../../../mock/_engines/writer/embedded/article';
import { briefOf } from '../../../mock/_engines/writer/embedded/brief';
import { likeness } from '../../../mock/_engines/writer/embedded/clauses';
import { compose } from '../../../mock/_engines/writer/embedded/compose';
import { otherKind } from '../../../mock/_engines/writer/embedded/lexicon/kinds';
import { fillers } from '../../../mock/_engines/writer/embedded/lexicon/synonyms';
import { titleLines } from '../../../mock/_engines/writer/embedded/lexicon/titleLines';
import { tones } from '../../../mock/_engines/writer/embedded/lexicon/tones';
import { topicLines } from '../../../mock/_engines/writer/embedded/lexicon/topicLines';
import { repeatedPhrase } from '../../../mock/_engines/writer/embedded/reading';
import { topicsOf } from '../../../mock/_engines/writer/embedded/topics';
import type { ArticleRequest, ChatMessage, TopicsRequest } from '../../../mock/_engines/writerTypes';
import { checkRules } from '../../domain/compliance';
import { frameworkById, frameworks, hookTypes } from '../../domain/frameworks';
import { titleWeight } from '../../domain/platforms';
import { bakery, goods, mask, thermos } from './writerMaterial';

describe('the kind of goods', () => {
  const bag = { title: '青禾 轻羽款', category: '', selling_points: ['侧袋放得下一只保温杯', '背着不勒肩'] };
  const kindOf = (goods: Parameters<typeof briefOf>[0]) => briefOf(goods, '', '').kind;

  it('is not guessed from one word of a point', () => {
    expect(kindOf(bag)).toBe(otherKind);
    expect(kindOf({ ...bag, category: '保温杯' })).not.toBe(otherKind);
    expect(kindOf({ ...bag, title: '青禾 保温杯' })).not.toBe(otherKind);
    expect(kindOf({ ...bag, selling_points: ['保温杯用 316 不锈钢', '水杯一键开盖'] })).not.toBe(otherKind);
  });
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
      // what the record says comes before what could be said of anything
      expect(new Set(topics.map(({ hook }) => hook)).size).toBeGreaterThanOrEqual(6);
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
    const request = { messages, tools, platform: 'douyin' as const, seed: 1, today: '2026-11-24' };
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
    ['检查广告法：放进包里也不漏的杯子', '没有发现风险说法'],
    ['检查广告法：喝了一个月，血压自己就下来了', '听起来像宣传承诺'],
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
  expect(own.filter((line) => checkRules(line).length > 0)).toEqual([]);
  expect(fillers.source).not.toContain('最');
});
