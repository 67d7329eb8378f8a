import type { RoleKey } from '../frameworks/types';
import { createCueScanner, wordsOf } from './cueScanner';
import { functionWords, lineTraits, listOpenings } from './data/lineTraits.data';
import { wordFamilies } from './data/wordFamilies.data';
import { discourseOf } from './discourse';
import type { Reading } from './roleScores';
import { scoreUnits } from './roleScores';
import type { Unit } from './units';

/** What speaks for and against the roles of a line: names of features with their strength. */
export type LineFeatures = ReadonlyMap<string, number>;

/** Times and list marks at a line's beginning say when and where, not what. */
const stamp = /^\s*(?:[[(（【]?\d{1,2}:\d{2}(?::\d{2})?(?:\s*[-–—~]\s*\d{1,2}:\d{2}(?::\d{2})?)?[\])）】]?)\s*/;

/** A line without the time before it. */
const withoutStamp = (line: string): string => line.replace(stamp, '');

const traitNames = Object.keys(lineTraits);

/** Turns of discourse that the words of a line show. */
export function traitsOf(words: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const name of traitNames) if (lineTraits[name]?.test(words)) found.add(name);
  return found;
}

/** Finds words of the families in a line. */
export const scanFamilies = createCueScanner(
  Object.entries(wordFamilies).flatMap(([family, words]) => wordsOf(words, family, 1)),
);

/** Which families the words of a line are of, how often each. */
export function familiesOf(words: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  scanFamilies(words, ({ tag }) => void found.set(tag, (found.get(tag) ?? 0) + 1));
  return found;
}

/** Where a line stands: near the beginning and the end by count, else by parts of the text. */
function placeOf(index: number, count: number): readonly string[] {
  const back = count - 1 - index;
  const places = [`part${Math.min(4, Math.floor((5 * index) / count))}`];
  if (index < 3) places.push(`at${index}`);
  if (back < 3) places.push(`back${back}`);
  return places;
}

const letterPairs = (words: string): readonly string[] => {
  const letters = words.replace(/[^\u3400-\u9fff]/g, ' ').slice(0, 60);
  const pairs: string[] = [];
  for (let at = 0; at + 1 < letters.length; at += 1) {
    const pair = letters.slice(at, at + 2);
    if (!pair.includes(' ')) pairs.push(`=${pair}`);
  }
  return pairs;
};

/** What a line is of by its build: the words that join, where it halts, how it begins and ends. */
function buildOf(words: string): readonly string[] {
  const found = new Set<string>();
  for (const [word] of words.matchAll(functionWords)) found.add(`~${word}`);
  const [first = ''] = /^[\p{L}\p{N}]{1,2}/u.exec(words) ?? [];
  if (first) found.add(`^${first}`).add(`^${first.slice(0, 1)}`);
  const [last = ''] = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u.exec(words) ?? [];
  if (last) found.add(`$${last}`);
  const halts = words.match(/[，,、；; ]/g)?.length ?? 0;
  found.add(`halts${Math.min(4, halts)}`);
  if (/^[^，。！？\s]{1,8}[：:]/.test(words)) found.add('label');
  if (/[？?]\s*$/.test(words)) found.add('asks');
  return [...found];
}

/** How many lines of a text begin in the same way as each. */
function alikeOf(bodies: readonly string[]): readonly number[] {
  const kinds = bodies.map((body) => listOpenings.findIndex((pattern) => pattern.test(body)));
  return kinds.map((kind, index) => {
    const first = bodies[index]?.slice(0, 1);
    if (kind >= 0) return kinds.filter((one) => one === kind).length;
    return bodies.filter((body) => body.slice(0, 1) === first).length;
  });
}

/** Features of every line of a text, in order. */
export function lineFeaturesOf(
  text: string,
  units: readonly Unit[],
  reading: Reading,
  roles: readonly RoleKey[],
): readonly LineFeatures[] {
  const bodies = units.map(({ from, to }) => withoutStamp(text.slice(from, to)).trim());
  const traits = bodies.map(traitsOf);
  const cues = scoreUnits(units, reading);
  const alike = alikeOf(bodies);
  const builds = bodies.map(buildOf);
  const families = bodies.map(familiesOf);
  const discourse = discourseOf(bodies);
  return units.map((unit, index) => {
    const features = new Map<string, number>([['bias', 1]]);
    const body = bodies[index] ?? '';
    const add = (name: string, value = 1): void => void features.set(name, value);
    for (const name of traits[index] ?? []) add(name);
    for (const name of traits[index - 1] ?? []) add(`<${name}`);
    for (const name of traits[index + 1] ?? []) add(`>${name}`);
    for (const name of builds[index] ?? []) add(name, 0.5);
    for (const [name, value] of discourse[index] ?? []) add(name, value);
    const same = alike[index] ?? 0;
    if (same >= 3) add('alike');
    if (Math.max(...alike) >= 3) add(same >= 3 ? 'inlist' : 'besidelist');
    for (const name of placeOf(index, units.length)) add(name);
    for (const name of letterPairs(body)) add(name, 0.3);
    for (const letter of body.replace(/[^\u3400-\u9fff]/g, '').slice(0, 60)) add(`*${letter}`, 0.3);
    for (const [family, times] of families[index] ?? []) add(`%${family}`, Math.min(2, Math.sqrt(times)));
    for (const family of families[index - 1]?.keys() ?? []) add(`<%${family}`, 0.5);
    for (const family of families[index + 1]?.keys() ?? []) add(`>%${family}`, 0.5);
    cues[index]?.forEach((score, role) => {
      if (score > 0) add(`cue.${roles[role]}`, 2 * Math.min(3, score));
    });
    if (unit.isOrdered) add('ordered');
    if (unit.isParagraph) add('paragraph');
    if (!unit.isSentence) add('breath');
    if (body.length <= 10) add('short');
    if (body.length >= 36) add('long');
    return features;
  });
}
