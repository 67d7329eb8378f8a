import { elapsed } from '@/testing/elapsed';
import fc from '@/testing/property';
import { EngineError } from '../../../mock/_engines/engineError';
import { embeddedWriter } from '../../../mock/_engines/writer/embedded';
import { actOn } from '../../../mock/_engines/writer/embedded/actions';
import { numbersOf, repeatedPhrase } from '../../../mock/_engines/writer/embedded/reading';
import type { ActionRequest } from '../../../mock/_engines/writerTypes';
import { platforms, titleWeight, videoPlatformIds } from '../../domain/platforms';
import { writingActions, writingTones } from '../../domain/writing';
import { bakery, goods, mask, thermos } from './writerMaterial';

const able = writingActions.filter((act) => act !== 'translate');

const act = (request: Partial<ActionRequest> & Pick<ActionRequest, 'act' | 'text'>): string =>
  actOn({ before: '', after: '', seed: 1, wish: '', ...request });

const answerOrRefusal = (request: Parameters<typeof act>[0]): string => {
  try {
    return act(request);
  } catch (error) {
    if (error instanceof EngineError) return error.message;
    throw error;
  }
};

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

describe('actions on a text', () => {
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

  it('no two actions, tones or texts give the same answer', () => {
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

  it.each([
    ['a fixed phrase', '把面团揉得重一点点。'],
    ['a short sentence', '豆浆免费续。'],
    ['a denied word', '这里不喜欢排队。'],
  ])('does not pretend to rewrite %s', (_name, text) => {
    for (const seed of [1, 2, 3]) expect(() => act({ act: 'rewrite', text, seed })).toThrow(/换不出别的说法/);
  });

  it('turns what a thing is not and what it is', () => {
    const text = '升降桌不是为了站着上班，是为了让你随时能换一个姿势。';
    for (const seed of [1, 2, 3])
      expect(act({ act: 'rewrite', text, seed })).toMatch(/^升降桌是为了.+姿势，不是为了站着上班。$/);
  });

  it('rewrites by changing words or the build of sentences, never by a word put before', () => {
    const negations = (text: string) => text.match(/[不没无未别]/g)?.length ?? 0;
    for (const item of goods)
      for (const seed of [1, 2, 3]) {
        const answer = act({ act: 'rewrite', text: item.description, seed });
        expect(answer).not.toBe(item.description);
        expect(answer.endsWith(item.description)).toBe(false);
        expect(negations(answer)).toBe(negations(item.description));
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
    expect(embeddedWriter.actions).not.toContain('translate');
    expect(() => act({ act: 'translate', text: '你好' })).toThrow(/配置写作模型/);
  });

  it.each(['a', '😀😀', '。。。', '咖啡', 'hello world', '1'])('does something sensible with %s', (text) => {
    for (const name of able) {
      // where no rule fits, a plain refusal says so
      const answer = answerOrRefusal({ act: name, text });
      expect(answer).not.toMatch(/undefined|NaN|[{}]/);
      if (name === 'rewrite') expect(answer).toMatch(/换不出别的说法/);
    }
  });

  it('takes 20 000 characters in a moment', () => {
    const text = Array.from({ length: 800 }, (_, i) => `第${i}天的豆浆放了${i}克糖，大家觉得味道刚好合适。`)
      .join('')
      .slice(0, 20_000);
    for (const name of able) {
      expect(elapsed(() => act({ act: name, text }), 2)).toBeLessThan(4000);
    }
  }, 40_000);
});
