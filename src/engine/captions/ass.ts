import { type Ticks, ticks } from '../time/ticks';
import { type AssSheet, assPlace, readAssSheet, shareOf, styleOf } from './assStyles';
import { readAssText } from './assText';
import type { Cue } from './cue';
import { linesOf, MAX_CUES, type OnSkip, skipping } from './cueBlocks';
import { lookOf } from './cueLook';
import { ParseError } from './parseError';

const TICKS_PER_HUNDREDTH = 1200;
const clock = /^\s*(\d{1,3}):(\d{1,2}):(\d{1,2})[.,:](\d{1,3})\s*$/;
/** Columns of a file that names none. */
const usualColumns = 'layer,start,end,style,name,marginl,marginr,marginv,effect,text'.split(',');

/**
 * Cues of an Advanced SubStation Alpha (or SSA) file, in order of time, with color and place where the file names them.
 * Fonts, drawings and comments are passed over, karaoke becomes word times, lines of the same words at the same time (an
 * outline under its text) are one. An empty file gives none. A line with a bad time is skipped; throws
 * ParseError naming it where no other is left.
 */
export function parseAss(text: string, onSkip?: OnSkip): Cue[] {
  const lines = linesOf(text);
  let isEvents = false;
  let hasEvents = false;
  let columns: readonly string[] = usualColumns;
  const sheet = readAssSheet(lines);
  const cues = new Map<string, Cue>();
  const { attempt, throwIfNothingElse } = skipping(onSkip);
  for (const [index, line] of lines.entries()) {
    const section = /^\s*\[([^\]]+)\]\s*$/.exec(line);
    if (section) {
      isEvents = section[1]?.toLowerCase() === 'events';
      hasEvents ||= isEvents;
    }
    if (!isEvents) continue;
    const named = /^\s*Format\s*:(.*)$/i.exec(line);
    if (named) columns = (named[1] ?? '').split(',').map((name) => name.trim().toLowerCase());
    const said = /^\s*Dialogue\s*:\s?(.*)$/i.exec(line);
    if (!said) continue;
    const cue = attempt(() => cueOf(said[1] ?? '', { columns, sheet }, index + 1));
    if (cue) cues.set(`${cue.start} ${cue.end} ${cue.text}`, cue);
    if (cues.size > MAX_CUES) throw new ParseError('too-many', index + 1);
  }
  throwIfNothingElse(cues.size);
  if (!hasEvents && lines.some((line) => line.trim())) throw new ParseError('no-header', 1);
  return [...cues.values()].sort((a, b) => a.start - b.start);
}

interface AssHeads {
  readonly columns: readonly string[];
  readonly sheet: AssSheet;
}

function cueOf(line: string, { columns, sheet }: AssHeads, number: number): Cue | undefined {
  const cells = line.split(',');
  const cell = (name: string): string => cells[columns.indexOf(name)] ?? '';
  const start = timeOf(cell('start'), number);
  const end = timeOf(cell('end'), number);
  // The text is the last column: its commas are its own.
  const style = styleOf(sheet, cell('style'));
  const { text, words, color, codes } = readAssText(cells.slice(columns.length - 1).join(','), style.color);
  if (!text) return undefined;
  if (end <= start) throw new ParseError('ends-before-start', number);
  const [left, right] = ['marginl', 'marginr'].map((name) => shareOf(cell(name), sheet.width));
  const vertical = shareOf(cell('marginv'), sheet.height);
  const margins = { ...(left && { left }), ...(right && { right }), ...(vertical && { vertical }) };
  const look = lookOf(color, assPlace(codes, sheet, { style, margins }));
  return { start, end, text, ...look, ...(words.length > 0 ? { words } : {}) };
}

function timeOf(text: string, line: number): Ticks {
  const [, hours, minutes, seconds, part = ''] = clock.exec(text) ?? [];
  if (hours === undefined || Number(minutes) > 59 || Number(seconds) > 59) throw new ParseError('bad-time', line);
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return ticks((whole * 100 + Number(part) * 10 ** (2 - part.length)) * TICKS_PER_HUNDREDTH);
}
