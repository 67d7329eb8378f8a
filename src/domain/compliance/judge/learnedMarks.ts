import { categoryName } from '../dictionary';
import { isInnocent } from '../innocence';
import { normalize } from '../normalize';
import { sourcesIn } from '../sources';
import type { Entry, Mark } from '../types';
import { type JudgedClause, judgeText } from './judgeText';
import { judgeKinds } from './kinds.data';

function markOf(text: string, { from, to, kind }: JudgedClause): Mark | undefined {
  const rule = judgeKinds[kind];
  if (!rule) return undefined;
  const entry: Entry = {
    word: normalize(text.slice(from, to)).text,
    category: rule.category,
    categoryName: categoryName(rule.category),
    level: 'mid',
    reason: rule.reason,
    basis: rule.basis,
    suggestions: [],
    isClaim: true,
  };
  if (isInnocent(text, from, to, entry)) return undefined;
  const place = { from, to, clauseFrom: from, clauseTo: to };
  return { ...entry, ...place, sources: sourcesIn(rule.basis), isLearned: true };
}

/**
 * The marks of the rules with those of the judge, in order. A sentence in which the rules find anything but a hint needs
 * no second opinion.
 */
export function addLearned(text: string, marks: readonly Mark[]): Mark[] {
  let next = 0;
  const isSettled = (from: number, to: number): boolean => {
    while (next < marks.length && (marks[next]?.clauseTo ?? 0) <= from) next += 1;
    for (let at = next; at < marks.length && (marks[at]?.clauseFrom ?? 0) < to; at += 1)
      if (marks[at]?.level !== 'low') return true;
    return false;
  };
  const isFree = ({ from, to }: JudgedClause): boolean =>
    !marks.some((mark) => mark.clauseFrom < to && mark.clauseTo > from);
  const learned = judgeText(text, isSettled).flatMap((clause) => (isFree(clause) ? (markOf(text, clause) ?? []) : []));
  return learned.length === 0 ? [...marks] : [...marks, ...learned].sort((a, b) => a.from - b.from);
}
