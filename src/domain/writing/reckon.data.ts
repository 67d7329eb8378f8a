/** Data: what is counted in a pack, and how numbers of everyday texts are written. */
const packs = '袋|包|盒|瓶|罐|支|片|枚|本|条|双|卷|块|颗|桶|个';
const smallPacks = '小包|小袋|片|枚|条|支|颗';
const uses = '泡|用|洗|冲|喝|吃|做|打';
export const chineseDigits = '零一二三四五六七八九';
/** 两 counts like 二, and 十二 is ten and two. */
export const pairDigits: readonly [string, string] = ['两', '二'];
export const tensOf = /^(.?)十(.?)$/;
const number = '(\\d+(?:\\.\\d+)?|[一二两三四五六七八九十]{1,3})';
/** Days of what a pack is said to last. */
export const spans: Readonly<Record<string, number>> = { 天: 1, 星期: 7, 周: 7, 个星期: 7, 半个月: 15, 个月: 30 };
/** How a record says how much there is, and how an offer says what is paid. */
export const amounts = {
  offShare: new RegExp(`${number}件\\s*(?:打)?(\\d(?:\\.\\d)?)折`),
  moreSent: new RegExp(`拍${number}件?发${number}件?`),
  offSecond: new RegExp(`第二(?:${packs}|件)减(\\d+)`),
  offBoth: new RegExp(`两(?:${packs}|台|件).{0,4}减(\\d+)`),
  off: /^(?:下单|领券|拍下)?立减(\d+)元?$/,
  packed: new RegExp(`[×xX*]\\s*(\\d+)\\s*(${packs})(?!装?起)`),
  packOf: new RegExp(`(\\d+)\\s*(${packs})装`),
  inEach: new RegExp(`每(?:${packs}).{0,3}?(\\d+)(${smallPacks})`),
  lasting: new RegExp(`一(${packs})[^，。]{0,3}用(${Object.keys(spans).join('|')}|\\d+)(天|个月)?`),
  used: new RegExp(`一(?:${packs})[^，。；]{0,6}(?:${uses})${number}(次|餐)`),
  pounds: /(\d+(?:\.\d+)?)\s*斤/,
  people: new RegExp(`${number}人(?:套餐|餐|份)`),
};
export const sentenceEnd = '。';
/** How a figure is said: of what it was reckoned stands before it. */
export const reckonedWords = {
  each: (price: string, count: number, unit: string, one: string) =>
    `${price}元${count}${unit}，算下来一${unit}约${one}元`,
  pound: (price: string, weight: number, one: string) => `${weight}斤${price}元，算下来一斤${one}元`,
  person: (price: string, people: number, one: string) => `${people}人份${price}元，算下来一个人${one}元`,
  use: (price: string, count: number, unit: string, one: string) =>
    `${price}元的价格，按${count}${unit}算下来，一${unit}约${one}元`,
  day: (price: string, count: number, pack: string, span: string, one: string) =>
    `${count > 1 ? `${count}${pack}每${pack}` : `一${pack}`}按用${span}算下来，${price}元合一天约${one}元`,
  cut: (price: string, off: string, paid: string) => `${price}元减${off}元，算下来付${paid}元`,
  pair: (count: string, paid: string, one: string) => `${count}，算下来一共${paid}元，平均${one}元`,
};
