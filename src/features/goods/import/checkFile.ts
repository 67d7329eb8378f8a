import {
  type CheckedTable,
  checkGoodsTable,
  type GoodsColumnKey,
  type GoodsTable,
  goodsColumnKeys,
  readGoodsTable,
  type TableProblem,
} from '@/domain/goods';
import { readSheetAside, type Sheet, SheetError } from '@/lib/sheets';

export interface CheckedFile extends CheckedTable {
  readonly name: string;
  readonly sheet: string;
  readonly rows: readonly (readonly string[])[];
  readonly table: GoodsTable;
}

/** A table that is none of goods: the heading or the rows are missing. */
export class NoGoodsTableError extends Error {
  override readonly name = 'NoGoodsTableError';
  constructor(readonly problem: TableProblem) {
    super(problem);
  }
}

/**
 * Reads a file and checks every row. Of several sheets the first that is a table of goods is taken.
 * @throws SheetError, NoGoodsTableError
 */
export async function checkFile(file: File): Promise<CheckedFile> {
  const sheets = await readRows(file);
  let problem: TableProblem = 'no_heading';
  for (const { name, rows } of sheets) {
    const table = readGoodsTable(rows);
    if (typeof table !== 'string')
      return { ...checkGoodsTable(rows, table), name: file.name, sheet: name, rows, table };
    if (table !== 'no_heading') problem = table;
  }
  throw new NoGoodsTableError(problem);
}

/** Beyond what the reader takes, more rows were asked for than one import has, whatever stands above and between them. */
async function readRows(file: File): Promise<Sheet[]> {
  try {
    return await readSheetAside(file);
  } catch (error) {
    if (error instanceof SheetError && error.reason === 'too_many_rows') throw new NoGoodsTableError('too_many_rows');
    throw error;
  }
}

/** The cells of a row by what they mean, as the import call wants them. */
export function cellsOf(file: CheckedFile, row: number): Partial<Record<GoodsColumnKey, string>> {
  const cells = file.rows[row - 1] ?? [];
  const named = goodsColumnKeys.flatMap((key) => {
    const at = file.table.at[key];
    const cell = at === undefined ? '' : (cells[at] ?? '');
    return cell ? [[key, cell] as const] : [];
  });
  return Object.fromEntries(named);
}
