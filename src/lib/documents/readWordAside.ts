import { askWorker } from '../askWorker';
import type { ReadAnswer } from './reader';
import type { WordOrder, WordText } from './readWord';
import { DocumentError } from './types';

/** The longest text that is let in takes two seconds on a slow laptop; what takes longer is made to. */
const DEADLINE_MS = 30_000;

/**
 * As `readWord`, in a worker: the page answers while a long document is read, and one that takes too long is given up.
 * Without workers, or where one does not start, the document is read here.
 * @throws DocumentError; an abort throws the signal's reason
 */
export async function readWordAside(order: WordOrder, signal?: AbortSignal): Promise<WordText> {
  const answer = await askWorker<WordOrder, ReadAnswer>(() => import('./spawnReader'), order, {
    deadline: DEADLINE_MS,
    tooSlow: () => new DocumentError('too-slow'),
    signal,
  });
  if (!answer || 'isBroken' in answer) {
    const { readWord } = await import('./readWord');
    return readWord(order);
  }
  if ('reason' in answer) throw new DocumentError(answer.reason);
  return answer.word;
}
