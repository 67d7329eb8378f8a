import { unitsOf } from '../unitsOf';

export const endsSentence = unitsOf('。!?;\n\f');
export const endsClause = unitsOf(',、:');

export type Range = readonly [from: number, to: number];

/** Stretches of a text between the signs that end them. */
export function rangesIn(folded: string, from: number, to: number, ends: Uint8Array): Range[] {
  const ranges: Range[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    if (at < to && ends[folded.charCodeAt(at)] === 0) continue;
    if (at > start) ranges.push([start, at]);
    start = at + 1;
  }
  return ranges;
}
