import { type Ticks, ticks } from '../time/ticks';
import { breakBySense, type LineTaste } from './breakLines';
import type { Cue } from './cue';
import { captionLength } from './measure';
import { spokenLength } from './spoken';

/** How much a template shows at a time, in characters as captions count. */
export interface CaptionRoom {
  /** Most characters: the template variable's limit. */
  readonly limit: number;
  /** Characters in a line at the template's own size, and lines; absent = not looked at. */
  readonly line?: number;
  readonly lines?: number;
}

interface FitOptions extends CaptionRoom {
  readonly start: Ticks;
  readonly duration: Ticks;
}

/** A clause with the mark that ends its caption; commas and full stops are not printed at the end of a caption, ! and ? are. */
const statement =
  /[^;:!?\u3002\uff1b\uff1a\uff01\uff1f\u2026\n]+[,;:!?\u3001\u3002\uff0c\uff1b\uff1a\uff01\uff1f\u2026\n"\u201d\u300d\u300f\uff09)]*/g;
const silentEnd = /[\s,;:\u3001\u3002\uff0c\uff1b\uff1a]+$/;

/** Whole clauses before even lengths, and never a particle alone. */
const wholeClauses: LineTaste = { line: 30, unevenness: 12, orphan: 90, insideClause: 60, mixture: 40 };

const clause = /[^,\u3001\uff0c]+[,\u3001\uff0c]*/g;

/** Whether clauses that each fit a line need more lines than there are: such a piece would be shown in smaller letters. */
function asksForMoreLines(part: string, { line, lines }: CaptionRoom): boolean {
  // A bar of one line shrinks what stands on it.
  if (!line || !lines || lines === 1) return false;
  const widths = (part.match(clause) ?? []).map(captionLength);
  // A mark at the end of a line hangs over; a clause wider than a line is broken inside anyway.
  if (widths.length <= lines || widths.some((width) => width > line + 1)) return false;
  let count = 1;
  let filled = 0;
  for (const width of widths) {
    if (filled > 0 && filled + width > line) {
      count += 1;
      filled = 0;
    }
    filled += width;
  }
  return count > lines;
}

/**
 * The text in pieces that have room at a time: short clauses share one, a full stop always ends one, and only a clause
 * that is longer than the limit is cut, between its phrases.
 */
export function captionPieces(text: string, room: CaptionRoom): readonly string[] {
  const share = (part: string) => {
    const shown = part.replace(silentEnd, '').trim();
    return asksForMoreLines(shown, room) ? 2 : captionLength(shown) / room.limit;
  };
  return (text.match(statement) ?? []).flatMap((part) =>
    breakBySense(part, share, wholeClauses).map((line) => line.text),
  );
}

/**
 * Spreads a spoken sentence over captions that fit the template: consecutive cues without gaps that together last
 * exactly `duration`, each as long as its part of the speech. Empty text gives no cue.
 */
export function fitCaption(text: string, { start, duration, ...room }: FitOptions): readonly Cue[] {
  const pieces = captionPieces(text, room);
  const lengths = pieces.map((piece) => Math.max(0.5, spokenLength(piece)));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let spoken = 0;
  return pieces.flatMap((piece, index) => {
    const from = ticks(start + (duration * spoken) / total);
    spoken += lengths[index] ?? 0;
    const end = index === pieces.length - 1 ? ticks(start + duration) : ticks(start + (duration * spoken) / total);
    const shown = piece.replace(silentEnd, '').trim() || piece;
    return end > from ? [{ start: from, end, text: shown }] : [];
  });
}
