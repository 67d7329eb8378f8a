import { familyHits, lengthOf } from '../../compliance/judge/features';
import { decodeJudge, type JudgeModel } from '../../compliance/judge/model';
import { endsClause, endsSentence, type Range, rangesIn } from '../../compliance/judge/ranges';
import { verdictOf } from '../../compliance/judge/verdict';
import { normalize } from '../../compliance/normalize';
import type { ClaimKind, FactMark, FactSource } from '../types';
import { clauseSigns, runsOf } from './clauseSigns';
import { clauseWeights } from './weights.data';

/** From this share on a clause is told: on sets by other hands it is right as often as the patterns are. */
const DOUBTED = 0.8;
/** Fewer folded units say too little, more say too much at once. */
const SHORTEST = 4;
const LONGEST = 60;

/** A clause that can be judged: [from, to) in folded units, and which of the text's family hits lie in it. */
export interface FoldedClause {
  readonly range: Range;
  readonly lying: Range;
}

/** The clauses of a text that can be judged, in order. */
export function foldedClauses(folded: string, hits: readonly number[] = []): FoldedClause[] {
  let first = 0;
  return (
    rangesIn(folded, 0, folded.length, endsSentence)
      .flatMap(([from, to]) => rangesIn(folded, from, to, endsClause))
      // What is asked is not said.
      .filter(([from, to]) => to - from >= SHORTEST && to - from <= LONGEST && folded[to] !== '?')
      .map((range) => {
        while (first < hits.length && (hits[first + 2] ?? 0) <= range[0]) first += 3;
        let last = first;
        while (last < hits.length && (hits[last + 2] ?? 0) <= range[1]) last += 3;
        return { range, lying: [first, last] };
      })
  );
}

let model: JudgeModel | undefined;

/**
 * Clauses that say something of the goods which the data do not: learned from judged sentences, for claims whose form no
 * pattern knows. They are `unsupported`.
 *
 * @param isTaken whether something was found in [from, to) already; UTF-16 positions
 * @returns in order, never overlapping
 */
export function learnedClaims(
  text: string,
  sources: readonly FactSource[],
  isTaken: (from: number, to: number) => boolean,
): FactMark[] {
  const { text: folded, starts, ends } = normalize(text);
  const hits = familyHits(folded);
  const clauses = foldedClauses(folded, hits);
  if (clauses.length === 0) return [];
  model ??= decodeJudge(clauseWeights);
  const current = model;
  const known = runsOf(sources);
  return clauses.flatMap(({ range, lying }): FactMark[] => {
    const place = { from: starts[range[0]] ?? 0, to: ends[range[1] - 1] ?? 0 };
    if (isTaken(place.from, place.to)) return [];
    const signs = clauseSigns(folded, range, hits, lying, known, current.pairs);
    const { share, column } = verdictOf(current, signs, lengthOf(range));
    if (share < DOUBTED) return [];
    return [{ ...place, kind: current.columns[column] as ClaimKind, verdict: 'unsupported', isLearned: true }];
  });
}
