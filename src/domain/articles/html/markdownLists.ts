const TAB = 4;

interface Mark {
  readonly tag: 'ul' | 'ol';
  /** `-`, `*`, `.` …: another one begins another list. */
  readonly sign: string;
  readonly number: number;
  /** Columns before the mark, and before what stands behind it. */
  readonly indent: number;
  readonly content: number;
  readonly text: string;
}

const widthOf = (space: string): number => [...space].reduce((sum, sign) => sum + (sign === '\t' ? TAB : 1), 0);
const indentOf = (line: string): number => widthOf(/^\s*/.exec(line)?.[0] ?? '');

function dedent(line: string, columns: number): string {
  let at = 0;
  let width = 0;
  while (at < line.length && width < columns && /\s/.test(line[at] ?? '')) {
    width += line[at] === '\t' ? TAB : 1;
    at += 1;
  }
  return line.slice(at);
}

/** The mark that an item begins with; undefined for other lines. `3.5` is a number, not the third item. */
export function readItemMark(line: string): Mark | undefined {
  const [, before = '', bullet, digits = '', sign = '', space = '', text = ''] =
    /^(\s*)(?:([-*+•·])(?=\s)|(\d{1,4})([.)\u3001])(?!\d))(\s*)(.*)$/s.exec(line) ?? [];
  if (bullet === undefined && (digits === '' || text === '')) return undefined;
  const indent = widthOf(before);
  const content = indent + (bullet ?? `${digits}${sign}`).length + Math.max(1, Math.min(TAB, widthOf(space)));
  return bullet === undefined
    ? { tag: 'ol', sign, number: Number(digits), indent, content, text }
    : { tag: 'ul', sign: bullet, number: 1, indent, content, text };
}

interface ReadList {
  readonly html: string;
  /** The first line behind it. */
  readonly end: number;
}

/**
 * A list with all that belongs to its items by indentation: further paragraphs, code, lists in it.
 * @param first mark of the line at `at`
 * @param readBlocks reads the lines of an item
 */
export function readMarkdownList(
  lines: readonly string[],
  at: number,
  first: Mark,
  readBlocks: (lines: readonly string[]) => string,
): ReadList {
  const items: string[] = [];
  let mark: Mark | undefined = first;
  let end = at;
  while (mark) {
    const own: string[] = [mark.text];
    const { indent, content }: Mark = mark;
    end += 1;
    let next = end;
    while (next < lines.length) {
      const line = lines[next] ?? '';
      if (line.trim() === '') {
        next += 1;
        continue;
      }
      // Two columns are enough: many write so below a number, too.
      if (indentOf(line) < Math.min(content, indent + 2)) break;
      while (end < next) {
        own.push('');
        end += 1;
      }
      own.push(dedent(line, content));
      end += 1;
      next = end;
    }
    items.push(`<li>${readBlocks(own) || '<p></p>'}</li>`);
    while (next < lines.length && lines[next]?.trim() === '') next += 1;
    const following: Mark | undefined = readItemMark(lines[next] ?? '');
    const isApart: boolean = next > end && following?.number === 1 && items.length > 1 && mark.number > 1;
    mark = following?.tag === first.tag && following.sign === first.sign && !isApart ? following : undefined;
    if (mark) end = next;
  }
  const start = first.tag === 'ol' ? ` start="${first.number}"` : '';
  return { html: `<${first.tag}${start}>${items.join('')}</${first.tag}>`, end };
}
