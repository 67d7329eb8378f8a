import { pointOfLine, specOfLine } from './goodsLines';
import { goodsLimits } from './limits';
import { parseIdea } from './parseIdea';
import { priceIn, pricesIn } from './priceIn';
import { splitTitle } from './splitTitle';

/** A goods as its seller's own text tells it; empty where it does not. */
export interface ToldGoods {
  readonly title: string;
  /** Yuan as text: "89.90". */
  readonly price: string;
  readonly offer: string;
  readonly brand: string;
  readonly sellingPoints: readonly string[];
  readonly specs: readonly { readonly name: string; readonly value: string }[];
  readonly description: string;
}

const MAX_TEXT = 10_000;
const MAX_LINE = 500;
const bullet = /^\s*(?:[-*•·●▪■◆★☆✅✔✓👉🔥]|\d{1,2}[.、)）](?!\d)|[①-⑩])\s*/u;
const heading = /^(?:(?:商品|产品)?(?:卖点|特点|亮点|优势|特色|参数|规格|详情|介绍|信息|描述|说明))[:：]?$/;
const titled = /^(?:(?:商品|产品)?(?:名称|标题|品名)|品名)[:：]\s*/;
const priced = /^(?:[^，。；;]{0,10}(?:[¥￥]|价|元)[^，。；;]{0,30}|[\d.]+\s*元.{0,12})$/;
const offered = /满\s*\d+.{0,4}(?:减|送|赠)|立减|第[二2]件|买.{1,4}[送赠]|优惠券|领券|包邮|赠送?.{2,}|[\d.]+折/;
const branded = /^品牌(?:名称)?$/;
const pricedName = /^(?:.{0,4}(?:价格?|到手))$/;

/**
 * Takes the text of a product apart: its first line names it, lines with 【…】 or a bullet are points, `name：value` lines
 * properties. One sentence alone is read as an order in the user's own words.
 *
 * @param text At most 10 000 characters are read.
 */
export function parseGoodsText(text: string): ToldGoods {
  const lines = text
    .slice(0, MAX_TEXT)
    .split(/\r?\n/)
    .map((line) => line.trim().slice(0, MAX_LINE))
    .filter((line) => line !== '' && !heading.test(line));
  if (lines.length <= 1) return fromSentence(lines[0] ?? '');
  const named = lines.find((line) => titled.test(line));
  const first = named ?? lines.find((line) => !isPriceLine(line) && !bullet.test(line)) ?? '';
  const { name, labels } = splitTitle(first.replace(titled, ''));
  const points: string[] = [...labels];
  const specs: { name: string; value: string }[] = [];
  const offers: string[] = [];
  const rest: string[] = [];
  let brand = '';
  for (const line of lines) {
    if (line === first || isPriceLine(line)) continue;
    const bare = line.replace(bullet, '');
    const point = pointOfLine(bare);
    const spec = specOfLine(bare);
    if (offered.test(bare) && bare.length <= 40) offers.push(bare);
    else if (point) points.push(point);
    else if (spec && branded.test(spec.name)) brand = spec.value;
    else if (spec && !bullet.test(line) && !pricedName.test(spec.name)) specs.push(spec);
    else if (bare !== line || bare.length <= 40) points.push(bare);
    else rest.push(line);
  }
  return {
    title: name.slice(0, goodsLimits.title),
    price: priceIn(lines) ?? '',
    offer: offers.join('，').slice(0, goodsLimits.offer),
    brand: brand.slice(0, goodsLimits.brand),
    sellingPoints: [...new Set(points.map((point) => point.slice(0, goodsLimits.sellingPoint)))].slice(
      0,
      goodsLimits.sellingPoints,
    ),
    specs: specs.slice(0, goodsLimits.specs),
    description: rest.join('\n').slice(0, goodsLimits.description),
  };
}

const isPriceLine = (line: string): boolean => priced.test(line) && pricesIn(line).length > 0;

function fromSentence(line: string): ToldGoods {
  const { name, price, offer, points } = parseIdea(line);
  const title = name || splitTitle(line).name;
  return {
    title: title.slice(0, goodsLimits.title),
    price: price || (priceIn([line]) ?? ''),
    offer,
    brand: '',
    sellingPoints: points,
    specs: [],
    description: '',
  };
}
