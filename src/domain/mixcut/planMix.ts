import { type FootageSeconds, footageLikeness, footageSeconds, totalSeconds } from './likeness';
import { piecesByGroup } from './pieces';
import { type RandomSource, seededRandom } from './seededRandom';
import { MAX_VERSIONS, type MixGroup, type MixPiece, type MixVersion } from './types';

export interface MixRequest {
  /** In the order of the video; the first one that has a clip is the opening. */
  readonly groups: readonly MixGroup[];
  /** Versions that are wanted, at most {@link MAX_VERSIONS}. */
  readonly count: number;
  /** Likeness that no two versions may exceed, 0–1. */
  readonly limit: number;
  /** The same seed gives the same plan. */
  readonly seed: number;
}

interface MixPlan {
  readonly versions: readonly MixVersion[];
  /** Whether as many were found as are wanted. */
  readonly isComplete: boolean;
}

/** Whole plans and single versions that are tried before the planner gives up. */
const PLANS = 4;
const TRIES = 10;
/** Tries that take the least used clips alone; later ones may take those used once more. */
const STRICT_TRIES = 5;
const SWEEPS = 2;
/** Rounding of sums of seconds is no likeness. */
const ROUNDING = 1e-9;

/**
 * Versions of which no two exceed the limit. Clips that were shown least come first: within a group the counts of the
 * most and the least shown clip differ by two at most. No two neighbors open with the same footage, unless the opening
 * has one only. When the wanted number is not reached, the longest plan that was found comes back; limit and balance
 * hold for it all the same.
 */
export function planMix(request: MixRequest): MixPlan {
  const count = Math.min(MAX_VERSIONS, Math.max(0, Math.floor(request.count) || 0));
  const groups = piecesByGroup(request.groups);
  let longest: readonly MixVersion[] = [];
  for (let plan = 0; plan < PLANS && longest.length < count && groups.length > 0; plan += 1) {
    const versions = planOnce(groups, { count, limit: request.limit, random: seededRandom(request.seed + plan) });
    if (versions.length > longest.length) longest = versions;
  }
  return { versions: longest, isComplete: longest.length === count };
}

interface PlanOptions {
  readonly count: number;
  readonly limit: number;
  readonly random: RandomSource;
}

type Groups = readonly (readonly MixPiece[])[];

function planOnce(groups: Groups, { count, limit, random }: PlanOptions): readonly MixVersion[] {
  const uses: readonly number[][] = groups.map((pieces) => pieces.map(() => 0));
  const versions: MixVersion[] = [];
  const shown: FootageSeconds[] = [];
  const totals: number[] = [];
  const showings = new Map<string, Showing[]>();
  const fits = (seconds: FootageSeconds): boolean =>
    shown.every((other) => footageLikeness(seconds, other) <= limit + ROUNDING);

  const add = (chosen: readonly number[], version: MixVersion, seconds: FootageSeconds): void => {
    chosen.forEach((piece, group) => {
      const used = uses[group];
      if (used) used[piece] = (used[piece] ?? 0) + 1;
    });
    for (const [footage, length] of seconds) {
      showings.set(footage, [...(showings.get(footage) ?? []), { version: versions.length, seconds: length }]);
    }
    versions.push(version);
    shown.push(seconds);
    totals.push(totalSeconds(seconds));
  };

  const tryVersion = (slack: number): boolean => {
    const choice = new VersionChoice(groups, { showings, totals, random });
    const choices = groups.map((pieces, group) =>
      allowedPieces(pieces, uses[group] ?? [], { slack, previous: group === 0 ? versions.at(-1)?.[0] : undefined }),
    );
    for (let sweep = 0; sweep <= SWEEPS; sweep += 1) {
      choices.forEach((allowed, group) => {
        choice.choose(group, allowed);
      });
      const version = choice.version();
      const seconds = footageSeconds(version);
      if (fits(seconds)) {
        add(choice.chosen, version, seconds);
        return true;
      }
    }
    return false;
  };

  while (versions.length < count) {
    let isFound = false;
    for (let n = 0; n < TRIES && !isFound; n += 1) isFound = tryVersion(n < STRICT_TRIES ? 0 : 1);
    if (!isFound) break;
  }
  return versions;
}

interface AllowedOptions {
  /** How many times more than the least used one a clip may have been used. */
  readonly slack: number;
  /** What the version before opens with. */
  readonly previous: MixPiece | undefined;
}

/** Indices of the pieces that may come next. */
function allowedPieces(
  pieces: readonly MixPiece[],
  uses: readonly number[],
  { slack, previous }: AllowedOptions,
): readonly number[] {
  const most = uses.reduce((least, n) => Math.min(least, n), Number.POSITIVE_INFINITY) + slack;
  const within = (limit: number): number[] => [...pieces.keys()].filter((index) => (uses[index] ?? 0) <= limit);
  const isOther = (index: number): boolean => pieces[index]?.footage !== previous?.footage;
  const others = within(most).filter(isOther);
  if (others.length > 0) return others;
  // All of the least used have the footage that was just seen: one used once more comes first, where there is one.
  const further = within(most + 1 - slack).filter(isOther);
  return further.length > 0 ? further : within(most);
}

/** Weighted seconds that a version shows of some footage. */
interface Showing {
  /** Its index. */
  readonly version: number;
  readonly seconds: number;
}

interface ChoiceContext {
  /** By footage; looked up for each clip that may come, so that the many that nobody shows yet cost nothing. */
  readonly showings: ReadonlyMap<string, readonly Showing[]>;
  /** Weighted seconds of each version. */
  readonly totals: readonly number[];
  readonly random: RandomSource;
}

/** A version in the making: what it shares with each one before it is kept up to date piece by piece. */
class VersionChoice {
  readonly chosen: number[];
  private readonly shared: Float64Array;
  private readonly seconds = new Map<string, number>();

  constructor(
    private readonly groups: Groups,
    private readonly context: ChoiceContext,
  ) {
    this.chosen = groups.map(() => -1);
    this.shared = new Float64Array(context.totals.length);
  }

  version(): MixVersion {
    return this.groups.flatMap((pieces, group) => pieces[this.chosen[group] ?? -1] ?? []);
  }

  /** Takes, of the allowed pieces, the one that keeps the version farthest from all before it. */
  choose(group: number, allowed: readonly number[]): void {
    const pieces = this.groups[group] ?? [];
    const old = pieces[this.chosen[group] ?? -1];
    if (old) this.change(old, -1);
    let best = -1;
    let least: Cost = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const index of allowed) {
      const piece = pieces[index];
      const cost = piece && this.cost(piece);
      if (!cost || !isLess(cost, least)) continue;
      best = index;
      least = cost;
    }
    const piece = pieces[best];
    this.chosen[group] = best;
    if (piece) this.change(piece, 1);
  }

  /** Likeness to the nearest version that shows the footage, then to all of them, then chance. */
  private cost(piece: MixPiece): Cost {
    const own = this.seconds.get(piece.footage) ?? 0;
    const grown = own + piece.seconds * piece.weight;
    // Seen twice in one video is as bad as seen in another one.
    let nearest = own > 0 ? 1 : 0;
    let sum = nearest;
    for (const { version, seconds } of this.context.showings.get(piece.footage) ?? []) {
      const shared = (this.shared[version] ?? 0) + Math.min(grown, seconds) - Math.min(own, seconds);
      const value = shared / (this.context.totals[version] || 1);
      nearest = Math.max(nearest, value);
      sum += value;
    }
    return [nearest, sum, this.context.random()];
  }

  private change(piece: MixPiece, sign: 1 | -1): void {
    const own = this.seconds.get(piece.footage) ?? 0;
    const next = Math.max(0, own + sign * piece.seconds * piece.weight);
    this.seconds.set(piece.footage, next < ROUNDING ? 0 : next);
    for (const { version, seconds } of this.context.showings.get(piece.footage) ?? []) {
      this.shared[version] = (this.shared[version] ?? 0) + Math.min(next, seconds) - Math.min(own, seconds);
    }
  }
}

type Cost = readonly [nearest: number, sum: number, chance: number];

function isLess(left: Cost, right: Cost): boolean {
  if (left[0] !== right[0]) return left[0] < right[0];
  if (left[1] !== right[1]) return left[1] < right[1];
  return left[2] < right[2];
}
