import type { FoundClaim } from './findClaims';
import { chineseNumber, quantitiesIn, withoutDates } from './quantities';
import { bareNumber, behindName, genericStart } from './statements.data';
import type { FactSource } from './types';

const numbersIn = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** The names by which a property is spoken of: 单次续航 is 续航 too. */
const namesOf = (label: string): string[] => {
  const core = label.replace(genericStart, '');
  return [...new Set([label, core])].filter((name) => name.length >= 2 && /^\p{sc=Han}+$/u.test(name));
};

/**
 * Numbers without a unit behind the name of a property that the data know in numbers: 糖度能到 22, 显色指数九十七.
 * @returns claims with the source they are held against
 */
export function valuesNamed(text: string, sources: readonly FactSource[]): FoundClaim[] {
  const measured = quantitiesIn(text);
  const plain = withoutDates(text);
  return sources
    .filter(({ field, text: value }) => field === 'spec' && numbersIn(value).length > 0)
    .flatMap((property) =>
      namesOf(property.label).flatMap((name) => {
        const match = new RegExp(`${name}${behindName}(${bareNumber})`, 'u').exec(plain);
        const [whole = '', written = ''] = match ?? [];
        if (!match || written === '') return [];
        const to = match.index + whole.length;
        const from = to - written.length;
        if (measured.some((one) => one.from < to && one.to > from)) return [];
        const value = /\d/.test(written) ? Number(written) : chineseNumber(written);
        return Number.isFinite(value) ? [{ kind: 'number' as const, from, to, value, property }] : [];
      }),
    );
}

/** Whether a source's numbers, a single one or a range, hold a value. */
export function holdsValue(source: FactSource, value: number): boolean {
  const numbers = numbersIn(source.text);
  return numbers.includes(value) || (value >= Math.min(...numbers) && value <= Math.max(...numbers));
}
