import { type Ticks, ticks } from '../time/ticks';
import type { Cue } from './cue';
import type { CueLook } from './cueLook';
import { ParseError } from './parseError';

const MAX_CHARACTERS = 5_000_000;
export const MAX_CUES = 20_000;
const TICKS_PER_MS = 120;

const arrow = /-->/;
const timing =
  /^\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[,.](\d{1,3})\s*-->\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[,.](\d{1,3})(?:\s(.*))?$/;

/** Lines of a file, without byte order mark, whatever its line ends. Throws ParseError `too-large`. */
export function linesOf(text: string): readonly string[] {
  if (text.length > MAX_CHARACTERS) throw new ParseError('too-large', 1);
  return text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
}

/** Hears of each cue that cannot be read; the others are read all the same. */
export type OnSkip = (error: ParseError) => void;

/** Keeps what was skipped, and throws the first of it where nothing else is left of the file. */
export function skipping(onSkip: OnSkip | undefined) {
  let first: ParseError | undefined;
  return {
    /** What `read` gives; undefined for a cue that cannot be read. */
    attempt<Value>(read: () => Value): Value | undefined {
      try {
        return read();
      } catch (error) {
        if (!(error instanceof ParseError)) throw error;
        first ??= error;
        onSkip?.(error);
        return undefined;
      }
    },
    throwIfNothingElse(count: number): void {
      if (count === 0 && first) throw first;
    },
  };
}

/**
 * The part that SRT and VTT share: a time line, then text up to an empty line. Lines before a time line (numbers, names)
 * are passed over, a cue with a bad time is skipped. Throws ParseError naming the line where no cue is left; a file with
 * text but without any time is `no-cues`.
 */
export function readCues(
  lines: readonly string[],
  from: number,
  read: (text: string, settings: string) => CueLook & { readonly text: string },
  onSkip?: OnSkip,
): readonly Cue[] {
  const cues: Cue[] = [];
  const { attempt, throwIfNothingElse } = skipping(onSkip);
  let index = from;
  while (index < lines.length) {
    const line = lines[index] ?? '';
    index += 1;
    if (!arrow.test(line)) continue;
    const number = index;
    const times = attempt(() => timesOf(line, number));
    const text: string[] = [];
    while (index < lines.length && (lines[index] ?? '').trim() !== '') {
      text.push(lines[index] ?? '');
      index += 1;
    }
    if (times) {
      const { settings, ...span } = times;
      const said = read(text.join('\n'), settings);
      if (said.text.trim()) cues.push({ ...span, ...said, text: said.text.trim() });
    }
    if (cues.length > MAX_CUES) throw new ParseError('too-many', index);
  }
  throwIfNothingElse(cues.length);
  if (cues.length === 0 && lines.slice(from).some((line) => line.trim())) throw new ParseError('no-cues', from + 1);
  return cues.toSorted((a, b) => a.start - b.start);
}

interface TimeLine {
  readonly start: Ticks;
  readonly end: Ticks;
  /** What stands behind the times (WebVTT). */
  readonly settings: string;
}

function timesOf(line: string, number: number): TimeLine {
  const match = timing.exec(line);
  if (!match) throw new ParseError('bad-time', number);
  const [, h1 = '0', m1 = '', s1 = '', ms1 = '', h2 = '0', m2 = '', s2 = '', ms2 = '', settings = ''] = match;
  if ([m1, s1, m2, s2].some((part) => Number(part) > 59)) throw new ParseError('bad-time', number);
  const time = (h: string, m: string, s: string, ms: string): Ticks =>
    ticks(
      ((Number(h) * 60 + Number(m)) * 60 + Number(s)) * 1000 * TICKS_PER_MS + Number(ms.padEnd(3, '0')) * TICKS_PER_MS,
    );
  const [start, end] = [time(h1, m1, s1, ms1), time(h2, m2, s2, ms2)];
  if (end <= start) throw new ParseError('ends-before-start', number);
  return { start, end, settings };
}

/** `hh:mm:ss,mmm`, to the nearest millisecond. */
export function clockOf(time: Ticks, point: ',' | '.'): string {
  const ms = Math.max(0, Math.round(time / TICKS_PER_MS));
  const two = (value: number): string => String(value).padStart(2, '0');
  const clock = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60]
    .map(two)
    .join(':');
  return `${clock}${point}${String(ms % 1000).padStart(3, '0')}`;
}

/** Text as it may stand in a cue: no empty lines, which would end it, and no arrow, which would begin another. */
export const cueText = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
    .replaceAll('-->', '\u2192');
