import { elapsed } from '@/testing/elapsed';
import fc from '@/testing/property';
import { buildAutomaton, searchAll } from './automaton';
import { generalEntries } from './dictionary';
import { goodsRules } from './goodsRules';
import {
  applyReplacements,
  carryMarks,
  checkRules,
  checkText,
  complianceCategories,
  firstSuggestions,
  gravestFirst,
  isBulkReplaceable,
  ownWordsOf,
  replaceMark,
  worstLevel,
} from './index';
import { platformPages } from './platformRules';
import { claimRules } from './rules';
import { sourcesIn } from './sources';
import { publishedRules } from './sources.data';
import { wordCategories } from './words';

const words = (text: string, options?: Parameters<typeof checkText>[1]) =>
  checkText(text, options).map((mark) => text.slice(mark.from, mark.to));

describe('the word list', () => {
  it('has at least 600 words in all seventeen categories, each explained', () => {
    expect(new Set(generalEntries.map((entry) => entry.word)).size).toBeGreaterThanOrEqual(600);
    expect(new Set(wordCategories.map((category) => category.id))).toEqual(new Set(complianceCategories));
    expect(complianceCategories).toHaveLength(17);
    for (const entry of generalEntries) {
      expect(entry.word).not.toBe('');
      expect(entry.reason && entry.basis).toBeTruthy();
    }
  });

  it('finds every word of its own list', () => {
    const missed = generalEntries.filter((entry) => checkText(`我们的${entry.word}。`).length === 0);
    expect(missed.map((entry) => entry.word)).toEqual([]);
  });

  it('never suggests a word that it would mark itself', () => {
    const bad = generalEntries.flatMap((entry) =>
      entry.suggestions.filter((suggestion) => checkText(suggestion).some((mark) => mark.level !== 'low')),
    );
    expect([...new Set(bad)]).toEqual([]);
  });
});

describe('checkText', () => {
  it.each([
    ['这是最好的杯子', ['最好']],
    ['全网最低价，销量第一！', ['全网最低价', '销量第一']],
    ['国家级品质，独一无二', ['国家级品质', '独一无二']],
    ['加我微信：abc12345', ['加我微信']],
    ['微信号abc12345哦', ['微信号abc12345']],
    ['打电话13800138000', ['13800138000']],
    ['看 www.example.com 哦', ['www.example.com']],
    ['面膜七天美白', ['七天美白']],
    ['十分钟到地铁', ['十分钟到地铁']],
    ['这是NO.1的牌子', ['NO.1']],
    ['口碑全省第一，欢迎来', ['全省第一']],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it.each([
    '第一次用它，第一步先开盖，第一，洗干净',
    '首先看材质，最后看价格，最近在用',
    '一级能效空调，最大承重120公斤',
    '100%纯棉，再生纤维',
    '招财猫摆件',
    '最终我们选了它，最初的样子，最多装500毫升',
    '本品不能代替治疗',
    '编号20261120138',
    '共命中 2 处，其中 1 处是词',
    'devxs 和 boxwx1 都是型号',
  ])('leaves harmless text alone: %s', (text) => {
    expect(words(text)).toEqual([]);
  });

  it('sees through full width, symbols, spaces, combining characters and emoji', () => {
    expect(words('最*好')).toEqual(['最*好']);
    expect(words('最 好 的')).toEqual(['最 好']);
    expect(words('ＶＸ联系')).toEqual(['ＶＸ']);
    expect(words('第🔥一品牌')).toEqual(['第🔥一品牌']);
    expect(words('最\u200b佳')).toEqual(['最\u200b佳']);
    expect(words('最\u0301佳')).toEqual(['最\u0301佳']);
    expect(words('１３８-0013 8000')).toEqual(['１３８-0013 8000']);
    expect(words('加微❤')).toEqual(['加微']);
  });

  it('does not join words over the end of a sentence or line', () => {
    expect(words('价格最。好的东西')).toEqual([]);
    expect(words('价格最\n好的东西')).toEqual([]);
  });

  it('gives places that fit the text when emoji and combining characters stand before', () => {
    const text = '👨‍👩‍👧 e\u0301 杯子最佳';
    const [mark] = checkText(text);
    expect(mark && text.slice(mark.from, mark.to)).toBe('最佳');
  });

  it('takes the longest word and never overlaps', () => {
    expect(words('全国销量冠军')).toEqual(['全国销量冠军']);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('最', '好', '第', '一', '品', '牌', '次', '🔥', ' ', '%', '1', '0', '。')),
        (parts) => {
          const text = parts.join('');
          let end = 0;
          for (const mark of checkText(text)) {
            expect(mark.from).toBeGreaterThanOrEqual(end);
            expect(mark.to).toBeGreaterThan(mark.from);
            end = mark.to;
          }
          expect(end).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });

  it('knows what a kind of goods may not claim', () => {
    expect(words('这款茶养胃降火', { category: '茶叶' })).toEqual(['养胃', '降火']);
    expect(words('这款茶养胃降火')).toEqual(['养胃', '降火']);
    expect(checkText('这款茶养胃降火')[0]?.level).toBe('mid');
    expect(checkText('这款茶养胃降火', { category: '茶叶' })[0]?.level).toBe('high');
    expect(words('淡斑精华', { category: '美妆护肤' })).toEqual(['淡斑']);
    expect(words('特级大红袍', { category: '茶饮' })).toEqual([]);
  });

  it('takes contacts less gravely where the platform tolerates them', () => {
    expect(checkText('私聊', { platform: 'xiaohongshu' })[0]?.level).toBe('mid');
    expect(checkText('加微信', { platform: 'xiaohongshu' })[0]?.level).toBe('high');
    expect(checkText('加微信', { platform: 'bilibili' })[0]?.level).toBe('mid');
  });

  it.each([
    '不能降血糖',
    '请勿轻信“降血糖”的说法',
    '《最好的我们》',
    '按广告法不得写“国家级”',
    '单个文件最大不超过2GB',
  ])('knows denied, warned, quoted and measured use: %s', (text) => expect(words(text)).toEqual([]));

  it.each(['不得不买的顶级面料', '不要错过最低价', '不是吹，全网最低价'])(
    'is not taken in by a denial of something else: %s',
    (text) => expect(words(text)).not.toEqual([]),
  );

  it("keeps the merchant's own words marked even where they are denied", () => {
    const [entry] = generalEntries;
    const own = { entries: [{ ...(entry as NonNullable<typeof entry>), word: '小蓝瓶', owner: 'merchant' as const }] };
    expect(words('不是小蓝瓶', { own })).toEqual(['小蓝瓶']);
  });

  it('names the rule of the platform, with the day it was looked at, for a contact', () => {
    const [mark] = checkText('加微信聊', { platform: 'xiaohongshu' });
    expect(mark?.basis).toMatch(/小红书/);
    expect(mark?.sources).toEqual([
      { name: '小红书规则中心', url: 'https://school.xiaohongshu.com/rule', checked: '2026-11-22' },
    ]);
    expect(checkText('加微信聊')[0]?.basis).not.toMatch(/小红书/);
  });

  it('names the pages of all platforms for a contact while none is chosen', () => {
    const names = checkText('加微信聊')[0]?.sources.map(({ name }) => name) ?? [];
    expect(names).toEqual(expect.arrayContaining(['小红书规则中心', '抖音规则中心', '微博社区公约']));
    expect(new Set(names).size).toBe(names.length);
  });

  it('puts the gravest first and keeps the order otherwise', () => {
    const marks = checkText('必买，疯抢，国家级，顶级');
    expect(gravestFirst(marks, ({ level }) => level).map(({ word }) => word)).toEqual([
      '国家级',
      '顶级',
      '疯抢',
      '必买',
    ]);
  });

  it('names the gravest level', () => {
    expect(worstLevel(checkText('最爱这个，国家级'))).toBe('high');
    expect(worstLevel([])).toBeUndefined();
  });

  it('checks 2 000 characters within 5 ms', () => {
    const text = '这款保温杯容量五百毫升，最好的材质，第一次用就喜欢，绝对放心，加微信看看。'.repeat(60).slice(0, 2000);
    checkText(text);
    expect(elapsed(() => checkText(text), 15)).toBeLessThan(5);
  });
});

describe('toned pinyin', () => {
  const marked = (text: string) => checkText(text, { platform: 'douyin' }).map(({ from, to }) => text.slice(from, to));

  it.each([
    ['全国dì一品牌', '全国dì一'],
    ['销量DÌ一', '销量DÌ一'],
    ['全国第yī', '全国第yī'],
    ['全网zuì低', '全网zuì低'],
    ['jiā微信领券', 'jiā微信'],
    ['dǐng级面料', 'dǐng级'],
    ['jué对有效', 'jué对有效'],
  ])('in %s is read as the character that it stands for', (text, wanted) => {
    expect(marked(text)[0]).toContain(wanted);
  });

  it.each(['第一次用 lìng 字', 'di 一字怎么念', '汉字拼音 dì yī kè'])('in %s says nothing', (text) => {
    expect(marked(text)).toEqual([]);
  });
});

describe('innocent superlatives', () => {
  const marked = (text: string) => checkText(text, { platform: 'douyin' }).map(({ from, to }) => text.slice(from, to));

  it.each([
    '这部电影拿了最佳影片奖',
    '本届最佳女主角是谁',
    '他是赛季最佳射手',
    '周末去爬天下第一关',
    '英格兰顶级联赛今晚开打',
    '全家最喜欢的早餐',
    '我妈最喜欢这个颜色',
  ])('%s is not accused', (text) => expect(marked(text)).toEqual([]));

  it.each([
    '年度最佳产品奖得主就是它',
    '最佳摄影手机',
    '最佳作品级面料',
    '天下第一好吃的面',
    '顶级配置顶级享受',
    '大家最喜欢的早餐',
    '宝妈最喜欢的奶瓶',
  ])('%s still is', (text) => expect(marked(text)).not.toEqual([]));
});

describe('a claim that several words make', () => {
  it.each([
    ['吃苦荞的人，三高都降下来了', '三高', '三高都降下来'],
    ['比戴森吸力更大', '戴森', '比戴森吸力更大'],
    ['除醛率高达99.99%', '99.99%', '除醛率高达99.99%'],
    ['在家做手工，一天三百', '一天三百', '在家做手工，一天三百'],
    ['🔥 比 戴 森 吸力更大', '戴 森', '比 戴 森 吸力更大'],
  ])('in %s points at the words at fault, and replaces the clause', (text, words, clause) => {
    const [mark] = checkText(text);
    if (!mark) throw new Error('not found');
    expect([text.slice(mark.from, mark.to), text.slice(mark.clauseFrom, mark.clauseTo)]).toEqual([words, clause]);
    expect(replaceMark(text, mark, '口感不错')).toBe(text.replace(clause, '口感不错'));
  });

  it('drops a mark whose clause is written into, though its words still stand', () => {
    const text = '三高都降下来了';
    const marks = checkText(text);
    expect(marks).toHaveLength(1);
    expect(carryMarks(marks, text, '三高都会降下来了')).toEqual([]);
    expect(carryMarks(marks, text, '吃它三高都降下来了')).toMatchObject([
      { from: 2, to: 4, clauseFrom: 2, clauseTo: 8 },
    ]);
  });
});

describe('the sources of a rule', () => {
  it.each([
    ['《广告法》第九条第一、二项：不得使用', ['《广告法》第九条第一、二项']],
    [
      '《广告法》第十七条、第十八条；《食品安全法》第七十三条',
      ['《广告法》第十七条、第十八条', '《食品安全法》第七十三条'],
    ],
    ['《医疗美容广告执法指南》；《广告法》第十五条', ['《医疗美容广告执法指南》', '《广告法》第十五条']],
    ['没有出处，《本草纲目》第二条', []],
  ])('in %s are its laws, with their paragraphs', (basis, names) => {
    expect(sourcesIn(basis).map(({ name }) => name)).toEqual(names);
  });

  it('are known of every rule that cites a law, official pages over https only', () => {
    const cited = [...generalEntries, ...claimRules, ...goodsRules]
      .map(({ basis = '' }) => basis)
      .filter((basis) => basis.includes('《'));
    expect(cited.filter((basis) => sourcesIn(basis).length === 0)).toEqual([]);
    for (const { url, checked } of [...publishedRules, ...platformPages]) {
      expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      if (url)
        expect(url).toMatch(
          /^https:\/\/[a-z.]+\.(?:gov\.cn|xiaohongshu\.com|douyin\.com|kuaishou\.com|qq\.com|bilibili\.com|weibo\.com)\//,
        );
    }
  });

  it('are none for words of one’s own list', () => {
    const own = ownWordsOf([], [{ word: '小蓝瓶', replacement: '', level: 'mid', category: 'banned', reason: '' }]);
    expect(checkText('小蓝瓶', { own })[0]?.sources).toEqual([]);
  });
});

describe('replacing', () => {
  it('replaces one place and leaves the rest', () => {
    const text = '😀最好的杯子，最好';
    const [first] = checkText(text);
    expect(first && replaceMark(text, first, '很好')).toBe('😀很好的杯子，最好');
  });

  it('leaves promises, and claims that would leave a torn sentence, to the writer', () => {
    const left = checkText('降血糖，保本保息，房价必涨，签约保过，99%的用户说好，比戴森吸力更大');
    expect(left.length).toBeGreaterThanOrEqual(6);
    expect(left.filter(isBulkReplaceable)).toEqual([]);
  });

  it('replaces all at once, and nothing is left to mark', () => {
    const text = '最好的面膜，国家级品质，独一无二，错过后悔一辈子';
    const after = applyReplacements(text, firstSuggestions(checkText(text)));
    expect(checkText(after)).toEqual([]);
    expect(after.startsWith('很好的面膜')).toBe(true);
  });
});

it('the automaton finds exactly what a plain search finds', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[abc]{1,3}$/), { maxLength: 8 }),
      fc.stringMatching(/^[abc]{0,30}$/),
      (list, text) => {
        const plain = list.flatMap((word) =>
          [...text].flatMap((_, at) => (text.startsWith(word, at) ? [`${at + word.length}:${word}`] : [])),
        );
        const found = searchAll(buildAutomaton(list), text).map((hit) => `${hit.end}:${list[hit.word]}`);
        expect(found.sort()).toEqual(plain.sort());
      },
    ),
  );
});

test('a shop may say how long one walks from the station; of a home it is no distance', () => {
  const way = '就在河坊街112号，地铁口出来两分钟';
  for (const category of ['', '餐饮']) expect(checkText(way, { category })).toEqual([]);
  expect(checkText('离地铁口走路五分钟', { category: '房产' }).map(({ word }) => word)).toEqual(['地铁口走路五分钟']);
});

/** Each was replaced by a torn sentence: 日常护理霜, 看主页：maomao77, 活动时间有限一年, 成分表清楚成分. */
test.each([
  '护肝片，喝酒前吃一片',
  '丰胸霜，按摩十五分钟就有变化',
  '常喝这款茶可以防癌抗癌',
  '卫星号：maomao77',
  '去橙色软件买更便宜',
  '明天就涨价，今天不抢后悔一年',
  '医学级护肤品，医院同款成分',
])('of %s no torn wording is offered', (text) => {
  const torn = /呵护|护理|饮食|看主页|页面链接|时间有限|成分表清楚/;
  expect(checkText(text).length).toBeGreaterThan(0);
  for (const mark of checkText(text))
    for (const suggestion of mark.suggestions)
      expect(`${replaceMark(text, mark, suggestion)}`).not.toMatch(
        new RegExp(`(?:${torn.source})(?:片|霜|：|买|一年|成分)|[抗癌](?:日常)?呵护|日常呵护[抗防]|去看|去点`),
      );
});

test.each([
  ['三年卖出二十万个', []],
  ['卖了二十万个饭盒', []],
  ['累计卖出二十万个，老客都回来', ['不少人回购，老客都回来']],
  ['0甲醛的面板', []],
  ['0甲醛，检过', ['检测结果见报告，检过']],
])('a clause is offered only where a clause stood: %s', (text, expected) => {
  const [mark] = checkText(text);
  if (!mark) throw new Error('not found');
  expect(mark.suggestions.map((suggestion) => replaceMark(text, mark, suggestion))).toEqual(expected);
});

test.each([
  ['这碗摔不坏', '摔不坏'],
  ['根治脚气的喷雾', '根治脚气'],
  ['百分之百不过敏的防晒霜', '百分之百不过敏'],
  ['永久不脱色的染眉膏', '永久不脱色'],
  ['这只基金只涨不跌', '只涨不跌'],
  ['高血压的药都停了', '都停了'],
  ['错过不再来', '错过不再来'],
  ['买房就看这里，升值无上限', '升值无上限'],
])('the words at fault are marked whole, and no more: %s', (text, words) => {
  expect(checkText(text).map(({ from, to }) => text.slice(from, to))).toContain(words);
});

test('what people tell of themselves, of places among people and of truth itself is innocent', () => {
  for (const text of [
    '祛斑这种事，护肤品真做不到',
    '第一胎照书养，第二胎照猪养',
    '第一名的笔记也不一定适合你',
    '风水先生的话听听就好',
    '最高档风有点吵，睡觉开低档',
    '我家猫今年十一岁，最爱晒太阳',
    '搬家那天最好把贵重东西自己带着',
    '他家的猫叫王者，今年三岁',
    '我加盟过一家奶茶店，半年没回本就关了',
    '跑完步瘦了两斤，第二天喝水又回来了',
    '任何承诺保本的理财都要小心',
    '瑜伽垫：8毫米厚，跪着膝盖不疼',
    '脚一踩，水印几秒就淡了',
    '手指一按，灯就亮了',
    '鞋子：走一天脚不疼',
    '枕头：睡醒脖子不酸',
    '这把椅子坐一下午腰也不酸',
    '手工锅巴，一天只做三百袋',
  ])
    expect([text, checkRules(text).map(({ word }) => word)]).toEqual([text, []]);
});

test('a promise to pay back is no denial of what was promised', () => {
  expect(checkText('学不会我退你双倍学费').length).toBeGreaterThan(0);
  expect(checkText('一个月提高一百分，做不到不收钱').length).toBeGreaterThan(0);
});

test('a blessing stands as an attribute before its thing', () => {
  const text = '转运红内裤，打牌必备';
  const [mark] = checkText(text);
  if (!mark) throw new Error('not found');
  expect(replaceMark(text, mark, mark.suggestions[0] ?? '')).toBe('寓意美好的红内裤，打牌必备');
});
