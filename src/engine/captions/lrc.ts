import { type Ticks, ticks } from '../time/ticks';
import type { Cue } from './cue';
import { linesOf, MAX_CUES } from './cueBlocks';
import { ParseError } from './parseError';

const TICKS_PER_MS = 120;
const stamp = /\[(\d{1,3}):(\d{2})(?:[.:](\d{1,3}))?\]/g;
const shift = /^\s*\[offset:\s*([+-]?\d{1,6})\s*\]/i;
/** A line that nothing follows, and the longest that a line stays; milliseconds. */
const LAST_MS = 3000;
const LONGEST_MS = 8000;

/** Whether a text is lyrics with times: some line begins with one. */
export const isLrc = (text: string): boolean => /^\s*\[\d{1,3}:\d{2}(?:[.:]\d{1,3})?\]/m.test(text);

/**
 * Cues of an LRC file (lyrics), in order of time. Each line stays until the next, eight seconds at most; a line with
 * several times is several cues, marks inside a line (`<00:12.30>`) are taken off, an empty line ends the one before.
 */
export function parseLrc(text: string): readonly Cue[] {
  const begins: { readonly at: number; readonly text: string }[] = [];
  let offset = 0;
  for (const [index, line] of linesOf(text).entries()) {
    offset = Number(shift.exec(line)?.[1] ?? offset);
    const said = line
      .replace(stamp, '')
      .replace(/<\d{1,3}:\d{2}(?:[.:]\d{1,3})?>/g, '')
      .trim();
    for (const [, minutes = '', seconds = '', part = ''] of line.matchAll(stamp))
      begins.push({ at: (Number(minutes) * 60 + Number(seconds)) * 1000 + Number(part.padEnd(3, '0')), text: said });
    if (begins.length > MAX_CUES) throw new ParseError('too-many', index + 1);
  }
  // A positive offset shows the words earlier.
  const sorted = begins.map((begin) => ({ ...begin, at: Math.max(0, begin.at - offset) })).sort((a, b) => a.at - b.at);
  return sorted.flatMap(({ at, text: words }, index) => {
    const next = sorted.slice(index + 1).find((other) => other.at > at)?.at ?? at + LAST_MS;
    return words ? [{ start: toTicks(at), end: toTicks(Math.min(next, at + LONGEST_MS)), text: words }] : [];
  });
}

const toTicks = (ms: number): Ticks => ticks(ms * TICKS_PER_MS);
