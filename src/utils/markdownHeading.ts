/** A heading of Markdown (`## text ##`): its level, 1–6, and its text without the closing marks; undefined for other lines. */
export function readMarkdownHeading(line: string): { readonly level: number; readonly text: string } | undefined {
  const [, marks, rest] = /^(#{1,6})\s+(.*)$/s.exec(line) ?? [];
  if (marks === undefined || rest === undefined) return undefined;
  const text = rest.trimEnd();
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  // C# ends with a letter of its own; closing marks stand apart.
  const isClosed = end === 0 || text[end - 1]?.trim() === '';
  return { level: marks.length, text: isClosed ? text.slice(0, end).trimEnd() : text };
}
