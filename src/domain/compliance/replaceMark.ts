import type { Mark } from './types';

export interface Replacement {
  readonly mark: Pick<Mark, 'from' | 'to'>;
  /** '' removes the word. */
  readonly suggestion: string;
}

/** The text with one marked place replaced; '' removes it. */
export function replaceMark(text: string, mark: Pick<Mark, 'from' | 'to'>, suggestion: string): string {
  return text.slice(0, mark.from) + suggestion + text.slice(mark.to);
}

/** The text with several places replaced at once; positions are those of the given text, overlaps are ignored. */
export function applyReplacements(text: string, replacements: readonly Replacement[]): string {
  const sorted = [...replacements].sort((a, b) => a.mark.from - b.mark.from);
  let result = '';
  let at = 0;
  for (const { mark, suggestion } of sorted) {
    if (mark.from < at) continue;
    result += text.slice(at, mark.from) + suggestion;
    at = mark.to;
  }
  return result + text.slice(at);
}

/** First suggestions for all marks: what "replace all" does. */
export const firstSuggestions = (marks: readonly Mark[]): Replacement[] =>
  marks.map((mark) => ({ mark, suggestion: mark.suggestions[0] ?? '' }));
