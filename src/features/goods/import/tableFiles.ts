import {
  exampleRows,
  goodsCells,
  goodsColumnKeys,
  goodsColumns,
  noteLines,
  noteTitles,
  problemColumn,
  type RowProblem,
  templateSheets,
} from '@/domain/goods';
import { type SheetCell, writeSheet } from '@/lib/sheets';
import type { Goods } from '@/services/goods/schema';
import type { CheckedFile } from './checkFile';

const columns = goodsColumns.map(({ title, width }) => ({ title, width }));

/** The empty table with two examples, and a sheet that says how each column is meant. */
export const templateFile = (): Promise<Blob> =>
  writeSheet([
    {
      name: templateSheets.goods,
      columns,
      rows: exampleRows.map((row) =>
        goodsColumnKeys.map((key) => ({ value: row[key] ?? '', tone: 'muted' as const, wrap: true })),
      ),
    },
    {
      name: templateSheets.notes,
      columns: [
        { title: noteTitles.column, width: 14 },
        { title: noteTitles.required, width: 12 },
        { title: noteTitles.note, width: 80 },
      ],
      rows: [
        ...goodsColumns.map(({ title, isRequired, note }) => [
          title,
          isRequired ? noteTitles.yes : noteTitles.no,
          note,
        ]),
        [],
        ...noteLines.map((line) => ['', '', line]),
      ],
    },
  ]);

/** Goods as the table that the import reads. */
export const goodsFile = (list: readonly Goods[]): Promise<Blob> =>
  writeSheet({ name: templateSheets.goods, columns, rows: list.map((goods) => goodsCells(goods)) });

/** The rows that could not be taken in, as they were, with their faults marked and told: to be put right and taken in again. */
export function faultyFile(file: CheckedFile, sentence: (problem: RowProblem) => string): Promise<Blob> {
  const heading = file.rows[file.table.head] ?? [];
  const rows = file.bad.map(({ row, problems }): SheetCell[] => {
    const cells = file.rows[row - 1] ?? [];
    const faulty = new Set(problems.map(({ column }) => file.table.at[column]));
    return [
      ...heading.map((_, index) => {
        const value = cells[index] ?? '';
        return faulty.has(index) ? { value, tone: 'error' as const } : value;
      }),
      { value: problems.map(sentence).join('\n'), tone: 'error', wrap: true },
    ];
  });
  const width = (index: number): number => goodsColumns.find(({ key }) => file.table.at[key] === index)?.width ?? 16;
  return writeSheet({
    name: templateSheets.errors,
    columns: [...heading.map((title, index) => ({ title, width: width(index) })), { title: problemColumn, width: 48 }],
    rows,
  });
}
