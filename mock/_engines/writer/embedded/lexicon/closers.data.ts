/** Data: last sentences of an article about goods: they ask, and claim nothing. Goods take them in turn. */
export const articleClosers: readonly string[] = [
  '有想问的，留言告诉我们。',
  '哪一条没说清楚，评论区提。',
  '你还想看哪个细节，写下来，我们去拍。',
  '拿不准的地方，先问再买。',
  '用过的、吃过的朋友，欢迎来补充。',
  '觉得有用，转给正要买的人。',
  '我们写的都在这儿了，剩下的问客服。',
  '对得上你的需要，再下手。',
];

/** The same where something is done for people or eaten on the spot. */
export const serviceClosers: readonly string[] = [
  '想约时间，留言说一声。',
  '来之前有想问的，评论区写。',
  '想知道的，直接留言问。',
  '哪天方便，先来问一声。',
];

/** Data: where a note leads to what it speaks of; goods take them in turn. */
export const noteCalls: readonly string[] = [
  '商品就在笔记下方',
  '点笔记下方的商品看看',
  '想要的，看笔记下方',
  '先收藏，买的时候照着对',
  '要比价的，链接在笔记下方',
  '没想好的先收藏',
  '链接放在笔记下方了',
  '去商品页看看实拍图',
  '存下来，买之前翻一翻',
  '下单前先看清规格，商品在下方',
];
