import { useEffect, useState } from 'react';
import { type CheckedRow, checkRows, type ImportGround, missingColumns } from '@/domain/publishing/importing';
import { inSlices } from './inSlices';
import type { ImportFile } from './useImportFile';

export interface RowCheck {
  /** Of the newest check that came to its end; stays while the next one runs. */
  readonly rows: readonly CheckedRow[];
  readonly isChecking: boolean;
  /** Rows looked at by the running check. */
  readonly done: number;
}

const nothing: RowCheck = { rows: [], isChecking: false, done: 0 };

/** Checks the table whenever it, its columns or what it is held against change; never holds the page up. */
export function useRowCheck(file: ImportFile | undefined, ground: ImportGround | undefined): RowCheck {
  const [state, setState] = useState<RowCheck>(nothing);
  const [rows, table] = [file?.rows, file?.table];
  useEffect(() => {
    if (!rows || !table || !ground || missingColumns(table.mapping).length > 0) {
      setState(nothing);
      return;
    }
    const stop = new AbortController();
    setState((now) => ({ ...now, isChecking: true, done: 0 }));
    inSlices(checkRows(rows, table, ground), stop.signal, (done) => setState((now) => ({ ...now, done })))
      .then((checked) => setState({ rows: checked, isChecking: false, done: checked.length }))
      .catch(() => undefined);
    return () => stop.abort();
  }, [rows, table, ground]);
  return state;
}
