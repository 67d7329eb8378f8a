/**
 * Topics as people would judge them, written before a rule of the score was touched: what one could shoot tomorrow and
 * what says nothing or is no sentence. All for the goods below, of a merchant with the earlier topics below.
 */
export const scoredGoods = {
  title: '禾木 实木换鞋凳 60cm',
  category: '家居百货',
  selling_points: ['橡胶木框架，承重150公斤', '坐垫套可拆洗', '凳面掀开能放六双鞋', '四脚有毛毡垫，拖动不刮地'],
};

export const earlierTopics: readonly string[] = [
  '坐垫套拆下来洗一次给你看',
  '换鞋凳怎么选不踩坑',
  '玄关太窄，鞋子放哪儿',
  '开箱：换鞋凳到手长什么样',
];

export const goodTopics: readonly string[] = [
  '两个大人站上换鞋凳，框架晃不晃',
  '掀开凳面，六双鞋怎么摆得下',
  '换鞋凳拖过木地板，留没留印子',
  '150公斤是几袋大米？搬上凳子看看',
  '孩子的泥鞋和大人的皮鞋，一个凳子分两层放',
  '老人换鞋，坐多高起身最省力',
  '毛毡垫掉了一个，自己怎么补',
  '橡胶木和松木，敲一敲听声音',
  '60厘米的玄关，放下凳子还能开门吗',
  '梅雨天收回来的湿鞋，能不能直接放进凳子',
  '一张凳子从锯木头到装箱，要走七道工序',
  '搬家师傅单手拎凳子，九公斤半重不重',
];

export const badTopics: readonly string[] = [
  '换鞋凳怎么选',
  '好物分享',
  '看完就懂',
  '实木换鞋凳，你会先看什么？',
  '有人看样子，有人看坐垫套可拆洗',
  '先把结局放前面：不再鞋子满满的',
  '换鞋凳怎么选才不踩坑？',
  '多数人想反了：看配料',
  '换鞋凳的三件小事',
  '参数之争：60cm够不够用吗',
  '这条视频讲清楚怎么办',
  '坐垫套拆下来洗给你看',
];
