import { type CheckOptions, checkText } from './checkText';
import type { Mark } from './types';

interface Replacement {
  readonly mark: Pick<Mark, 'from' | 'to'>;
  /** '' removes the word. */
  readonly suggestion: string;
}

const pause = /[，,、；;：:]/;
const sentenceEdge = /[。！？!?\n，,、；;：:\s]/;

/** What goes with a removed word: a 的 or 地 left hanging, one of two commas that would meet. */
function removed(text: string, from: number, to: number): readonly [number, number] {
  let end = to;
  const isAtEdge = from === 0 || sentenceEdge.test(text.charAt(from - 1));
  if (/[的地]/.test(text.charAt(end))) end += 1;
  if (text.charAt(from - 1) === ' ' && text.charAt(end) === ' ') return [from, end + 1];
  const meets = pause.test(text.charAt(end)) || (isAtEdge && from > 0 && end === text.length);
  if (isAtEdge && pause.test(text.charAt(end))) return [from, end + 1];
  if (meets && pause.test(text.charAt(from - 1))) return [from - 1, end];
  return [from, end];
}

/** The text with one marked place replaced; '' removes it, with what would be left hanging. */
export function replaceMark(text: string, mark: Pick<Mark, 'from' | 'to'>, suggestion: string): string {
  const [from, to] = suggestion === '' ? removed(text, mark.from, mark.to) : [mark.from, mark.to];
  return text.slice(0, from) + suggestion + text.slice(to);
}

/** The text with several places replaced at once; positions are those of the given text, overlaps are ignored. */
export function applyReplacements(text: string, replacements: readonly Replacement[]): string {
  const sorted = [...replacements].sort((a, b) => a.mark.from - b.mark.from);
  const parts: string[] = [];
  let at = 0;
  for (const { mark, suggestion } of sorted) {
    if (mark.from < at) continue;
    const [from, to] = suggestion === '' ? removed(text, mark.from, mark.to) : [mark.from, mark.to];
    parts.push(text.slice(at, Math.max(at, from)), suggestion);
    at = Math.max(at, to);
  }
  parts.push(text.slice(at));
  return parts.join('');
}

/** First suggestions for all marks: what "replace all" does. */
export const firstSuggestions = (marks: readonly Mark[]): Replacement[] =>
  marks.map((mark) => ({ mark, suggestion: mark.suggestions[0] ?? '' }));

/** Removing may bring two halves of a word together; a few rounds at most. */
const rounds = 8;

/** All marked places replaced by their first suggestions, again until nothing is marked. */
export function replaceAll(text: string, options: CheckOptions = {}, known?: readonly Mark[]): string {
  let now = text;
  let marks = known ?? checkText(text, options);
  for (let round = 0; marks.length > 0 && round < rounds; round += 1) {
    now = applyReplacements(now, firstSuggestions(marks));
    marks = checkText(now, options);
  }
  return now;
}
