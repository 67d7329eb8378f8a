const isIn = (marks: string, character: string): boolean => marks.includes(character) || character.trim() === '';

/** A text without white space and these marks at its end. A pattern ending in `$` would try every run of marks anew. */
export function trimEndMarks(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && isIn(marks, text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** A text without white space and these marks at its beginning. */
export function trimStartMarks(text: string, marks: string): string {
  let start = 0;
  while (start < text.length && isIn(marks, text[start] ?? '')) start += 1;
  return text.slice(start);
}
