import { startWork, type WorkJob, type WorkKind } from '../work';
import { ConvertError, type ConvertFailure, toFailure } from './errors';
import type { ConvertProgress, ConvertRequest, ConvertResult, ConvertResults } from './types';

const KIND: WorkKind<ConvertRequest, ConvertProgress, ConvertResult, ConvertFailure> = {
  spawn: async () => (await import('./spawnWorker')).spawnWorker(),
  inPage: async () => (await import('./workConvert')).workConvert,
  toFailure,
  toError: (failure) => new ConvertError(failure),
};

/**
 * Starts a conversion in a worker (in the page where there is none). The source is read from disk piece by piece and the
 * result written to the browser's private disk: memory stays flat however large the file is.
 *
 * @returns Its handle; `done` rejects with WorkCanceledError or ConvertError. The files lie on disk until `release`.
 */
export function startConvert<R extends ConvertRequest>(
  request: R,
): WorkJob<ConvertProgress, ConvertResults[R['kind']]> {
  return startWork(KIND, request as ConvertRequest) as unknown as WorkJob<ConvertProgress, ConvertResults[R['kind']]>;
}
