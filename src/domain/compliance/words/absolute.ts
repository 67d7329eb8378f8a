import type { WordCategory, WordGroup } from '../types';

/** Data: absolute terms, Ad Law article 9 (3). Own list, compiled from our reference notes of 2026-11-20. */
const basis = '《广告法》第九条第三项：不得使用“国家级”“最高级”“最佳”等用语';

/** 最好看 → 很好看: a quality without the comparison with all others. */
const most = (stems: string, change: Partial<WordGroup> = {}): WordGroup[] =>
  stems.split(' ').map((stem) => ({ words: `最${stem}`, suggestions: [`很${stem}`], isAdjective: true, ...change }));

export const absolute: readonly WordCategory[] = [
  {
    id: 'superlative',
    name: '绝对化用语·“最”',
    level: 'high',
    reason: '“最”类用语无法证明，属于绝对化表述',
    basis,
    groups: [
      { words: '最好', suggestions: ['很好', '不错'], isAdjective: true },
      { words: '做到最好 做最好', suggestions: ['用心做好', '认真做'] },
      { words: '最佳 最优 最优秀 最棒 最赞 最出色 最优质', suggestions: ['出色', '很好'], isAdjective: true },
      { words: '最佳选择 最优选择 最好选择', suggestions: ['值得考虑的选择', '不错的选择'] },
      { words: '卖得最好 卖得最火 卖最好', suggestions: ['卖得不错'] },
      {
        words: '最低价 最低价格 最低折扣 史上最低价 全年最低价 全网最低价 全网最低 全国最低价 全网底价',
        suggestions: ['活动价', '优惠价'],
      },
      { words: '最便宜 最实惠 最划算 最超值 最省钱', suggestions: ['很实惠', '很划算'], isAdjective: true },
      { words: '最先进 最先进科学 最新科技 最新技术 最尖端 最前沿 最高科技', suggestions: ['升级的', '新一代'] },
      { words: '最受欢迎 最热门 最火 最火爆 最畅销 最热销', suggestions: ['很受欢迎', '卖得不错'], isAdjective: true },
      { words: '最流行 最时尚 最时髦 最潮', suggestions: ['很时髦', '当季'], isAdjective: true },
      {
        words: '最高级 最高端 最顶级 最高档 最奢侈 最豪华 最尊贵 最奢华 最高品质',
        suggestions: ['高品质', '有质感'],
        isAdjective: true,
      },
      ...most(
        '大 强 强大 强劲 牛 快 快速 高效 省电 轻 薄 轻薄 细腻 柔软 软 暖 暖和 凉快 透气 静音 耐用 结实 牢固 厚实',
        {
          level: 'mid',
        },
      ),
      { words: '最大程度', suggestions: ['尽量'], level: 'mid' },
      ...most('安全 可靠 放心 环保 健康 天然 纯正 纯净 卫生 干净 温和 有效 管用'),
      ...most('舒适 舒服 方便 省心 贴心 周到 好用 实用'),
      ...most('美 漂亮 好看 好吃 好喝 好听 香 甜 新鲜 美味 可口 迷人 精致 精美', { level: 'mid' }),
      ...most(
        '显瘦 显白 显高 显腿长 保湿 滋润 好闻 醇厚 鲜 嫩 脆 百搭 耐看 扛造 耐磨 省油 保暖 修身 亲肤 顺滑 靠谱 良心 过瘾 解馋 下饭 入味 省力 省时 清晰 稳定 灵敏 牛掰 走心',
        {
          level: 'mid',
        },
      ),
      ...most('专业 正宗 地道 完美 理想 真实 严格 准确 齐全'),
      { words: '没有之一', suggestions: [], level: 'mid' },
      { words: '最权威', suggestions: ['专业'], isAdjective: true },
      { words: '最具价值 最有价值 最具影响力 最具实力', suggestions: ['有价值', '有实力'], isAdjective: true },
      { words: '最值得', suggestions: ['很值得'] },
      { words: '最适合', suggestions: ['很适合'] },
      { words: '最懂', suggestions: ['懂'], level: 'mid' },
      { words: '最新款 最新 最全 最完整 最丰富', suggestions: ['新款', '齐全'], level: 'mid' },
      {
        words: '最爱 最喜欢',
        suggestions: ['很喜欢'],
        level: 'low',
        reason: '个人感受可以说，用在商品上建议换个说法',
      },
      {
        words:
          '无人能及 无与伦比 无可比拟 无法超越 无可挑剔 登峰造极 空前绝后 绝无仅有 完美无缺 无出其右 找不出第二家 找不到第二家 没有第二家 再无第二家 无可替代 不可替代 无法复制 无人能敌 断层领先 天花板级 天花板级别 行业天花板 无敌',
        suggestions: ['出色', '用心做'],
        isAdjective: true,
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
      { words: '第一', suggestions: ['很受欢迎', '口碑不错'], isAdjective: true },
      {
        words: '销量第一 销售第一 销售额第一 销量全网第一 销量全国第一 全国销量第一 全网销量第一',
        suggestions: ['销量不错', '卖得不错'],
      },
      {
        words: '行业第一 排名第一 中国第一 世界第一 全国第一 全网第一 天下第一 全球第一',
        suggestions: ['很受欢迎', '口碑不错'],
        isAdjective: true,
      },
      {
        words: '品质第一 口碑第一 服务第一 人气第一 好评第一 回购第一',
        suggestions: ['口碑不错', '很受欢迎'],
        isAdjective: true,
      },
      {
        words: 'NO.1 TOP1 TOP.1 NO1 第1名 第一名 榜首 蝉联榜首 稳居榜首 稳居第一',
        suggestions: ['热销款', '很受欢迎'],
        isAdjective: true,
      },
      { words: '第一品牌 第一大品牌 第1品牌', suggestions: ['受欢迎的品牌', '老牌子'] },
      { words: '第一家 全国第一家 全网第一家', suggestions: ['用心的一家'] },
      { words: '唯一一款 唯一一家 唯一一个', suggestions: ['少有的一款', '少有的一家'] },
      {
        words: '唯一 独一无二 独一份 全国唯一 全网唯一 举世无双 独此一家',
        suggestions: ['有特色', '少见'],
        isAdjective: true,
      },
      { words: '仅此一家 只此一家 别无分店', suggestions: ['欢迎来店里看看'] },
      { words: '一流 国际一流 世界一流 行业一流 国内一流', suggestions: ['不错', '有实力'], isAdjective: true },
      { words: '一线品牌 一线大牌', suggestions: ['知名品牌'] },
      { words: '数一数二 首屈一指 独占鳌头 名列前茅', suggestions: ['口碑不错', '有实力'], isAdjective: true },
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
        words:
          '国家级 国家级产品 全球级 世界级 宇宙级 史诗级 殿堂级 大师级 教科书级 国际级 星级享受 核弹级 王炸级 天花板',
        suggestions: ['高品质', '用心做的'],
      },
      { words: '国家级品质 世界级品质 国际级品质 顶级品质', suggestions: ['可靠的品质', '高品质'] },
      { words: '顶级 顶尖 顶配 顶流 顶级工艺 顶级配置', suggestions: ['高品质', '用料讲究'] },
      { words: '顶级享受 极致享受 尊享级', suggestions: ['舒服的体验'] },
      { words: '极致 极品 极佳 极好 极端好 登顶', suggestions: ['出色', '很不错'], isAdjective: true },
      { words: '追求极致 做到极致', suggestions: ['认真打磨', '用心做好'] },
      { words: '终极 终极方案 终极武器', suggestions: ['好用的方案'] },
      { words: '巅峰 巅峰之作 封神之作', suggestions: ['用心之作'] },
      { words: '极限低价 极限价 极限价格', suggestions: ['活动价'] },
      { words: '高级感爆棚 奢华级 贵族级 皇家级 神级 封神', suggestions: ['有质感'], level: 'mid' },
      { words: '特级', suggestions: ['优选'], level: 'mid' },
      { words: '尖端', suggestions: ['较新的'], level: 'mid' },
      { words: '精确', suggestions: ['准确'], level: 'mid' },
      { words: '超赚 血赚', suggestions: ['划算'], level: 'mid' },
      { words: '超级无敌 宇宙无敌 天下无敌', suggestions: ['很'], level: 'mid' },
    ],
  },
  {
    id: 'exclusive',
    name: '绝对化用语·“首”“家”“国”',
    level: 'high',
    reason: '首创、独家与国家机关名义都需要依据，或根本不允许',
    basis,
    groups: [
      { words: '首个 首款 全国首个 全网首个', suggestions: ['新推出的'] },
      { words: '首家 全国首家 行业首家', suggestions: ['新开的'] },
      { words: '首创 全国首创 行业首创 全球首创 独创 世界首创 国内首创 自主首创', suggestions: ['我们做的', '新做的'] },
      { words: '首选', suggestions: ['值得选', '可以考虑'], level: 'mid' },
      { words: '不二之选 必选 唯一之选 明智之选', suggestions: ['值得考虑'], level: 'mid' },
      { words: '首发 全国首发 全球首发 全网首发', suggestions: ['新上', '新品'], level: 'mid' },
      { words: '独家配方 独家秘方 祖传配方', suggestions: ['自家配方'], level: 'mid' },
      { words: '独家 全国独家 独家专供 独有 独家首发', suggestions: ['自家的', '特别的'], level: 'mid' },
      {
        words:
          '国家领导人 国家主席 中央领导 国家机关推荐 国宴专用 国宴级 人民大会堂专用 中南海特供 国务院特供 领导人推荐 国家机关专供 国宴用酒 政府推荐',
        suggestions: [],
        basis: '《广告法》第九条第二项：不得使用国家机关及其工作人员的名义或者形象',
      },
      {
        words: '特供 专供 军队特供 军用品质 部队专用 机关特供 内供 党政机关专用 军工级 军工品质 特供酒 特制专供',
        suggestions: ['品质好'],
        basis: '《广告法》第九条第一、二项；市场监管总局关于禁止“特供”“专供”宣传的规定',
      },
      { words: '全国销量冠军 销量冠军 销售冠军 销量之王', suggestions: ['卖得不错', '很受欢迎'], isAdjective: true },
      {
        words:
          '遥遥领先 领先全球 全球领先 国际领先 行业领先 世界领先 国内领先 填补国内空白 填补行业空白 碾压同行 吊打同行 秒杀同行 秒杀一切',
        suggestions: ['做得用心', '有实力'],
      },
      {
        words: '国旗 国徽 国歌 军旗 军歌 军徽',
        suggestions: [],
        basis: '《广告法》第九条第一项：不得使用国旗、国歌、国徽，军旗、军歌、军徽',
      },
    ],
  },
];
