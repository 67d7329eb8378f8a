const AMOUNT = '(\\d{1,8}(?:\\.\\d{1,2})?)(?!\\d)';
const withSign = new RegExp(`[¥￥]\\s*${AMOUNT}`, 'g');
const withUnit = new RegExp(`(?<![\\d.])${AMOUNT}\\s*元`, 'g');
const called = new RegExp(
  `(?:到手价?|现价|售价|价格|活动价|折后价?|促销价|秒杀价|特价|一口价|优惠价)[是为:：]?\\s*${AMOUNT}(?!\\s*(?:元|折|%|分|件|份|人|天|小时|克|斤|ml|毫升))`,
  'g',
);
/** Right before the amount. */
const otherBefore =
  /(?:原价|划线价?|市场价|吊牌价?|专柜价?|参考价|建议零售价|定金|订金|押金|尾款|运费|邮费|快递费?|红包|券(?!后)|起送|月销|已售|was|list price|rrp)[^\d¥￥，。；;！!]{0,4}$|(?:满|减|省|抵|返|优惠|补贴)\s*$/i;
/** Right after it. */
const otherAfter = /^\s*(?:元)?\s*(?:可用|可抵|优惠券|红包|券(?!后)|定金|运费|以上|包邮券)/;
const saleBefore =
  /(?:到手价?|现价|售价|价格|活动价|折后价?|促销价|秒杀价|特价|一口价|优惠价|限时价)[^\d¥￥，。；;]{0,3}$/;
const conditionalBefore =
  /(?:券后价?|会员价?|PLUS价?|plus价?|拼团价?|团购价?|新人价?|首单|学生价?|粉丝价?)[^\d¥￥，。；;]{0,4}$/;

export type PriceRank = 'sale' | 'plain' | 'conditional';
interface FoundPrice {
  readonly price: string;
  /** `sale` = called so, `conditional` = only for some buyers. */
  readonly rank: PriceRank;
}

/** One line as prices are written in it: full width, thousands, cents parted from the yuan. */
export const plainLine = (text: string): string =>
  text
    .replace(/[０-９．，]/g, (char) => char.normalize('NFKC'))
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)\s*\.\s*(?=\d)/g, '$1.');

/** The prices that one line of text asks; crossed-out ones, deposits, coupons and freight are none. */
export function pricesIn(text: string): readonly FoundPrice[] {
  const line = plainLine(text.slice(0, 500));
  const found: { at: number; price: string; rank: PriceRank }[] = [];
  for (const pattern of [withSign, withUnit, called]) {
    for (const match of line.matchAll(pattern)) {
      const amount = Number(match[1]);
      const end = match.index + match[0].length;
      const at = end - (match[1]?.length ?? 0);
      const before = line.slice(Math.max(0, match.index - 14), match.index);
      const isOther = otherAfter.test(line.slice(end)) || otherBefore.test(before);
      if (!(amount > 0) || (pattern !== called && isOther) || found.some((one) => Math.abs(one.at - at) < 2)) continue;
      const isSale = pattern === called || saleBefore.test(before);
      const rank = conditionalBefore.test(before) ? 'conditional' : isSale ? 'sale' : 'plain';
      found.push({ at, price: amount.toFixed(2), rank });
    }
  }
  return found.sort((left, right) => left.at - right.at).map(({ price, rank }) => ({ price, rank }));
}

/** The price of lines of text: one that is called so, else the first plain one, else what some buyers pay. */
export function priceIn(lines: readonly string[]): string | undefined {
  const all = lines.flatMap(pricesIn);
  const first = (rank: PriceRank) => all.find((one) => one.rank === rank)?.price;
  return first('sale') ?? first('plain') ?? first('conditional');
}
