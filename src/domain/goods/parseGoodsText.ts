import { pointOfLine, specOfLine } from './goodsLines';
import { textPatterns } from './goodsText.data';
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
    .filter((line) => line !== '' && !textPatterns.heading.test(line));
  if (lines.length <= 1) return fromSentence(lines[0] ?? '');
  const named = lines.find((line) => textPatterns.titled.test(line));
  const first = named ?? lines.find((line) => !isPriceLine(line) && !textPatterns.bullet.test(line)) ?? '';
  const { name, labels } = splitTitle(first.replace(textPatterns.titled, ''));
  const points: string[] = [...labels];
  const specs: { name: string; value: string }[] = [];
  const offers: string[] = [];
  const rest: string[] = [];
  let brand = '';
  for (const line of lines) {
    if (line === first || isPriceLine(line)) continue;
    const bare = line.replace(textPatterns.bullet, '');
    const point = pointOfLine(bare);
    const spec = specOfLine(bare);
    if (textPatterns.offered.test(bare) && bare.length <= 40) offers.push(bare);
    else if (point) points.push(point);
    else if (spec && textPatterns.branded.test(spec.name)) brand = spec.value;
    else if (spec && !textPatterns.bullet.test(line) && !textPatterns.pricedName.test(spec.name)) specs.push(spec);
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

const isPriceLine = (line: string): boolean => textPatterns.priced.test(line) && pricesIn(line).length > 0;

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
