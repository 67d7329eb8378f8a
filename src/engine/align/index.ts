import { startWork, type WorkJob, type WorkKind } from '../work';
import type { AlignProgress, AlignRequest, AlignResult } from './alignScript';
import { AlignError, type AlignFailure, toFailure } from './errors';

export { AlignError } from './errors';

const KIND: WorkKind<AlignRequest, AlignProgress, AlignResult, AlignFailure> = {
  spawn: async () => (await import('./spawnWorker')).spawnWorker(),
  inPage: async () => (await import('./alignScript')).alignScript,
  toFailure,
  toError: (failure) => new AlignError(failure),
};

/** Starts finding when a known text is said in a recording. `done` rejects with AlignError or WorkCanceledError. */
export const startAlign = (request: AlignRequest): WorkJob<AlignProgress, AlignResult> => startWork(KIND, request);
