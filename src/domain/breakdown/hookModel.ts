import { hookCues } from './data/hookCues.data';
import { hookTraits } from './data/hookTraits.data';
import { hookWeights } from './data/hookWeights.data';
import { cueWeightsOf, hookFeaturesOf, MAX_OPENING, scanHookFamilies } from './hookFeatures';
import { lineScores, sharesOf } from './roleModel';
import { decodeModel } from './roleWeights';
import type { Evidence, HookGuess } from './types';

const model = decodeModel(hookWeights);

/** From this share on a type is right in nine of ten openings by people of whom nothing was learned (91.9 % of 74; from 0.7: 84.1 %). */
const SURE = 0.8;
/** Where no type is likelier than this the model knows too little of the words: plain signs decide, or none is told. */
const LEAST_SHARE = 0.25;
/** From this weight on a trait or a family is a reason for a type. */
const REASON = 0.4;
/** Longer matches are whole clauses and explain nothing. */
const MAX_WORD = 12;
const MOST_WORDS = 4;
const MOST_TYPES = 3;
/** A reader is shown words, not the commas beside them. */
const marksAround = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}%％]+$/gu;

const weightOf = (feature: string, type: number): number => model.weights.get(feature)?.[type] ?? 0;

/** Words of the opening that speak for a type: its own signs first, else turns and words that weigh for it. */
function wordsFor(type: number, opening: string, base: number): readonly Evidence[] {
  const id = model.classes[type] ?? '';
  const kind: Evidence['kind'] = id === 'number' || id === 'question' ? id : 'cue';
  const found: Evidence[] = [];
  const add = (match: string, at: number): void => {
    const word = match.replace(marksAround, '');
    if (word === '' || found.some((one) => one.word === word)) return;
    const from = base + at + match.indexOf(word);
    found.push({ kind, word, from, to: from + word.length });
  };
  for (const cue of hookCues)
    if (cue.id === id) for (const match of opening.matchAll(cue.pattern)) add(match[0], match.index);
  if (found.length > 0) return found;
  for (const [name, pattern] of Object.entries(hookTraits)) {
    if (weightOf(name, type) < REASON) continue;
    const match = pattern.exec(opening);
    if (match && match[0].length <= MAX_WORD) add(match[0], match.index);
  }
  scanHookFamilies(opening, ({ word, tag }, at) => {
    // A single letter explains nothing to a reader.
    if (word.length > 1 && weightOf(`%${tag}`, type) >= REASON) add(word, at);
  });
  return found.sort((a, b) => a.from - b.from).slice(0, MOST_WORDS);
}

/**
 * How a text opens: its types, likeliest first, at most three, each with its share of all.
 *
 * @param text what opens; a long one is heard as far as an opening goes
 * @param base where it begins in the whole
 * @param after what follows the opening: it is heard faintly
 */
export function hookTypesOf(text: string, base = 0, after = ''): readonly HookGuess[] {
  const opening = text.slice(0, MAX_OPENING);
  if (!/[\p{L}\p{N}]/u.test(opening)) return [];
  const shares = sharesOf(lineScores(model, [hookFeaturesOf(text + after)])[0] ?? new Float64Array(1));
  const isKnown = Math.max(...shares) >= LEAST_SHARE;
  const cues = cueWeightsOf(opening);
  if (!isKnown && cues.size === 0) return [];
  const worth = (type: number): number =>
    (isKnown ? 0 : (cues.get(model.classes[type] ?? '') ?? 0)) + (shares[type] ?? 0);
  const order = [...shares.keys()].sort((a, b) => worth(b) - worth(a)).slice(0, MOST_TYPES);
  return order.map((type) => ({
    id: model.classes[type] ?? '',
    weight: Math.round((shares[type] ?? 0) * 100) / 100,
    words: wordsFor(type, opening, base),
  }));
}

/** Whether a type is likely enough to be told without its second-best. */
export const isSureHook = ({ weight }: HookGuess): boolean => weight >= SURE;
