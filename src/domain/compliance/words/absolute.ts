import type { WordCategory } from '../types';

/** Data: absolute terms, Ad Law article 9 (3). Own list, compiled from our reference notes of 2026-11-20. */
const basis = '《广告法》第九条第三项：不得使用“国家级”“最高级”“最佳”等用语';

export const absolute: readonly WordCategory[] = [
  {
    id: 'superlative',
    name: '绝对化用语·“最”',
    level: 'high',
    reason: '“最”类用语无法证明，属于绝对化表述',
    basis,
    groups: [
      { words: '最佳 最好 最优 最优秀 最棒 最赞 最出色', suggestions: ['更好', '很好', '出色'] },
      {
        words: '最低价 最便宜 最低折扣 史上最低价 全年最低价 全网最低价 全网最低 最实惠 最划算',
        suggestions: ['实惠价', '活动价', '划算'],
      },
      { words: '最先进 最先进科学 最新科技 最新技术 最尖端 最前沿', suggestions: ['较新的', '升级的'] },
      {
        words: '最受欢迎 最流行 最时尚 最热门 最火 最火爆 最畅销 卖得最好',
        suggestions: ['很受欢迎', '热门', '卖得不错'],
      },
      { words: '最高级 最高端 最顶级 最高档 最奢侈 最豪华 最尊贵', suggestions: ['高品质', '有质感'] },
      { words: '最大 最大程度 最强 最强大 最强劲 最牛', suggestions: ['很大', '够强'], level: 'mid' },
      { words: '最安全 最可靠 最放心 最环保 最健康 最天然 最纯正 最纯净 最卫生', suggestions: ['安心', '更放心'] },
      { words: '最舒适 最舒服 最柔软 最轻 最薄 最轻薄 最耐用 最结实', suggestions: ['很舒适', '够轻便', '耐用'] },
      { words: '最有效 最快 最快速 最高效 最省电 最省钱', suggestions: ['有效', '更快', '更省'] },
      {
        words: '最美 最漂亮 最好看 最好吃 最好喝 最香 最甜 最新鲜',
        suggestions: ['好看', '很好吃', '新鲜'],
        level: 'mid',
      },
      {
        words: '最专业 最权威 最正宗 最地道 最具价值 最值得 最完美 最理想 最适合 最佳选择 最好用',
        suggestions: ['专业', '地道', '值得考虑', '很适合'],
      },
      { words: '最新款 最新 最全 最完整', suggestions: ['新款', '齐全'], level: 'mid' },
      { words: '最爱 最喜欢', suggestions: ['很喜欢'], level: 'low', reason: '个人感受可以说，用在商品上建议换个说法' },
      {
        words: '无人能及 无与伦比 无可比拟 无法超越 无可挑剔 登峰造极 空前绝后 绝无仅有 完美无缺',
        suggestions: ['出色', '很用心'],
      },
    ],
  },
  {
    id: 'first',
    name: '绝对化用语·“一”',
    level: 'high',
    reason: '排名和唯一性需要真实、可查的依据，否则属于绝对化表述',
    basis,
    groups: [
      {
        words: '第一 全国第一 全网第一 销量第一 行业第一 世界第一 排名第一 中国第一 品质第一 口碑第一 天下第一',
        suggestions: ['热销', '口碑不错', '很受欢迎'],
      },
      { words: 'NO.1 TOP1 TOP.1 第1名 第一名 第一品牌 第一大品牌 第一家', suggestions: ['热销', '受欢迎的品牌'] },
      { words: '唯一 独一无二 独一份 全国唯一 全网唯一 仅此一家 只此一家', suggestions: ['有特色', '少见'] },
      { words: '一流 国际一流 世界一流 一线品牌 数一数二 首屈一指', suggestions: ['品质不错', '有实力'] },
      { words: '百分百满意 百分百正品 百分百有效', suggestions: ['支持退换', '正品保障'] },
    ],
  },
  {
    id: 'grade',
    name: '绝对化用语·“级”“极”',
    level: 'high',
    reason: '级别与极限用语容易让人误以为有官方评定',
    basis,
    groups: [
      {
        words: '国家级 国家级产品 全球级 世界级 宇宙级 史诗级 殿堂级 大师级 教科书级',
        suggestions: ['高品质', '用心做的'],
      },
      { words: '顶级 顶尖 顶配 顶流 顶级享受 顶级工艺', suggestions: ['高品质', '用料讲究'] },
      { words: '极致 极品 极佳 极端 极好 终极 终极方案 巅峰 巅峰之作 极限低价', suggestions: ['出色', '很不错'] },
      { words: '高级感爆棚 奢华级 贵族级 皇家级 神级 封神', suggestions: ['有质感'], level: 'mid' },
      { words: '特级 尖端 精确 超赚 超级无敌', suggestions: ['优选', '准确', '划算'], level: 'mid' },
    ],
  },
  {
    id: 'exclusive',
    name: '绝对化用语·“首”“家”“国”',
    level: 'high',
    reason: '首创、独家与国家机关名义都需要依据，或根本不允许',
    basis,
    groups: [
      { words: '首个 首家 首创 全国首创 行业首创 全球首创 独创 世界首创', suggestions: ['新推出', '我们做的'] },
      { words: '首选 不二之选 必选', suggestions: ['值得选', '可以考虑'], level: 'mid' },
      { words: '首发 全国首发 全球首发 全网首发', suggestions: ['新品', '新上'], level: 'mid' },
      { words: '独家 独家配方 独家秘方 全国独家 独家专供 独有', suggestions: ['我们的', '特别的'], level: 'mid' },
      {
        words: '国家领导人 国家主席 中央领导 国家机关推荐 国宴专用 国宴级 人民大会堂专用 中南海特供',
        suggestions: [],
        basis: '《广告法》第九条第二项：不得使用国家机关及其工作人员的名义或者形象',
      },
      {
        words: '特供 专供 军队特供 军用品质 部队专用 机关特供 内供 党政机关专用 军工级',
        suggestions: ['品质好'],
        basis: '《广告法》第九条第一、二项；市场监管总局关于禁止“特供”“专供”宣传的规定',
      },
      {
        words: '全国销量冠军 销量冠军 销量之王 遥遥领先 领先全球 全球领先 国际领先 行业领先 世界领先 填补国内空白',
        suggestions: ['卖得不错', '做得用心'],
      },
      { words: '国旗 国徽 国歌', suggestions: [], basis: '《广告法》第九条第一项：不得使用国旗、国歌、国徽' },
    ],
  },
];
