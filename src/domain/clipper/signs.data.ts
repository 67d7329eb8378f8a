/** Data: words of spoken Chinese by which a sentence is worth beginning a clip with, or a clip worth watching. */
export const signs = {
  hook: /千万别|千万不要|一定要|注意了|听好了|记住|别再|你知道吗|有没有发现|很多人(?:都)?(?:不知道|以为|觉得)|大多数人|没想到|告诉(?:你|大家)(?:们)?一个|秘密|真相|(?:最|太)(?:离谱|夸张|惊讶|后悔|重要)|居然|竟然|为什么|怎么(?:办|选|做|挑)|教你|避坑|踩(?:过)?坑|后悔/,
  question: /[？?]|(?:吗|呢|么)[。！!]?$|是不是|有没有|对不对|怎么(?:办|选|挑)|为什么/,
  price:
    /[¥￥]\s*\d|(?:\d+(?:\.\d+)?|[零一二两三四五六七八九十百千]+)\s*(?:块钱|块[零一二两三四五六七八九\d]|块|元)|半价|打?[一二三四五六七八九\d.]+折|买一送一|买二送一|包邮|优惠价|到手价|直播价|原价|券后/,
  turn: /^(?:但是|可是|不过|然而|结果|后来|直到|其实)|但是|没想到|结果(?:发现|呢)?|反而|却|其实/,
  laughter: /哈哈+|呵呵呵|嘿嘿|笑死|太逗|太搞笑|[（(]笑(?:声)?[）)]|\[笑声?\]|\[laughter\]/i,
  /** A sentence that begins so hangs on the one before. */
  hanging: /^(?:但是|可是|不过|然而|而且|并且|所以|因此|因为|然后|那么|于是|还有|另外|同时|接着|以及|或者)/,
  /** What two sentences that are alike set against each other: a number, an opposite, another item of a list. */
  contrast:
    /[一二两三四五六七八九十百千万\d左右上下前后男女冷热大小多少长短高低早晚快慢有没不新旧黑白红黄蓝绿轻重贵]/gu,
  end: /[。！？!?…][”’」』）)\]]*$/,
} as const;
