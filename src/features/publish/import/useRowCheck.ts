import { useEffect, useMemo, useState } from 'react';
import { type CheckedRow, checkRows, type ImportContext, missingColumns } from '@/domain/publishing/importing';
import type { ImportFile } from './useImportFile';

/** Milliseconds of work between two breaths of the page, and between two words about how far it is. */
const SLICE = 12;
const TELL_EVERY = 150;

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * All that a generator yields, worked through in slices: the page stays at hand in between.
 * @throws the signal's reason when it is aborted
 */
async function inSlices<T>(
  work: Iterator<T, void>,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<T[]> {
  const all: T[] = [];
  let begun = performance.now();
  let told = begun;
  for (let next = work.next(); !next.done; next = work.next()) {
    all.push(next.value);
    if (performance.now() - begun < SLICE) continue;
    if (performance.now() - told >= TELL_EVERY) {
      onProgress(all.length);
      told = performance.now();
    }
    await breath();
    signal.throwIfAborted();
    begun = performance.now();
  }
  return all;
}

export interface RowCheck {
  /** Of the newest check that came to its end; stays while the next one runs. */
  readonly rows: readonly CheckedRow[];
  readonly isChecking: boolean;
  /** Rows looked at by the running check. */
  readonly done: number;
}

const nothing: RowCheck = { rows: [], isChecking: false, done: 0 };

/** Checks the table whenever it, its columns or what it is held against change; never holds the page up. */
export function useRowCheck(file: ImportFile | undefined, context: ImportContext | undefined): RowCheck {
  const [state, setState] = useState<RowCheck>(nothing);
  const [all, table, planned] = [file?.rows, file?.table, file?.planned];
  // What was planned from this file is looked for in the calendar, no longer here; the others keep their numbers.
  const rows = useMemo(
    () => (planned?.size ? all?.map((row, index) => (planned.has(index + 1) ? [] : row)) : all),
    [all, planned],
  );
  useEffect(() => {
    if (!rows || !table || !context || missingColumns(table.mapping).length > 0) {
      setState(nothing);
      return;
    }
    const stop = new AbortController();
    setState((now) => ({ ...now, isChecking: true, done: 0 }));
    inSlices(checkRows(rows, table, context), stop.signal, (done) => setState((now) => ({ ...now, done })))
      .then((checked) => setState({ rows: checked, isChecking: false, done: checked.length }))
      .catch(() => undefined);
    return () => stop.abort();
  }, [rows, table, context]);
  return state;
}
