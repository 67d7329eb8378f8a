import { escaped } from '../matchesIn';
import type { FoundClaim } from './findClaims';
import { chineseNumber, type ReadText } from './quantities';
import { bySources } from './sourcesOf';
import {
  bareNumber,
  behindName,
  genericStart,
  listKinds,
  listNames,
  listNotes,
  listSeparators,
  listUnits,
  smallCount,
  spokenNames,
} from './statements.data';
import type { FactSource } from './types';

const numbersIn = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** The names by which a property is spoken of: 单次续航 is 续航 too. */
const namesOf = (label: string): string[] => {
  const core = label.replace(genericStart, '');
  const others = spokenNames.filter(([pattern]) => pattern.test(label)).flatMap(([, names]) => names);
  return [...new Set([label, core, ...others])].filter((name) => name.length >= 2 && /^\p{sc=Han}+$/u.test(name));
};

/** A name of a property that the data know in numbers, and how a number stands behind it. */
interface NamedValue {
  readonly property: FactSource;
  readonly name: string;
  readonly pattern: RegExp;
  /** Names of other properties that end in it: 展开尺寸 is not 尺寸. */
  readonly longer: readonly string[];
}

const valuesNamedBy = bySources((sources): readonly NamedValue[] =>
  sources
    .filter(({ field, text: value }) => field === 'spec' && numbersIn(value).length > 0)
    .flatMap((property) =>
      namesOf(property.label).map((name) => ({
        property,
        name,
        pattern: new RegExp(`${name}${behindName}(${bareNumber})`, 'u'),
        longer: sources.map(({ label }) => label).filter((label) => label.length > name.length && label.endsWith(name)),
      })),
    ),
);

/**
 * Numbers without a unit behind the name of a property that the data know in numbers: 糖度能到 22, 显色指数九十七.
 * @returns claims with the source they are held against
 */
export function valuesNamed({ plain, quantities }: ReadText, sources: readonly FactSource[]): FoundClaim[] {
  return valuesNamedBy(sources).flatMap(({ property, name, pattern, longer }) => {
    const match = plain.includes(name) ? pattern.exec(plain) : null;
    const [whole = '', written = ''] = match ?? [];
    if (!match || written === '') return [];
    const lead = plain.slice(0, match.index + name.length);
    if (longer.some((label) => lead.endsWith(label))) return [];
    const to = match.index + whole.length;
    const from = to - written.length;
    if (quantities.some((one) => one.from < to && one.to > from)) return [];
    const value = /\d/.test(written) ? Number(written) : chineseNumber(written);
    return Number.isFinite(value) ? [{ kind: 'number' as const, from, to, value, property }] : [];
  });
}

/** Things that a property lists: 原味、孜然、香辣 are three. One, where it lists none. */
const listed = (value: string): number =>
  value
    .replace(listNotes, '')
    .split(listSeparators)
    .filter((item) => item.trim() !== '').length;

/** A property that lists things without counting them, and how its name stands beside their count. */
interface CountedList {
  readonly property: FactSource;
  readonly count: number;
  readonly names: readonly string[];
  readonly ahead: RegExp;
  readonly behind: RegExp;
}

const countedListsOf = bySources((sources): readonly CountedList[] =>
  sources
    .filter(({ field, text: value }) => field === 'spec' && !/^\D{0,2}\d/.test(value) && listed(value) >= 2)
    .map((property) => {
      const core = listNames.find((name) => property.label.endsWith(name));
      const names = [property.label, ...namesOf(property.label), ...(core ? [core] : [])];
      const any = names.map(escaped).join('|');
      return {
        property,
        count: listed(property.text),
        names,
        ahead: new RegExp(`(?:${any})${behindName}(${smallCount})\\s?${listUnits}(?!${listUnits})`, 'u'),
        behind: new RegExp(`(${smallCount})\\s?${listUnits}?\\s?${listKinds}(?:${any})`, 'u'),
      };
    }),
);

/**
 * Counts of what the data list without counting it: 三种口味 of 口味=原味、孜然、香辣, 四个码 of 尺码=S/M/L/XL.
 * @returns claims with the list and how many it names
 */
export function countsNamed({ plain }: ReadText, sources: readonly FactSource[]): FoundClaim[] {
  return countedListsOf(sources).flatMap(({ property, count: listed, names, ahead, behind }) => {
    if (!names.some((name) => plain.includes(name))) return [];
    const match = ahead.exec(plain) ?? behind.exec(plain);
    const written = match?.[1] ?? '';
    if (!match || written === '') return [];
    const count = /\d/.test(written) ? Number(written) : chineseNumber(written);
    const range = { from: match.index, to: match.index + match[0].length };
    return count >= 2 ? [{ kind: 'number' as const, ...range, count, listed, property }] : [];
  });
}

/** Whether a source's numbers, a single one or a range, hold a value. */
export function holdsValue(source: FactSource, value: number): boolean {
  const numbers = numbersIn(source.text);
  return numbers.includes(value) || (value >= Math.min(...numbers) && value <= Math.max(...numbers));
}
