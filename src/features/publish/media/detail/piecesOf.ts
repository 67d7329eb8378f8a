import type { Mark } from '@/domain/compliance';

interface Piece {
  readonly from: number;
  readonly text: string;
  readonly mark?: Mark;
}

/** A text cut at its marks; marks in order, not overlapping. */
export function piecesOf(text: string, marks: readonly Mark[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.from > at) pieces.push({ from: at, text: text.slice(at, mark.from) });
    pieces.push({ from: mark.from, text: text.slice(mark.from, mark.to), mark });
    at = mark.to;
  }
  if (at < text.length) pieces.push({ from: at, text: text.slice(at) });
  return pieces;
}
