import type { WritingTone } from '../../../../../src/domain/writing';

/** How a text takes on a tone: words exchanged, marks changed, and lines that may stand before or after it. */
interface ToneBook {
  readonly words: readonly (readonly [from: string, to: string])[];
  /** Full stops of some sentences become this. */
  readonly mark?: string;
  readonly open: readonly string[];
  /** May follow a sentence; says nothing of the goods. */
  readonly asides: readonly string[];
  readonly close: readonly string[];
}

const words = (pairs: string): (readonly [from: string, to: string])[] =>
  pairs
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [from = '', to = ''] = pair.split('→');
      return [from, to] as const;
    });

/** Data: the six tones. No hedge (可能), actor (用户) or need is exchanged: that would say something else. No claim, no number, no superlative in any of them. */
export const tones: Readonly<Record<WritingTone, ToneBook>> = {
  lively: {
    words: words(
      '非常→超 十分→超 特别→超 购买→入手 大家→宝子们 各位→宝子们 喜欢→超爱 方便→超方便 不错→真不错 可以→就能 因此→所以 但是→可是 使用→用 您→你 以及→还有 无需→不用 好看→真好看 轻便→轻轻巧巧 需要→要',
    ),
    mark: '！',
    open: ['来啦，', '听好啦，', '划重点，', '悄悄说，'],
    asides: ['是不是很懂你？', '这谁不心动呀！', '就说省不省心吧！'],
    close: ['心动就去看看吧！', '快来评论区聊聊呀！', '你那边是什么情况呀？'],
  },
  formal: {
    words: words(
      '咱们→我们 你们→各位 你→您 特别→十分 超级→十分 用着→使用时 用起来→使用时 一点点→少许 东西→物品 孩子→儿童 爸妈→父母 很多→较多 不用→无需 就能→即可 可以→可 但是→但 不过→但 所以→因此 因为→由于 看看→了解 啦→ 呀→ 哦→ 呢→ 吧→',
    ),
    mark: '。',
    open: ['现将有关情况说明如下：', '就此说明如下：', '为便于了解，说明如下：'],
    asides: [],
    close: ['特此说明，供参考。', '如有疑问，欢迎与我们联系。', '以上内容，敬请知悉。'],
  },
  warm: {
    words: words(
      '大家→亲爱的朋友们 各位→亲爱的朋友们 购买→带它回家 非常→真的很 家人→家里人 疲惫→累 休息→歇一歇 孩子→小朋友 老人→家里老人',
    ),
    mark: '。',
    open: ['想跟你慢慢说，', '忙了一天，听我说几句，', '把这些话说给你听，'],
    asides: ['不着急，慢慢来。', '愿你也能轻松一点。'],
    close: ['愿它陪你把日子过得舒服一点。', '照顾好自己，也照顾好身边的人。', '日子不赶，慢慢看就好。'],
  },
  direct: {
    words: words(
      '其实→ 总的来说→ 非常→很 十分→很 特别→很 能够→能 进行→做 以及→和 由于→因为 可以→能 的时候→时 无需→不用 而且→ 并且→',
    ),
    mark: '。',
    open: ['直说：', '重点就这些：', '一句话说清楚：', '不绕弯：'],
    asides: [],
    close: ['就这么简单。', '看完就能定。', '要就看，不要就划走。'],
  },
  humorous: {
    words: words(
      '非常→那叫一个 十分→那叫一个 疲惫→累成一滩 很累→累成一滩 麻烦→让人头大 方便→省得折腾 忘记→脑子一空 购买→带回家 便宜→钱包点头 很重→沉得像带了块砖 等待→干等 迟到→跟闹钟吵了一架',
    ),
    mark: '。',
    open: ['不瞒你说，', '先别笑，', '认真地讲一件不太正经的事，', '先给自己倒杯水，听我讲，'],
    asides: ['（钱包先别慌）', '（懂的都懂）', '（此处应有掌声）'],
    close: ['讲完了，笑一下再走。', '好了，我先溜了，你慢慢看。', '不服来评论区辩两句。'],
  },
  professional: {
    words: words(
      '用的是→采用  使用→采用 购买→选购 挑选→选购 好用→易用 好看→外观协调 东西→产品 很多→较多 看看→对照 样子→外观 做工→工艺 料子→面料 放得下→可容纳 不漏→无渗漏 你→您 大概→约',
    ),
    mark: '。',
    open: ['从使用角度看，', '具体来看，', '按要点说明：', '对照参数来看，'],
    asides: [],
    close: ['以上要点，供对照参考。', '建议结合自身情况逐项核对。', '如需进一步说明，可在评论区提出。'],
  },
};
