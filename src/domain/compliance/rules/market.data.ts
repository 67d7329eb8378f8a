import { across, all, type ClaimRule, NUMBER, oneOf, within } from './claimRule';
import { authorities, brands, countable, crowds, defeats, patronages, rates, rivals, slurs } from './terms.data';

const others = oneOf(brands, rivals);

/** Data: comparisons, figures without a source, pressure, names of the state. */
export const marketRules: readonly ClaimRule[] = [
  {
    id: 'superlativeInScope',
    category: 'superlative',
    cues: '全网 全国 全球 全世界 全宇宙 宇宙 全城 全市 全省 史上 世界 亚洲 行业 业内 业界 同行 市面 市场上 地表 这条街 整条街 全平台 方圆 最in 最潮in 最顶',
    pattern: all(
      '(?:全网|全国|全球|全世界|全宇宙|宇宙|全城|全市|全省|史上|世界|亚洲|行业|业内|业界|同行|市面上?|市场上|地表|这条街|整条街|全平台|方圆[一-龥0-9]{1,3}里)[^,，。最近后终初]{0,4}最(?![近后终初多少晚早迟大小])(?<quality>(?:(?!的)[一-龥]){1,2})',
      '(?<![一-龥]{0,2}(?:不|非))最(?:in|潮in|顶)(?![a-z])',
      `(?:全网|全国|全球|全城|史上|行业|市面)${within(6)}最低`,
    ),
  },
  {
    id: 'compared',
    category: 'comparison',
    cues: `${brands} ${rivals}`,
    pattern: all(
      `(?:比|较)${others}${within(3)}(?:的)?${within(5)}(?:更|好|强|大|低|便宜|干净|耐用|划算|快|香|甜|轻|省|安全|管用|实惠|真|正宗|靠谱|厚|新鲜)`,
      `${oneOf(defeats)}(?:了|全部|一切|所有|任何)?${within(6)}${others}${within(2)}(?:几条街)?`,
      `${others}${across(14)}${oneOf(slurs)}`,
      `${others}${within(3)}平替`,
      `${others}${within(4)}(?:一半|三分之一|十分之一)的?(?:价格|价钱|价)`,
    ),
  },
  {
    id: 'defeats',
    category: 'comparison',
    cues: '吊打 碾压 秒杀 完胜 完爆 甩开 打败 干翻 艳压 暴打 完虐 力压 几条街 比得上 能比 匹敌 媲美 堪比 比肩 遥遥领先 不输 敢比 敢叫板 吊锤 对手',
    pattern: all(
      `(?:吊打|碾压|秒杀|完胜|完爆|打败|干翻|艳压|暴打|完虐|力压|吊锤)${within(6)}(?:一切|所有|全部|任何|同级|同价|市面|对手|其他|别|贵价|专柜|大牌|千元|万元|九成|进口)(?:${within(3)}${others})?`,
      `甩开?${across(8)}几条街`,
      `(?:没有?|无)(?:谁|人|一家|哪家|哪个|任何)${within(6)}(?:比得上|能比|敢比|匹敌|比我们|比我家|敢叫板)${within(4)}`,
      `(?:谁|哪家|谁家)${within(3)}(?:比得上|能比|敢比|敢叫板)`,
      '(?:没有|再无|罕逢|不见)对手',
      `(?:媲美|堪比|比肩|不输)${within(4)}(?:大牌|专柜|奢侈品|进口|国际|贵妇|千元|万元|五星|米其林|院线|医美|整容)`,
    ),
  },
  {
    id: 'shareOfPeople',
    category: 'falsehood',
    level: 'mid',
    cues: '% 成 万 亿',
    reason: '引用的数据要真实、准确，并写明出处',
    basis: '《广告法》第十一条：引用统计资料、调查结果应当真实、准确，并表明出处',
    pattern: all(
      `(?:[0-9.]{1,6}%|百分之[一二三四五六七八九十百0-9]{1,5}|[一二三四五六七八九]成)(?:以上)?的?(?:[一-龥]{0,2})${oneOf(crowds)}${within(8)}(?:推荐|说|都|选择|认可|满意|回购|好评|变|信赖|有效|反馈|表示|爱|觉得)`,
      `(?:[0-9]{1,4}(?:\\.[0-9])?(?:万|亿|千万|百万)|[一二三五六七八九十百千]{1,2}[万亿]|亿万|千万|百万|数十万|上万)(?:名|位|个|的)?${oneOf(crowds)}${within(2)}(?:的)?(?:共同|亲测|选择|信赖|都在|见证|认可|口碑|之选|力荐|推荐|好评|爱用|零差评|喜爱|首选|一致)`,
    ),
    suggestions: [],
  },
  {
    id: 'rate',
    category: 'falsehood',
    level: 'mid',
    cues: `${rates} 高达 提升 提高 增加 降低 减少 增强 翻 上升`,
    reason: '引用的数据要真实、准确，并写明出处',
    basis: '《广告法》第十一条：引用统计资料、调查结果应当真实、准确，并表明出处',
    pattern: all(
      `${oneOf(rates)}${within(4)}[0-9][0-9.]{0,5}%`,
      `${oneOf(rates)}${within(4)}(?:百分之[一二三四五六七八九十百点]{1,6}|百分百|[九八]成)`,
      `[一-龥]{0,3}(?:高达|提升|提高|增加|降低|减少|增强|上升)了?(?:约|近|至|到)?(?:[0-9][0-9.]{0,5}|[一二两三四五六七八九十百几]{1,3})(?:%|倍)`,
    ),
    suggestions: [],
  },
  {
    id: 'kills',
    category: 'falsehood',
    cues: '除菌 杀菌 除螨 抑菌 除醛 有效 除甲醛 灭蟑 防水 安全 纯天然 无害 防晒 正品 治好',
    pattern: all(
      '(?:100%|99\\.[0-9]{1,6}%|99%|百分百|百分之百)(?:的)?(?:除菌|杀菌|除螨|抑菌|除醛|除甲醛|灭蟑|纯天然|无害)',
    ),
    suggestions: [],
  },
  {
    id: 'zero',
    category: 'falsehood',
    level: 'mid',
    cues: countable,
    reason: '“零”“0”是绝对的承诺，没有检测报告不能写',
    pattern: all(`(?:[0零]${oneOf(countable)}){1,4}`),
    suggestions: ['检测结果见报告'],
  },
  {
    id: 'sold',
    category: 'falsehood',
    level: 'low',
    cues: '销量 累计 热销 狂销 卖出 售出 卖了 爆卖',
    reason: '引用的数据要真实、准确，并写明出处',
    basis: '《广告法》第十一条：引用统计资料、调查结果应当真实、准确，并表明出处',
    pattern: all(
      `(?:销量|累计|热销|狂销|卖出|售出|卖了|爆卖)${within(4)}(?:[0-9][0-9.]{0,5}|[一二两三四五六七八九十百千几]{1,3})(?:万|亿|千万)(?:\\+|多)?(?:件|单|台|盒|瓶|份|支|双|袋|罐|套|杯|箱)?`,
    ),
    suggestions: ['不少人回购'],
  },
  {
    id: 'hurry',
    category: 'pressure',
    cues: '涨价 错过 不抢 不买 再不 不囤 跑路 倒闭 返场 抢完 最后 绝版 标错价 后悔 拍大腿 下架',
    pattern: all(
      '(?:明天|明日|马上|即将|今晚|下周|随时|过了今[天晚]|月底|后天|天亮|零点|下一秒|立刻|明早)[^。]{0,5}(?:涨价|下架|涨回)',
      `(?:错过|不抢|不买|再不买|再不|不囤|不来|不入)${across(6)}(?:后悔|等十年|再等${within(3)}年|没了|亏大|亏死|亏一个亿|拍大腿|一辈子|等一年|没有了|白活|吃亏)`,
      '(?:工厂|厂家|公司|店铺)(?:倒闭|破产)[^。]{0,6}|老板(?:跑路|疯了|哭了|不干了)|永不返场|绝不返场|不再返场|卖完绝版|(?:标|写)错价',
      `最后${NUMBER}(?:分钟|秒|小时|个名额|单|件|套|位)${across(8)}(?:抢|没|下单|恢复|错过|涨|快|冲|返场|速)`,
    ),
    suggestions: [],
  },
  {
    id: 'state',
    category: 'exclusive',
    cues: authorities,
    reason: '不得使用国家机关、军队和国家机关工作人员的名义',
    basis: '《广告法》第九条第一、二项：不得使用国家机关及其工作人员的名义或者形象',
    pattern: all(
      `${oneOf(authorities)}(?:的?(?:领导|首长|专家|官方|老干部|人|战士|内部))?${within(4)}${oneOf(patronages)}(?:过)?`,
    ),
    suggestions: [],
  },
  {
    id: 'money',
    category: 'exclusive',
    cues: '人民币 国旗 国徽 党徽 军徽 五星红旗 天安门',
    reason: '国旗、国徽、军徽和人民币图样不得用在广告里',
    basis: '《广告法》第九条第一项；《人民币管理条例》第二十七条',
    pattern: all(
      '人民币(?:的)?(?:图案|图样|造型|样式|形状|印花)',
      `(?:印着?|绣着?|贴着?|缝着?|做成)${within(4)}(?:人民币|国旗|国徽|党徽|军徽|五星红旗)`,
      '(?:五星红旗|党徽)(?:图案|款|造型|t恤|贴纸|纪念章|徽章)',
    ),
    suggestions: [],
  },
];
