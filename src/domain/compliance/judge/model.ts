import { keyOf, knownPairs } from './features';
import { judgeWeights } from './weights.data';

/** Letters of a weight, rising; the middle one is 0. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const MIDDLE = LETTERS.length >> 1;

/** What a sign says of any kind at all: a first look that nearly every innocent sentence does not pass. */
export const SCREEN = 'any';

/** A learned model as text: what a data file holds of it. */
export interface WrittenJudge {
  /** Kinds that are told from what is innocent, separated by spaces; before them `SCREEN`. */
  readonly kinds: string;
  /** Weight of one step of a letter. */
  readonly unit: number;
  /** A line for each sign: its name, a tab, a letter per kind. The sign without a name counts in every sentence. */
  readonly signs: string;
}

/** Weights by the key of a sign, in flat arrays: a text of 100 000 characters asks for half a million. */
export interface JudgeModel {
  /** Columns of the weights: `SCREEN`, then the kinds. */
  readonly columns: readonly string[];
  /** What every sentence starts from, per column. */
  readonly base: Float32Array;
  /** An open hash table: keys of signs, and where the weights of each begin in `weights`; 0 = free. A power of two long. */
  readonly keys: Int32Array;
  readonly places: Int32Array;
  /** The weight of `SCREEN` beside each key: the first look touches nothing else. */
  readonly screen: Float32Array;
  readonly weights: Float32Array;
  /** Pairs of families that were learned, as `signsOf` wants them. */
  readonly pairs: Uint8Array;
}

/** Weights as letters: written by the learner, read by `decodeJudge`. */
export function encodeWeights(weights: readonly number[], unit: number): string {
  const letterOf = (weight: number): string =>
    LETTERS.charAt(Math.min(LETTERS.length - 1, Math.max(0, Math.round(weight / unit) + MIDDLE)));
  return weights.map(letterOf).join('');
}

/** The model of a data file. */
export function decodeJudge({ kinds: written, unit, signs }: WrittenJudge): JudgeModel {
  const columns = written.split(' ');
  const lines = signs.split('\n').filter(Boolean);
  const size = 1 << Math.ceil(Math.log2(lines.length * 2 + 2));
  const keys = new Int32Array(size);
  const places = new Int32Array(size);
  const screen = new Float32Array(size);
  const weights = new Float32Array((lines.length + 1) * columns.length);
  let base = weights.subarray(0, columns.length);
  for (const [index, line] of lines.entries()) {
    const tab = line.lastIndexOf('\t');
    const place = (index + 1) * columns.length;
    for (let kind = 0; kind < columns.length; kind += 1)
      weights[place + kind] = (LETTERS.indexOf(line.charAt(tab + 1 + kind)) - MIDDLE) * unit;
    if (tab === 0) {
      base = weights.subarray(place, place + columns.length);
      continue;
    }
    const key = keyOf(line.slice(0, tab));
    let slot = slotOf(key, size);
    while (places[slot] !== 0) slot = (slot + 1) & (size - 1);
    keys[slot] = key;
    places[slot] = place;
    screen[slot] = weights[place] as number;
  }
  const table = { keys, places };
  return { columns, base, weights, screen, ...table, pairs: knownPairs((key) => placeOf(table, key) !== 0) };
}

export const slotOf = (key: number, size: number): number => (key ^ (key >>> 15)) & (size - 1);

/** Where the weights of a sign begin; 0 = it was not learned. */
export function placeOf({ keys, places }: Pick<JudgeModel, 'keys' | 'places'>, key: number): number {
  let slot = slotOf(key, keys.length);
  while (keys[slot] !== key && places[slot] !== 0) slot = (slot + 1) & (keys.length - 1);
  return places[slot] as number;
}

let model: JudgeModel | undefined;

/** The model that was learned; decoded when first needed. */
export function judgeModel(): JudgeModel {
  model ??= decodeJudge(judgeWeights);
  return model;
}
