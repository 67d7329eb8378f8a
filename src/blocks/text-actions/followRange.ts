export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Where a stretch of a plain text stands after an edit: before it, behind it or within it. */
export function followRange(range: TextRange, before: string, after: string): TextRange {
  if (before === after) return range;
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  const grown = after.length - before.length;
  const oldEnd = before.length - tail;
  // Typed exactly at a border: it is no part of the stretch.
  const from = range.from >= oldEnd ? range.from + grown : Math.min(range.from, head);
  const to = range.to <= head ? range.to : range.to >= oldEnd ? range.to + grown : oldEnd + grown;
  return { from, to: Math.max(from, to) };
}
