import type { Signs } from '@/domain/compliance/judge/features';
import { encodeWeights, SCREEN, type WrittenJudge } from '@/domain/compliance/judge/model';

/** Numbers that look like chance and are always the same (Park–Miller). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

export function shuffle<T>(list: T[], random: () => number): T[] {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
  return list;
}

/** What is learned from: signs by their keys with what they count, and the kind that they stood for. */
export interface ShownLesson {
  readonly signs: ReadonlyMap<number, number>;
  readonly kind: string;
}

/** Signs that the judge heard, with what they count: those of one key together, by the length of what was heard. */
export function shownBy({ count, keys, values }: Signs, length: number): ReadonlyMap<number, number> {
  const shown = new Map<number, number>();
  keys.subarray(0, count).forEach((key, sign) => {
    shown.set(key, (shown.get(key) ?? 0) + (values[sign] ?? 0) / length);
  });
  return shown;
}

const learning = { rounds: 15, rate: 0.25, decay: 0.0001, leastSentences: 3 };
/** A sign that weighs less than this many steps for every kind is left out. */
const LEAST_STEPS = 4.5;

interface Row {
  readonly signs: readonly number[];
  readonly values: readonly number[];
  readonly kind: number;
}

/** Weights that are moved a little by every sentence (AdaGrad). */
function learnWeights(rows: readonly Row[], signCount: number, kindCount: number): Float64Array {
  const weights = new Float64Array((signCount + 1) * kindCount);
  const moved = new Float64Array(weights.length).fill(1e-3);
  const random = createRandom(11);
  const order = rows.map((_, index) => index);
  const shares = new Float64Array(kindCount);
  const move = (place: number, pull: number, pace: number): void => {
    const sum = (moved[place] ?? 0) + pull * pull;
    moved[place] = sum;
    weights[place] = (weights[place] ?? 0) + (pace * pull) / Math.sqrt(sum);
  };
  for (let round = 0; round < learning.rounds; round += 1) {
    const pace = learning.rate * (1 - round / learning.rounds);
    for (const index of shuffle(order, random)) {
      const { signs, values, kind: right } = rows[index] as Row;
      for (let kind = 0; kind < kindCount; kind += 1) {
        let logit = weights[kind] ?? 0;
        signs.forEach((sign, at) => {
          logit += (weights[sign * kindCount + kind] ?? 0) * (values[at] ?? 0);
        });
        shares[kind] = logit;
      }
      const top = Math.max(...shares);
      const powers = shares.map((logit) => Math.exp(logit - top));
      const whole = powers.reduce((sum, power) => sum + power, 0);
      for (let kind = 0; kind < kindCount; kind += 1) {
        const error = (kind === right ? 1 : 0) - (powers[kind] ?? 0) / whole;
        move(kind, error, pace);
        signs.forEach((sign, at) => {
          const place = sign * kindCount + kind;
          move(place, error * (values[at] ?? 0) - learning.decay * (weights[place] ?? 0), pace);
        });
      }
    }
  }
  return weights;
}

/**
 * Learns which signs speak for which kind (multinomial logistic regression with L2 decay). The same lessons always give the
 * same weights.
 *
 * @param none the kind against which the others are weighed
 * @param names what signs are called in the data file
 * @returns weights against `none`, as the data file holds them
 */
export function learnSigns(
  shownLessons: readonly ShownLesson[],
  none: string,
  names: ReadonlyMap<number, string>,
): WrittenJudge {
  const kinds = [
    none,
    ...new Set(
      shownLessons
        .map(({ kind }) => kind)
        .filter((kind) => kind !== none)
        .sort(),
    ),
  ];
  const shown = shownLessons.map(({ signs, kind }) => ({ signs, kind: kinds.indexOf(kind) }));
  const counts = new Map<number, number>();
  for (const { signs } of shown) for (const key of signs.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const keys = [...counts].filter(([, count]) => count >= learning.leastSentences).map(([key]) => key);
  const signOf = new Map(keys.map((key, index) => [key, index + 1]));
  const rows = shown.map(({ signs, kind }): Row => {
    const known = [...signs].filter(([key]) => signOf.has(key));
    return { signs: known.map(([key]) => signOf.get(key) ?? 0), values: known.map(([, value]) => value), kind };
  });
  const weights = learnWeights(rows, keys.length, kinds.length);
  const asOne = rows.map((row) => ({ ...row, kind: Math.min(1, row.kind) }));
  const screen = learnWeights(asOne, keys.length, 2);
  const rowAt = (sign: number): number[] => {
    const begin = sign * kinds.length;
    const ofKinds = kinds.slice(1).map((_, kind) => (weights[begin + kind + 1] ?? 0) - (weights[begin] ?? 0));
    return [(screen[sign * 2 + 1] ?? 0) - (screen[sign * 2] ?? 0), ...ofKinds];
  };
  return writeDown([SCREEN, ...kinds.slice(1)], keys, rowAt, names);
}

/** Weights beyond this are as good as certain. */
const MOST = 13;

function writeDown(
  columns: readonly string[],
  keys: readonly number[],
  rowAt: (sign: number) => readonly number[],
  names: ReadonlyMap<number, string>,
): WrittenJudge {
  const unit = MOST / 26;
  const lines = keys.flatMap((key, index) => {
    const row = rowAt(index + 1);
    const name = names.get(key);
    if (name === undefined) throw new Error(`a sign without a name: ${key}`);
    return row.some((weight) => Math.abs(weight) >= LEAST_STEPS * unit) ? [`${name}\t${encodeWeights(row, unit)}`] : [];
  });
  return { kinds: columns.join(' '), unit, signs: [`\t${encodeWeights(rowAt(0), unit)}`, ...lines.sort()].join('\n') };
}

const SEED = 0x811c9dc5;

/** A short name of what was learned from; changes with it. */
export function digestOf(learned: unknown): string {
  let digest = SEED;
  for (const unit of JSON.stringify(learned)) digest = Math.imul(digest ^ unit.charCodeAt(0), 0x01000193) >>> 0;
  return digest.toString(16).padStart(8, '0');
}

/** The source of the data file that holds what was learned. */
export const writtenSigns = (
  { kinds, unit, signs }: WrittenJudge,
  { name, script, digest }: { readonly name: string; readonly script: string; readonly digest: string },
): string =>
  [
    `/** Data: written by src/testing/scripts/${script} from the sentences of \`training\`; a letter per kind and sign. */`,
    `/** Of the sentences that it was learned from. */\nexport const lessonsDigest = '${digest}';\n`,
    `export const ${name} = {\n  kinds: '${kinds}',\n  unit: ${unit},`,
    `  signs: \`${signs.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\`,\n};\n`,
  ].join('\n');
