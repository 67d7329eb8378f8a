import type { RoleKey } from '../frameworks/types';
import type { LineFeatures } from './lineFeatures';
import { readRoles } from './roleScores';

/** The role of lines whose text wants nothing: notices, minutes, recipes. */
export const NONE = 'none';

/** What the model tells apart. */
export const modelRoles: readonly (RoleKey | typeof NONE)[] = [...readRoles, NONE];

/** A linear chain over lines: what a line's features say of each role, and what a role says of the one after it. */
export interface RoleModel {
  readonly roles: readonly (RoleKey | typeof NONE)[];
  /** For each feature a weight per role. */
  readonly weights: ReadonlyMap<string, Float64Array>;
  /** From role (row) to role (column). */
  readonly steps: readonly Float64Array[];
}

/** What is known of one line: every role with its probability, summing to 1. */
export type RoleShares = Float64Array;

/** What each line's features say of each role, before neighbors are heard. */
export function lineScores({ roles, weights }: RoleModel, lines: readonly LineFeatures[]): readonly Float64Array[] {
  return lines.map((features) => {
    const scores = new Float64Array(roles.length);
    for (const [name, value] of features) {
      const row = weights.get(name);
      if (!row) continue;
      for (let role = 0; role < roles.length; role += 1) scores[role] = (scores[role] ?? 0) + (row[role] ?? 0) * value;
    }
    return scores;
  });
}

const sumOfLogs = (values: Float64Array): number => {
  let top = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > top) top = value;
  if (top === Number.NEGATIVE_INFINITY) return top;
  let sum = 0;
  for (const value of values) sum += Math.exp(value - top);
  return top + Math.log(sum);
};

/** Logs of the sums over all ways up to (forward) and on from (backward) each role of each line. */
function passes(scores: readonly Float64Array[], steps: readonly Float64Array[]) {
  const count = steps.length;
  const forward = scores.map((row) => Float64Array.from(row));
  const backward = scores.map(() => new Float64Array(count));
  const ways = new Float64Array(count);
  for (let line = 1; line < scores.length; line += 1)
    for (let to = 0; to < count; to += 1) {
      for (let from = 0; from < count; from += 1)
        ways[from] = (forward[line - 1]?.[from] ?? 0) + (steps[from]?.[to] ?? 0);
      const row = forward[line];
      if (row) row[to] = (scores[line]?.[to] ?? 0) + sumOfLogs(ways);
    }
  for (let line = scores.length - 2; line >= 0; line -= 1)
    for (let from = 0; from < count; from += 1) {
      for (let to = 0; to < count; to += 1)
        ways[to] = (steps[from]?.[to] ?? 0) + (scores[line + 1]?.[to] ?? 0) + (backward[line + 1]?.[to] ?? 0);
      const row = backward[line];
      if (row) row[from] = sumOfLogs(ways);
    }
  return { forward, backward, total: sumOfLogs(forward.at(-1) ?? new Float64Array(1)) };
}

/**
 * How likely each role is of each line, all ways through the text weighed (forward-backward of a conditional random field).
 *
 * @param visitStep is told the probability of each step from line to line; training counts them
 */
export function roleShares(
  scores: readonly Float64Array[],
  steps: readonly Float64Array[],
  visitStep?: (from: number, to: number, share: number) => void,
): readonly RoleShares[] {
  if (scores.length === 0) return [];
  const { forward, backward, total } = passes(scores, steps);
  if (visitStep)
    for (let line = 1; line < scores.length; line += 1)
      steps.forEach((row, from) => {
        for (let to = 0; to < row.length; to += 1) {
          const way = (forward[line - 1]?.[from] ?? 0) + (row[to] ?? 0);
          const share = Math.exp(way + (scores[line]?.[to] ?? 0) + (backward[line]?.[to] ?? 0) - total);
          if (share > 1e-6) visitStep(from, to, share);
        }
      });
  return forward.map((row, line) => row.map((value, role) => Math.exp(value + (backward[line]?.[role] ?? 0) - total)));
}
