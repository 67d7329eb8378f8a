import { briefOf } from '../../../mock/_engines/writer/embedded/brief';
import { compose } from '../../../mock/_engines/writer/embedded/compose';
import { corpus } from '../../testing/writing/corpus.data';
import { frameworks } from '../frameworks';
import { checkPost, descriptionWeight, platformIds, platforms, titleWeight } from '../platforms';
import { postTextsOf } from './postTexts';

const script = {
  goodsTitle: '净岩 硅藻土浴室吸水垫 40×60cm',
  lines: [
    '挑吸水垫，先看哪一点？',
    '我们净岩的吸水垫把这一条摆在前面：踩上去水印几秒就退，脚底是干的。',
    '再一个，底面有防滑点，湿地上不跑偏。',
    '找@小净 问尺寸，边角磨圆了，光脚踩着不硌。',
    '两块减15元，点下方购物车就能拍。',
  ],
};
const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

describe('a text for several platforms', () => {
  const made = postTextsOf(script, platformIds);

  it('takes the hook as title, cut where a clause ends', () => {
    expect(made.title).toBe('踩上去水印几秒就退，脚底是干的');
    const [hook = ''] = script.lines.slice(1);
    expect(postTextsOf({ ...script, lines: [hook.replace('，', '就是说')] }, ['shipinhao']).title).toBe('净岩的吸水垫');
  });

  it('keeps buttons of one platform out of the caption, and what is offered in it', () => {
    expect(made.description).toContain('底面有防滑点');
    expect(made.description).toMatch(/两块减15元。$/);
    expect(made.description).not.toMatch(/购物车|？|@|再一个/);
  });

  it('takes topics from what is said where no goods are sold', () => {
    const lines = ['早餐别再啃面包了。', '孩子上学前十分钟就能做好。'];
    expect(postTextsOf({ goodsTitle: '', lines }, ['douyin']).topics).toEqual(['早餐', '带娃']);
    expect(postTextsOf({ goodsTitle: '', lines: ['今天聊聊心情。'] }, ['douyin']).topics).toEqual([]);
  });
});

describe('a text for one platform', () => {
  const on = (id: (typeof platformIds)[number]) => postTextsOf(script, [id]);

  it('is short on 抖音', () => {
    expect(on('douyin').description).toBe(
      '底面有防滑点，湿地上不跑偏。找@小净 问尺寸，边角磨圆了，光脚踩着不硌。两块减15元。',
    );
  });

  it('has a line for each thought on 小红书', () => {
    expect(on('xiaohongshu').description.split('\n\n')).toEqual([
      '挑吸水垫，先看哪一点？',
      '底面有防滑点，湿地上不跑偏。',
      '找@小净 问尺寸，边角磨圆了，光脚踩着不硌。',
      '两块减15元。',
    ]);
  });

  it('has the marks that its title takes and nobody’s name on 视频号', () => {
    const { title, description } = on('shipinhao');
    expect(title).toBe('踩上去水印几秒就退 脚底是干的');
    expect(description).toContain('边角磨圆了');
    expect(description).not.toMatch(/[@]|小净/);
  });

  it('lists its points and names the goods on B站', () => {
    expect(on('bilibili').description.split('\n')).toEqual([
      '挑吸水垫，先看哪一点？',
      '· 底面有防滑点，湿地上不跑偏',
      '· 找@小净 问尺寸，边角磨圆了，光脚踩着不硌',
      '· 两块减15元',
      '商品：净岩 硅藻土浴室吸水垫 40×60cm',
    ]);
  });

  it('has as many topics as suit it', () => {
    expect(on('douyin').topics).toEqual(['吸水垫', '浴室好物', '净岩', '居家好物', '吸水垫推荐']);
    expect(on('kuaishou').topics).toHaveLength(4);
    expect(on('weibo').topics).toHaveLength(3);
  });

  it('takes no more topics than the platform has room for', () => {
    const goodsTitle = '净岩 Self-cleaning 一到两米可调节多用途加厚不锈钢折叠晾衣架';
    for (const id of platformIds)
      expect(checkPost(id, { ...postTextsOf({ ...script, goodsTitle }, [id]) }).map(({ code }) => code)).not.toContain(
        'TOPIC_TOO_LONG',
      );
  });
});

const written = corpus.map((goods, at) => {
  const framework = frameworks[at % frameworks.length];
  if (!framework) throw new Error('no framework');
  const options = { framework, platform: 'douyin', seconds: 30, seed: at + 1 } as const;
  const lines = compose(briefOf(goods, '', ''), options).map(({ text }) => text);
  return { ...goods, goodsTitle: goods.title, lines };
});

describe.each(platformIds)('on %s', (id) => {
  it.each(written.map((goods) => [goods.title, goods] as const))('%s', (_title, goods) => {
    const { title, description, topics } = postTextsOf(goods, [id]);
    const texts = { title, description, topics, ai_declared: true };
    const wrong = checkPost(id, texts).filter(({ field }) => ['title', 'description', 'topics'].includes(field));
    expect(wrong.map(({ code }) => code)).toEqual([]);
    expect(titleWeight(id, title)).toBeGreaterThan(0);
    expect(description).not.toBe('');
    expect(descriptionWeight(platforms[id], description, [])).toBeLessThanOrEqual(platforms[id].caption.length);
    // Nothing that nobody has said: each clause is one of script or goods.
    const said = letters([goods.title, ...goods.lines].join());
    const clauses = [title, ...description.split(/[，。！？：\n ]/)].map(letters).filter((clause) => clause !== '商品');
    expect(clauses.filter((clause) => !said.includes(clause))).toEqual([]);
    expect(goods.title.startsWith(title)).toBe(false);
    expect(topics.length).toBeGreaterThanOrEqual(3);
    expect(topics.length).toBeLessThanOrEqual(5);
    expect(goods.names.some((name) => name.endsWith(topics[0] ?? '-'))).toBe(true);
    expect(topics.every((topic) => topic.length <= 12 && !/[【】\s]/.test(topic))).toBe(true);
  });
});
