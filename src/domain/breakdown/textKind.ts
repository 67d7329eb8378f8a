import type { LineFeatures } from './lineFeatures';
import { type ChainModel, lineScores, sharesOf } from './roleModel';

/** Kinds of text that the judged ones are of; which of them a text is like tells how its lines are to be taken. */
export const textKinds: readonly string[] = [
  'selling',
  'note',
  'test',
  'tutorial',
  'visit',
  'dialogue',
  'science',
  'views',
  'list',
  'unboxing',
  'live',
  'news',
  'article',
  'none',
];

/** A kind less likely than this says nothing of the lines. */
const LEAST_SHARE = 0.05;

const isPlace = (name: string): boolean => /^(?:part|at\d|back\d|bias$)/.test(name);
const isShape = (name: string): boolean => /^(?:[%&]|cue|[a-z]+$)/.test(name);

/** How much more a feature may say in a text of one kind; 0: it says the same in all of them. */
function weightInKind(name: string): number {
  if (isPlace(name)) return 2;
  return isShape(name) ? 1 : 0;
}

const keyIn = (kind: number, name: string): string => `k${kind} ${name}`;

const isSeldom = (name: string): boolean => /^[=^$*]/.test(name);

/** What a whole text shows, from what its lines show. */
export function textFeaturesOf(text: string, lines: readonly LineFeatures[]): LineFeatures {
  const features = new Map<string, number>([['bias', 1]]);
  const count = Math.max(1, lines.length);
  const sums = new Map<string, number>();
  for (const line of lines)
    for (const [name, value] of line)
      if (!isPlace(name) && !/^[<>]/.test(name))
        sums.set(name, (sums.get(name) ?? 0) + (name.startsWith('=') ? 1 : value));
  for (const [name, sum] of sums) features.set(name, isSeldom(name) ? 0.3 * Math.min(1, sum) : (2 * sum) / count);
  for (const name of lines[0]?.keys() ?? [])
    if (/^[=%*a-z]/.test(name) && !isPlace(name)) features.set(`1 ${name}`, name.startsWith('=') ? 0.25 : 0.5);
  features.set(`long${Math.min(5, Math.floor(Math.log2(Math.max(4, text.length / count)) * 2) - 4)}`, 1);
  features.set(`count${Math.min(14, count)}`, 1);
  if (!/[，。]/.test(text)) features.set('nomarks', 1);
  if (text.includes('\n')) features.set('newlines', 1);
  return features;
}

/** How like each of the kinds a text is; sums to 1. */
export const kindSharesOf = (model: ChainModel, text: string, lines: readonly LineFeatures[]): Float64Array =>
  sharesOf(lineScores(model, [textFeaturesOf(text, lines)])[0] ?? new Float64Array(textKinds.length));

/** Features of lines with what each may say more in the text's kinds: what is learned from. */
export function featuresInKinds(lines: readonly LineFeatures[], kinds: Float64Array): readonly LineFeatures[] {
  return lines.map((line) => {
    const found = new Map(line);
    for (const [name, value] of line) {
      const weight = weightInKind(name);
      if (weight === 0) continue;
      kinds.forEach((share, kind) => {
        if (share >= LEAST_SHARE) found.set(keyIn(kind, name), weight * share * value);
      });
    }
    return found;
  });
}

/** The same as scoring `featuresInKinds`, with each feature's weights put together once for the whole text. */
export function scoresInKinds(
  model: ChainModel,
  lines: readonly LineFeatures[],
  kinds: Float64Array,
): readonly Float64Array[] {
  const weights = new Map<string, Float64Array>();
  for (const line of lines)
    for (const name of line.keys()) {
      if (weights.has(name)) continue;
      const row = Float64Array.from(model.weights.get(name) ?? new Float64Array(model.classes.length));
      const weight = weightInKind(name);
      if (weight > 0)
        kinds.forEach((share, kind) => {
          const more = share >= LEAST_SHARE ? model.weights.get(keyIn(kind, name)) : undefined;
          more?.forEach((value, role) => {
            row[role] = (row[role] ?? 0) + weight * share * value;
          });
        });
      weights.set(name, row);
    }
  return lineScores({ classes: model.classes, weights }, lines);
}
