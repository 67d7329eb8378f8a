import type { CheerioAPI } from 'cheerio/slim';
import { plainLine, priceIn, pricesIn } from '../../../src/domain/goods/priceIn';
import { plain, priceText } from './product';
import { pageLines } from './textLines';

const crossedOut =
  'del, s, strike, [style*="line-through"], [class*="original" i], [class*="old-price" i], [class*="market" i], [class*="line-through" i], [class*="was" i][class*="price" i], [class*="deposit" i], [class*="coupon" i]';
const foreignSign = /[$€£₩]|\b(?:USD|EUR|GBP|HKD|TWD|JPY|KRW)\b/i;
const MAX_LABEL = 60;

/** The price that is read on the page, without what is crossed out; empty when the page asks foreign money. */
export function readPrice($: CheerioAPI): string | undefined {
  $(crossedOut)
    .filter((_, element) => $(element).text().length < MAX_LABEL)
    .remove();
  // Cents set high: ¥89⁹⁰
  $('[class*="price" i] sup').each((_, cents) => {
    if (/^\s*\d{1,2}\s*$/.test($(cents).text())) $(cents).prepend('.');
  });
  const marked = $('[class*="price" i], [id*="price" i], [data-price]')
    .toArray()
    .map((element) => $(element).attr('data-price') ?? plain($(element).text()))
    .filter((text) => text.length > 0 && text.length < MAX_LABEL);
  if (marked.some((text) => foreignSign.test(text) && !/[¥￥元]/.test(text))) return undefined;
  const lines = pageLines($);
  const isCalled = (text: string) => pricesIn(text).some(({ rank }) => rank === 'sale');
  return (
    priceIn([...marked, ...lines].filter(isCalled)) ??
    priceIn(marked) ??
    marked
      .filter((text) => /^[^\d]{0,4}\d[\d,.]*[^\d]{0,4}$/.test(plainLine(text)))
      .map(priceText)
      .find(Boolean) ??
    priceIn(lines)
  );
}

/** Whether the page says that its prices are in money other than yuan. */
export function isForeignMoney($: CheerioAPI): boolean {
  const told = [
    $('meta[property="product:price:currency"], meta[property="og:price:currency"]').attr('content') ?? '',
    $('[itemprop="priceCurrency"]').attr('content') ?? '',
  ]
    .map((code) => code.trim().toUpperCase())
    .filter((code) => /^[A-Z]{3}$/.test(code));
  return told.length > 0 && !told.some((code) => code === 'CNY' || code === 'RMB');
}
