import type { LineFeatures } from '@/domain/breakdown/lineFeatures';
import { type ChainModel, chainShares } from '@/domain/breakdown/roleModel';

/** A judged text as it is learned from. */
export interface Lesson {
  readonly features: readonly LineFeatures[];
  /** Classes that are right of each line; empty: any. */
  readonly allowed: readonly (readonly number[])[];
}

interface Learning {
  readonly rounds: number;
  readonly rate: number;
  /** How hard every weight is drawn to 0; of rare features as hard as of frequent ones. */
  readonly decay: number;
  /** A feature that fewer texts show is chance. */
  readonly leastTexts: number;
}

/** A fixed order that looks like chance, so that the same texts give the same weights. */
function shuffled(count: number, round: number): readonly number[] {
  let seed = 20_261 + round * 7919;
  const keyed = Array.from({ length: count }, (_, index) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return { index, key: seed };
  });
  return keyed.sort((a, b) => a.key - b.key).map(({ index }) => index);
}

interface KnownLine {
  /** Where the weights of each of its features begin. */
  readonly begins: Int32Array;
  readonly values: Float64Array;
}

/** Weights that are moved a little by every text (AdaGrad: what is seen often moves less). */
class Weights {
  readonly values: Float64Array;
  private readonly sums: Float64Array;

  constructor(count: number) {
    this.values = new Float64Array(count);
    this.sums = new Float64Array(count).fill(1e-4);
  }

  at = (place: number): number => this.values[place] ?? 0;

  move(place: number, gradient: number, draw: number, pace: number): void {
    const value = this.at(place);
    const pull = gradient - draw * value;
    if (pull < 1e-7 && pull > -1e-7) return;
    const sum = (this.sums[place] ?? 0) + pull * pull;
    this.sums[place] = sum;
    this.values[place] = value + (pace * pull) / Math.sqrt(sum);
  }
}

/** Features that enough texts show, with the lines that show them. */
function countFeatures(from: readonly Lesson[], leastTexts: number): ReadonlyMap<string, number> {
  const texts = new Map<string, number>();
  const lines = new Map<string, number>();
  for (const { features } of from) {
    for (const name of new Set(features.flatMap((line) => [...line.keys()])))
      texts.set(name, (texts.get(name) ?? 0) + 1);
    for (const line of features) for (const name of line.keys()) lines.set(name, (lines.get(name) ?? 0) + 1);
  }
  return new Map([...lines].filter(([name]) => (texts.get(name) ?? 0) >= leastTexts));
}

/**
 * Weights of a chain over lines that make the judged classes likely (a conditional random field, L2-regularised, learned
 * text by text). The same texts always give the same weights.
 */
export function learnChain(
  from: readonly Lesson[],
  classes: readonly string[],
  { rounds, rate, decay, leastTexts }: Learning,
): ChainModel {
  const size = classes.length;
  const counts = countFeatures(from, leastTexts);
  const names = [...counts.keys()];
  const places = new Map(names.map((name, index) => [name, index]));
  const draws = Float64Array.from(names, (name) => decay / (counts.get(name) ?? 1));
  const weights = new Weights(names.length * size);
  const steps = new Weights(size * size);
  const lessons = from.map(({ features, allowed }) => ({
    allowed,
    lines: features.map((line): KnownLine => {
      const known = [...line].filter(([name]) => places.has(name));
      return {
        begins: Int32Array.from(known, ([name]) => (places.get(name) ?? 0) * size),
        values: Float64Array.from(known, ([, value]) => value),
      };
    }),
  }));
  const stepRows = (): Float64Array[] => classes.map((_, row) => steps.values.slice(row * size, (row + 1) * size));
  const given = new Float64Array(size * size);
  const count = (share: number) => (a: number, b: number, part: number) => {
    given[a * size + b] = (given[a * size + b] ?? 0) + share * part;
  };
  for (let round = 0; round < rounds; round += 1) {
    // Big steps first, small ones last: what the order of the texts did is smoothed away.
    const pace = rate * (1 - round / rounds);
    for (const index of shuffled(lessons.length, round)) {
      const { lines = [], allowed = [] } = lessons[index] ?? {};
      const scores = lines.map((line) => scoreLine(line, weights, size));
      const right = scores.map((row, line) => {
        const roles = allowed[line] ?? [];
        return roles.length === 0 ? row : row.map((value, role) => (roles.includes(role) ? value : -1e9));
      });
      given.fill(0);
      const rows = stepRows();
      const wanted = chainShares(right, rows, count(1));
      const got = chainShares(scores, rows, count(-1));
      lines.forEach(({ begins, values }, line) => {
        const pulls = (wanted[line] ?? new Float64Array(size)).map((share, role) => share - (got[line]?.[role] ?? 0));
        for (let at = 0; at < begins.length; at += 1) {
          const begin = begins[at] ?? 0;
          const value = values[at] ?? 0;
          const draw = draws[begin / size] ?? 0;
          for (let role = 0; role < size; role += 1) weights.move(begin + role, (pulls[role] ?? 0) * value, draw, pace);
        }
      });
      if (lines.length > 1)
        for (let at = 0; at < given.length; at += 1) steps.move(at, given[at] ?? 0, decay / from.length, pace);
    }
  }
  return {
    classes,
    weights: new Map(names.map((name, index) => [name, weights.values.slice(index * size, (index + 1) * size)])),
    steps: stepRows(),
  };
}

function scoreLine({ begins, values }: KnownLine, weights: Weights, size: number): Float64Array {
  const row = new Float64Array(size);
  for (let at = 0; at < begins.length; at += 1) {
    const begin = begins[at] ?? 0;
    const value = values[at] ?? 0;
    for (let role = 0; role < size; role += 1) row[role] = (row[role] ?? 0) + weights.at(begin + role) * value;
  }
  return row;
}
