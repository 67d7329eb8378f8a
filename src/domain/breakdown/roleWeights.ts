import type { ChainModel } from './roleModel';

/** Letters of a weight: the middle one is 0, each step an eighth. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const MIDDLE = 26;
const PER_UNIT = 8;

const encodeRow = (row: Float64Array): string =>
  [...row]
    .map((weight) => LETTERS[Math.min(LETTERS.length - 1, Math.max(0, Math.round(weight * PER_UNIT) + MIDDLE))])
    .join('');

const decodeRow = (letters: string): Float64Array =>
  Float64Array.from(letters, (letter) => (LETTERS.indexOf(letter) - MIDDLE) / PER_UNIT);

/** A learned model as a row of text: what a data file holds of it. */
export interface WrittenModel {
  readonly classes: string;
  readonly steps: string;
  /** A line for each feature. */
  readonly features: string;
}

/** A learned model as text; features that hardly weigh are left out. */
export function encodeModel({ classes, weights, steps }: ChainModel, least = 2): WrittenModel {
  const lines = [...weights]
    .filter(([, row]) => row.some((weight) => Math.abs(Math.round(weight * PER_UNIT)) >= least))
    .map(([name, row]) => `${name}\t${encodeRow(row)}`)
    .sort();
  return { classes: classes.join(' '), steps: steps.map(encodeRow).join(' '), features: lines.join('\n') };
}

function decodeWeights(features: string): ChainModel['weights'] {
  const weights = new Map<string, Float64Array>();
  for (const line of features.trim().split('\n')) {
    const at = line.lastIndexOf('\t');
    weights.set(line.slice(0, at), decodeRow(line.slice(at + 1)));
  }
  return weights;
}

/** The model of a data file. Its weights are decoded when they are first asked for, not where the file is imported. */
export function decodeModel({ classes, steps, features }: WrittenModel): ChainModel {
  let weights: ChainModel['weights'] | undefined;
  return {
    classes: classes.split(' '),
    steps: steps.split(' ').map(decodeRow),
    get weights() {
      weights ??= decodeWeights(features);
      return weights;
    },
  };
}
