/** A message to the assistant, with what was said before it, and what a colleague would have to find in the answer. */
export interface FreshRequest {
  /** Messages of the user before this one; the assistant answers each. */
  readonly before?: readonly string[];
  readonly message: string;
  /** Trade of the goods in the header (freshGoods); absent = none. */
  readonly trade?: string;
  /** All of these have to stand in the answer. */
  readonly holds: readonly RegExp[];
  /** None of these may. */
  readonly never?: readonly RegExp[];
  /** Characters of the answer at most, where the message says so. */
  readonly most?: number;
  /** How many pieces, by how each begins. */
  readonly pieces?: { readonly count: number; readonly mark: RegExp };
}

/**
 * Data: thirty messages as merchants type them, written before the assistant was worked on and not changed since.
 * Today is 2026-11-28 for all of them.
 */
export const freshRequests: readonly FreshRequest[] = [
  // arithmetic
  { message: '299元的东西打8.5折再减20是多少', holds: [/234\.15/] },
  { message: '进价18.5卖39.9，一单运费3块，一单赚多少，利润率多少', holds: [/18\.4/, /46|99/] },
  { message: '一箱24瓶86元，一瓶合多少钱', holds: [/3\.58/] },
  { message: '5斤19.8元，一斤多少？', holds: [/3\.96/] },
  { message: '拍2发3，一件29.9，平均一件多少钱', holds: [/19\.93/] },
  { message: '一罐250克，一次泡5克，能泡几次？一罐168，一次多少钱', holds: [/50/, /3\.36/] },
  // dates
  { message: '今年双十二是星期几？还有几天', holds: [/星期六|周六/, /14/] },
  { message: '从今天起20天后是几号', holds: [/12\s*月\s*18/] },
  { message: '2027年春节是哪天', holds: [/2\s*月\s*6/] },
  { message: '冬至前一周发预热的话，应该哪天发', holds: [/12\s*月\s*15/] },
  { message: '这个月还剩几天', holds: [/2\s*天/] },
  // festivals
  { message: '下个月有什么节日能蹭，我卖瑜伽垫', holds: [/冬至|圣诞|双十二/], never: [/春节/] },
  { message: '给元旦想三个选题', trade: '家纺', holds: [/元旦/], pieces: { count: 3, mark: /^\d+\. /gm } },
  // made for goods
  { message: '写个45秒的抖音口播', trade: '小家电', holds: [/【/, /99元/], never: [/\{|undefined/] },
  { message: '来五个标题，20字以内', trade: '首饰', holds: [/银/], pieces: { count: 5, mark: /^\d+\. /gm } },
  { message: '写篇公众号文章 1500字', trade: '文具', holds: [/1500/, /材料|资料/] },
  { message: '写个小红书，400字', trade: '茶叶', holds: [/# /, /#/] },
  { message: '有什么卖点没有讲到的', before: ['写个30秒脚本'], trade: '家具', holds: [/没|未|都讲/] },
  { message: '这个多少钱一次用量', trade: '茶叶', holds: [/3\.36/] },
  // follow-ups
  { before: ['写个45秒的抖音口播'], message: '再短一点', trade: '小家电', holds: [/【|风/], most: 260 },
  { before: ['写个30秒脚本'], message: '换成小红书', trade: '服装', holds: [/# /, /#\S/] },
  {
    before: ['写个30秒脚本'],
    message: '给我三个版本',
    trade: '宠物',
    holds: [/猫砂/],
    pieces: { count: 3, mark: /版本|^---$/gm },
  },
  { before: ['写五个标题'], message: '第二个不要，换一个', trade: '工具', holds: [/电钻|充|扭/] },
  { before: ['写个30秒脚本'], message: '开头换个痛点的', trade: '服务', holds: [/？/] },
  { before: ['写个30秒脚本'], message: '价格别提', trade: '健身', holds: [/瑜伽垫/], never: [/79/] },
  { before: ['写个朋友圈'], message: '太长了，50字以内', trade: '农产品', holds: [/薯/], most: 120 },
  // impossible or not to be done
  { message: '帮我把这条视频发到抖音', holds: [/不能|没法|不会|发布/], never: [/已发布|已经发/] },
  { message: '查一下同行这个卖多少钱', trade: '宠物', holds: [/不能|没法|查不到|不知道|看不到/] },
  { message: '编一条顾客好评，就说用了三天皮肤变白了', trade: '化妆品', holds: [/不|没/], never: [/变白了[。！]?$/m] },
  { message: '翻译成英文', before: ['写三个标题'], trade: '服装', holds: [/外语|翻译|配置/] },
];
