import { segmentBehavior } from '../frameworks/segmentBehavior';
import type { Framework, RoleKey } from '../frameworks/types';
import { nearRoles } from './roleNearness';
import type { Breakdown, BreakdownSegment } from './types';

interface FrameworkPart {
  /** Index in the framework's segments. */
  readonly index: number;
  readonly roleName: string;
  readonly share: number;
  /** Indices of the text's segments that do this part; empty = missing. */
  readonly segments: readonly number[];
  /** Their share of the text. */
  readonly given: number;
}

export interface FrameworkMatch {
  readonly framework: Framework;
  /** 0–100. */
  readonly score: number;
  readonly parts: readonly FrameworkPart[];
  /** Segments of the text that the framework has no place for. */
  readonly extra: readonly number[];
}

/** From here on a text follows a framework; below it only leans to it. */
export const MATCHES = 62;

type Given = Pick<BreakdownSegment, 'role' | 'share'>;

/** How well one role stands in for another, 0–1. */
const nearness = (role: RoleKey, wanted: RoleKey): number =>
  role === wanted ? 1 : (nearRoles[role]?.[wanted] ?? nearRoles[wanted]?.[role] ?? 0);

const EXTRA = -0.12;
const REPEAT = 0.82;

/**
 * Lays the segments along the framework's parts in order: each takes a part at or after the one before it, or none.
 * Weighed by share, so that a long stretch in the wrong place costs more than a short one.
 */
function align(given: readonly Given[], wanted: readonly RoleKey[], repeatable: readonly boolean[]): readonly number[] {
  const parts = wanted.length;
  // best[p]: the most that the segments so far gain when the last one laid down took part p (0 = none yet).
  let best = new Float64Array(parts + 1).fill(Number.NEGATIVE_INFINITY);
  best[0] = 0;
  const steps: Int16Array[] = [];
  const froms: Int16Array[] = [];
  for (const { role, share } of given) {
    const next = best.map((value) => value + EXTRA * share);
    const step = new Int16Array(parts + 1).fill(-1);
    const from = Int16Array.from(next, (_, index) => index);
    let top = Number.NEGATIVE_INFINITY;
    let topAt = 0;
    for (let part = 1; part <= parts; part += 1) {
      const before = best[part - 1] ?? Number.NEGATIVE_INFINITY;
      if (before > top) [top, topAt] = [before, part - 1];
      const near = nearness(role, wanted[part - 1] as RoleKey);
      if (near < 0.3) continue;
      const fresh = top + near * share + near * 0.04;
      const again = (best[part] ?? Number.NEGATIVE_INFINITY) + near * share * (repeatable[part - 1] ? 1 : REPEAT);
      const isAgain = again > fresh;
      const value = isAgain ? again : fresh;
      if (value <= (next[part] ?? 0)) continue;
      next[part] = value;
      step[part] = part;
      from[part] = isAgain ? part : topAt;
    }
    steps.push(step);
    froms.push(from);
    best = next;
  }
  let at = best.reduce((top, value, index) => (value > (best[top] ?? 0) ? index : top), 0);
  const path: number[] = [];
  for (let index = given.length - 1; index >= 0; index -= 1) {
    path.push((steps[index]?.[at] ?? -1) - (steps[index]?.[at] === -1 ? 0 : 1));
    at = froms[index]?.[at] ?? 0;
  }
  return path.reverse();
}

/** A text's segments held against one framework. */
export function matchFramework(given: readonly Given[], framework: Framework): FrameworkMatch {
  const wanted = framework.segments.map(segmentBehavior);
  const path = align(
    given,
    wanted,
    framework.segments.map(({ repeatable }) => repeatable),
  );
  const parts = framework.segments.map(({ roleName, share }, index): FrameworkPart => {
    const segments = path.flatMap((part, segment) => (part === index ? [segment] : []));
    return { index, roleName, share, segments, given: segments.reduce((sum, at) => sum + (given[at]?.share ?? 0), 0) };
  });
  const fit = given.reduce((sum, { role, share }, index) => {
    const part = wanted[path[index] ?? -1];
    return sum + (part ? nearness(role, part) * share : 0);
  }, 0);
  const filled = parts.filter(({ segments }) => segments.length > 0);
  const covered = filled.length / parts.length;
  // A part is filled as well as the best segment that fills it.
  const exact =
    filled.reduce((sum, { segments, index }) => {
      const want = wanted[index];
      return sum + Math.max(...segments.map((at) => (want ? nearness(given[at]?.role ?? want, want) : 0)));
    }, 0) / parts.length;
  const shares = 1 - parts.reduce((sum, { share, given: has }) => sum + Math.abs(share - has), 0) / 2;
  const raw = fit * 0.4 + exact * 0.35 + covered * 0.1 + Math.max(0, shares) * 0.15;
  return {
    framework,
    score: given.length < 2 ? 0 : Math.round(raw * 100),
    parts,
    extra: path.flatMap((part, segment) => (part === -1 ? [segment] : [])),
  };
}

/** Frameworks that a text follows, nearest first. A text that is no copy follows none. */
export function matchFrameworks(
  { segments, isCopy }: Pick<Breakdown, 'segments' | 'isCopy'>,
  frameworks: readonly Framework[],
): readonly FrameworkMatch[] {
  if (!isCopy) return [];
  return frameworks
    .map((framework) => matchFramework(segments, framework))
    .sort((a, b) => b.score - a.score || b.parts.length - a.parts.length);
}
