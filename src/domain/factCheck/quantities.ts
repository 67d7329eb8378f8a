import * as written from './numerals.data';
import { notMeant, pieceUnits, units } from './words.data';

/** A measured or counted value in a text. */
export interface Quantity {
  readonly from: number;
  readonly to: number;
  /** In the base unit of what it measures; a range has two ends. */
  readonly least: number;
  readonly most: number;
  /** `mass`, `money` … or `piece:片`. */
  readonly measures: string;
  /** The unit as written. */
  readonly unit: string;
  /** How exactly it is meant: 不到 90, 近 200, 100 多, 至少 3. */
  readonly sense: 'exact' | 'below' | 'about' | 'above';
  /** 一杯, 两下, 半天: too common to be a statement. */
  readonly isSmall: boolean;
}

/**
 * The value of a numeral in Chinese characters: 一百二十, 两万三, 八十九点九, 九九 (as in 九九折). NaN where it is none.
 */
export function chineseNumber(text: string): number {
  if (text === written.half) return 0.5;
  const [whole = '', fraction] = text.split(written.decimalPoint);
  if (fraction !== undefined) {
    const decimals = [...fraction].map((char) => digitOf(char)).join('');
    return chineseNumber(whole) + Number(`0.${decimals}`);
  }
  if (written.digitRun.test(whole)) return Number([...whole].map(digitOf).join(''));
  let sum = 0;
  let part = 0;
  let digit = 0;
  let last = 1;
  for (const char of whole) {
    const step = written.steps[char];
    if (step === undefined) {
      const value = digitOf(char);
      if (Number.isNaN(value)) return Number.NaN;
      digit = value;
      if (char === written.zero) last = 10;
    } else if (step >= 10_000) {
      sum += (part + digit || 1) * step;
      part = 0;
      digit = 0;
      last = step;
    } else {
      part += (digit || 1) * step;
      digit = 0;
      last = step;
    }
  }
  // 两万三 is 23 000, 一百二 is 120.
  return sum + part + (digit > 0 && last > 10 ? (digit * last) / 10 : digit);
}

const digitOf = (char: string): number => {
  const at = written.digits.indexOf(char);
  return at < 0 ? Number.NaN : at >= 3 ? at - 1 : at;
};

interface Unit {
  readonly measures: string;
  readonly factor: number;
}
const known = new Map<string, Unit>();
for (const [words, measures, factor] of units)
  for (const word of words.split('|')) known.set(word, { measures, factor });
for (const slot of pieceUnits.split(' ')) {
  const [first = '', ...others] = slot.split('=');
  for (const word of [first, ...others])
    if (word && !known.has(word)) known.set(word, { measures: `piece:${first}`, factor: 1 });
}
const unitPattern = [...known.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((word) => (/^[A-Za-z]+$/.test(word) ? `${word}(?![A-Za-z])` : word.replace('%', '%')))
  .join('|');

const quantityPattern = new RegExp(
  `${written.before}\\s?${written.prefix}\\s?(${written.numeral})(${written.magnitude})${written.after}(?:\\s?${written.range}\\s?(${written.numeral})(${written.magnitude}))?\\s?(${unitPattern})?${written.tenths}${written.behind}`,
  'gu',
);

const multiplierOf = (text: string): number => {
  const word = text.trim().replace(/w/i, written.tenThousand).replace('k', written.thousand);
  return word === '' ? 1 : [...word].reduce((product, char) => product * (written.steps[char] ?? 1), 1);
};

const numberOf = (text: string): number => (/^\d/.test(text) ? Number(text.replaceAll(',', '')) : chineseNumber(text));

function senseOf(lead: string, tail: string, more: string): Quantity['sense'] {
  if (written.below.test(lead) || written.belowAfter.test(tail)) return 'below';
  if (written.above.test(lead) || more !== '' || written.aboveAfter.test(tail)) return 'above';
  if (written.about.test(lead) || tail === written.aboutAfter) return 'about';
  return 'exact';
}

/** A text with its dates, hours, ordinals and idioms blanked out, at the same positions. */
export const withoutDates = (text: string): string =>
  notMeant.reduce(
    (rest, pattern) => rest.replace(pattern, (found) => '＿'.repeat(found.length)),
    text.replace(written.pair, written.two),
  );

/** The measured and counted values of a text, in order; dates, hours, ordinals and idioms are none. */
export function quantitiesIn(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of withoutDates(text).matchAll(quantityPattern)) {
    const [
      whole,
      lead = '',
      sign = '',
      first = '',
      times = '',
      more = '',
      second = '',
      secondTimes = '',
      word = '',
      tenth = '',
      tail = '',
    ] = match;
    const unit = unitOf(sign, word);
    if (!unit) continue;
    const own = multiplierOf(times) * unit.factor;
    const part =
      written.takesTenths.test(word) && tenth !== '' ? (tenth === written.half ? 0.5 : numberOf(tenth) / 10) : 0;
    const start = (numberOf(first) + part) * own;
    if (!Number.isFinite(start)) continue;
    const last = second === '' ? start : numberOf(second) * multiplierOf(secondTimes || times) * unit.factor;
    // 八八折 is 8.8, as 88 折 is.
    const [least, most] = unit.measures === 'discount' ? [discount(start), discount(last)] : [start, last];
    const shift = /^\s+/.exec(whole)?.[0].length ?? 0;
    found.push({
      from: match.index + shift,
      to: match.index + whole.trimEnd().length,
      least: Math.min(least, most),
      most: Math.max(least, most),
      measures: unit.measures,
      unit: word || sign,
      sense: tenth === written.half ? 'about' : senseOf(lead, tail, more),
      isSmall: written.smallNumeral.test(first) && times === '' && second === '' && tenth === '',
    });
  }
  return found;
}

const discount = (value: number): number => (value >= 10 ? value / 10 : value);

function unitOf(sign: string, word: string): Unit | undefined {
  if (/[¥￥]/.test(sign)) return { measures: 'money', factor: 1 };
  if (sign === written.perCent) return { measures: 'percent', factor: 1 };
  if (/UPF|SPF|PA|upf|spf/.test(sign)) return { measures: sign.toUpperCase(), factor: 1 };
  return known.get(word);
}

/** Whether a known value bears out a claimed one, with the looseness that its words give it. */
export function agrees(claimed: Quantity, value: Pick<Quantity, 'least' | 'most'>): boolean {
  const { least, most, sense } = claimed;
  const near = (left: number, right: number, by: number): boolean =>
    Math.abs(left - right) <= by * Math.max(left, right);
  if (sense === 'below') return value.most <= most && value.most >= most * 0.8;
  if (sense === 'above') return value.most >= least * 0.999 && value.most <= least * 1.5;
  if (sense === 'about') return near(value.most, most, 0.12);
  // 十六度 of what has fifteen to seventeen; a price has no range.
  if (least === most && value.least < value.most && claimed.measures !== 'money')
    return least >= value.least && least <= value.most;
  // 二十多年 and 五到八天 stand in the data as ranges too.
  return near(value.least, least, 0.005) && near(value.most, most, 0.005);
}
