import { createCueScanner, wordsOf } from './cueScanner';
import { hookCues } from './data/hookCues.data';
import { hookFamilies } from './data/hookFamilies.data';
import { hookTraits } from './data/hookTraits.data';
import { functionWords } from './data/lineTraits.data';
import { discourseOf } from './discourse';
import { familiesOf, type LineFeatures, traitsOf } from './lineFeatures';
import { countCharacters } from './statistics';

/** What is heard in the first three seconds, characters. */
const THREE_SECONDS = 15;
/** More of a text than this is no longer its opening, characters. */
export const MAX_OPENING = 90;

const stamp = /^\s*(?:[[(（【]?\d{1,2}:\d{2}(?::\d{2})?[\])）】]?\s*)/;
const traits = Object.entries(hookTraits);
/** Finds words of the families in an opening. */
export const scanHookFamilies = createCueScanner(
  Object.entries(hookFamilies).flatMap(([family, words]) => wordsOf(words, family, 1)),
);

/** Where the first sentence ends: what is said at the very beginning tells most. Speech without marks ends where one breathes. */
function splitOpening(text: string): readonly [string, string] {
  const body = text.replace(stamp, '').trim().slice(0, MAX_OPENING);
  let end = /^.{4,}?(?:[。！？!?…\n]+["”」』]?|$)/su.exec(body)?.[0].length ?? body.length;
  if (end > 40) end = /^[^，,]{12,40}?(?<=[\u3400-\u9fff\d])\s/u.exec(body)?.[0].length ?? end;
  return [body.slice(0, end).trim(), body.slice(end).trim()];
}

/** How much the rules say for each type: the first sign of a kind counts whole, what comes late counts less. */
export function cueWeightsOf(opening: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { id, weight, pattern } of hookCues) {
    let times = 0;
    for (const match of opening.matchAll(pattern)) {
      if (!match[0]) continue;
      const early = match.index <= THREE_SECONDS ? 1 : 0.75;
      found.set(id, (found.get(id) ?? 0) + weight * early * (times === 0 ? 1 : 0.3));
      times += 1;
    }
  }
  return found;
}

/** Whether two neighboring clauses are built alike: letters that both have in the same order. */
function likenessOf(clauses: readonly string[]): number {
  let most = 0;
  for (let at = 1; at < clauses.length; at += 1) {
    const [a = '', b = ''] = [clauses[at - 1], clauses[at]];
    if (a.length < 3 || b.length < 3) continue;
    let row = new Array<number>(b.length + 1).fill(0);
    for (const letter of a) {
      const next = [0];
      for (let to = 1; to <= b.length; to += 1)
        next.push(b[to - 1] === letter ? (row[to - 1] ?? 0) + 1 : Math.max(row[to] ?? 0, next[to - 1] ?? 0));
      row = next;
    }
    const common = row.at(-1) ?? 0;
    if (common >= 2) most = Math.max(most, common / Math.min(a.length, b.length));
  }
  return most;
}

function addShape(words: string, add: (name: string, value?: number) => void): void {
  const clauses = words.split(/[，,。！？!?；;、\s]+/).filter(Boolean);
  const length = countCharacters(words);
  add(`length${Math.min(5, Math.floor(length / 9))}`, 0.6);
  add(`clauses${Math.min(5, clauses.length)}`, 0.6);
  const likeness = likenessOf(clauses);
  if (likeness >= 0.35) add('parallel', Math.min(1, likeness * 1.5));
  const [first = ''] = /[\p{L}\p{N}]{1,2}/u.exec(words) ?? [];
  if (first) {
    add(`^${first}`, 0.6);
    add(`^${first.slice(0, 1)}`, 0.6);
  }
  const [last = ''] = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u.exec(words) ?? [];
  if (last) add(`$${last}`, 0.6);
}

/** What a line is told by also tells of an opening: its turns, what its words speak of, how its clauses are built. */
function addLine(words: string, add: (name: string, value?: number) => void): void {
  for (const name of traitsOf(words)) add(`line.${name}`, 0.7);
  for (const [family, times] of familiesOf(words)) add(`line.%${family}`, 0.5 * Math.min(2, Math.sqrt(times)));
  for (const name of discourseOf([words])[0]?.keys() ?? []) if (name.startsWith('&')) add(`line.${name}`, 0.7);
}

/** What the opening of a text shows: its first sentence above all, the next one faintly. */
export function hookFeaturesOf(text: string): LineFeatures {
  const [first, rest] = splitOpening(text);
  const features = new Map<string, number>([['bias', 1]]);
  const add = (name: string, value = 1): void => void features.set(name, Math.max(features.get(name) ?? 0, value));
  for (const [name, pattern] of traits) {
    if (pattern.test(first)) add(name);
    if (rest && pattern.test(rest)) add(`>${name}`, 0.4);
  }
  const cues = cueWeightsOf(first);
  const most = Math.max(0, ...cues.values());
  for (const [id, weight] of cues) {
    add(`cue.${id}`, Math.min(2, weight / 2));
    if (weight === most) add(`top.${id}`);
  }
  scanHookFamilies(first, ({ tag }) => add(`%${tag}`));
  if (rest) scanHookFamilies(rest, ({ tag }) => add(`>%${tag}`, 0.4));
  for (const [word] of first.matchAll(functionWords)) add(`~${word}`, 0.5);
  addShape(first, add);
  addLine(first, add);
  const letters = first.replace(/[^\u3400-\u9fff]/g, ' ');
  for (const letter of letters) if (letter !== ' ') add(`*${letter}`, 0.3);
  for (let at = 0; at + 1 < letters.length; at += 1) {
    const pair = letters.slice(at, at + 2);
    if (!pair.includes(' ')) add(`=${pair}`, 0.4);
  }
  return features;
}
