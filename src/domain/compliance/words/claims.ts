import type { WordCategory } from '../types';

/** Data: brand, false, endorsed and pressing claims. Own list, compiled from our reference notes of 2026-11-20. */
const falseClaims = '《广告法》第二十八条：以虚假或者引人误解的内容欺骗、误导消费者的，构成虚假广告';

export const claims: readonly WordCategory[] = [
  {
    id: 'brand',
    name: '品牌地位',
    level: 'mid',
    reason: '品牌地位需要可查的出处',
    basis: '《广告法》第九条第三项、第十一条：引用数据和评价应当真实、准确并表明出处',
    groups: [
      { words: '王牌 王者 之王 霸主 霸主地位 霸榜', suggestions: ['热门', '受欢迎'] },
      { words: '领袖 领袖品牌 领导品牌 领军品牌 领导者 行业领袖 领跑者', suggestions: ['知名品牌', '老牌子'] },
      { words: '缔造者 奠基者 创领者 开创者 至尊 冠军品牌 金牌品质', suggestions: ['用心的品牌'] },
      { words: '世界品牌 国际品牌 著名品牌 百年品牌 名牌 名牌产品 中国名牌', suggestions: ['品牌'] },
      { words: '鼻祖 泰斗 标杆 行业标杆 独角兽品牌 殿堂品牌', suggestions: ['有经验的'] },
    ],
  },
  {
    id: 'falsehood',
    name: '虚假与永久承诺',
    level: 'high',
    reason: '无法兑现或无法证明的承诺会误导消费者',
    basis: falseClaims,
    groups: [
      { words: '史无前例 前无古人 史上最强 前所未有 震撼全球', suggestions: ['少见的', '升级的'] },
      {
        words: '永久 永久有效 永久免费 永不褪色 永不变形 永不磨损 永不生锈 终身不坏 终身免费 一劳永逸',
        suggestions: ['长期', '耐用'],
      },
      { words: '万能 全能 无所不能 包治百病', suggestions: ['多用途', '多功能'] },
      { words: '100% 百分之百 百分百 绝对 绝对有效 绝对安全 保证有效 肯定有效', suggestions: ['尽量', '多数情况下'] },
      {
        words: '零风险 无风险 零副作用 无副作用 无任何副作用 零添加剂 无毒无害 纯天然无添加',
        suggestions: ['成分清楚', '请看配料表'],
      },
      {
        words: '无效退款 无效全额退款 假一赔命 立竿见影 一次见效 一用就灵 当天见效',
        suggestions: ['支持七天无理由', '坚持使用'],
      },
      {
        words: '人人都说好 全民疯抢 人手一个 全国人民都在用 销量过亿 千万人的选择',
        suggestions: ['不少人回购'],
        level: 'mid',
        reason: '数量说法需要真实出处',
      },
      {
        words: '神器 黑科技 逆天 秒变',
        suggestions: ['好帮手', '好用'],
        level: 'low',
        reason: '夸张说法，建议换成看得见的事实',
      },
    ],
  },
  {
    id: 'endorsement',
    name: '权威背书',
    level: 'high',
    reason: '推荐、认证、荣誉必须真实并能出示证明',
    basis: '《广告法》第九条第二项、第十一条、第十六条；《商标法》第十四条',
    groups: [
      {
        words: '国家认证 国家推荐 国家认可 国家免检 质量免检 免检产品 国家质量免检',
        suggestions: ['通过检测（请出示报告）'],
      },
      {
        words: '驰名商标 中国驰名商标',
        suggestions: ['注册商标'],
        basis: '《商标法》第十四条：“驰名商标”字样不得用于广告宣传',
      },
      { words: '专家推荐 专家认证 院士推荐 权威推荐 权威认证 权威机构推荐', suggestions: ['附检测报告'] },
      {
        words: '医生推荐 医生都在用 医院同款 医院专用 护士推荐 药监局推荐 疾控中心推荐',
        suggestions: ['成分表清楚'],
        basis: '《广告法》第十六条、第十八条：不得利用医疗机构、医师、患者名义作推荐',
      },
      { words: '央视推荐 央视品牌 央视上榜品牌 CCTV推荐 人民日报推荐 新华社推荐', suggestions: [] },
      { words: '明星同款 明星都在用 网红同款', suggestions: ['热门款'], level: 'mid', reason: '使用他人名义需要授权' },
      {
        words: '老字号 中华老字号 专利技术 获得专利',
        suggestions: ['老牌子', '标明专利号'],
        level: 'low',
        reason: '需要有认定，专利要标明专利号和种类',
        basis: '《广告法》第十二条：涉及专利产品应当标明专利号和专利种类',
      },
      { words: '指定产品 官方指定 奥运指定 世博会指定 航天品质 航天员专用', suggestions: ['品质好'] },
    ],
  },
  {
    id: 'pressure',
    name: '诱导抢购',
    level: 'mid',
    reason: '虚构的紧迫和价格会误导消费者，请写真实的时间与价格',
    basis: '《明码标价和禁止价格欺诈规定》第十九条；《广告法》第二十八条',
    groups: [
      {
        words: '再不抢就没了 再不买就没了 错过就没机会 错过不再 错过等一年 错过后悔一辈子 手慢无 抢疯了',
        suggestions: ['活动时间有限', '喜欢可以看看'],
      },
      {
        words: '仅此一天 仅此一次 最后一天 最后一波 最后机会 过期不候 售完即止',
        suggestions: ['活动期间', '数量有限'],
      },
      {
        words: '秒杀价 跳楼价 清仓价 亏本价 亏本卖 赔钱卖 破产价 白菜价 骨折价 出厂价',
        suggestions: ['活动价', '优惠价'],
      },
      {
        words: '点击领奖 点击有惊喜 点击获取 恭喜获奖 中奖 免费领 免费送 白送 全民免单',
        suggestions: ['活动详情见页面'],
      },
      { words: '随时涨价 马上涨价 明天涨价 即将涨价 涨价倒计时', suggestions: ['当前优惠价'] },
      {
        words: '史低 史上最低 击穿底价 全年最低 底价 特价清仓 万人疯抢 疯抢 限时抢购',
        suggestions: ['优惠价', '活动进行中'],
      },
      {
        words: '闭眼入 无脑入 必买 必入 不买后悔 不买亏 闭眼买',
        suggestions: ['值得看看', '可以入手'],
        level: 'low',
        reason: '催促性说法，建议给出理由',
      },
    ],
  },
];
