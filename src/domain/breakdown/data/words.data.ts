/** Data: words that carry feeling, strong ones first; each counts once where it stands. */
export const emotionWords = {
  strong:
    '崩溃 震惊 惊呆 绝了 救命 气死 哭了 泪目 心疼 后悔 疯了 太绝 爱了 惊艳 可怕 扎心 吓 恨 痛苦 激动 破防 泪流 哽咽 骄傲 感动 委屈 害怕 狂喜 炸裂',
  fair: '烦 喜欢 爱 开心 幸福 舒服 好吃 香 美 难受 焦虑 担心 怕 累 惊喜 尴尬 温暖 温柔 心动 讨厌 真的 太 超级 特别 非常 居然 竟然 没想到 终于 千万 一定 绝对 狠狠 疯狂 赶紧',
} as const;

export const youWords = '你们 你 您 咱们 咱 姐妹 宝子 家人们 大家 your you';
export const meWords = '我们 我 俺 本人 my i';

export const openerPatterns = {
  /** Greetings and announcements that use up the first seconds. */
  slow: /^(?:大家好|哈[喽啰]|hello|hi|嗨|各位|你们好|欢迎(?:来到|收看)|今天(?:我)?(?:给|为|跟|和|来|想)|本期|这期|我是[^，。！？]{1,12}[，。！])/i,
  /** Selling before giving. */
  advert: /新品上市|隆重|重磅推出|限时优惠|厂家直销|大促|欢迎选购|诚邀|我司|本公司|品质保证|值得信赖/g,
  /** Praise that shows nothing. */
  empty: /非常(?:好|棒|不错)|很好用|高品质|高端大气|品质卓越|匠心打造|精心打造|品质生活|美好生活|与众不同/g,
  /** Things that can be seen before the mind's eye. */
  concrete:
    /杯|锅|鞋|衣柜|阳台|冰箱|厨房|地铁|电梯|键盘|沙发|床|镜子|手机|朋友圈|菜市场|工位|外卖|快递|楼下|凌晨|早上|晚上|后厨|收银台|抽屉|枕头|书包|校门口|头发|脸|腰|膝盖|钱包|工资|房租|油烟|拖把|洗碗/g,
} as const;

export const numberPattern =
  /(?:[\d\uff10-\uff19]+(?:[.,:]\d+)*|[一二三四五六七八九十百千万两半几]{1,8}(?=个|条|种|天|年|块|元|斤|倍|分|小时|秒|岁|招|步|件|款|点|次|位|家|成|度|层|道|克|米|厘|毫|公|周|平|滴|瓶|盒|碗|盏|桌))\s*(?:%|％|个小时|小时|分钟|分贝|个月|毫升|毫米|厘米|公里|公斤|毫安|个|条|种|天|年|块|元|斤|倍|分|秒|岁|招|步|件|款|点|次|位|家|万|亿|成|度|层|道|克|米|周|平|后|滴|瓶|盒|碗|[a-zA-Z]{1,3}\b)?/g;

export const contrastPattern =
  /(?:以前|之前|从前|过去)[^。！？\n]{1,30}(?:现在|如今|之后)|不是[^。！？\n]{1,20}而是|与其[^。！？\n]{1,20}不如|别人[^。！？\n]{1,20}(?:我|而你|你却)|明明[^。！？\n]{1,20}却|从[^，。！？\n]{1,12}到[^，。！？\n]{1,12}/g;

/** `第一`, `1.`, `①`, `一、` at the beginning of a sentence. */
export const orderPattern =
  /^[\s"“'*#>•·-]*(?:第[一二三四五六七八九十\d]{1,3}(?![天次年名眼时批代款季届位期])|[①-⑳]|[\d]{1,2}\s*[.、．)）:：](?!\d)|[\d]\ufe0f?\u20e3|[一二三四五六七八九十]\s*[、.．]|首先|其次|再次|再来|另外|方法[一二三四五六\d]|技巧[一二三四五六\d]|误区[一二三四五六\d]|原因[一二三四五六\d]|其[一二三四五]|(?:tip|step)\s*\d)/i;

/** Words that say nothing about the subject. */
export const stopWords =
  '的 了 是 在 和 就 都 也 不 我 你 他 她 它 我们 你们 他们 她们 这 那 这个 那个 这些 那些 一个 有 没有 没 很 太 更 最 还 又 再 才 只 要 会 能 可以 可 把 被 让 给 用 到 去 来 上 下 里 中 后 前 时 时候 什么 怎么 为什么 因为 所以 但 但是 如果 就是 不是 还是 自己 人 个 一 二 三 说 看 想 知道 觉得 做 吧 吗 呢 啊 哦 呀 嘛 着 过 得 地 与 及 或 对 从 向 跟 比 之 其 已经 真的 其实 然后 现在 今天 一下 一点 这样 那样 这么 那么 大家 起来 出来 以后 以前 之前 之后 直接 不用 一定 非常 特别 每天 每次 很多 多 少 大 小 好 年 月 日 天 块 元 次 种 件 款 家 位 第一 第二 第三 the a an is are to of and in on for it this that you your i my with be not at as we or if so'.split(
    ' ',
  );

/** Who is spoken to. */
export const audiencePattern =
  /姐妹们?|宝妈们?|打工人|学生党|上班族|新手|家长们?|程序员|租房党|油皮|敏感肌|小个子|微胖女生|宝子们?|家人们|老板们?|创业者|实体店老板|年轻人|中年人|女生们?|男生们?|铲屎官|手残党|早八人|懒人/g;

/** What may join an opening cue to the rest of its line. */
export const leadEnd = /^(?:的是)?[，,：:]/;

/** Words that open a new thought in speech without marks. */
export const thoughtOpener =
  /^(?:但|不过|可是|然后|后来|因为|所以|为啥|为什么|第[一二三四五六]|首先|最后|其实|你看|我这|我用|我手上|我现在|我们|这个|这款|这是|它|来|今天|平时|要的|记住|底下|面料|再|先|还有|要我|姐妹|能|五分钟)/;

/** What a list shows at its beginnings; without it a point is told from how, why and proof by guessing. */
export const listMark =
  /^\s*(?:[\p{Extended_Pictographic}①-⑳✔•▪·◾]|第?[一二三四五六七八九十\d]{1,2}\s*[️⃣、.．)）:：]|第[一二三四五六七八九十])/u;
