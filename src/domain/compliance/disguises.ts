import type { Disguise, Entry } from './types';

/**
 * Data: other characters and pinyin that sound or look alike, as they are used to slip a word past a check; tones are
 * folded away before. Only with these words:
 * 「嘴好」 alone is innocent far too often elsewhere.
 */
const audios: readonly { readonly of: string; readonly as: string; readonly words: string }[] = [
  {
    of: '最',
    as: '蕞 樶 zui 嘴 罪 醉',
    words:
      '最好 最佳 最低价 最便宜 最强 最先进 最优 最棒 最受欢迎 最畅销 最安全 最有效 最高级 全网最低价 全网最低 最划算 最顶级',
  },
  {
    of: '第一',
    as: '弟一 递一 第壹 第① di一 第yi diyi',
    words: '销量第一 全国第一 全网第一 第一品牌 行业第一 排名第一 世界第一',
  },
  { of: '级', as: '极 及 ji', words: '国家级 世界级' },
  { of: '国', as: 'guo', words: '国家级' },
  { of: '唯一', as: '维一 惟一 wei一', words: '全国唯一 全网唯一' },
  { of: '顶', as: '鼎 ding', words: '顶级 顶尖' },
  { of: '绝', as: '决 jue', words: '绝对有效 绝对安全 绝无仅有' },
  { of: '治', as: '冶 zhi', words: '根治 治愈 治疗 包治百病' },
  { of: '疗', as: '療 聊', words: '治疗 疗效 疗程' },
  { of: '减', as: 'jian 捡', words: '减肥' },
  { of: '肥', as: 'fei 飞', words: '减肥' },
  { of: '祛', as: '驱 去 qu', words: '祛斑 祛痘 祛疤' },
  { of: '赚', as: '賺 zhuan 钻', words: '稳赚 躺赚 稳赚不赔' },
  {
    of: '微信',
    as: '薇信 威信 徽信 维信 危信 薇芯 微芯 wei信 微xin v信 v芯 围信 溦信',
    words: '加微信 微信号 微信联系 加我微信 微信同号',
  },
  { of: '加', as: 'jia', words: '加微信 加我微信 加微' },
  { of: '微', as: '薇 威 徽 溦 wei', words: '加微' },
  { of: '私', as: '思 丝 si', words: '私聊 私信我' },
  { of: '聊', as: '撩 liao', words: '私聊' },
  { of: '群', as: '裙 qun', words: '加群 进群领 扫码进群' },
  { of: '码', as: '马 ma', words: '二维码 扫码加 扫码进群' },
  { of: '淘宝', as: '桃宝 陶宝 tao宝 某宝', words: '淘宝店 淘宝搜' },
  { of: '拼多多', as: '拼夕夕 pdd', words: '拼多多搜' },
];

/** Data: characters taken apart. */
const parts: Readonly<Record<string, string>> = {
  好: '女子',
  佳: '亻圭',
  优: '亻尤',
  低: '亻氐',
  价: '亻介',
  信: '亻言',
  保: '亻呆',
  治: '氵台',
  根: '木艮',
  极: '木及',
  级: '纟及',
  绝: '纟色',
  独: '犭虫',
  顶: '丁页',
  权: '木又',
  特: '牛寺',
  效: '交攵',
  赚: '贝兼',
  加: '力口',
  私: '禾厶',
  聊: '耳卯',
  群: '君羊',
  码: '石马',
  销: '钅肖',
  强: '弓虽',
  肥: '月巴',
  瘦: '疒叟',
  愈: '俞心',
  唯: '口隹',
  牌: '片卑',
  收: '丩攵',
  转: '车专',
  财: '贝才',
  斑: '王文王',
  痘: '疒豆',
};

/** A way to write a word, and what is to be said of the word. */
interface Form {
  readonly form: string;
  readonly entry: Entry;
}

const hiding = (entry: Entry, form: string, disguise: Disguise): Form => ({ form, entry: { ...entry, disguise } });

/** Disguises of the listed words. */
export function disguised(entries: readonly Entry[]): Form[] {
  const byWord = new Map(entries.map((entry) => [entry.word, entry]));
  const audible = audios.flatMap(({ of, as, words }) =>
    words.split(' ').flatMap((word) => {
      const entry = byWord.get(word);
      return entry ? as.split(' ').map((other) => hiding(entry, word.replace(of, other), 'audio')) : [];
    }),
  );
  const split = entries
    .filter((entry) => entry.level === 'high')
    .flatMap((entry) =>
      [...entry.word].flatMap((character) => {
        const apart = parts[character];
        return apart ? [hiding(entry, entry.word.replace(character, apart), 'split')] : [];
      }),
    );
  return [...audible, ...split].filter(({ form }) => !byWord.has(form));
}
