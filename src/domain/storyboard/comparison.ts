import { notButNames, notButWords, ownNames, thanNames, thanWords, usualNames } from './comparison.data';
import { clausesOf } from './offer';

/** One side of a comparison: what it is called, and what is said of it. */
interface Side {
  readonly name: string;
  readonly text: string;
}

/** The usual beside ours, in the words of a statement that tells both. */
export interface Comparison {
  readonly usual: Side;
  readonly own: Side;
}

const LONGEST_SIDE = 14;

/**
 * What a statement sets against what: 普通杯子两小时就凉，我们的12小时还烫嘴. Undefined where it does not tell both sides
 * itself; nothing is ever added to one of them.
 */
export function comparisonIn(text: string): Comparison | undefined {
  const clauses = clausesOf(text);
  for (const [index, clause] of clauses.entries()) {
    const next = clauses[index + 1];
    const found = besideIn(clause, next) ?? notButIn(next ? `${clause}\uff0c${next}` : clause) ?? thanIn(clause);
    if (found && isShort(found.usual) && isShort(found.own)) return found;
  }
  return undefined;
}

const isShort = ({ text }: Side): boolean => [...text].length >= 2 && [...text].length <= LONGEST_SIDE;

/** A clause with its leading name taken off; undefined where it begins with none of them. */
function sideOf(clause: string | undefined, names: typeof usualNames): Side | undefined {
  if (clause === undefined) return undefined;
  const found = names.find(({ words }) => words.test(clause));
  return found && { name: found.name, text: clause.replace(found.words, '').trim() };
}

function besideIn(clause: string, next: string | undefined): Comparison | undefined {
  const usual = sideOf(clause, usualNames);
  const own = usual && sideOf(next, ownNames);
  return usual && own && { usual, own };
}

function notButIn(text: string): Comparison | undefined {
  const [, usual, own] = notButWords.exec(text) ?? [];
  if (!usual || !own) return undefined;
  return { usual: { name: notButNames.usual, text: usual }, own: { name: notButNames.own, text: own } };
}

function thanIn(clause: string): Comparison | undefined {
  const [, usual, own] = thanWords.exec(clause) ?? [];
  if (!usual || !own) return undefined;
  return { usual: { name: thanNames.usual, text: usual }, own: { name: thanNames.own, text: own } };
}
