import { legalNumerals, numberSigns, plainNumerals } from './wordNumbers.data';
import { allOf, childOf, isOn, readVal, readXml, type XmlNode } from './xmlTree';

/** Of the numbers that are written in signs; a higher one is in digits. */
const MAX_NUMERAL = 9999;
const LEVELS = 9;

/** A paragraph of a list in its place. */
interface ItemNumber {
  /** `none` where the level shows no mark, or words alone. */
  readonly mark: 'number' | 'bullet' | 'none';
  readonly number: number;
  /** As it is read (`第三章`, `1.2`); '' for a bullet. */
  readonly label: string;
  /** Whether the words stand apart from it. */
  readonly hasGap: boolean;
}

export interface WordNumbers {
  /** The level of a list that is numbered by a style; undefined where none is. */
  readonly levelOfStyle: (list: string, style: string) => number | undefined;
  /** Counts the next paragraph of a list, in order of reading. Undefined for one that is in none. */
  readonly next: (list: string, level: number) => ItemNumber | undefined;
}

interface Level {
  readonly format: string;
  readonly text: string;
  readonly start: number;
  readonly hasGap: boolean;
  /** All numbers of its label are digits. */
  readonly isLegal: boolean;
  /** It begins anew behind this level and those above; 0: never. */
  readonly restartsAfter: number;
}

/** 21 as 二十一, 10 as 十, 101 as 一百零一. */
function numeral(value: number, { digits, units, zero }: typeof plainNumerals | typeof legalNumerals): string {
  if (value > MAX_NUMERAL) return String(value);
  const places = [...String(value)];
  const written = places.map((digit, index) => {
    const isZero = digit === '0';
    // One zero stands for all that follow each other, and none at the end.
    if (isZero) return places.slice(index).some((later) => later !== '0') && places[index - 1] !== '0' ? zero : '';
    return `${digits[Number(digit)] ?? ''}${units[places.length - 1 - index] ?? ''}`;
  });
  const whole = written.join('') || zero;
  return digits === plainNumerals.digits && value >= 10 && value < 20 ? whole.slice(1) : whole;
}

const romans: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(value: number): string {
  if (value > MAX_NUMERAL) return String(value);
  let left = value;
  let written = '';
  for (const [worth, signs] of romans)
    while (left >= worth) {
      written += signs;
      left -= worth;
    }
  return written;
}

/** a … z, aa, bb … */
const letter = (value: number): string =>
  value < 1 || value > MAX_NUMERAL
    ? String(value)
    : String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A number in a format of ECMA-376 (17.18.59 ST_NumberFormat); those that are not known are digits. */
function formatNumber(value: number, format: string): string {
  const signs = Object.hasOwn(numberSigns, format) ? numberSigns[format] : undefined;
  if (signs) return signs[value - 1] ?? String(value);
  if (/^(?:chinese|taiwanese|japanese)Counting/.test(format)) return numeral(value, plainNumerals);
  if (/^(?:chineseLegal|ideographLegal|japaneseLegal)/.test(format)) return numeral(value, legalNumerals);
  if (/^(?:ideograph|taiwanese|japanese)Digital/.test(format))
    return [...String(value)].map((digit) => plainNumerals.digits[Number(digit)]).join('');
  switch (format) {
    case 'decimalZero':
      return String(value).padStart(2, '0');
    case 'decimalFullWidth':
      return String(value).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    case 'ordinal':
      return `${value}${endings[ordinals.select(value)] ?? 'th'}`;
    case 'upperRoman':
      return roman(value).toUpperCase();
    case 'lowerRoman':
      return roman(value);
    case 'upperLetter':
      return letter(value).toUpperCase();
    case 'lowerLetter':
      return letter(value);
    case 'none':
      return '';
    default:
      return String(value);
  }
}

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

function readLevel(node: XmlNode | undefined, level: number): Level {
  return {
    format: readVal(node, 'w:numFmt') ?? 'decimal',
    text: readVal(node, 'w:lvlText') ?? '',
    start: wholeNumber(readVal(node, 'w:start')) ?? 1,
    hasGap: readVal(node, 'w:suff') !== 'nothing',
    isLegal: isOn(node, 'w:isLgl'),
    restartsAfter: wholeNumber(readVal(node, 'w:lvlRestart')) ?? level,
  };
}

const levelsOf = (node: XmlNode | undefined): ReadonlyMap<number, XmlNode> =>
  new Map(
    (node?.children ?? []).filter(({ name }) => name === 'w:lvl').map((one) => [Number(one.attrs['w:ilvl'] ?? 0), one]),
  );

interface List {
  /** Lists of one definition count on from each other. */
  readonly definition: string;
  readonly levels: ReadonlyMap<number, XmlNode>;
  readonly starts: ReadonlyMap<number, number>;
}

function readLists(xml: string): ReadonlyMap<string, List> {
  const root = readXml(xml);
  const definitions = new Map(allOf(root, 'w:abstractNum').map((node) => [node.attrs['w:abstractNumId'] ?? '', node]));
  const byStyle = new Map([...definitions].map(([id, node]) => [readVal(node, 'w:styleLink') ?? '', id]));
  return new Map(
    allOf(root, 'w:num').map((node) => {
      const named = readVal(node, 'w:abstractNumId') ?? '';
      // A definition may point at the style of lists that another one gives.
      const definition = byStyle.get(readVal(definitions.get(named), 'w:numStyleLink') ?? ' ') ?? named;
      const overrides = allOf(node, 'w:lvlOverride').map((one) => [Number(one.attrs['w:ilvl'] ?? 0), one] as const);
      const own = overrides.flatMap(([level, one]) => {
        const found = childOf(one, 'w:lvl');
        return found ? [[level, found] as const] : [];
      });
      const starts = overrides.flatMap(([level, one]) => {
        const found = wholeNumber(readVal(one, 'w:startOverride'));
        return found === undefined ? [] : [[level, found] as const];
      });
      return [
        node.attrs['w:numId'] ?? '',
        {
          definition,
          levels: new Map([...levelsOf(definitions.get(definition)), ...own]),
          starts: new Map(starts),
        },
      ];
    }),
  );
}

/** The numbers that Word gives to the paragraphs of a document by itself, from the part that defines its lists. */
export function wordNumbers(xml: string): WordNumbers {
  const lists = readLists(xml);
  /** By definition and level: the number that was given last. */
  const counts = new Map<string, (number | undefined)[]>();
  const begun = new Set<string>();

  const count = (list: string, found: List, level: number): readonly (number | undefined)[] => {
    const numbers = counts.get(found.definition) ?? [];
    counts.set(found.definition, numbers);
    const levelAt = (at: number): Level => readLevel(found.levels.get(at), at);
    // A level that is skipped counts as one that was there.
    for (let above = 0; above < level; above += 1) numbers[above] ??= found.starts.get(above) ?? levelAt(above).start;
    const override = found.starts.get(level);
    const isFirst = override !== undefined && !begun.has(`${list}/${level}`);
    begun.add(`${list}/${level}`);
    const last = numbers[level];
    numbers[level] = isFirst || last === undefined ? (override ?? levelAt(level).start) : last + 1;
    for (let below = level + 1; below < LEVELS; below += 1)
      if (level < levelAt(below).restartsAfter) numbers[below] = undefined;
    return numbers;
  };

  return {
    levelOfStyle: (list, style) =>
      [...(lists.get(list)?.levels ?? [])].find(([, node]) => readVal(node, 'w:pStyle') === style)?.[0],
    next: (list, level) => {
      const found = lists.get(list);
      // 0 takes a paragraph out of the list that its style puts it into.
      if (list === '0' || !found) return undefined;
      const numbers = count(list, found, level);
      const { format, text, hasGap, isLegal } = readLevel(found.levels.get(level), level);
      const mark = format === 'bullet' || format === 'none' ? format : 'number';
      const label = text.replace(/%([1-9])/g, (_, digit: string) => {
        const at = Number(digit) - 1;
        const { format: own } = readLevel(found.levels.get(at), at);
        return formatNumber(numbers[at] ?? 0, isLegal ? 'decimal' : own);
      });
      return { mark, number: numbers[level] ?? 1, label: mark === 'bullet' ? '' : label.trim(), hasGap };
    },
  };
}
