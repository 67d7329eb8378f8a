/** What has no match, shared. */
const none: RegExpExecArray[] = [];

/**
 * All matches of an expression, in order, never overlapping. `matchAll` makes a copy of the expression for each call,
 * which costs more than to look through a sentence.
 * @param pattern global
 */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  pattern.lastIndex = 0;
  let match = pattern.exec(text);
  if (!match) return none;
  const found: RegExpExecArray[] = [];
  for (; match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1;
  }
  return found;
}

/** One expression for whatever one of several matches; undefined of none. One look at a clause tells whether any does. */
export const anyOf = (patterns: readonly RegExp[]): RegExp | undefined =>
  patterns.length === 0 ? undefined : new RegExp(patterns.map(({ source }) => source).join('|'), 'u');

/** Words as an expression that matches them as they stand. */
export const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
