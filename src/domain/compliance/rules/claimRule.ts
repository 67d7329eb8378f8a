import type { ComplianceCategory, ComplianceLevel } from '../types';

/** A claim that no single word makes: it is looked for in the sentence around a cue. */
export interface ClaimRule {
  readonly id: string;
  readonly category: ComplianceCategory;
  /** Separated by spaces; a find must touch the cue, so that only sentences with one are looked at. */
  readonly cues: string;
  /** On folded text: half width, lower case, without spaces, quotes and ornaments. Repeats are bounded. */
  readonly pattern: RegExp;
  /** The words at fault within a find: of the first of these that is there. None = the whole find is. */
  readonly points?: readonly RegExp[];
  /** Best first; none = there is no safe wording. */
  readonly suggestions?: readonly string[];
  /** Where these differ from the category's. */
  readonly level?: ComplianceLevel;
  readonly reason?: string;
  readonly basis?: string;
  /** Only for goods under this rule (`goodsRules`). */
  readonly trade?: string;
}

/** One of the words, the longest first. */
export const oneOf = (...lists: readonly string[]): string =>
  `(?:${[...new Set(lists.join(' ').split(' '))].toSorted((a, b) => b.length - a.length).join('|')})`;

/** A number in digits or in Chinese. */
export const NUMBER = '(?:[0-9][0-9.]{0,8}|[一二两三四五六七八九十百千万亿几半]{1,5})';
/** What stands between two words of one claim. */
export const within = (most: number): string => `[^,，。!?;\\n]{0,${most}}`;
/** The same over a comma. */
export const across = (most: number): string => `[^。!?;\\n]{0,${most}}`;
export const all = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'g');
/** Places to point at, the best first; of each the leftmost. */
export const first = (...parts: readonly string[]): RegExp[] => parts.map((part) => new RegExp(part));
