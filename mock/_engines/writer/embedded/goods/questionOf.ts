import { factQuestions } from '../lexicon/factQuestions.data';
import { canStandApart, canStandBefore } from './ownHooks';

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The question that a statement answers, one of three ways to ask it; undefined where none is sure.
 * @param turn which of the ways
 */
export function questionOf(statement: string, turn: number): string | undefined {
  const [, asks] = factQuestions.find(([cue]) => cue.test(statement)) ?? [];
  const question = asks?.[Math.abs(turn) % asks.length];
  if (!question) return undefined;
  // 掉色吗？掉色… would be the word twice at once
  const head = letters(statement).slice(0, 4);
  const repeats = Array.from({ length: Math.max(0, question.length - 2) }, (_, at) => question.slice(at, at + 2)).some(
    (pair) => head.includes(pair),
  );
  return repeats ? undefined : question;
}

/** The question of a statement, and its halves where the second alone answers it: the question then stands between. */
export function questionIn(
  statement: string,
  turn: number,
): { readonly question?: string | undefined; readonly halves?: readonly [string, string] } {
  const [first = '', second = '', ...more] = statement.split('，');
  const isSplit = second !== '' && more.length === 0 && canStandApart(second) && canStandBefore(first);
  const between = isSplit && !questionOf(first, turn) ? questionOf(second, turn) : undefined;
  return between ? { question: between, halves: [first, second] } : { question: questionOf(statement, turn) };
}
