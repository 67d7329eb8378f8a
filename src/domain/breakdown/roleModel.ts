import type { RoleKey } from '../frameworks/types';
import type { LineFeatures } from './lineFeatures';
import { readRoles } from './roleScores';

/** The role of lines whose text wants nothing: notices, minutes, recipes. */
export const NONE = 'none';

/** What the model tells apart. */
export const modelRoles: readonly (RoleKey | typeof NONE)[] = [...readRoles, NONE];

/** A linear chain over lines: what a line's features say of each class, and what a class says of the one after it. */
export interface ChainModel {
  readonly classes: readonly string[];
  /** For each feature a weight per class. */
  readonly weights: ReadonlyMap<string, Float64Array>;
  /** From class (row) to class (column). */
  readonly steps: readonly Float64Array[];
}

/** What each line's features say of each class, before neighbors are heard. */
export function lineScores(
  { classes, weights }: Pick<ChainModel, 'classes' | 'weights'>,
  lines: readonly LineFeatures[],
): readonly Float64Array[] {
  return lines.map((features) => {
    const scores = new Float64Array(classes.length);
    for (const [name, value] of features) {
      const row = weights.get(name);
      if (!row) continue;
      for (let role = 0; role < scores.length; role += 1) scores[role] = (scores[role] ?? 0) + (row[role] ?? 0) * value;
    }
    return scores;
  });
}

/** Scores of one line as shares that sum to 1. */
export function sharesOf(scores: Float64Array): Float64Array {
  let top = Number.NEGATIVE_INFINITY;
  for (const value of scores) if (value > top) top = value;
  const powers = scores.map((value) => Math.exp(value - top));
  let sum = 0;
  for (const value of powers) sum += value;
  return powers.map((value) => value / sum);
}

/** Shares of the ways up to each class of each line; every line sums to 1, so that no text is too long for the numbers. */
function forwardShares(emits: readonly Float64Array[], powers: readonly Float64Array[]): readonly Float64Array[] {
  const forward: Float64Array[] = [];
  for (const emit of emits) {
    const before = forward.at(-1);
    const row = before ? new Float64Array(emit.length) : Float64Array.from(emit);
    if (before)
      for (let from = 0; from < emit.length; from += 1) {
        const share = before[from] ?? 0;
        const ways = powers[from];
        if (!ways || share === 0) continue;
        for (let to = 0; to < emit.length; to += 1)
          row[to] = (row[to] ?? 0) + share * (ways[to] ?? 0) * (emit[to] ?? 0);
      }
    scale(row);
    forward.push(row);
  }
  return forward;
}

function scale(row: Float64Array): void {
  let sum = 0;
  for (const value of row) sum += value;
  for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) / (sum || 1);
}

/** Tells how likely each step from a line to the next is. */
type StepVisit = (from: number, to: number, share: number) => void;

/**
 * How likely each class is of each line, all ways through the text weighed (forward-backward of a conditional random field).
 *
 * @param visitStep is told the probability of each step from line to line; learning counts them
 */
export function chainShares(
  scores: readonly Float64Array[],
  steps: readonly Float64Array[],
  visitStep?: StepVisit,
): readonly Float64Array[] {
  const powers = steps.map((row) => row.map(Math.exp));
  const emits = scores.map(sharesOf);
  const forward = forwardShares(emits, powers);
  const shares: Float64Array[] = [];
  let backward = new Float64Array(steps.length).fill(1);
  for (let line = scores.length - 1; line >= 0; line -= 1) {
    const share = (forward[line] ?? backward).map((value, role) => value * (backward[role] ?? 0));
    scale(share);
    shares.push(share);
    const before = forward[line - 1];
    const emit = emits[line];
    if (!before || !emit) break;
    const ahead = emit.map((value, role) => value * (backward[role] ?? 0));
    const ways = powers.map((row) => {
      let sum = 0;
      for (let to = 0; to < row.length; to += 1) sum += (row[to] ?? 0) * (ahead[to] ?? 0);
      return sum;
    });
    if (visitStep) visitSteps(before, powers, ahead, ways, visitStep);
    backward = Float64Array.from(ways);
    scale(backward);
  }
  return shares.reverse();
}

function visitSteps(
  before: Float64Array,
  powers: readonly Float64Array[],
  ahead: Float64Array,
  ways: readonly number[],
  visit: StepVisit,
): void {
  const all = ways.reduce((sum, value, from) => sum + value * (before[from] ?? 0), 0);
  powers.forEach((row, from) => {
    const share = (before[from] ?? 0) / all;
    if (share === 0) return;
    for (let to = 0; to < row.length; to += 1) {
      const step = share * (row[to] ?? 0) * (ahead[to] ?? 0);
      if (step > 1e-7) visit(from, to, step);
    }
  });
}
