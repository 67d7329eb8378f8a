import { askWorker } from '../askWorker';
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
  const order: ReadOrder = { file, name: file.name, limits };
  const answer = await askWorker<ReadOrder, ReadAnswer>(() => import('./spawnReader'), order, {
    deadline: DEADLINE_MS,
    tooSlow: () => new SheetError('too_slow'),
    signal,
  });
  if (!answer || 'isBroken' in answer) return readSheet(file, limits);
  if ('reason' in answer) throw new SheetError(answer.reason, answer.place);
  return answer.sheets;
}
