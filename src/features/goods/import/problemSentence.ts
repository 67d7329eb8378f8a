import { goodsColumns, type RowProblem } from '@/domain/goods';
import type { Translate } from '@/hooks/useT';

export const columnTitle = (key: RowProblem['column']): string =>
  goodsColumns.find((column) => column.key === key)?.title ?? key;

/** What is wrong at a cell, and how it is put right. */
export const problemSentence = (t: Translate, { column, code, part = '', limit = 0 }: RowProblem): string =>
  t(`goodsImport.problem.${code}`, { column: columnTitle(column), part, limit });
