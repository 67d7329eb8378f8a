/** Words that put the parts of a process in order, and the signs before a numbered part. */
export const orderWords =
  /^(?:首先|先|第[一二三四五](?:步|[，：])|再(?![说讲看补往听也加一三者来])|然后|接着|接下来|最后|最后再)(?=\S)|^[1-5][.、]\s*(?=\S)/;
/** What parts the members of an enumeration: the last may be joined by a word. */
export const listMarks = /、|(?<=、[^、]{1,9})[和及与](?=[^、]{1,9}$)/;
/** What may stand before the first part of an enumeration without being part of it. */
export const listLead =
  /^.*(?:只有|就是|只用|用的是|用了|包括|包含|含有|搭配|有|含|用|是|适合|支持|能|可以|可|从|无论是|不管是|：|:)(?=[^、]{1,9}$)/;
/** What ends an enumeration without being part of it. */
export const listTail = /(?:等等|等|都(?:能|可以|行|有|适合|合适|够)?\S{0,4}|全都\S{0,4}|一应俱全|随你\S{0,3})$/;
/** A figure with the unit that makes it a fact; prices have a card of their own. */
export const measureWords =
  /\d+(?:\.\d+)?\s*(?:[-~—到至]\s*\d+(?:\.\d+)?\s*)?(?:个?小时|分钟|分贝|秒|天|年|个月|千克|公斤|毫升|升|厘米|毫米|公里|平米|平方米?|米|寸|克|斤|度|层|道工序|道|股|支|针|档|种|颗|片|包|袋|枚|倍|个人|人|晚|次|瓦|伏|kg|mg|ml|mAh|cm|mm|dB|Hz|GB?|TB|W|L|g|℃|°C|%|％)(?:[厚宽长高深重](?=的|\P{Script=Han}|$))?(?![A-Za-z\d])/u;
/** The same written in words, at the end of what is said: 离高铁站四十分钟. One of a thing is no figure. */
export const spelledMeasure =
  /(?<![第一二两三四五六七八九十百千万])(?:[二两三四五六七八九十百千万]|一(?=[百千万]))+(?:个?小时|分钟|分贝|天|年|个月|公斤|斤|公里|米|层|道工序|个人|人|晚|次|遍|倍)$/u;
/** What a thing is known by, its figure and its name in one: 4K屏, 1080P高清, 5000万像素. It is named by the clause behind it. */
export const namedFigure =
  /\d+(?:\.\d+)?[Kk](?:屏幕?|超清|高清|画质|分辨率|投影|摄像|录像)?(?![a-zA-Z\d])|\d{3,4}[Pp](?:高清|画质)?(?![a-zA-Z\d])|\d+(?:\.\d+)?[万亿]像素|[一二三1-9]级能效|IPX?\d{1,2}(?:级?防[水尘])?/;
/** A former price and the present one, in the order in which they are said. */
export const priceDrop =
  /(?:原价|日常价?|平时|门店价|吊牌价|划线价|之前)[^\d¥￥]{0,4}[¥￥]?\s*(\d+(?:\.\d+)?)[^\d]{1,12}?(?:到手价?|现在|活动价?|券后|今天|直播价?|团购价?|套餐价?|只要|仅需)[^\d]{0,6}(\d+(?:\.\d+)?)/;
/** What may stand before the name of a figure without being part of it, and between a figure and its name. */
export const labelLead = /^.*(?:靠的是|[一二三四]是)/;
export const labelLink = /^的/;
