/** Patterns of an order in a merchant's own words. Each looks at one clause, which has no mark of punctuation inside. */
export const ideaPatterns = {
  /** A number with its unit, as the price that is asked. */
  price: /(?:[¥￥]\s*(\d{1,6}(?:\.\d{1,2})?))|(?:(\d{1,6}(?:\.\d{1,2})?)\s*(?:元|块钱|块(?!钱)))/,
  /** A price that is called one, without a unit. */
  calledPrice:
    /(?:价格|售价|现价|到手价?|券后价?|活动价|只要|只卖|卖)[是为:：]?\s*[¥￥]?(\d{1,6}(?:\.\d{1,2})?)(?![\d.]*\s*(?:元|块|折|%|小时|天|年|克|斤|ml|毫升))/,
  /** What such a number may be instead of the price. */
  notPrice: /满\s*\d|减\s*\d|立减|省\s*\d|原价|定金|红包|优惠券|押金/,
  offer:
    /满\s*\d+[^\d]{0,3}减|第[二三2-3](?:件|份|杯|盒)|买[一二两三\d]+送|立减|半价|\d(?:\.\d)?折|优惠|赠|送(?!礼|人|给|长辈|老人|女|男|爸|妈|孩|朋友|货|餐|到)|包邮/,
  seconds: /(\d{1,3})\s*(?:秒|s)/i,
  halfMinute: /半分钟/,
  minutes: /([一二两三\d])\s*分钟(?!.{0,4}(?:内|出|搞定|就|到|送达|充|煮|加热))/,
  platforms: [
    { key: 'douyin', words: /抖音|抖店/ },
    { key: 'kuaishou', words: /快手/ },
    { key: 'xiaohongshu', words: /小红书/ },
    { key: 'shipinhao', words: /视频号/ },
    { key: 'bilibili', words: /b\s*站|哔哩|bilibili/i },
  ],
  tone: /(?:用|以|按|像)?([\u4e00-\u9fff]{2,8}?)(?:一样)?的?(?:口吻|语气|口气|风格|人设|调调)/,
  toneLike: /(?:口吻|语气|口气|风格|说话)(?:要|得|有点|就)?像(.{2,8}?)(?:一样|那样|似的|$)/,
  toneAlone:
    /^(?:要|写得|说得|整体|语气)?(?:再)?(幽默|搞笑|专业|亲切|活泼|温柔|霸气|接地气|高级|文艺|朴实|真诚|热情|轻松)(?:一点|一些|点|些|风)?$/,
  /** What comes after it is a point to be told. */
  emphasis:
    /^(?:要|请|帮我)?(?:着重|重点|主要)?(?:强调|突出|主打|重点|卖点|特点|亮点)(?:一下)?(?:是|讲|说|介绍|在于|就是)?(?:它|这个|那个)?(?:的是)?[:：]?/,
  /** An order to make a video; what stands around it may name the goods. */
  order:
    /(?:拍|做|写|出|来|弄|整|剪|生成)(?:个|条|支|一个|一条|一支|一段|几条|[两三]条)(?:(?:带货|种草|推广|宣传|介绍|产品|商品|短)?(?:视频|片子|短片|脚本))?/,
  /** The order alone, without a verb. */
  orderAlone: /^(?:一|两|三|来)?(?:条|个|支)?.{0,12}(?:视频|短片|片子|脚本)$/,
  /** How an order begins before the name. */
  before:
    /^(?:请|麻烦)?(?:(?:我们|我)(?=[想要打准帮]))?(?:想|要|打算|帮忙|准备)?(?:请)?(?:帮|给|为|替)?(?:我们家|我们店|我们厂|我们公司|我们|我家|咱们家|咱家|咱们|自家|我|本店|店里)?(?:卖|做|新出|新上|新到|刚到|刚上|主推|家)?(?:的|一下)?(?:这款|这个|那款|新款)?/,
  after: /(?:的)?(?:带货|种草|推广|宣传|介绍|产品|商品)?(?:短)?(?:视频|片子|短片|脚本)$/,
  /** Words that are no goods. */
  noGoods: /^(?:一条|一个|视频|短视频|东西|产品|商品|新品|它|这个|那个|今天|现在|价格|售价|卖|只要|只卖)$/,
  /** What a video is about, not what is sold in it. */
  subject: /^(?:教|告诉|分享)|怎么|如何|为什么|大家/,
  sells: /^(?:我们|我家|我|咱们|咱家|店里)?(?:是)?(?:卖|专卖|主营|做)(.{1,16}?)(?:的)?$/,
  about: /^(?:关于|主题是|讲讲|讲|说说|介绍一下|介绍)/,
  /** What may be left before a name once order and price are taken off. */
  leftover: /^(?:现在|今天|目前|只要|只卖|想|要|让|请)+的?/,
  /** From here on a clause says something about the goods that it named. */
  praise: /(?:特别|非常|超级|超|真的|很|太|最近|卖得|好吃|好喝|好用|好看)/,
  /** Occasions, which are no goods either. */
  occasion: /大促|开业|促销|店庆|周年庆|上新|双1[12]|618|节$|清仓/,
  priceAround:
    /^(?:价格|售价|卖|现价|到手价?|券后|只要|只卖|活动价|今天)*[¥￥]?\s*\d+(?:\.\d{1,2})?\s*(?:元|块钱|块)?(?:一[件个份盒杯箱斤瓶双套只条包袋]|\/[件个份盒杯箱斤瓶双套只条包袋])?(?:包邮)?$/,
} as const;

/** Minutes, as they are said. */
export const numerals: Readonly<Record<string, number>> = { 一: 1, 二: 2, 两: 2, 三: 3 };
