import * as said from './promises.data';
import { chineseNumber, withoutDates } from './quantities';
import type { FactMark } from './types';

/** A number of parts that a title promises and the text below does not keep. UTF-16 positions [from, to) in the title. */
export interface BrokenPromise {
  readonly from: number;
  readonly to: number;
  readonly promised: number;
  /** Parts that the text has. */
  readonly real: number;
  /** The words of the title with the number of the text, in its own way of writing. */
  readonly correction: string;
}

interface Promised {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Where the numeral stands in the words. */
  readonly numeral: string;
  /** What is counted, as the title has it: 理由, 做法. */
  readonly name: string;
  /** 第 3 个: at least so many. */
  readonly isLeast: boolean;
  /** How sure it is that the text is meant, the higher the surer. */
  readonly weight: number;
}

const MAX_PARTS = 40;
const valueOfNumeral = (numeral: string): number => (/^\d/.test(numeral) ? Number(numeral) : chineseNumber(numeral));

function promisesIn(title: string): Promised[] {
  const ordinals = [...title.matchAll(said.ordinalPart)].map((match): Promised => {
    const [whole, numeral = ''] = match;
    const to = match.index + whole.length;
    return { from: match.index, to, count: valueOfNumeral(numeral), numeral, name: '', isLeast: true, weight: 1 };
  });
  const { hours, never } = said.pointCounter;
  const counted = said.namesPoints.test(title) ? title.replaceAll(hours, never) : title;
  const counts = [...withoutDates(counted).matchAll(said.countedParts)].map((match): Promised => {
    const [, lead = '', numeral = '', counter = '', after = ''] = match;
    const name = new RegExp(said.partNames, 'u').exec(after)?.[0] ?? '';
    const shown = after.startsWith(name) ? name : '';
    const from = match.indices?.[2]?.[0] ?? match.index;
    const to = (match.indices?.[4]?.[0] ?? match.index + match[0].length) + shown.length;
    const weight = (lead ? 2 : 0) + (name ? 2 : 0) + (said.ownCounter.test(counter) ? 1 : 0);
    return { from, to, count: valueOfNumeral(numeral), numeral, name, isLeast: false, weight };
  });
  return [...counts, ...ordinals].filter(({ count }) => count >= 2 && count <= MAX_PARTS);
}

/** One way in which the text numbers its parts. */
interface Family {
  readonly name: string;
  readonly count: number;
}

const numberIn = (line: string, pattern: RegExp): number | undefined => {
  const numeral = pattern.exec(line)?.[1];
  return numeral === undefined ? undefined : valueOfNumeral(numeral);
};

/** Length of 1, 2, 3 … as far as it goes; lists below each other that begin anew are no parts of the text. */
function runOf(numbers: readonly (number | undefined)[]): number {
  let run = 0;
  for (const number of numbers) if (number === run + 1) run += 1;
  return run;
}

const circledValue = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  return code >= 0x2776 ? code - 0x2775 : code - 0x245f;
};

function familiesOf(text: string): { readonly all: readonly Family[]; readonly byLabel: ReadonlyMap<string, number> } {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^\s*#{1,4}\s+/, (marks) => (line.trim() === marks.trim() ? '' : marks)))
    .filter((line) => line.trim() !== '');
  // The marks of a part may stand in its heading.
  const bare = lines.map((line) => line.replace(/^\s*#{1,4}\s+/, ''));
  const byLabel = new Map<string, number>();
  for (const line of bare) {
    const [, name = ''] = said.labeled.exec(line) ?? [];
    if (name) byLabel.set(name, (byLabel.get(name) ?? 0) + 1);
  }
  const sentences = text.split(said.sentenceEnd).map((sentence) => sentence.trim());
  const has = (pattern: RegExp, of: readonly string[] = bare): number => of.filter((line) => pattern.test(line)).length;
  const run = (pattern: RegExp, of: readonly string[] = bare): number =>
    runOf(of.map((line) => numberIn(line, pattern)));
  const everyRun = (pattern: RegExp): number =>
    runOf([...text.matchAll(pattern)].map(([, numeral = '']) => valueOfNumeral(numeral)));
  const depths = lines.map((line) => said.heading.exec(line)?.[1]?.length).filter((depth) => depth !== undefined);
  const top = Math.min(...depths);
  const shortLabels = has(said.shortLabel);
  const sequence = sentences.some((one) => said.firstly.test(one)) ? 1 + has(said.further, sentences) : 0;
  const all: Family[] = [
    { name: 'label', count: Math.max(0, ...byLabel.values()) },
    { name: 'ordinal', count: Math.max(run(said.ordinal), run(said.ordinal, sentences)) },
    { name: 'ranked', count: run(said.ranked) },
    { name: 'keycap', count: run(said.keycap) },
    {
      name: 'circled',
      count: runOf(
        bare.map((line) => said.circled.exec(line)?.[1]).map((sign) => (sign && circledValue(sign)) || undefined),
      ),
    },
    { name: 'numbered', count: run(said.numbered) },
    { name: 'inLine', count: everyRun(said.inLine) },
    { name: 'leadingZero', count: run(said.leadingZero) },
    { name: 'chinese', count: Math.max(run(said.chineseNumbered), run(said.chineseNumbered, sentences)) },
    { name: 'heading', count: depths.filter((depth) => depth === top).length },
    { name: 'bracketed', count: has(said.bracketed) },
    { name: 'bold', count: has(said.boldLead) },
    { name: 'asked', count: has(said.asked) },
    { name: 'bullet', count: has(said.bullet) },
    { name: 'shortLabel', count: shortLabels / lines.length >= 0.6 && has(said.asked) === 0 ? shortLabels : 0 },
    { name: 'sequence', count: sequence },
    { name: 'anyOrdinal', count: everyRun(said.anyOrdinal) },
  ];
  return { all: all.filter(({ count }) => count >= 2), byLabel };
}

/** A number in the way that another was written; two is 两 before what is counted. */
function written(count: number, like: string, isOrdinal: boolean): string {
  if (/^\d/.test(like)) return String(count);
  if (count === 2 && !isOrdinal) return said.two;
  const ten = said.chineseDigits.at(-1) ?? '';
  const digit = (value: number): string => (value > 0 ? (said.chineseDigits[value - 1] ?? '') : '');
  if (count <= 10) return digit(count);
  return `${count >= 20 ? digit(Math.floor(count / 10)) : ''}${ten}${digit(count % 10)}`;
}

function brokenPromise(title: string, promise: Promised, real: number): BrokenPromise {
  const words = title.slice(promise.from, promise.to);
  const correction = words.replace(promise.numeral, written(real, promise.numeral, promise.isLeast));
  return { from: promise.from, to: promise.to, promised: promise.count, real, correction };
}

const mainOf = (promises: readonly Promised[]): Promised | undefined =>
  promises.toSorted((a, b) => b.weight - a.weight || b.from - a.from)[0];

/**
 * A title that promises more parts than there is to say, before its text is written.
 * @param points what is known: selling points of the goods
 */
export function promiseBeyond(title: string, points: number): BrokenPromise | undefined {
  const main = mainOf(promisesIn(title));
  return main && main.count > points ? brokenPromise(title, main, points) : undefined;
}

/**
 * Holds the number of parts that a title promises (5 个理由, 三种做法, 第 3 个最…) against those that the text shows by
 * numbers, marks or headings. A text that does not count its parts breaks no promise.
 * @param text plain or Markdown
 */
export function promisedCount(title: string, text: string): BrokenPromise | undefined {
  const promises = promisesIn(title);
  if (promises.length === 0) return undefined;
  const { all, byLabel } = familiesOf(text);
  const broken = (promise: Promised, real: number) => brokenPromise(title, promise, real);
  // 优点 1, 优点 2: a part that is numbered by the title's own word is counted by it alone.
  const named = promises.filter(({ name }) => byLabel.has(name));
  for (const promise of named) {
    const real = byLabel.get(promise.name) ?? 0;
    if (real !== promise.count) return broken(promise, real);
  }
  if (named.length > 0) return undefined;
  const main = mainOf(promises);
  const [family] = all;
  if (!main || !family) return undefined;
  if (main.isLeast)
    return Math.max(...all.map(({ count }) => count)) < main.count ? broken(main, family.count) : undefined;
  return all.some(({ count }) => count === main.count) ? undefined : broken(main, family.count);
}

/** The same as what is marked in a title; none where its promise is kept. */
export function promiseMarks(title: string, text: string): FactMark[] {
  const found = promisedCount(title, text);
  if (!found) return [];
  const { from, to, real, correction } = found;
  return [{ kind: 'count', from, to, verdict: 'contradicted', parts: { real, correction } }];
}
