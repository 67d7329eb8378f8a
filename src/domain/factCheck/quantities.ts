import { matchesIn } from '../matchesIn';
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
  /** The unit as written, and the numeral. */
  readonly unit: string;
  readonly numeral: string;
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
  .map((word) =>
    /^[A-Za-z]+$/.test(word) ? `${word}(?![A-Za-z])` : word === written.month ? written.spanOfMonths : word,
  )
  .join('|');

const quantityPattern = new RegExp(
  `${written.before}\\s?${written.prefix}\\s?(${written.numeral})(${written.magnitude})${written.after}(${written.andHalf}(?=${written.halved}))?(?:\\s?${written.range}\\s?(${written.numeral})(${written.magnitude}))?\\s?(${unitPattern})?${written.tenths}${written.behind}`,
  'gu',
);

const multiplierOf = (text: string): number => {
  const word = text.trim().replace(/w/i, written.tenThousand).replace('k', written.thousand);
  return word === '' ? 1 : [...word].reduce((product, char) => product * (written.steps[char] ?? 1), 1);
};

const numberOf = (text: string): number => (/^\d/.test(text) ? Number(text.replaceAll(',', '')) : chineseNumber(text));

function senseOf(lead: string, tail: string, more: string): Quantity['sense'] {
  if (written.below.test(lead) || written.belowAfter.test(tail)) return 'below';
  if (written.about.test(lead) || written.aboutAfter.test(`${more}${tail}`)) return 'about';
  if (written.above.test(lead) || more !== '' || written.aboveAfter.test(tail)) return 'above';

  return 'exact';
}

/** A text with its dates, hours, ordinals and idioms blanked out, at the same positions. */
export const withoutDates = (text: string): string =>
  notMeant.reduce(
    (rest, pattern) => rest.replace(pattern, (found) => '＿'.repeat(found.length)),
    text
      .replace(written.pair, written.two)
      .replace(written.trio, written.three)
      .replace(written.ounce, written.ounceSign),
  );

/** 一斤二两, 两米二, 一年半: what stands behind the unit, in parts of it. */
function partOf(word: string, tenth: string): number {
  if (!written.takesTenths.test(word) || tenth === '') return 0;
  if (tenth === written.half) return 0.5;
  const digits = tenth.replace(written.ounceSign, '');
  // 一米三五 is 1.35 m.
  return numberOf(digits) / 10 ** digits.length;
}

/** The two ends of a numeral: 七八 is seven to eight, 三四百 three to four hundred; any other is one value. */
function endsOf(numeral: string): readonly [low: string, high: string] {
  const [, tens = '', low = '', high = '', steps = ''] = written.neighbors.exec(numeral) ?? [];
  return low === '' ? [numeral, numeral] : [`${tens}${low}${steps}`, `${tens}${high}${steps}`];
}

/** What a unit measures where it stands: a weight of water is a volume, 一块电池 a piece and no money. */
function measuresIn(text: string, from: number, to: number, { measures }: Unit, word: string): string {
  if (measures === 'mass' && written.ofWater.test(text.slice(to))) return 'volume';
  const isBlock =
    word === written.block &&
    (written.inBlocks.test(text.slice(to)) || written.blockThing.test(text.slice(Math.max(0, from - 2), from)));
  return isBlock ? written.blockPiece : measures;
}

/** A text with what is read in it once for all that look for numbers. */
export interface ReadText {
  readonly text: string;
  /** See `withoutDates`. */
  readonly plain: string;
  readonly quantities: readonly Quantity[];
}

/** Reads the numbers of a text. */
export function readText(text: string): ReadText {
  const plain = withoutDates(text);
  return { text, plain, quantities: quantitiesOf(text, plain) };
}

/** The measured and counted values of a text, in order; dates, hours, ordinals and idioms are none. */
export const quantitiesIn = (text: string): Quantity[] =>
  written.anyNumeral.test(text) ? quantitiesOf(text, withoutDates(text)) : [];

function quantitiesOf(text: string, plain: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of matchesIn(plain, quantityPattern)) {
    const [
      whole,
      lead = '',
      sign = '',
      first = '',
      times = '',
      more = '',
      halves = '',
      second = '',
      secondTimes = '',
      word = '',
      tenth = '',
      tail = '',
    ] = match;
    const unit = unitOf(sign, halves === '' ? word : `${written.counter}${word}`) ?? unitOf(sign, word);
    if (!unit) continue;
    const own = multiplierOf(times) * unit.factor;
    const part = halves !== '' ? 0.5 : partOf(word, tenth);
    const [low, high] = unit.measures === 'discount' ? [first, first] : endsOf(first);
    const start = (numberOf(low) + part) * own;
    if (!Number.isFinite(start)) continue;
    const end = (numberOf(high) + part) * own;
    const last = second === '' ? end : numberOf(second) * multiplierOf(secondTimes || times) * unit.factor;
    // 八八折 is 8.8, as 88 折 is.
    const [least, most] = unit.measures === 'discount' ? [discount(start), discount(last)] : [start, last];
    const sense = senseOf(lead, tail, more);
    const shift = /^\s+/.exec(whole)?.[0].length ?? 0;
    found.push({
      from: match.index + shift,
      to: match.index + whole.trimEnd().length,
      least: Math.min(least, most),
      most: Math.max(least, most),
      measures: measuresIn(text, match.index, match.index + whole.length, unit, word),
      unit: word || sign,
      numeral: first,
      sense: sense === 'exact' && tenth === written.half && unit.measures !== 'time' ? 'about' : sense,
      isSmall: written.smallNumeral.test(first) && times === '' && second === '' && tenth === '' && halves === '',
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

/** From four weeks on, months and years are not counted by the day. */
const LONG_TIME_S = 28 * 86_400;

/** What a line of data comes to beside what it writes: each side of 220×240cm, the 480 sheets of 80抽×6包. */
export function derivedQuantities(text: string): Quantity[] {
  const sides = matchesIn(text, written.sides).flatMap(([, first = '', second = '', unit = '']) =>
    [first, second].filter(Boolean).flatMap((side) => quantitiesIn(`${side}${unit}`)),
  );
  const packs = matchesIn(text, written.packed).flatMap(([, each = '', times = '']) =>
    quantitiesIn(each).map((one) => ({ ...one, least: one.least * Number(times), most: one.most * Number(times) })),
  );
  const shares = matchesIn(text, written.perHundred).flatMap(([, first, second]) =>
    quantitiesIn(`${first ?? second}%`),
  );
  return [...sides, ...packs, ...shares].map((one) => ({ ...one, from: 0, to: text.length }));
}

/** What a record has in all of what one of its lines has in each: 80张/本 of 3本 are 240. */
export function totalsOf(lines: readonly string[]): { readonly line: number; readonly quantity: Quantity }[] {
  const counts = lines
    .flatMap((line) => quantitiesIn(line))
    .filter(({ measures, most }) => measures.startsWith('piece:') && most >= 2);
  return lines.flatMap((text, line) =>
    matchesIn(text, written.inEach).flatMap(([, each = '', inIt = '', first = '', of = '']) => {
      const [one] = quantitiesIn(inIt || first);
      const [whole] = quantitiesIn(`2${each || of}`);
      if (!one || !whole) return [];
      return counts
        .filter(({ measures }) => measures === whole.measures && measures !== one.measures)
        .map(({ most: times }) => ({
          line,
          quantity: { ...one, from: 0, to: text.length, least: one.least * times, most: one.most * times },
        }));
    }),
  );
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
  // 七八条 of what takes six to eight, 七八十公分 of what grows to eighty: a loose range meets a range or lies around a value.
  const isLoose = written.neighbors.test(claimed.numeral) && claimed.measures !== 'money';
  if (isLoose && value.most >= least * 0.999 && value.least <= most * 1.001) return true;
  // 二十多年 and 五到八天 stand in the data as ranges too; half a year is 180 days, a year twelve months, and who says 二两六 has no scales for two grams.
  const isSpoken = claimed.measures === 'mass' && !/\d/.test(claimed.numeral);
  const by = claimed.measures === 'time' && most >= LONG_TIME_S ? 0.03 : isSpoken ? 0.02 : 0.005;
  return near(value.least, least, by) && near(value.most, most, by);
}
