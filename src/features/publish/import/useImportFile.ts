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
  /** Numbers of rows that were planned from here. */
  readonly planned: ReadonlySet<number>;
  /** Cells put right by hand. */
  readonly edits: number;
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
  /** These rows are done with. */
  readonly leaveOut: (rows: readonly number[]) => void;
  /** What was planned was taken back: all rows count again. */
  readonly takeBack: () => void;
  readonly clear: () => void;
}

const untouched = { planned: new Set<number>(), edits: 0 };

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
      if (best) setFile({ name: chosen.name, sheets, ...best, ...untouched });
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
      return now && rows && table ? { ...now, sheet, rows, table, ...untouched } : now;
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
  const leaveOut = (rows: readonly number[]) =>
    setFile((now) => now && { ...now, planned: new Set([...now.planned, ...rows]) });
  const takeBack = () => setFile((now) => now && { ...now, planned: untouched.planned });
  const clear = () => {
    setFile(undefined);
    setProblem(undefined);
  };
  return { file, isReading, problem, read, choose, map, edit, leaveOut, takeBack, clear };
}

/** With one cell put right; what has no column yet gets one behind the others. */
function edited(file: ImportFile, row: number, key: PostColumnKey, text: string): ImportFile {
  const known = file.table.mapping[key];
  const column = known ?? file.rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  const rows = file.rows.map((cells, index) => {
    if (index !== row - 1) return cells;
    const next = Array.from({ length: Math.max(cells.length, column + 1) }, (_, at) => cells[at] ?? '');
    next[column] = text.trim();
    return next;
  });
  const mapping = { ...file.table.mapping, [key]: column };
  const edits = file.edits + 1;
  return { ...file, rows, edits, table: known === undefined ? { ...file.table, mapping } : file.table };
}
