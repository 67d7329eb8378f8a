import { useState } from 'react';
import { type PostColumnKey, type PostTable, readPostTable } from '@/domain/publishing/importing';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { readSheetAside, type Sheet } from '@/lib/sheets';

/** A table that was read; its cells may be put right. */
export interface ImportFile {
  readonly name: string;
  readonly sheets: readonly Sheet[];
  readonly sheet: string;
  readonly rows: readonly (readonly string[])[];
  readonly table: PostTable;
}

export interface ImportFileState {
  readonly file: ImportFile | undefined;
  readonly isReading: boolean;
  /** Why a file was refused. */
  readonly problem: string | undefined;
  readonly read: (chosen: File) => Promise<void>;
  readonly choose: (sheet: string) => void;
  /** Which column of the file holds a meaning; undefined = none. */
  readonly map: (key: PostColumnKey, column: number | undefined) => void;
  readonly edit: (row: number, key: PostColumnKey, text: string) => void;
  readonly clear: () => void;
}

/** The sheet with most known headings. */
function bestOf(sheets: readonly Sheet[]): Pick<ImportFile, 'sheet' | 'rows' | 'table'> | undefined {
  const known = sheets.flatMap(({ name, rows }) => {
    const table = readPostTable(rows);
    return table ? [{ sheet: name, rows, table }] : [];
  });
  const weight = (table: PostTable) => Object.keys(table.mapping).length;
  return known.sort((a, b) => weight(b.table) - weight(a.table))[0];
}

export function useImportFile(): ImportFileState {
  const t = useT();
  const [file, setFile] = useState<ImportFile>();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();

  const read = async (chosen: File) => {
    setFile(undefined);
    setProblem(undefined);
    setReading(true);
    try {
      const sheets = await readSheetAside(chosen);
      const best = bestOf(sheets);
      if (best) setFile({ name: chosen.name, sheets, ...best });
      else setProblem(t('publishImport.noRows'));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setReading(false);
    }
  };
  const choose = (sheet: string) =>
    setFile((now) => {
      const rows = now?.sheets.find(({ name }) => name === sheet)?.rows;
      const table = rows && readPostTable(rows);
      return now && rows && table ? { ...now, sheet, rows, table } : now;
    });
  const map = (key: PostColumnKey, column: number | undefined) =>
    setFile((now) => {
      if (!now) return now;
      // A column means one thing: who takes it leaves the other without.
      const others = Object.entries(now.table.mapping).filter(([other, at]) => other !== key && at !== column);
      const mapping = { ...Object.fromEntries(others), ...(column === undefined ? {} : { [key]: column }) };
      return { ...now, table: { ...now.table, mapping } };
    });
  const edit = (row: number, key: PostColumnKey, text: string) => setFile((now) => now && edited(now, row, key, text));
  const clear = () => {
    setFile(undefined);
    setProblem(undefined);
  };
  return { file, isReading, problem, read, choose, map, edit, clear };
}

/** With one cell put right; what has no column yet gets one behind the others. */
export function edited(file: ImportFile, row: number, key: PostColumnKey, text: string): ImportFile {
  const known = file.table.mapping[key];
  const column = known ?? file.rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  const rows = file.rows.map((cells, index) => {
    if (index !== row - 1) return cells;
    const next = Array.from({ length: Math.max(cells.length, column + 1) }, (_, at) => cells[at] ?? '');
    next[column] = text.trim();
    return next;
  });
  const mapping = { ...file.table.mapping, [key]: column };
  return { ...file, rows, table: known === undefined ? { ...file.table, mapping } : file.table };
}
