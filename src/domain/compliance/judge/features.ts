import { type Automaton, buildAutomaton, visitWords } from '../automaton';
import { unitsOf } from '../unitsOf';
import { families } from './families.data';

const familyNames = Object.keys(families);

interface Lexicon {
  readonly automaton: Automaton;
  readonly lengths: readonly number[];
  /** Families of each word; one word may be of several. */
  readonly familiesOf: readonly (readonly number[])[];
}

function buildLexicon(): Lexicon {
  const byWord = new Map<string, number[]>();
  for (const [family, name] of familyNames.entries())
    for (const word of new Set(families[name]?.split(' '))) byWord.set(word, [...(byWord.get(word) ?? []), family]);
  const words = [...byWord.keys()];
  return {
    automaton: buildAutomaton(words),
    lengths: words.map((word) => word.length),
    familiesOf: [...byWord.values()],
  };
}

let lexicon: Lexicon | undefined;

/** Words of families in a text, as flat triples: family, from, to (folded units, by rising `to`). */
export function familyHits(folded: string): readonly number[] {
  lexicon ??= buildLexicon();
  const { lengths, familiesOf } = lexicon;
  const hits: number[] = [];
  visitWords(lexicon.automaton, folded, (word, end) => {
    for (const family of familiesOf[word] ?? []) hits.push(family, end - (lengths[word] ?? 0), end);
  });
  return hits;
}

const SEED = 0x811c9dc5;
/** Keys are small enough for engines to keep them out of the heap. */
const KEY_BITS = 0x3fffffff;
const hashStep = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

/** The number by which a sign's weights are found (FNV-1a over UTF-16 units). */
export function keyOf(name: string): number {
  let hash = SEED;
  for (let at = 0; at < name.length; at += 1) hash = hashStep(hash, name.charCodeAt(at));
  return hash & KEY_BITS;
}

/** Names of what `visitSigns` tells as numbers. */
const familySign = (family: number): string => `%${familyNames[family]}`;
const pairSign = (first: number, second: number): string => `%${familyNames[first]}>${familyNames[second]}`;

/** Names of all signs that families can make: what a learner writes down. */
export const familySigns = (): readonly string[] =>
  familyNames.flatMap((_, first) => [
    familySign(first),
    ...familyNames.map((_name, second) => pairSign(first, second)),
  ]);

const FAMILIES = familyNames.length;
const familyKeys = Int32Array.from(familyNames, (_, family) => keyOf(familySign(family)));
/** By first family × `FAMILIES` + second. */
const pairKeys = Int32Array.from({ length: FAMILIES * FAMILIES }, (_, pair) =>
  keyOf(pairSign(Math.floor(pair / FAMILIES), pair % FAMILIES)),
);
/** The sentence in which a pair was last told; numbers of sentences, so that nothing is ever cleared. */
const pairSeen = new Float64Array(FAMILIES * FAMILIES);
let sentences = 0;

/** For each pair of families, first × count + second, whether its key is among those that `isKnown` knows. */
export const knownPairs = (isKnown: (key: number) => boolean): Uint8Array =>
  Uint8Array.from(pairKeys, (key) => (isKnown(key) ? 1 : 0));

/** How much a sign counts: a character, two of them, a family, a family before another. Measured in folds. */
const CHARACTER = 1;
const TWO = 0.8;
const FAMILY = 1.2;
const PAIR = 0.8;
/** Words further apart than this, in folded units, say nothing together. */
const PAIR_REACH = 24;

const EDGE = '$'.charCodeAt(0);
const NUMBER = '0'.charCodeAt(0);
const ONE = '一'.charCodeAt(0);
const isNumeral = unitsOf('0123456789.二两三四五六七八九十百千万亿半几仨俩');

/** The signs of one sentence at a time, in flat arrays that the next call overwrites. */
export interface Signs {
  count: number;
  readonly keys: Int32Array;
  readonly values: Float32Array;
  /** Places (folded units) of the first and the last word of each. */
  readonly at: Int32Array;
  readonly also: Int32Array;
}
/** A judged sentence has no more than this many, however many families its words are of. */
const MOST_SIGNS = 4096;
const signs: Signs = {
  count: 0,
  keys: new Int32Array(MOST_SIGNS),
  values: new Float32Array(MOST_SIGNS),
  at: new Int32Array(MOST_SIGNS),
  also: new Int32Array(MOST_SIGNS),
};

/** One more sign of the sentence that `signsOf` was asked for last. */
export function addSign(name: string, value: number): void {
  put(keyOf(name), value, 0, 0);
}

function put(key: number, value: number, at: number, also: number): void {
  const { count } = signs;
  if (count === MOST_SIGNS) return;
  signs.keys[count] = key;
  signs.values[count] = value;
  signs.at[count] = at;
  signs.also[count] = also;
  signs.count = count + 1;
}

/** Runs of one and two characters between the edges of a sentence; a number is one sign, whatever it is. */
function putCharacters(folded: string, from: number, to: number): void {
  let before = EDGE;
  let beforeAt = from;
  for (let at = from; at <= to; at += 1) {
    let unit = at === to ? EDGE : folded.charCodeAt(at);
    if (isNumeral[unit] !== 0 || (unit === ONE && before === NUMBER)) {
      if (before === NUMBER) continue;
      unit = NUMBER;
    }
    const place = at === to ? to - 1 : at;
    put(hashStep(SEED, unit) & KEY_BITS, CHARACTER, place, place);
    put(hashStep(hashStep(SEED, before), unit) & KEY_BITS, TWO, beforeAt, place);
    before = unit;
    beforeAt = place;
  }
}

/**
 * The signs of a sentence: its characters alone and in twos, the families of its words, and which family stands before
 * which.
 *
 * @param folded the text as it is searched; the sentence is [from, to) of it
 * @param hits what `familyHits` found in the text; [firstHit, lastHit) of it lie in the sentence
 * @param wanted pairs that are worth telling (`knownPairs`); none given = all
 * @returns arrays that the next call overwrites
 */
export function signsOf(
  folded: string,
  [from, to]: readonly [number, number],
  hits: readonly number[],
  [firstHit, lastHit]: readonly [number, number],
  wanted?: Uint8Array,
): Signs {
  signs.count = 0;
  putCharacters(folded, from, to);
  sentences += 1;
  for (let second = firstHit; second < lastHit; second += 3) {
    const family = hits[second] as number;
    const at = hits[second + 1] as number;
    if (at < from) continue;
    put(familyKeys[family] as number, FAMILY, at, at);
    for (let first = second - 3; first >= firstHit; first -= 3) {
      const start = hits[first + 1] as number;
      if (at - start > PAIR_REACH) break;
      const pair = (hits[first] as number) * FAMILIES + family;
      if (wanted && wanted[pair] === 0) continue;
      if (start < from || (hits[first + 2] as number) > at || pairSeen[pair] === sentences) continue;
      pairSeen[pair] = sentences;
      put(pairKeys[pair] as number, PAIR, start, at);
    }
  }
  return signs;
}

/** What the values of a sentence's signs are divided by: a long sentence has more of them by its length alone. */
export const lengthOf = ([from, to]: readonly [number, number]): number => Math.sqrt(4 * (to - from) + 16);
