/** Units as they are spoken and their signs; longer names first. */
export const unitNames: Readonly<Record<string, string>> = {
  毫升: 'ml',
  毫米: 'mm',
  厘米: 'cm',
  千克: 'kg',
  公斤: 'kg',
  毫安时: 'mah',
  分贝: 'db',
  摄氏度: '°c',
  '℃': '°c',
  小时: 'h',
  升: 'l',
  克: 'g',
  米: 'm',
};

/** A unit behind a number as it is spoken: 480毫升, 3个小时. */
export const spokenUnit = new RegExp(`(?<=\\d)\\s*个?(${Object.keys(unitNames).join('|')})`, 'g');

/** How many, as a word begins with it. */
export const howMany = /^[二两三四五六七八九十百]/;

/** What things and times are counted by: after a number it tells what the number is of. */
export const countedBy = /分钟|秒|天|年|个月|片|包|袋|层|档|种|颗|支|件|只|套|次|步|组|泡|人|度|斤|寸|元|块|折/;

/** Words that stand on any picture and in any sentence: that both have them says nothing. */
export const commonWords =
  /^(?:我们|你们|他们|自己|这个|那个|一个|一样|一下|一点|就是|还是|不是|没有|可以|不用|只有|只要|所有|时候|现在|今天|大家|东西|地方|看看|起来|出来|下来|产品|商品|品牌|正品|新款|包邮|优惠|价格|图片|详情|主图|官方|旗舰店|的时候)$/;
