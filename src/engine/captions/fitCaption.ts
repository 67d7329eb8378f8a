import { type Ticks, ticks } from '../time/ticks';
import { breakBySense, type LineTaste } from './breakLines';
import type { Cue } from './cue';
import { captionLength } from './measure';
import { spokenLength } from './spoken';

interface FitOptions {
  /** Most characters at a time: the template variable's limit. */
  readonly limit: number;
  readonly start: Ticks;
  readonly duration: Ticks;
}

/** A clause with the mark that ends its caption; commas and full stops are not printed at the end of a caption, ! and ? are. */
const statement =
  /[^;:!?\u3002\uff1b\uff1a\uff01\uff1f\u2026\n]+[,;:!?\u3001\u3002\uff0c\uff1b\uff1a\uff01\uff1f\u2026\n"\u201d\u300d\u300f\uff09)]*/g;
const silentEnd = /[\s,;:\u3001\u3002\uff0c\uff1b\uff1a]+$/;

/** Whole clauses before even lengths, and never a particle alone. */
const wholeClauses: LineTaste = { line: 30, unevenness: 12, orphan: 90, insideClause: 60, mixture: 40 };

/**
 * The text in pieces of at most `limit` characters: short clauses share one, a full stop always ends one, and only a
 * clause that is longer than the limit is cut, between its phrases.
 */
export function captionPieces(text: string, limit: number): readonly string[] {
  const share = (part: string) => captionLength(part.replace(silentEnd, '').trim()) / limit;
  return (text.match(statement) ?? []).flatMap((part) =>
    breakBySense(part, share, wholeClauses).map((line) => line.text),
  );
}

/**
 * Spreads a spoken sentence over captions that fit the template: consecutive cues without gaps that together last
 * exactly `duration`, each as long as its part of the speech. Empty text gives no cue.
 */
export function fitCaption(text: string, { limit, start, duration }: FitOptions): readonly Cue[] {
  const pieces = captionPieces(text, limit);
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
