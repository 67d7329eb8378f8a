import { type CheckedRow, checkGoodsRow } from './checkRow';
import { exampleMark, type GoodsColumnKey } from './columns.data';
import type { GoodsTable } from './readTable';
import { sameGoodsKeys } from './sameGoods';

interface TableRow extends CheckedRow {
  /** As Excel counts, from 1. */
  readonly row: number;
}

export interface CheckedTable {
  readonly good: readonly TableRow[];
  readonly bad: readonly TableRow[];
  /** Rows of the template that were left in. */
  readonly examples: number;
}

/** All rows of a table; a row that repeats an earlier one (same title or link) is named by that row. */
export function checkGoodsTable(rows: readonly (readonly string[])[], table: GoodsTable): CheckedTable {
  const good: TableRow[] = [];
  const bad: TableRow[] = [];
  const seen = new Map<string, number>();
  let examples = 0;
  for (let index = table.head + 1; index < rows.length; index += 1) {
    const cells = rows[index] ?? [];
    if (cells.every((cell) => cell === '')) continue;
    const checked = checkGoodsRow((key: GoodsColumnKey) => {
      const at = table.at[key];
      return at === undefined ? '' : (cells[at] ?? '');
    });
    if (checked.fields.title.startsWith(exampleMark)) {
      examples += 1;
      continue;
    }
    const row = index + 1;
    const keys = sameGoodsKeys(checked.fields);
    const twin = keys.map((key) => seen.get(key)).find((one) => one !== undefined);
    for (const key of keys) if (!seen.has(key)) seen.set(key, row);
    const problems =
      twin === undefined
        ? checked.problems
        : [...checked.problems, { column: 'title' as const, code: 'repeated' as const, limit: twin }];
    (problems.length > 0 ? bad : good).push({ ...checked, problems, row });
  }
  return { good, bad, examples };
}
