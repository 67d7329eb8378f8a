import type { RoleKey } from '../frameworks/types';
import { createCueScanner, wordsOf } from './cueScanner';
import { roleCues, rolePatterns } from './data/roleCues.data';
import { contrastPattern, numberPattern } from './data/words.data';
import type { Evidence } from './types';
import type { Unit } from './units';

export const readRoles = Object.keys(roleCues) as RoleKey[];

const scan = createCueScanner(
  readRoles.flatMap((role) => {
    const [strong, fair, faint] = roleCues[role] ?? ['', '', ''];
    return [...wordsOf(strong, role, 2), ...wordsOf(fair, role, 1), ...wordsOf(faint, role, 0.5)];
  }),
);

/** What was found in a text, for all roles at once. */
export interface Reading {
  readonly cues: readonly (Evidence & { readonly role: RoleKey; readonly weight: number })[];
  readonly marks: readonly Evidence[];
}

/** Numbers, contrasts, questions, exclamations of a text. */
function marksOf(text: string): Evidence[] {
  const found: Evidence[] = [];
  const add = (kind: Evidence['kind'], pattern: RegExp): void => {
    for (const match of text.matchAll(pattern))
      if (match[0]) found.push({ kind, word: match[0].trim(), from: match.index, to: match.index + match[0].length });
  };
  add('number', numberPattern);
  add('contrast', contrastPattern);
  add('question', /[？?]+/g);
  add('exclamation', /[！!]+/g);
  return found.sort((a, b) => a.from - b.from);
}

export function readText(text: string): Reading {
  const cues: (Evidence & { role: RoleKey; weight: number })[] = [];
  scan(text, ({ word, tag, weight }, at) =>
    cues.push({
      kind: 'cue',
      word: text.slice(at, at + word.length),
      from: at,
      to: at + word.length,
      role: tag,
      weight,
    }),
  );
  for (const [role, weight, pattern] of rolePatterns)
    for (const match of text.matchAll(pattern))
      cues.push({ kind: 'cue', word: match[0], from: match.index, to: match.index + match[0].length, role, weight });
  cues.sort((a, b) => a.from - b.from);
  return { cues, marks: marksOf(text) };
}

/** How much each role is spoken for in each unit, in the order of `readRoles`. */
export function scoreUnits(units: readonly Unit[], reading: Reading): readonly Float64Array[] {
  const scores = units.map(() => new Float64Array(readRoles.length));
  const place = new Map(readRoles.map((role, index) => [role, index]));
  const add = (unit: number, role: RoleKey, weight: number): void => {
    const row = scores[unit];
    const index = place.get(role);
    if (row && index !== undefined) row[index] = (row[index] ?? 0) + weight;
  };
  each(units, reading.cues, (unit, { role, weight }) => add(unit, role, weight));
  each(units, reading.marks, (unit, { kind }) => {
    if (kind === 'number') {
      add(unit, 'evidence', 0.6);
      add(unit, 'feature', 0.4);
    }
    if (kind === 'contrast') {
      add(unit, 'twist', 0.6);
      add(unit, 'punchline', 0.3);
    }
    if (kind === 'question') {
      add(unit, 'question', 0.9);
      add(unit, 'hook', 0.6);
      add(unit, 'pain', 0.4);
    }
  });
  units.forEach((unit, index) => {
    if (unit.isOrdered) add(index, 'point', 3);
    // A long unit has more words by chance alone.
    const row = scores[index];
    const length = Math.max(1, Math.sqrt((unit.to - unit.from) / 24));
    row?.forEach((score, role) => {
      row[role] = Math.min(4.5, score / length);
    });
  });
  return scores;
}

/** Hands each finding to the unit it lies in; both in order of their places. */
export function each<T extends { readonly from: number }>(
  units: readonly { readonly from: number; readonly to: number }[],
  found: readonly T[],
  visit: (unit: number, item: T) => void,
): void {
  let at = 0;
  for (const item of found) {
    while (at < units.length && (units[at]?.to ?? 0) <= item.from) at += 1;
    if (at >= units.length) return;
    visit(at, item);
  }
}
