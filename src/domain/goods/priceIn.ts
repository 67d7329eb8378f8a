import { pricePatterns } from './goodsText.data';

type PriceRank = 'sale' | 'plain' | 'conditional';
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
  for (const pattern of [pricePatterns.withSign, pricePatterns.withUnit, pricePatterns.called]) {
    for (const match of line.matchAll(pattern)) {
      const amount = Number(match[1]);
      const end = match.index + match[0].length;
      const at = end - (match[1]?.length ?? 0);
      const before = line.slice(Math.max(0, match.index - 14), match.index);
      const isOther = pricePatterns.otherAfter.test(line.slice(end)) || pricePatterns.otherBefore.test(before);
      if (
        !(amount > 0) ||
        (pattern !== pricePatterns.called && isOther) ||
        found.some((one) => Math.abs(one.at - at) < 2)
      )
        continue;
      const isSale = pattern === pricePatterns.called || pricePatterns.saleBefore.test(before);
      const rank = pricePatterns.conditionalBefore.test(before) ? 'conditional' : isSale ? 'sale' : 'plain';
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
