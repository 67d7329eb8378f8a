/** A row of a table by the names of its columns, as it was read. */
export type NamedLine<Column extends string> = { readonly row: number } & Readonly<Record<Column, string>>;

export interface NamedTable<Column extends string> {
  readonly lines: readonly NamedLine<Column>[];
  /** Why the table as a whole is not taken. */
  readonly refusal?: 'heading' | 'empty' | 'tooMany';
  /** For `heading`: the needed columns that no row names, by the row that comes nearest. */
  readonly missing?: readonly Column[];
}

interface NamedColumns<Column extends string> {
  readonly columns: readonly Column[];
  /** What people write above a column, without spaces, stars and what stands in brackets. */
  readonly headings: Readonly<Record<Column, RegExp>>;
  /** Without one of them the table is none of this kind. */
  readonly needed: readonly Column[];
  readonly maxRows: number;
}

/** How far down the headings may stand: tables often begin with a title. */
const HEADING_ROWS = 10;

/**
 * Lines out of the rows of a table. Columns are told by their headings, in whatever order; rows above the heading and
 * empty rows are passed over. `row` counts from 1, as Excel does.
 */
export function readNamedColumns<Column extends string>(
  rows: readonly (readonly string[])[],
  { columns, headings, needed, maxRows }: NamedColumns<Column>,
): NamedTable<Column> {
  const plain = (cell: string | undefined): string =>
    (cell ?? '')
      .normalize('NFKC')
      .replace(/\([^()]*\)/g, '')
      .replace(/[\s*:]/g, '');
  const placeIn = (row: readonly string[], column: Column): number =>
    row.findIndex((cell) => headings[column].test(plain(cell)));
  const missingIn = (row: readonly string[]) => needed.filter((column) => placeIn(row, column) < 0);
  const missing = rows.slice(0, HEADING_ROWS).map(missingIn);
  const head = missing.findIndex((columns) => columns.length === 0);
  if (head < 0) {
    const nearest = missing.reduce((least, next) => (next.length < least.length ? next : least), needed);
    return { lines: [], refusal: 'heading', missing: nearest };
  }
  const places = columns.map((column) => [column, placeIn(rows[head] ?? [], column)] as const);
  const lines = rows.slice(head + 1).flatMap((row, index) => {
    const cells = places.map(([column, at]) => [column, (row[at] ?? '').trim()] as const);
    if (cells.every(([, text]) => text === '')) return [];
    return [{ row: head + index + 2, ...Object.fromEntries(cells) } as NamedLine<Column>];
  });
  if (lines.length === 0) return { lines, refusal: 'empty' };
  return lines.length > maxRows ? { lines, refusal: 'tooMany' } : { lines };
}

/** The table among the sheets of a file: the first that can be taken, else the first with a heading. */
export function findNamedTable<Column extends string>(
  sheets: readonly { readonly rows: readonly (readonly string[])[] }[],
  read: (rows: readonly (readonly string[])[]) => NamedTable<Column>,
): NamedTable<Column> {
  const tables = sheets.map(({ rows }) => read(rows));
  return (
    tables.find(({ refusal }) => !refusal) ??
    tables.find(({ refusal }) => refusal !== 'heading') ??
    tables[0] ??
    read([])
  );
}

/** What a spreadsheet would run when the text comes back to it in an export. */
export const isFormula = (text: string): boolean => /^[=+\-@\t\r＝＋－＠]/.test(text);
