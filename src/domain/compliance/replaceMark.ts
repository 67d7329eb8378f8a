import { type CheckOptions, checkText } from './checkText';
import type { ComplianceCategory, Mark } from './types';

/** A mark that stands `by` units further on. */
export const movedMark = (mark: Mark, by: number): Mark => ({
  ...mark,
  from: mark.from + by,
  to: mark.to + by,
  clauseFrom: mark.clauseFrom + by,
  clauseTo: mark.clauseTo + by,
});

/**
 * Marks of a text carried over to what it has become: those before the change stay, those behind it move with their
 * text, those touched by it are dropped. Keeps marks at their words until the new text has been checked.
 */
export function carryMarks(marks: readonly Mark[], before: string, after: string): readonly Mark[] {
  if (before === after) return marks;
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before.charCodeAt(head) === after.charCodeAt(head)) head += 1;
  let tail = 0;
  const most = shortest - head;
  while (tail < most && before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail))
    tail += 1;
  const changedTo = before.length - tail;
  const shift = after.length - before.length;
  const kept: Mark[] = [];
  for (const mark of marks) {
    if (mark.clauseTo <= head) kept.push(mark);
    else if (mark.clauseFrom >= changedTo) kept.push(movedMark(mark, shift));
  }
  return kept;
}

type Clause = Pick<Mark, 'clauseFrom' | 'clauseTo'>;

interface Replacement {
  readonly mark: Clause;
  /** '' removes the word. */
  readonly suggestion: string;
}

const pause = /[，,、；;：:]/;
const sentenceEdge = /[。！？!?\n，,、；;：:\s]/;

const isEnd = (text: string, at: number): boolean => at >= text.length || sentenceEdge.test(text.charAt(at));

/** What goes with a removed word: a 的, 地 or last 了 left hanging, one of two commas that would meet. */
function removed(text: string, from: number, to: number): readonly [number, number] {
  let end = to;
  const isAtEdge = from === 0 || sentenceEdge.test(text.charAt(from - 1));
  if (/[的地]/.test(text.charAt(end))) end += 1;
  else if (/[了啦]/.test(text.charAt(end)) && isEnd(text, end + 1)) end += 1;
  if (text.charAt(from - 1) === ' ' && text.charAt(end) === ' ') return [from, end + 1];
  const meets = pause.test(text.charAt(end)) || (isAtEdge && from > 0 && end === text.length);
  if (isAtEdge && pause.test(text.charAt(end))) return [from, end + 1];
  if (meets && pause.test(text.charAt(from - 1))) return [from - 1, end];
  return [from, end];
}

/** What a replacement takes out; removing takes along what would be left hanging. */
const takenOut = (text: string, { clauseFrom, clauseTo }: Clause, suggestion: string): readonly [number, number] =>
  suggestion === '' ? removed(text, clauseFrom, clauseTo) : [clauseFrom, clauseTo];

/** The text with one marked place replaced; '' removes it, with what would be left hanging. */
export function replaceMark(text: string, mark: Clause, suggestion: string): string {
  const [from, to] = takenOut(text, mark, suggestion);
  return text.slice(0, from) + suggestion + text.slice(to);
}

/** The text with several places replaced at once; positions are those of the given text, overlaps are ignored. */
export function applyReplacements(text: string, replacements: readonly Replacement[]): string {
  const sorted = [...replacements].sort((a, b) => a.mark.clauseFrom - b.mark.clauseFrom);
  const parts: string[] = [];
  let at = 0;
  for (const { mark, suggestion } of sorted) {
    if (mark.clauseFrom < at) continue;
    const [from, to] = takenOut(text, mark, suggestion);
    parts.push(text.slice(at, Math.max(at, from)), suggestion);
    at = Math.max(at, to);
  }
  parts.push(text.slice(at));
  return parts.join('');
}

/** What is promised here is changed by whoever can prove it, one by one. */
const promises = new Set<ComplianceCategory>([
  'medical',
  'cosmetic',
  'investment',
  'education',
  'realEstate',
  'comparison',
  'banned',
]);

/** Whether "replace all" touches a mark: no promise, and no claim that would leave a torn sentence. */
export const isBulkReplaceable = ({ category, suggestions, isClaim, owner }: Mark): boolean =>
  owner !== undefined || (!promises.has(category) && (suggestions.length > 0 || !isClaim));

/** First suggestions for the marks that "replace all" touches. */
export const firstSuggestions = (marks: readonly Mark[]): Replacement[] =>
  marks.filter(isBulkReplaceable).map((mark) => ({ mark, suggestion: mark.suggestions[0] ?? '' }));

/** Removing may bring two halves of a word together; a few rounds at most. */
const rounds = 8;

/** All marked places replaced by their first suggestions, again until only what it leaves to the writer is marked. */
export function replaceAll(text: string, options: CheckOptions = {}, known?: readonly Mark[]): string {
  let now = text;
  let marks = known ?? checkText(text, options);
  for (let round = 0; marks.some(isBulkReplaceable) && round < rounds; round += 1) {
    now = applyReplacements(now, firstSuggestions(marks));
    marks = checkText(now, options);
  }
  return now;
}
