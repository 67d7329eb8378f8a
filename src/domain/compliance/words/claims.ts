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
      { words: '性价比之王', suggestions: ['性价比不错'] },
      { words: '王牌 王者 霸主 霸榜 霸主地位', suggestions: ['热门', '受欢迎的'] },
      { words: '之王', suggestions: ['好物'] },
      {
        words: '领袖 领袖品牌 领导品牌 领军品牌 行业领袖 行业龙头 龙头企业 龙头品牌',
        suggestions: ['知名品牌', '老牌子'],
      },
      { words: '领导者 领跑者 领航者 引领者', suggestions: ['深耕者'] },
      { words: '缔造者 奠基者 创领者 开创者', suggestions: ['用心的品牌'] },
      { words: '至尊 冠军品牌 金牌品质 金牌品牌', suggestions: ['用心的品牌'] },
      { words: '世界品牌 国际品牌 著名品牌 百年品牌 世界名牌 驰名品牌 国际大牌', suggestions: ['品牌'] },
      { words: '名牌 名牌产品 中国名牌', suggestions: ['品牌', '品牌产品'] },
      { words: '鼻祖 泰斗 标杆 行业标杆 独角兽品牌 殿堂品牌 业界翘楚', suggestions: ['老牌子'] },
    ],
  },
  {
    id: 'falsehood',
    name: '虚假与永久承诺',
    level: 'high',
    reason: '无法兑现或无法证明的承诺会误导消费者',
    basis: falseClaims,
    groups: [
      { words: '史无前例 前无古人 前所未有 震撼全球 史上最强', suggestions: ['少见', '升级'], isAdjective: true },
      { words: '永久有效 永久免费 终身免费 永久质保', suggestions: ['长期有效', '以页面说明为准'] },
      { words: '永不褪色', suggestions: ['不易褪色'] },
      { words: '永不变形', suggestions: ['不易变形'] },
      { words: '永不磨损', suggestions: ['耐磨'] },
      { words: '永不生锈 终身不锈', suggestions: ['不易生锈'] },
      { words: '终身不坏 用不坏 永不断裂 永不破损', suggestions: ['耐用'] },
      { words: '永不掉色', suggestions: ['不易掉色'] },
      { words: '永久 一劳永逸', suggestions: ['长期', '长久'] },
      { words: '万能 全能', suggestions: ['多用途', '多功能'] },
      { words: '无所不能 包治百病', suggestions: ['用处不少'] },
      {
        words: '100%有效 百分之百有效 绝对有效 保证有效 肯定有效 必定有效',
        suggestions: ['不少人觉得好用', '效果因人而异'],
      },
      { words: '100%正品 绝对正品', suggestions: ['正品保障'] },
      { words: '100%好评', suggestions: ['好评不少'] },
      { words: '100%满意 包您满意 保证满意', suggestions: ['支持七天无理由退换'] },
      { words: '100%安全 绝对安全', suggestions: ['安心'] },
      { words: '100% 百分之百 百分百 绝对', suggestions: [] },
      { words: '0风险 零风险 无风险', suggestions: ['有保障'] },
      { words: '零副作用 无副作用 无任何副作用 没有副作用 没有任何副作用', suggestions: ['温和', '请看说明书'] },
      {
        words: '零添加剂 纯天然无添加 零添加 无添加 不添加任何',
        suggestions: ['配料表干净', '请看配料表'],
        level: 'mid',
        basis:
          '《食品安全国家标准 预包装食品标签通则》GB 7718-2025：不得使用“不添加”“零添加”等用语（2027-03-16 起施行）；《广告法》第二十八条',
      },
      { words: '无毒无害 纯天然 全天然', suggestions: ['材质清楚', '天然来源'], level: 'mid' },
      { words: '无效退款 无效全额退款 无效包退 假一赔命', suggestions: ['支持七天无理由退换'] },
      {
        words: '立竿见影 一次见效 一用就灵 当天见效 立刻见效 瞬间见效 秒见效',
        suggestions: ['坚持使用', '感受因人而异'],
      },
      {
        words: '人人都说好 全民疯抢 人手一个 人手一件 全国人民都在用',
        suggestions: ['不少人回购'],
        level: 'mid',
        reason: '数量说法需要真实出处',
      },
      {
        words: '销量过亿 千万人的选择 亿万用户的选择 万人好评 累计销量过亿',
        suggestions: ['不少人的选择'],
        level: 'mid',
        reason: '数量说法需要真实出处',
      },
      { words: '神器', suggestions: ['好帮手'], level: 'low', reason: '夸张说法，建议换成看得见的事实' },
      { words: '黑科技', suggestions: ['新工艺'], level: 'low', reason: '夸张说法，建议换成看得见的事实' },
      { words: '逆天', suggestions: ['出色'], level: 'low', reason: '夸张说法，建议换成看得见的事实' },
      { words: '秒变', suggestions: ['变成'], level: 'low', reason: '夸张说法，建议换成看得见的事实' },
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
        words: '国家认证 国家推荐 国家认可 国家免检 质量免检 免检产品 国家质量免检 国家专利局认证 国家权威认证',
        suggestions: ['有检测报告'],
      },
      {
        words: '驰名商标 中国驰名商标',
        suggestions: ['注册商标'],
        basis: '《商标法》第十四条：“驰名商标”字样不得用于广告宣传',
      },
      {
        words: '专家推荐 专家认证 院士推荐 院士研发 权威推荐 权威认证 权威机构推荐 科学家推荐 教授推荐',
        suggestions: ['有检测报告'],
      },
      {
        words:
          '医生推荐 医生都在用 医院同款 医院专用 护士推荐 药监局推荐 疾控中心推荐 三甲医院推荐 药师推荐 营养师推荐 老中医推荐',
        suggestions: ['成分表清楚'],
        basis: '《广告法》第十六条、第十八条：不得利用医疗机构、医师、患者名义作推荐',
      },
      {
        words: '央视推荐 央视品牌 央视上榜品牌 CCTV推荐 人民日报推荐 新华社推荐 央视同款 央视展播品牌',
        suggestions: [],
      },
      {
        words: '明星同款 明星都在用 明星推荐 网红同款',
        suggestions: ['热门款'],
        level: 'mid',
        reason: '使用他人名义需要授权',
      },
      {
        words: '老字号 中华老字号',
        suggestions: ['老牌子'],
        level: 'low',
        reason: '老字号需要认定',
        basis: '《中华老字号示范创建管理办法》；《广告法》第十一条',
      },
      {
        words: '专利技术 获得专利 国家专利 专利产品',
        suggestions: ['自研工艺'],
        level: 'low',
        reason: '涉及专利要标明专利号和专利种类',
        basis: '《广告法》第十二条：涉及专利产品应当标明专利号和专利种类',
      },
      { words: '指定产品 官方指定 奥运指定 世博会指定 亚运会指定 指定用品', suggestions: ['适用产品'] },
      { words: '航天品质 航天员专用 航天级', suggestions: ['品质好'] },
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
        words:
          '再不抢就没了 再不买就没了 错过就没机会 错过不再来 错过不再有 错过不再 错过等一年 错过后悔一辈子 手慢无 抢疯了 不抢后悔',
        suggestions: ['活动时间有限', '喜欢可以看看'],
      },
      { words: '仅此一天 过时不候 只限今天 仅此一次 最后一天 最后一波 最后机会 过期不候', suggestions: ['活动期间'] },
      { words: '售完即止 抢完即止 仅剩最后 库存告急 只剩个位数', suggestions: ['数量有限'] },
      {
        words: '秒杀价 跳楼价 清仓价 亏本价 破产价 白菜价 骨折价 出厂价 甩卖价 吐血价 成本价',
        suggestions: ['活动价', '优惠价'],
      },
      { words: '亏本卖 赔钱卖 亏本甩卖 赔本卖 跳楼甩卖', suggestions: ['优惠卖'] },
      { words: '点击领奖 点击有惊喜 点击获取 点击抽奖 点我领奖', suggestions: ['活动详情见页面'] },
      { words: '恭喜获奖 恭喜中奖 中奖 必中大奖', suggestions: ['参与活动'] },
      { words: '免费领 免费送 白送 全民免单', suggestions: ['附赠'], reason: '“免费”要写明条件、数量和期限' },
      { words: '随时涨价 马上涨价 明天涨价 即将涨价 涨价倒计时', suggestions: ['当前优惠价'] },
      { words: '史低 史上最低 击穿底价 全年最低 全年底价 底价 特价清仓 历史最低', suggestions: ['优惠价'] },
      { words: '万人疯抢 疯抢 限时抢购 全城疯抢 抢购一空', suggestions: ['活动进行中'] },
      {
        words: '闭眼入 无脑入 必买 必入 不买后悔 不买亏 闭眼买 闭眼冲 无脑冲',
        suggestions: ['可以看看', '值得入手'],
        level: 'low',
        reason: '催促性说法，建议给出理由',
      },
    ],
  },
];
