import { clauseEnds, clauseLead, sentenceEnds } from './claimPatterns.data';

/** Where a text's clauses and sentences begin and end, looked for around one place. UTF-16 positions. */

/** What stands before a place, as far as an expression that ends there looks back. */
export const leadTo = (text: string, at: number): string => text.slice(Math.max(0, at - 40), at);

/** How far a clause is followed to each side of a place, characters: a text without a comma is not walked through for each of its claims. */
const MAX_REACH = 60;

const codesOf = (signs: string): ReadonlySet<number> => new Set([...signs].map((sign) => sign.charCodeAt(0)));
const clauseEndCodes = codesOf(clauseEnds);
const sentenceEndCodes = codesOf(sentenceEnds);
const endsClause = (text: string, at: number): boolean => clauseEndCodes.has(text.charCodeAt(at));
const endsSentence = (text: string, at: number): boolean => sentenceEndCodes.has(text.charCodeAt(at));

/** Limits of the clause around a place. */
export function clauseAround(text: string, from: number, to: number): readonly [number, number] {
  const [least, most] = [Math.max(0, from - MAX_REACH), Math.min(text.length, to + MAX_REACH)];
  let start = from;
  while (start > least && !endsClause(text, start - 1)) start -= 1;
  let end = to;
  while (end < most && !endsClause(text, end)) end += 1;
  return [start, end];
}

/** The clause that makes a claim, as it could stand among the goods' own points. */
export function clauseOf(text: string, { from, to }: { readonly from: number; readonly to: number }): string {
  const [start, end] = clauseAround(text, from, to);
  return text.slice(start, end).replace(clauseLead, '').trim();
}

/** The clause that ends where another begins; nothing across the end of a sentence. */
export function clauseBefore(text: string, start: number): string {
  const end = start - 1;
  if (end <= 0 || endsSentence(text, end)) return '';
  return text.slice(clauseAround(text, end, end)[0], end);
}

/** What is looked back for the beginning of a sentence; a text without a full stop is not walked through each time. */
const LONGEST_SENTENCE = 120;

/** The sentence in which a clause begins, up to it. */
export function sentenceFrom(text: string, at: number): string {
  let start = at;
  while (start > 0 && at - start < LONGEST_SENTENCE && !endsSentence(text, start - 1)) start -= 1;
  return text.slice(start, at + 4);
}

/** The sentence around a place, as far as it is followed to each side. */
export function sentenceAround(text: string, at: number): string {
  let start = at;
  while (start > 0 && at - start < LONGEST_SENTENCE && !endsSentence(text, start - 1)) start -= 1;
  let end = at;
  while (end < text.length && end - at < LONGEST_SENTENCE && !endsSentence(text, end)) end += 1;
  return text.slice(start, end);
}

/** The stretches between marks, with where they begin; none that is too long for one. */
export function clausesIn(text: string): { readonly from: number; readonly to: number }[] {
  const found: { from: number; to: number }[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; at += 1)
    if (at === text.length || endsClause(text, at)) {
      if (at > from && at - from <= LONGEST_SENTENCE) found.push({ from, to: at });
      from = at + 1;
    }
  return found;
}

/** Tells whether a stretch shares a character with one of those given. */
export function overlapsOf(
  length: number,
  stretches: readonly { readonly from: number; readonly to: number }[],
): (from: number, to: number) => boolean {
  if (stretches.length === 0) return () => false;
  const taken = new Uint8Array(length);
  for (const { from, to } of stretches) taken.fill(1, from, to);
  return (from, to) => taken.subarray(from, to).includes(1);
}
