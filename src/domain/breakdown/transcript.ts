import type { Cue } from '../../engine/captions/cue';
import { toSeconds } from '../../engine/time/ticks';
import type { SourceText, TimeMark } from './types';

interface SpokenPiece {
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A transcript with its times as one text: a line a cue. Pieces without words are left out. */
export function transcriptOf(pieces: readonly SpokenPiece[]): SourceText {
  const marks: TimeMark[] = [];
  let text = '';
  for (const { start, end, text: said } of pieces) {
    const line = said.replace(/\s+/g, (blank) => (blank.includes('\n') ? ' ' : blank)).trim();
    if (line === '') continue;
    if (text !== '') text += '\n';
    marks.push({ from: text.length, to: text.length + line.length, start, end: Math.max(start, end) });
    text += line;
  }
  return { text, marks };
}

export const transcriptOfCues = (cues: readonly Cue[]): SourceText =>
  transcriptOf(cues.map(({ start, end, text }) => ({ start: toSeconds(start), end: toSeconds(end), text })));
