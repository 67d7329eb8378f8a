const AMOUNT = '(\\d{1,8}(?:\\.\\d{1,2})?)(?!\\d)';

/** How prices stand in a line, and what tells that a number with a sign is not what the goods cost. */
export const pricePatterns = {
  withSign: new RegExp(`[¥￥]\\s*${AMOUNT}`, 'g'),
  withUnit: new RegExp(`(?<![\\d.])${AMOUNT}\\s*元`, 'g'),
  called: new RegExp(
    `(?:到手价?|现价|售价|价格|活动价|折后价?|促销价|秒杀价|特价|一口价|优惠价)[是为:：]?\\s*${AMOUNT}(?!\\s*(?:元|折|%|分|件|份|人|天|小时|克|斤|ml|毫升))`,
    'g',
  ),
  /** Right before the amount. */
  otherBefore:
    /(?:原价|划线价?|市场价|吊牌价?|专柜价?|参考价|建议零售价|定金|订金|押金|尾款|运费|邮费|快递费?|红包|券(?!后)|起送|月销|已售|was|list price|rrp)[^\d¥￥，。；;！!]{0,4}$|(?:满|减|省|抵|返|优惠|补贴)\s*$/i,
  /** Right after it. */
  otherAfter: /^\s*(?:元)?\s*(?:可用|可抵|优惠券|红包|券(?!后)|定金|运费|以上|包邮券)/,
  saleBefore: /(?:到手价?|现价|售价|价格|活动价|折后价?|促销价|秒杀价|特价|一口价|优惠价|限时价)[^\d¥￥，。；;]{0,3}$/,
  conditionalBefore:
    /(?:券后价?|(?<!非)会员价?|PLUS价?|plus价?|拼团价?|团购价?|新人价?|首单|学生价?|粉丝价?)[^\d¥￥，。；;]{0,4}$/,
} as const;

/** Labels of a title that say nothing of the goods: where it is sold, and shouts. */
export const emptyLabel =
  /^(?:新品|新款|热卖|热销|爆款|爆品|推荐|必买|正品|官方|自营|现货|特价|清仓|秒杀|促销|福利|包邮|限时|限量|预售|直播.*|.*旗舰店|.*专卖店|.*专营店|淘宝|天猫|京东|拼多多|抖音.{0,2}|快手.{0,2}|小红书|微店|1688|.*商城|.*超市|\d+年新款|\d+月?新品)$/;

/** Headings of notes for buyers, which are no points. */
export const noteHeading =
  /^(?:温馨提示|提示|注意.*|声明|说明|售后.*|物流.*|发货.*|快递.*|客服.*|公告|通知|尺码.*|规格.*|关于.*|色差.*|免责.*|购买须知|须知|买家必读|退换.*|店铺.*|品牌|品名|名称|产品名称|商品名称|价格|售价)$/;

/** What shops write into the texts that are shared from their apps. */
export const sharePatterns = {
  shop: /^(?:淘宝|天猫|京东|拼多多|抖音.{0,2}|快手.{0,2}|小红书|微店|1688|闲鱼|唯品会|得物|视频号.{0,2}|.*APP?)$/i,
  /** Around the name, for their app. */
  around:
    /(?:\d+(?:\.\d+)?\s+)?(?:长按)?复制(?:此|这)?(?:条|段)?(?:消息|信息|内容)?|点击(?:下方)?链接(?:直接)?打开|或者?(?:淘宝|京东)?搜索直接打开|打开.{0,8}(?:APP|App|app|搜索|看看|查看).*$|快来看[吧看].*$|我(?:在|刚在).{0,8}(?:发现|看到).{0,8}[，,]|查看(?:商品)?(?:详情|精彩内容).*$|【[^】]{0,8}(?:APP|App)】/g,
} as const;

/** Lines of a product's text by what they are. */
export const textPatterns = {
  bullet: /^\s*(?:[-*•·●▪■◆★☆✅✔✓👉🔥]|\d{1,2}[.、)）](?!\d)|[①-⑩])\s*/u,
  heading: /^(?:(?:商品|产品)?(?:卖点|特点|亮点|优势|特色|参数|规格|详情|介绍|信息|描述|说明))[:：]?$/,
  titled: /^(?:(?:商品|产品)?(?:名称|标题|品名)|品名)[:：]\s*/,
  priced: /^(?:[^，。；;]{0,10}(?:[¥￥]|价|元)[^，。；;]{0,30}|[\d.]+\s*元.{0,12})$/,
  offered: /满\s*\d+.{0,4}(?:减|送|赠)|立减|第[二2]件|买.{1,4}[送赠]|优惠券|领券|包邮|赠送?.{2,}|[\d.]+折/,
  branded: /^(?:(?:商品|产品)?品牌(?:名称?)?|牌子|brand)$/i,
  pricedName: /^(?:.{0,4}(?:价格?|到手))$/,
} as const;
