import { useRef, useState } from 'react';
import { goodsLimits, type RowProblem } from '@/domain/goods';
import { messageOf, shownByCaller } from '@/lib/request';
import { CanceledError } from '@/lib/request/errors';
import { goodsApi } from '@/services/goods/api';
import type { ImportResult } from '@/services/goods/schema';
import { newId } from '@/utils/newId';
import { type CheckedFile, cellsOf } from './checkFile';

/** Small enough that the bar moves and a cancel is soon heard. */
const batch = Math.min(200, goodsLimits.importBatch);
const nothing: ImportResult = { added: 0, updated: 0, skipped: 0, refused: [] };

type ImportState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly done: number; readonly total: number }
  /** `rest` rows are still to be taken in: after a failure or a cancel. */
  | { readonly phase: 'ended'; readonly result: ImportResult; readonly rest: number; readonly problem?: string };

/** Bytes of one call; a server need not read more than 5 MB. */
const MAX_BATCH_BYTES = 4_000_000;

/** The next rows that fit into one call: at most `batch`, at least one. */
function nextRows(file: CheckedFile, from: number) {
  const rows = file.good.slice(from, from + batch).map(({ row }) => ({ row, cells: cellsOf(file, row) }));
  const bytes = (): number => new Blob([JSON.stringify(rows)]).size;
  while (rows.length > 1 && bytes() > MAX_BATCH_BYTES) rows.length = Math.ceil(rows.length / 2);
  return rows;
}

/** Takes the good rows of a file in, batch after batch; can be stopped, and gone on with where it stopped. */
export function useSheetImport(onChanged: () => void) {
  const [state, setState] = useState<ImportState>({ phase: 'idle' });
  const work = useRef<{ id: string; next: number; result: ImportResult }>(undefined);
  const controller = useRef<AbortController>(undefined);

  const run = async (file: CheckedFile, known: 'update' | 'skip') => {
    work.current ??= { id: newId(), next: 0, result: nothing };
    const own = work.current;
    const total = file.good.length;
    controller.current = new AbortController();
    const { signal } = controller.current;
    const end = (problem?: string) => {
      setState({ phase: 'ended', result: own.result, rest: total - own.next, ...(problem ? { problem } : {}) });
      onChanged();
    };
    try {
      while (own.next < total) {
        setState({ phase: 'running', done: own.next, total });
        const rows = nextRows(file, own.next);
        const answer = await goodsApi.import(
          { import_id: own.id, name: file.name.slice(0, 200), known, rows },
          { signal, ...shownByCaller },
        );
        own.next += rows.length;
        own.result = added(own.result, answer);
      }
      end();
    } catch (error) {
      end(error instanceof CanceledError || signal.aborted ? undefined : messageOf(error));
    }
  };
  return {
    state,
    run,
    cancel: () => controller.current?.abort(),
    reset: () => {
      controller.current?.abort();
      work.current = undefined;
      setState({ phase: 'idle' });
    },
  };
}

function added(sum: ImportResult, more: ImportResult): ImportResult {
  return {
    added: sum.added + more.added,
    updated: sum.updated + more.updated,
    skipped: sum.skipped + more.skipped,
    refused: [...sum.refused, ...more.refused],
  };
}

/** The server's refusals as those of the browser. */
export const refusalsOf = (result: ImportResult): readonly (RowProblem & { row: number })[] =>
  result.refused.map(({ code, ...rest }) => ({ ...rest, code: code as RowProblem['code'] }));
