import type { RoleKey } from '../frameworks/types';
import type { Cut } from './types';

const strong = /[。！？!?…\n]/;
const weak = /[，,；;：:、]/;

/** Where one may cut: after a mark and the marks and spaces that belong to it. */
function breaksIn(text: string, from: number, to: number, marks: RegExp): number[] {
  const found: number[] = [];
  for (let at = Math.max(0, from - 1); at < to; at += 1) {
    if (!marks.test(text[at] ?? '')) continue;
    let end = at + 1;
    while (end < text.length && /[\s”’"'」』）)。！？!?…]/.test(text[end] ?? '')) end += 1;
    if (end >= from && end <= to) found.push(end);
    at = end - 1;
  }
  return found;
}

/**
 * The place between `from` and `to` where a sentence ends nearest to `at`; without one, where a clause ends; with neither,
 * `at` itself when no direction is asked for. `direction` takes only places before (-1) or after (1) `at`, clauses too.
 */
function nearestBreak(text: string, at: number, from: number, to: number, direction?: -1 | 1): number | undefined {
  if (to < from) return undefined;
  const fits = (place: number): boolean => direction === undefined || Math.sign(place - at) === direction;
  const nearest = (places: readonly number[]): number | undefined =>
    places.filter(fits).sort((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
  if (direction !== undefined) return nearest([...breaksIn(text, from, to, strong), ...breaksIn(text, from, to, weak)]);
  const found = nearest(breaksIn(text, from, to, strong)) ?? nearest(breaksIn(text, from, to, weak));
  return found ?? Math.min(to, Math.max(from, at));
}

/** Edits of the segments. Each returns new cuts, or the same ones where there is nothing to do. */

export const changeRole = (cuts: readonly Cut[], index: number, role: RoleKey): readonly Cut[] =>
  cuts[index] === undefined || cuts[index]?.role === role
    ? cuts
    : cuts.map((cut, at) => (at === index ? { from: cut.from, role, isOwn: true } : cut));

/** The type of a hook as the user says; whoever names it says that it is one. */
export const changeHook = (cuts: readonly Cut[], index: number, hook: string): readonly Cut[] =>
  cuts[index]?.role !== 'hook' || cuts[index].hook === hook
    ? cuts
    : cuts.map((cut, at) => (at === index ? { from: cut.from, role: cut.role, isOwn: true, hook } : cut));

/** Joins a segment with the one after it; the first one's role stays. */
export function mergeWithNext(cuts: readonly Cut[], index: number): readonly Cut[] {
  if (cuts[index + 1] === undefined || cuts[index] === undefined) return cuts;
  return cuts.flatMap((cut, at) => (at === index + 1 ? [] : [at === index ? { ...cut, isOwn: true } : cut]));
}

/**
 * Cuts a segment in two where a sentence, else a clause, ends nearest to `at` (default: its middle). A segment without
 * room for two stays whole.
 */
export function splitAt(text: string, cuts: readonly Cut[], index: number, at?: number): readonly Cut[] {
  const cut = cuts[index];
  if (!cut) return cuts;
  const end = cuts[index + 1]?.from ?? text.length;
  const place = nearestBreak(text, at ?? Math.round((cut.from + end) / 2), cut.from + 1, end - 1);
  if (place === undefined || !hasWords(text, cut.from, place) || !hasWords(text, place, end)) return cuts;
  const second: Cut = { from: place, role: cut.role, isOwn: true };
  return [...cuts.slice(0, index), { ...cut, isOwn: true }, second, ...cuts.slice(index + 1)];
}

/** Moves the beginning of a segment to a place of the text; neither neighbor loses its last word. */
export function moveBorder(text: string, cuts: readonly Cut[], index: number, to: number): readonly Cut[] {
  const [before, cut] = [cuts[index - 1], cuts[index]];
  if (!before || !cut) return cuts;
  const end = cuts[index + 1]?.from ?? text.length;
  const place = Math.min(end - 1, Math.max(before.from + 1, Math.round(to)));
  if (place === cut.from || !hasWords(text, before.from, place) || !hasWords(text, place, end)) return cuts;
  return cuts.map((item, at) => (at === index ? { ...item, from: place, isOwn: true } : item));
}

/** Moves a border to the clause before (-1) or after (1) it. */
export function nudgeBorder(text: string, cuts: readonly Cut[], index: number, direction: -1 | 1): readonly Cut[] {
  const [before, cut] = [cuts[index - 1], cuts[index]];
  if (!before || !cut) return cuts;
  const end = cuts[index + 1]?.from ?? text.length;
  const place =
    direction === 1
      ? nearestBreak(text, cut.from, skipSpace(text, cut.from) + 1, end - 1, 1)
      : nearestBreak(text, cut.from, before.from + 1, skipSpaceBack(text, cut.from) - 1, -1);
  return place === undefined ? cuts : moveBorder(text, cuts, index, place);
}

function skipSpace(text: string, at: number): number {
  let place = at;
  while (/\s/.test(text[place] ?? '')) place += 1;
  return place;
}

function skipSpaceBack(text: string, at: number): number {
  let place = at;
  while (/\s/.test(text[place - 1] ?? '')) place -= 1;
  return place;
}

const hasWords = (text: string, from: number, to: number): boolean => /[\p{L}\p{N}]/u.test(text.slice(from, to));
