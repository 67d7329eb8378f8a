import { addSign, lengthOf, type Signs, signsOf } from '../../compliance/judge/features';
import type { Range } from '../../compliance/judge/ranges';
import { normalize } from '../../compliance/normalize';
import { writtenNumeral } from '../numerals.data';
import { bySources } from '../sourcesOf';
import type { FactSource } from '../types';

/** What the data of goods say, as runs of one, two and three characters. */
export type KnownRuns = ReadonlySet<string>;

const LONGEST_RUN = 3;

/** Runs of characters of a record; read once for each array of sources. */
export const runsOf = bySources((sources: readonly FactSource[]): KnownRuns => {
  const runs = new Set<string>();
  for (const source of sources) {
    const text = normalize(`${source.label}:${source.text}`).text;
    for (let at = 0; at < text.length; at += 1)
      for (let length = 1; length <= LONGEST_RUN; length += 1) runs.add(text.slice(at, at + length));
    for (const [number] of text.matchAll(/[\d.]+/g)) runs.add(number);
  }
  return runs;
});

/** The part of a clause's runs that the data have too, 0–1. */
function knownShare(clause: string, length: number, known: KnownRuns): number {
  const count = clause.length - length + 1;
  if (count < 1) return 0;
  let found = 0;
  for (let at = 0; at < count; at += 1) if (known.has(clause.slice(at, at + length))) found += 1;
  return found / count;
}

/** How far around a clause is listened, folded units. */
const NEAR = 8;

/**
 * The signs of a clause: its words, as the judge of claims hears them, how much of it the data of the goods say, its
 * numbers, and what stands around it.
 *
 * @param folded the text as it is searched; the clause is [from, to) of it
 * @param hits what `familyHits` found in the text; [firstHit, lastHit) of it lie in the clause
 * @param wanted pairs of families that are worth telling; none given = all
 * @returns arrays that the next call overwrites
 */
export function clauseSigns(
  folded: string,
  [from, to]: Range,
  hits: readonly number[],
  lying: readonly [number, number],
  known: KnownRuns,
  wanted?: Uint8Array,
): Signs {
  const signs = signsOf(folded, [from, to], hits, lying, wanted);
  const clause = folded.slice(from, to);
  const weight = lengthOf([from, to]);
  const add = (name: string, value: number): void => addSign(name, value * weight);
  for (const length of [1, 2, 3]) {
    const share = knownShare(clause, length, known);
    add(`~known${length}`, share);
    add(`~known${length}.${Math.floor(share * 5)}`, 0.4);
  }
  const numbers = clause.match(/[\d.]+/g) ?? [];
  if (numbers.length > 0) add(numbers.every((number) => known.has(number)) ? '~numbersKnown' : '~numbersNew', 0.6);
  if (writtenNumeral.test(clause)) add('~numerals', 0.4);
  add(`~length${Math.min(6, (to - from) >> 2)}`, 0.3);
  for (let at = Math.max(0, from - NEAR); at + 1 < from; at += 1) add(`<${folded.slice(at, at + 2)}`, 0.08);
  for (let at = to; at + 1 < Math.min(folded.length, to + NEAR); at += 1) add(`>${folded.slice(at, at + 2)}`, 0.08);
  return signs;
}

/** Names of the signs beside those of words, as `clauseSigns` gives them to a text. */
export function namesBeside(folded: string): readonly string[] {
  const names: string[] = ['~numbersKnown', '~numbersNew', '~numerals'];
  for (let length = 0; length <= 6; length += 1) names.push(`~length${length}`);
  for (const length of [1, 2, 3]) {
    names.push(`~known${length}`);
    for (let part = 0; part <= 5; part += 1) names.push(`~known${length}.${part}`);
  }
  for (let at = 0; at + 1 < folded.length; at += 1)
    names.push(`<${folded.slice(at, at + 2)}`, `>${folded.slice(at, at + 2)}`);
  return names;
}
