interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface Piece {
  readonly text: string;
  readonly from: number;
  /** Index of the mark in the list; absent between marks. */
  readonly mark?: number;
}

/** The text cut at its marks; marks outside it are cut off, those that overlap an earlier one are left out. */
export function cutAtMarks(text: string, marks: readonly Stretch[]): Piece[] {
  const cut: Piece[] = [];
  let at = 0;
  for (const [index, mark] of marks.entries()) {
    if (mark.from < at || mark.from >= text.length || mark.to <= mark.from) continue;
    if (mark.from > at) cut.push({ text: text.slice(at, mark.from), from: at });
    cut.push({ text: text.slice(mark.from, mark.to), from: mark.from, mark: index });
    at = Math.min(mark.to, text.length);
  }
  if (at < text.length) cut.push({ text: text.slice(at), from: at });
  return cut;
}
