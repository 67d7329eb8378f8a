import { exampleMark, type GoodsColumnKey, goodsColumns } from './columns.data';
import { goodsLimits } from './limits';

export interface GoodsTable {
  /** Index of the heading row. */
  readonly head: number;
  /** Index of each known column. */
  readonly at: Readonly<Partial<Record<GoodsColumnKey, number>>>;
  /** Headings that nothing is made of. */
  readonly unknown: readonly string[];
  /** Two columns with the same meaning: the title of the second. */
  readonly repeated: readonly string[];
}

export type TableProblem = 'no_heading' | 'no_rows' | 'too_many_rows';

/** Headings are compared without spaces, stars, brackets' content and case. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\([^)]*\)/g, '')
    .replace(/[\s*:]/g, '')
    .toLowerCase();

const keyByName: ReadonlyMap<string, GoodsColumnKey> = new Map(
  goodsColumns.flatMap(({ key, title, aliases }) => [title, ...aliases].map((name) => [fold(name), key] as const)),
);

const searchedRows = 10;

/**
 * Where the columns of a table stand: the heading is the first of the upper rows that names the goods. Empty rows and
 * examples do not count towards the most rows of a table.
 */
export function readGoodsTable(rows: readonly (readonly string[])[]): GoodsTable | TableProblem {
  const head = rows
    .slice(0, searchedRows)
    .findIndex((row) => row.some((cell) => keyByName.get(fold(cell)) === 'title'));
  if (head < 0) return 'no_heading';
  const at: Partial<Record<GoodsColumnKey, number>> = {};
  const unknown: string[] = [];
  const repeated: string[] = [];
  (rows[head] ?? []).forEach((cell, index) => {
    const key = keyByName.get(fold(cell));
    if (!key) {
      if (cell) unknown.push(cell);
    } else if (at[key] === undefined) at[key] = index;
    else repeated.push(cell);
  });
  const filled = rows.slice(head + 1).filter((row) => row.some((cell) => cell !== ''));
  if (filled.length === 0) return 'no_rows';
  const goods = filled.filter((row) => !row[at.title ?? 0]?.trim().startsWith(exampleMark));
  return goods.length > goodsLimits.importRows ? 'too_many_rows' : { head, at, unknown, repeated };
}
