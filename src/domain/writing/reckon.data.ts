/** Data: what is counted in a pack, and how numbers of everyday texts are written. */
export const packs = '袋|包|盒|瓶|罐|支|片|枚|本|条|双|卷|块|颗|桶|个';
export const smallPacks = '小包|小袋|片|枚|条|支|颗';
export const uses = '泡|用|洗|冲|喝|吃|做|打';
export const chineseDigits = '零一二三四五六七八九';
/** Days of what a pack is said to last. */
export const spans: Readonly<Record<string, number>> = { 天: 1, 星期: 7, 周: 7, 个星期: 7, 半个月: 15, 个月: 30 };
/** How a figure is said: of what it was reckoned stands before it. */
export const reckonedWords = {
  each: (price: string, count: number, unit: string, one: string) =>
    `${price}元${count}${unit}，算下来一${unit}约${one}元`,
  pound: (price: string, weight: number, one: string) => `${weight}斤${price}元，算下来一斤${one}元`,
  person: (price: string, people: number, one: string) => `${people}人份${price}元，算下来一个人${one}元`,
  use: (price: string, count: number, unit: string, one: string) =>
    `${price}元的价格，按${count}${unit}算下来，一${unit}约${one}元`,
  day: (price: string, pack: string, span: string, one: string) =>
    `${pack}按用${span}算下来，${price}元合一天约${one}元`,
  cut: (price: string, off: string, paid: string) => `${price}元减${off}元，算下来付${paid}元`,
  pair: (count: string, paid: string, one: string) => `${count}，算下来一共${paid}元，平均${one}元`,
};
