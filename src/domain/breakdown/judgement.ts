import type { RoleKey } from '../frameworks/types';
import { lineReadingOf } from './findCuts';
import type { Cut, LineJudgement, Span } from './types';

/** The lines of a text that are judged one by one. */
export const linesToJudge = (text: string): readonly Span[] =>
  lineReadingOf(text).units.map(({ from, to }) => ({ from, to }));

/**
 * Whether every line was judged once.
 * @returns the first line that is missing, judged twice, or not there; undefined where all is well
 */
export function judgementFault(judged: readonly LineJudgement[], count: number): number | undefined {
  const seen = new Set<number>();
  for (const { line } of judged) {
    if (seen.has(line) || line < 1 || line > count) return line;
    seen.add(line);
  }
  for (let line = 1; line <= count; line += 1) if (!seen.has(line)) return line;
  return undefined;
}

/**
 * Cuts by what a writing service says of each line. Neighbors of one role are one segment, as sure as the least sure of
 * them; each point is its own. Segments of the user's own stay where they are, with their roles.
 *
 * @param judged one for each of `linesToJudge(text)`
 * @param by name of the writer
 */
export function cutsByJudgement(
  text: string,
  judged: readonly LineJudgement[],
  known: readonly Cut[],
  by: string,
): readonly Cut[] {
  const byLine = new Map(judged.map((one) => [one.line, one]));
  const lines = linesToJudge(text).flatMap(({ from }, index) => {
    const told = byLine.get(index + 1);
    return told ? [{ from: index === 0 ? 0 : from, told }] : [];
  });
  const own = known.flatMap((cut, index) =>
    cut.isOwn ? [{ cut, from: cut.from, to: known[index + 1]?.from ?? text.length }] : [],
  );
  const cuts: Cut[] = [];
  for (const { from, told } of lines) {
    if (own.some((one) => from >= one.from && from < one.to)) continue;
    const last = cuts.at(-1);
    const isCutOff = own.some((one) => last && one.from > last.from && one.from <= from);
    if (last && !isCutOff && last.role === told.role && told.role !== 'point')
      cuts[cuts.length - 1] = { ...last, judged: lessSure(last.judged, told, by) };
    else cuts.push({ from, role: told.role, judged: lessSure(undefined, told, by) });
  }
  for (const { cut, to } of own) {
    cuts.push(cut);
    // What follows a segment of the user's own begins anew, also in the middle of a line.
    const isTaken = to >= text.length || own.some((one) => one.from === to) || cuts.some(({ from }) => from === to);
    const within = lines.findLast(({ from }) => from <= to);
    if (!isTaken && within)
      cuts.push({ from: to, role: within.told.role, judged: lessSure(undefined, within.told, by) });
  }
  return cuts.sort((a, b) => a.from - b.from);
}

function lessSure(known: Cut['judged'], { confidence, second }: LineJudgement, by: string): NonNullable<Cut['judged']> {
  if (known && known.confidence <= confidence) return known;
  return { by, confidence, ...(second ? { second } : {}) };
}

/** Segments whose role is another one than before. */
export function countChangedRoles(text: string, before: readonly Cut[], after: readonly Cut[]): number {
  const roleAt = (cuts: readonly Cut[], at: number): RoleKey | undefined =>
    cuts.findLast(({ from }) => from <= at)?.role;
  return linesToJudge(text).filter(({ from }) => roleAt(before, from) !== roleAt(after, from)).length;
}
