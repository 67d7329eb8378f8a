import type { ReadAnswer, ReadOrder } from './reader';
import { readSheet } from './readSheet';
import { SheetError } from './SheetError';
import type { Sheet, SheetLimits } from './types';

/** A table of a hundred thousand cells takes two seconds on a slow laptop; what takes longer is made to. */
const DEADLINE_MS = 30_000;

/**
 * As `readSheet`, in a worker: the page answers while a long table is read, and one that takes too long is given up. Without workers, or where one does not start,
 * the table is read here.
 * @throws SheetError; an abort throws the signal's reason
 */
export async function readSheetAside(
  file: File,
  limits: Partial<SheetLimits> = {},
  signal?: AbortSignal,
): Promise<Sheet[]> {
  signal?.throwIfAborted();
  const answer = typeof Worker === 'undefined' ? undefined : await askWorker({ file, name: file.name, limits }, signal);
  if (!answer || 'isBroken' in answer) return readSheet(file, limits);
  if ('reason' in answer) throw new SheetError(answer.reason, answer.place);
  return answer.sheets;
}

async function askWorker(order: ReadOrder, signal: AbortSignal | undefined): Promise<ReadAnswer | undefined> {
  const { spawnReader } = await import('./spawnReader');
  return new Promise((resolve, reject) => {
    const worker = spawnReader();
    const deadline = setTimeout(() => end(() => reject(new SheetError('too_slow'))), DEADLINE_MS);
    const end = (settle: () => void) => {
      clearTimeout(deadline);
      worker.terminate();
      settle();
    };
    signal?.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true });
    worker.onmessage = (event: MessageEvent<ReadAnswer>) => end(() => resolve(event.data));
    worker.onerror = (event) => {
      event.preventDefault();
      end(() => resolve(undefined));
    };
    worker.postMessage(order);
  });
}
