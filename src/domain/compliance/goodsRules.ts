import type { ComplianceCategory, ComplianceLevel, WordGroup } from './types';

/** Data: what a kind of goods may not claim besides the general list. */
export interface GoodsRule {
  readonly id: 'cosmetics' | 'food' | 'health' | 'baby' | 'alcohol' | 'device' | 'education' | 'estate';
  /** A goods category that contains one of these falls under the rule. */
  readonly cues: readonly string[];
  /** Categories whose level changes for these goods. */
  readonly levels: Partial<Record<ComplianceCategory, ComplianceLevel>>;
  readonly category: ComplianceCategory;
  readonly reason: string;
  readonly basis: string;
  readonly groups: readonly WordGroup[];
  /** Words of the general list that are this trade's plain words. */
  readonly allowed: readonly string[];
}

export const goodsRules: readonly GoodsRule[] = [
  {
    id: 'cosmetics',
    cues: ['美妆', '护肤', '化妆', '面膜', '彩妆', '个护', '洗护', '香水'],
    levels: { medical: 'high' },
    category: 'cosmetic',
    reason: '化妆品功效宣称要有评价依据，医疗作用一律不能写',
    basis: '《化妆品监督管理条例》第二十二条、第四十三条',
    groups: [
      {
        words: '美白 淡斑 防晒黑 抗皱 抗衰老 抗老 紧致',
        suggestions: ['提亮观感', '柔润'],
        level: 'mid',
        reason: '属于需要功效评价或特殊注册的宣称，有依据才能写',
      },
      { words: '修复屏障 修复肌肤 祛红血丝 收缩毛孔', suggestions: ['呵护', '细腻观感'], level: 'mid' },
    ],
    allowed: [],
  },
  {
    id: 'food',
    cues: ['食品', '零食', '茶', '饮料', '生鲜', '水果', '粮油', '坚果', '咖啡', '餐饮'],
    levels: { medical: 'high' },
    category: 'medical',
    reason: '普通食品不得涉及疾病预防、治疗和保健功能',
    basis: '《食品安全法》第七十三条；《广告法》第十七条',
    groups: [
      {
        words: '养胃 健脾 养颜 美容养颜 祛湿 补血 补气 润肺 清肠 降火 刮油 解酒 护眼 益智 补脑',
        suggestions: ['口感清爽', '好味道'],
      },
      { words: '代餐减肥 低卡不胖 吃不胖 零脂肪不胖', suggestions: ['配料见标签'] },
    ],
    allowed: ['特级'],
  },
  {
    id: 'health',
    cues: ['保健', '营养', '滋补'],
    levels: { medical: 'high' },
    category: 'medical',
    reason: '保健食品不得断言功效，须注明“本品不能代替药物”',
    basis: '《广告法》第十八条',
    groups: [{ words: '代替药物 可以替代药物 不用吃药 吃了就好 治病', suggestions: ['本品不能代替药物'] }],
    allowed: [],
  },
  {
    id: 'baby',
    cues: ['母婴', '婴儿', '奶粉', '童装', '玩具'],
    levels: { falsehood: 'high' },
    category: 'falsehood',
    reason: '婴儿食品不得声称替代母乳，安全承诺要有依据',
    basis: '《广告法》第二十条',
    groups: [{ words: '替代母乳 媲美母乳 接近母乳 母乳化 比母乳好 绝不过敏', suggestions: ['请遵医嘱选择'] }],
    allowed: ['婴儿可用'],
  },
  {
    id: 'alcohol',
    cues: ['白酒', '红酒', '啤酒', '酒水', '葡萄酒', '酒类'],
    levels: { medical: 'high' },
    category: 'falsehood',
    reason: '酒类广告不得诱导饮酒，不得有驾驶画面，不得暗示消除紧张、增加体力',
    basis: '《广告法》第二十三条',
    groups: [
      { words: '一醉方休 不醉不归 千杯不醉 酒驾 开车喝 解乏 消愁 喝了不上头 越喝越健康', suggestions: ['理性饮酒'] },
    ],
    allowed: [],
  },
  {
    id: 'device',
    cues: ['医疗器械', '器械', '药品'],
    levels: { medical: 'mid' },
    category: 'medical',
    reason: '医疗器械广告须与注册证一致并经审查',
    basis: '《广告法》第十六条、第四十六条',
    groups: [{ words: '治愈率 有效率 安全无毒副作用 无依赖', suggestions: ['请仔细阅读说明书'], level: 'high' }],
    allowed: ['康复', '疗程'],
  },
  {
    id: 'education',
    cues: ['教育', '培训', '课程', '网课', '考试'],
    levels: { education: 'high' },
    category: 'education',
    reason: '不得对升学、考试和效果作出保证，不得用受益者名义作推荐',
    basis: '《广告法》第二十四条',
    groups: [{ words: '学员考上 全部上岸 上岸率 通过率 提分 逢考必过', suggestions: ['认真备考'], level: 'mid' }],
    allowed: [],
  },
  {
    id: 'estate',
    cues: ['房产', '楼盘', '公寓', '地产'],
    levels: { realEstate: 'high', superstition: 'high' },
    category: 'realEstate',
    reason: '房产广告不得承诺升值、落户、升学，面积须写明建筑面积或套内面积',
    basis: '《广告法》第二十六条',
    groups: [{ words: '升值 包租 返租 回报率', suggestions: ['以合同为准'] }],
    allowed: [],
  },
];

/** Rules that a goods category falls under; the category is the merchant's own free text. */
export const goodsRulesOf = (category: string | undefined): readonly GoodsRule[] =>
  category ? goodsRules.filter((rule) => rule.cues.some((cue) => category.includes(cue))) : [];
