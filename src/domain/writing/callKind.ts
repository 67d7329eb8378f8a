/** What the end of a text asks the viewer for. */
export type CallKind = 'buy' | 'visit' | 'message' | 'follow';

/** Words of calls to action, whichever the trade. */
export const callWords = /购物车|小黄车|下单|团购|私信|预约|关注|收藏|评论区|链接|下方商品|笔记下方/;

interface OfferedGoods {
  readonly title?: string;
  readonly category?: string;
  readonly price?: string;
  readonly offer?: string;
}

/** Trades where people leave a question or a date first: teaching, building, services at home and for companies. */
const messageCategory =
  /教育|培训|课程|辅导|留学|家装|装修|装饰|建材定制|企业服务|商务服务|咨询|法律|财税|代账|贷款|保险|房产|家政|保洁|维修|环保|婚庆|月嫂|招商/;
const messageName = /(课|班|训练营|私教|改造|装修|除甲醛|检测|清洗|定制|维修|代账|陪跑)$/;
/** Trades where people come to the shop. */
const visitCategory =
  /餐饮|餐厅|美食团购|火锅|烧烤|丽人|美业|美甲|美容院|美发|理发|养生|按摩|足疗|酒店|民宿|客栈|旅游|景区|门票|健身|瑜伽馆|本地生活|到店|休闲娱乐|KTV|影院|亲子乐园|洗车/;
const visitName =
  /(套餐|双人餐|单人餐|自助餐|大床房|观景房|套房|客房|一晚|美甲|美睫|理发|头疗|采耳|按摩|足疗|SPA|护理)$/i;

/**
 * Which call to action fits a trade: a cart for goods that are sent, a visit for services on the spot, a message where a
 * talk comes first. Without price and offer there is nothing to buy yet: the viewer is asked to follow.
 */
export function callKindOf({ title = '', category = '', price = '', offer = '' }: OfferedGoods, name = ''): CallKind {
  if (offer.trim() === '' && !(Number(price) > 0)) return 'follow';
  const said = name || title;
  if (visitCategory.test(category)) return 'visit';
  if (messageCategory.test(category)) return 'message';
  if (category === '' && visitName.test(said)) return 'visit';
  if (category === '' && messageName.test(said)) return 'message';
  return 'buy';
}
